import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { requireEmpty } from '../empty-folder';
import { scopeLine } from '../scope-registry';
import { sectionPlace } from '../screen/section-folder';
import { SECTION_TYPES } from '../section-manifest';
import { namedText, sectionName, type SectionName } from '../section-name';
import { ownName, templateFiles, templateText } from '../template-files';
import { jsonText } from '../write-section';
import { firstSteps, writeTexts } from '../write-texts';
import { ownManifest } from './own-manifest';

/** What is made again where it is needed. */
const MADE = new Set(['node_modules', 'dist', 'coverage', '.local']);

/** Which section of a workspace moves, and where to. */
export interface RepositoryOrder {
  /** The workspace. */
  readonly folder: string;
  /** `mfe-games`. */
  readonly section: string;
  /** The folder of its repository: `section` in the folder of the process where none is named. */
  readonly into?: string;
  /** Where packages of the site come from; npm's own registry without. */
  readonly registry?: string | null;
}

/** A repository that was written. */
export interface WrittenRepository {
  readonly section: string;
  readonly folder: string;
}

/** Files of the template that belong to a repository and not to a section: CI, lint, tests, and how it is released. */
function surroundings(name: SectionName): ReadonlyMap<string, string> {
  const files = templateFiles().filter((file) => !file.startsWith('src/') && file !== 'README.md');
  return new Map(files.map((file) => [ownName(file), namedText(templateText(file), name)]));
}

function ownTypes(folder: string): string {
  const types = JSON.parse(readFileSync(path.join(folder, 'tsconfig.json'), 'utf8')) as object;
  return jsonText({ ...types, extends: SECTION_TYPES.extends });
}

/**
 * Writes a section of a workspace into a repository of its own: its files as they are, installed from a registry, with the
 * surroundings of a new section. The folder of the workspace stays. Throws a sentence, and writes nothing, where there is no
 * such section, where it depends on what no registry has, or where the new folder has something in it.
 */
export function writeRepository({ folder: root, section, into, registry }: RepositoryOrder): WrittenRepository {
  const name = sectionName(section);
  const from = path.join(root, sectionPlace(root, name.section).section);
  const folder = path.resolve(into ?? name.section);
  requireEmpty(folder);
  const texts = new Map([
    ['package.json', jsonText(ownManifest(from, name))],
    ['tsconfig.json', ownTypes(from)],
  ]);
  for (const [file, text] of surroundings(name)) if (!existsSync(path.join(from, file))) texts.set(file, text);
  if (typeof registry === 'string') texts.set('.npmrc', scopeLine(registry));
  cpSync(from, folder, { recursive: true, filter: (file) => !MADE.has(path.basename(file)) });
  writeTexts(folder, texts);
  return { section: name.section, folder };
}

/** What to do with a section that has just got a repository. */
export function movingSteps({ section, folder }: WrittenRepository): readonly string[] {
  return [
    ...firstSteps(section, folder),
    'RELEASING.md says how it is published: the same sources are the same bytes there and here.',
    `What README.md links to outside of ${section} stays behind. Then delete the folder here, and its line in CODEOWNERS.`,
  ];
}
