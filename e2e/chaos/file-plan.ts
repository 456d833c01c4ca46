import type { BootDocument, BootRelease } from 'shared-contracts/release/boot-document';
import { fileNames } from 'shared-contracts/release/needed-files';
import { FILE_LANGUAGES, START_LANGUAGE, type FileLanguage } from 'shared-contracts/language';
import { isPackageName, type PackageName } from 'shared-contracts/remote/remote-names';
import { frameTable, PERSONAS, type FrameRow } from '../support/page-tables/frame-table';
import { FILE_FAULTS, type FileFault } from './faults/file-faults';
import type { Who } from './journeys/journey';

/** A file of a release, and a page that needs it. */
export interface FilePlace {
  readonly package: PackageName;
  readonly file: string;
  /** What it is to its package; files of no page's beginning come later, or never. */
  readonly kind: string;
  readonly who: Who;
  readonly at: string;
  readonly language: FileLanguage;
}

export interface FileCase extends FilePlace {
  readonly fault: FileFault;
}

/** A page, and who may open it. */
type Page = Pick<FilePlace, 'who' | 'at'>;

/** Kinds of which there are scripts alone. */
const WITHOUT_TYPE: ReadonlySet<string> = new Set(['entry', 'texts']);

const WHO: Readonly<Record<string, Who>> = { visitor: 'visitor', member: 'demo_member', agent: 'demo_agent' };
/** Of each kind, one file stands for all in the short form. */
const QUICK_KINDS = ['entry', 'screen script', 'screen style', 'texts'] as const;

function versionOf(boot: BootDocument, name: PackageName): string {
  return boot.view.packages[name]?.version ?? '';
}

/** The packages that the page was given releases of. */
function packagesOf({ releases }: BootDocument): readonly PackageName[] {
  return Object.keys(releases).filter(isPackageName);
}

function releaseOf(boot: BootDocument, name: PackageName): BootRelease | undefined {
  return boot.releases[name]?.[versionOf(boot, name)];
}

/** The first page that shows a screen, and somebody who may open it. */
function pageOf(rows: readonly FrameRow[], owner: PackageName, screen?: string): Page {
  for (const persona of ['visitor', 'member', 'agent'] as const) {
    const place = PERSONAS.indexOf(persona);
    const row = rows.find(
      (one) => one.owner === owner && (screen === undefined || one.screen === screen) && one.access[place] === 'shown',
    );
    if (row !== undefined) return { who: WHO[persona] ?? 'visitor', at: row.path };
  }
  return { who: 'visitor', at: '/m/home' };
}

function kindOf(file: string, part: string): string {
  return `${part} ${file.endsWith('.css') ? 'style' : 'script'}`;
}

/** Names of every file of a release; what the page does not name comes from its descriptor. */
export type FileNames = (name: PackageName, version: string) => readonly string[];

/** What is known of a release's files from the page: each once, by the first page that needs it. */
function placesOf(boot: BootDocument, name: PackageName, names: FileNames): readonly FilePlace[] {
  const release = releaseOf(boot, name);
  if (release === undefined) return [];
  const rows = frameTable(boot);
  const anywhere = pageOf(rows, name);
  const found = new Map<string, FilePlace>();
  const add = (files: readonly string[], kind: string, place: Page, language: FileLanguage = START_LANGUAGE): void => {
    for (const file of files)
      if (!found.has(file))
        found.set(file, {
          package: name,
          file,
          kind: WITHOUT_TYPE.has(kind) ? kind : kindOf(file, kind),
          language,
          ...place,
        });
  };
  add([release.entry], 'entry', anywhere);
  add(fileNames([release.start]), 'start', anywhere);
  for (const [screen, needs] of Object.entries(release.screens)) {
    add(fileNames([needs]), 'screen', pageOf(rows, name, screen));
    for (const group of needs.texts ?? [])
      for (const language of FILE_LANGUAGES) {
        const texts = release.locales[`${language}-${group}`];
        if (texts !== undefined) add(fileNames([texts]), 'texts', pageOf(rows, name, screen), language);
      }
  }
  for (const needs of Object.values(release.widgets))
    add(fileNames([needs]), 'widget', { who: 'visitor', at: '/m/home' });
  for (const language of FILE_LANGUAGES) {
    const texts = release.locales[language];
    if (texts !== undefined) add(fileNames([texts]), 'texts', anywhere, language);
  }
  for (const [key, needs] of Object.entries(release.sharedChunks))
    add(fileNames([needs]), 'shared', pageTaking(boot, rows, key));
  add(names(name, versionOf(boot, name)), 'later', anywhere);
  return [...found.values()];
}

/** A page whose screen takes a shared module from the host. */
function pageTaking(boot: BootDocument, rows: readonly FrameRow[], key: string): Page {
  for (const name of packagesOf(boot))
    for (const [screen, { shared }] of Object.entries(releaseOf(boot, name)?.screens ?? {}))
      if (shared.includes(key)) return pageOf(rows, name, screen);
  return { who: 'visitor', at: '/m/home' };
}

/** Whether a file may wait for more than its page being opened: a widget for its place, a later part for a tap. */
export function mayWait({ kind }: FilePlace): boolean {
  return kind.startsWith('widget') || kind.startsWith('later');
}

/** Every file of a package with every fault. */
export function fullFilePlan(boot: BootDocument, names: FileNames, only: PackageName): readonly FileCase[] {
  return placesOf(boot, only, names).flatMap((place) => FILE_FAULTS.map((fault) => ({ ...place, fault })));
}

/** A file of each kind of every package, with a fault by rotation. */
export function quickFilePlan(boot: BootDocument, names: FileNames): readonly FileCase[] {
  const chosen = packagesOf(boot).flatMap((name) => {
    const places = placesOf(boot, name, names);
    return QUICK_KINDS.flatMap((kind) => places.find((place) => place.kind === kind) ?? []);
  });
  return chosen.map((place, index) => ({
    ...place,
    fault: FILE_FAULTS[(index * 5) % FILE_FAULTS.length] ?? 'missing',
  }));
}
