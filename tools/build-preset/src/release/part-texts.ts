import path from 'node:path';
import type { Built, BuiltGroup } from '../bundlers/built';
import { EXPOSED_CHUNK } from '../options/remote-package';

/** The languages that have files. */
export const LANGUAGES = ['CN', 'EN', 'ID', 'TY'] as const;

/** The groups of texts that `routes.ts` gives to parts (`RemoteContributions.texts`). */
export interface GivenTexts {
  readonly screens?: Readonly<Record<string, readonly string[]>>;
  readonly widgets?: Readonly<Record<string, readonly string[]>>;
}

const PREFIX = 'locale-';
const GROUP_CHUNK = new RegExp(`^${PREFIX}(${LANGUAGES.join('|')})(?:-(.+))?$`);
const FORM = /_(?:zero|one|two|few|many|other)$/;
/** A literal that may be a key, or a template's part before its first place. */
const LITERAL = /(['"`])([A-Za-z][\w-]*\.[\w.-]*)(\1|\$\{)/g;

/** Texts that come together; those of all parts have no name. */
interface TextGroup {
  readonly name: string;
  readonly languages: Set<string>;
  /** Without plural forms. */
  readonly keys: Set<string>;
}

function keysIn(texts: unknown, before = ''): string[] {
  if (typeof texts !== 'object' || texts === null) return [before.replace(FORM, '')];
  return Object.entries(texts).flatMap(([name, inner]) => keysIn(inner, before === '' ? name : `${before}.${name}`));
}

function groupsOf(built: Pick<Built, 'groups'>): readonly TextGroup[] {
  const groups = new Map<string, TextGroup>();
  for (const [chunk, group] of built.groups) {
    const [, language, name = ''] = GROUP_CHUNK.exec(chunk) ?? [];
    if (language === undefined) continue;
    const known = groups.get(name) ?? { name, languages: new Set(), keys: new Set() };
    groups.set(name, known);
    known.languages.add(language);
    for (const { data } of group.modules()) for (const key of keysIn(data ?? {})) known.keys.add(key);
  }
  return [...groups.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

const firstName = (key: string): string => key.split('.')[0] ?? '';

/** Why the groups cannot be read as one, or null. */
function groupFault(groups: readonly TextGroup[]): string | null {
  const owners = new Map<string, string>();
  for (const { name, languages, keys } of groups) {
    const file = path.posix.join('src/locales', name);
    const missing = LANGUAGES.filter((language) => !languages.has(language));
    if (missing.length > 0)
      return `${file} is not loaded in ${missing.join(', ')}: src/locales.ts takes every language`;
    for (const first of new Set([...keys].map(firstName))) {
      const owner = owners.get(first);
      if (owner !== undefined)
        return `${file} and ${owner} both have the texts ${first}: rename one, or move them together`;
      owners.set(first, file);
    }
  }
  return null;
}

/** The chunk groups of a part: its own, and those of what it loads later. */
function loadedBy(group: BuiltGroup, seen = new Set<BuiltGroup>()): ReadonlySet<BuiltGroup> {
  if (seen.has(group) || group.name?.startsWith(PREFIX)) return seen;
  seen.add(group);
  for (const child of group.later()) loadedBy(child, seen);
  return seen;
}

function shows({ keys }: TextGroup, literal: string, isWhole: boolean): boolean {
  return isWhole ? keys.has(literal) : [...keys].some((key) => key.startsWith(literal));
}

/** The first text of these groups that the sources of chunk groups name, with the file. */
function foreignText(
  loaded: Iterable<BuiltGroup>,
  foreign: readonly TextGroup[],
): { readonly group: string; readonly key: string; readonly file: string } | null {
  for (const group of loaded)
    for (const { file, code } of group.modules())
      for (const [, , literal = '', end] of code?.matchAll(LITERAL) ?? []) {
        const owner = foreign.find((texts) => shows(texts, literal, end !== '${'));
        if (owner !== undefined) return { group: owner.name, key: literal, file };
      }
  return null;
}

/** Why a part would be drawn without some of its texts, or why it is given texts that there are not; null if it is not so. */
function partFault(
  built: Pick<Built, 'groups'>,
  groups: readonly TextGroup[],
  part: { readonly chunk: string; readonly name: string; readonly given: readonly string[] },
): string | null {
  const { chunk, name, given } = part;
  const group = built.groups.get(chunk);
  if (group === undefined) return `src/routes.ts gives texts to ${name}, which there is not`;
  const unknown = given.find((one) => !groups.some((known) => known.name === one));
  if (unknown !== undefined)
    return `src/routes.ts gives ${name} the texts ${unknown}, which src/locales.ts does not load`;
  const foreign = groups.filter((one) => one.name !== '' && !given.includes(one.name));
  // What is there before any part has nothing to do with what it loads.
  const loaded = chunk === EXPOSED_CHUNK ? [group] : loadedBy(group);
  const found = foreignText(loaded, foreign);
  if (found === null) return null;
  const shown = `${found.key} (${found.file}) of the texts ${found.group}`;
  if (chunk === EXPOSED_CHUNK) return `src/remote.ts imports what shows ${shown}: only parts may show them`;
  return `${name} shows ${shown}, which src/routes.ts does not give it`;
}

const KINDS = [
  ['screens', 'screen-'],
  ['widgets', 'widget-'],
] as const;

/**
 * Throws one sentence where a section's groups of texts (chunks named `locale-EN-<group>`) lack a language, hide each other's
 * keys, or where the sources of a part name a key of a group that it is not given. A key that is put together from its
 * first name on is not seen.
 */
export function assertTexts(built: Pick<Built, 'groups'>, given: GivenTexts = {}): void {
  const groups = groupsOf(built);
  if (groups.every(({ name }) => name === '') && Object.keys(given).length === 0) return;
  const stated = KINDS.flatMap(([kind, prefix]) =>
    Object.entries(given[kind] ?? {}).map(([name, texts]) => ({
      chunk: `${prefix}${name}`,
      name: `${kind}/${name}`,
      given: texts,
    })),
  );
  const others = [...built.groups.keys()]
    .filter((chunk) => chunk === EXPOSED_CHUNK || KINDS.some(([, prefix]) => chunk.startsWith(prefix)))
    .filter((chunk) => !stated.some((part) => part.chunk === chunk))
    .map((chunk) => ({ chunk, name: chunk, given: [] }));
  const fault =
    groupFault(groups) ?? [...stated, ...others].map((part) => partFault(built, groups, part)).find(Boolean);
  if (fault) throw new Error(fault);
}
