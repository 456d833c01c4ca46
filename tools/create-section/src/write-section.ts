import path from 'node:path';
import { requireEmpty } from './empty-folder';
import { scopeLine } from './scope-registry';
import { SECTION_TYPES, sectionManifest } from './section-manifest';
import { namedText, sectionName } from './section-name';
import { ownName, templateFiles, templateText } from './template-files';
import { firstSteps, writeTexts } from './write-texts';

/** A value as the text of a file. */
export function jsonText(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A section that was written. */
export interface WrittenSection {
  /** `mfe-live-sports`. */
  readonly section: string;
  /** Its folder. */
  readonly folder: string;
  /** Paths from there. */
  readonly files: readonly string[];
}

/**
 * Writes the repository of a new section, which passes its own tests and builds: one screen, one widget, one event, one
 * call. Packages of the site come from `registry`, where there is one. Throws a sentence, and writes nothing, where the name
 * is none or the folder has something in it.
 */
export function writeSection(name: string, into?: string, registry: string | null = null): WrittenSection {
  const words = sectionName(name);
  const folder = path.resolve(into ?? words.section);
  requireEmpty(folder);
  const texts = new Map<string, string>([
    ['package.json', jsonText(sectionManifest(words))],
    ['tsconfig.json', jsonText(SECTION_TYPES)],
  ]);
  if (registry !== null) texts.set('.npmrc', scopeLine(registry));
  for (const file of templateFiles()) texts.set(ownName(namedText(file, words)), namedText(templateText(file), words));
  writeTexts(folder, texts);
  return { section: words.section, folder, files: [...texts.keys()].sort() };
}

/** What to do with a section that was just written. */
export function nextSteps({ section, folder }: WrittenSection): readonly string[] {
  return [...firstSteps(section, folder), 'README.md says how it is published.'];
}
