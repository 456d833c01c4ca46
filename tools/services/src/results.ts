import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What runs found, as files for whoever ran them: git ignores the folder, CI keeps it with the run. */
export const RESULTS = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../results');

/** Keeps what a run found under that name, and says where. */
export function keepResult(name: string, text: string, folder: string = RESULTS): void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(file, text.endsWith('\n') ? text : `${text}\n`);
  process.stdout.write(`Results: ${path.relative(process.cwd(), file)}\n`);
}
