import type { BootRelease } from '../documents/boot-document';
import type { FilesNeeded, ReleaseShim } from '../documents/descriptor';

/** A screen or widget, by its name in the release. */
export type PartName = readonly [kind: 'screens' | 'widgets', name: string];

/**
 * The files that parts of a release need in a language, in this order: its start, its texts, and of each part itself and its groups of
 * texts. A part or language that the release lacks needs none.
 */
export function needsOf(
  release: Pick<BootRelease, 'start' | 'locales' | 'screens' | 'widgets'>,
  language: string,
  parts: readonly PartName[] = [],
): readonly FilesNeeded[] {
  const { start, locales } = release;
  const found = parts.flatMap(([kind, name]) => {
    const part = release[kind][name];
    return [part, ...(part?.texts ?? []).map((group) => locales[`${language}-${group}`])];
  });
  return [start, locales[language], ...found].flatMap((needed) => needed ?? []);
}

/** File names: for each need its scripts, then its styles. */
export function fileNames(needs: readonly FilesNeeded[]): readonly string[] {
  return needs.flatMap(({ scripts, styles }) => [...scripts, ...styles]);
}

interface Release extends Pick<
  BootRelease,
  'entry' | 'start' | 'screens' | 'widgets' | 'locales' | 'sharedChunks' | 'documents'
> {
  /** Shims as a page knows them, or as the descriptor states them. */
  readonly shims?: Readonly<Record<string, string | Pick<ReleaseShim, 'script'>>>;
}

/** Names of all files of a release that pages load by name, each once. */
export function allFileNames(release: Release): readonly string[] {
  const { entry, start, screens, widgets, locales, sharedChunks, shims = {}, documents = {} } = release;
  const groups: readonly Readonly<Record<string, FilesNeeded>>[] = [screens, widgets, locales, sharedChunks, documents];
  const needs = [start, ...groups.flatMap((group) => Object.values(group))];
  const entries = [entry, ...Object.values(documents).map((document) => document.entry)];
  const further = Object.values(shims).map((shim) => (typeof shim === 'string' ? shim : shim.script));
  return [...new Set([...entries, ...fileNames(needs), ...further])];
}

/** The scripts of {@link allFileNames}. */
export function allScriptNames(release: Release): readonly string[] {
  return allFileNames(release).filter((name) => !name.endsWith('.css'));
}
