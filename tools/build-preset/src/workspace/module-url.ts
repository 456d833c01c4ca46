import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** When each file was changed last as it was loaded first. */
const firstLoaded = new Map<string, number>();

/** The address by which a file is imported: another one after a change, because Node keeps every module it has loaded. */
export function moduleUrl(file: string): string {
  const changedAt = statSync(file).mtimeMs;
  const first = firstLoaded.get(file) ?? changedAt;
  firstLoaded.set(file, first);
  const { href } = pathToFileURL(file);
  return changedAt === first ? href : `${href}?changed=${changedAt}`;
}
