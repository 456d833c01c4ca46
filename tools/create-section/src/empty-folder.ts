import { existsSync, readdirSync } from 'node:fs';

/** Throws a sentence where a folder has something in it besides git's own; one that is not there yet is empty. */
export function requireEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).some((entry) => entry !== '.git'))
    throw new Error(`${folder} is not empty: name another folder`);
}
