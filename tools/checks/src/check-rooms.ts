import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { richTextFaults, roomFaults, textFaults } from './rooms';
import { ROOT } from './workspace';

const LANGUAGES = ['CN', 'EN', 'ID', 'TY'];

function textsOf(packageName: string): Record<string, unknown> {
  const folder = path.join(ROOT, packageName, 'src/locales');
  const entries = LANGUAGES.map((language) => {
    const file = path.join(folder, `${language}.json`);
    return [language, existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : {}] as const;
  });
  return Object.fromEntries(entries);
}

/** Checks that every section has the same rooms, and every package the same texts in all four languages. */
function main(): void {
  const sections = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  const faults = [
    ...sections.flatMap((section) => roomFaults(section, readdirSync(path.join(ROOT, section, 'src')))),
    ...[...sections, 'host-shell'].flatMap((name) => {
      const texts = textsOf(name);
      return [
        ...textFaults(name, texts),
        ...Object.values(texts).flatMap((language) => richTextFaults(name, language)),
      ];
    }),
  ];
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

main();
