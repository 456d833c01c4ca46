import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes texts into a folder, by their paths from there; folders between are made. */
export function writeTexts(folder: string, texts: ReadonlyMap<string, string>): void {
  for (const [file, text] of texts) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** What to run first in a repository that was just written. */
export function firstSteps(section: string, folder: string): readonly string[] {
  return [
    `${section} is in ${folder}.`,
    `  cd ${path.relative(process.cwd(), folder) || '.'}`,
    '  npm install',
    '  npm test',
    '  npm run build',
  ];
}
