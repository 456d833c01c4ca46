import { readdirSync } from 'node:fs';
import path from 'node:path';
import { packageTexts } from 'services/texts/package-texts';
import { sectionFolders } from 'services/section-folders';
import { FILE_LANGUAGES } from 'shared-contracts/language';
import { readRepository } from './repository-files';
import { fileFaults, structureFaults } from './section-structure';
import { textFaults, type LanguageTexts } from './texts';
import { ROOT } from './workspace';

function textsOf(packageName: string): LanguageTexts {
  const folder = path.join(ROOT, packageName);
  const entries = FILE_LANGUAGES.map((language) => [language, packageTexts(folder, language)] as const);
  return Object.fromEntries(entries) as unknown as LanguageTexts;
}

/** Checks that all sections have the same structure, and all packages their texts, with plural forms, in all four languages. */
function main(): void {
  const sections = sectionFolders(ROOT);
  const faults = [
    ...sections.flatMap((section) => {
      const src = path.join(ROOT, section, 'src');
      return [...structureFaults(section, readdirSync(src)), ...fileFaults(section, readRepository(src))];
    }),
    ...[...sections, 'host-shell'].flatMap((name) => textFaults(name, textsOf(name))),
  ];
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

main();
