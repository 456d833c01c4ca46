import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { kitFiles, reach, type Reached } from './source-graph';

/** What a section uses of its context, each list sorted. */
export type UsedCapabilities = Readonly<Record<CapabilityKind, readonly string[]>>;
export type CapabilityKind = 'calls' | 'requests' | 'local' | 'session' | 'asks' | 'answers' | 'emits' | 'hears';

/** How the source says that it uses something; the name is the first group. */
const MENTIONS: Readonly<Record<Exclude<CapabilityKind, 'calls' | 'local' | 'session'>, readonly RegExp[]>> = {
  requests: [/\brequests\.(\w+)\b/g],
  asks: [/\bintents\.request\(\s*'([^']+)'/g],
  answers: [/\bintents\.handle\(\s*'([^']+)'/g],
  emits: [/\bevents\.emit\(\s*'([^']+)'/g],
  hears: [/\bevents\.on\(\s*'([^']+)'/g, /\buseEvent\(\s*'([^']+)'/g],
};

/** Names of keys stand in tables of the contract; who passes one on to the kit uses it as well. */
const KEYS = { local: /\bLOCAL_KEY\.(\w+)/g, session: /\bSESSION_KEY\.(\w+)/g } as const;
/** Keys as they are. */
const PLAIN_KEYS = {
  local: [/\b(?:get|set|remove)Local\(\s*'([^']+)'/g],
  session: [/\b(?:get|set|remove|watch)Session\(\s*'([^']+)'/g],
} as const;

/** Uses whose name is not there to be read: by a variable, or by parts of a service that stand alone. */
const UNREADABLE: readonly RegExp[] = [
  /\bintents\.(?:request|handle)\(\s*[^'\s][\w.]*/g,
  /\bevents\.(?:on|emit)\(\s*[^'\s][\w.]*/g,
  /\b(?:get|set|remove|watch)(?:Local|Session)\(\s*(?!LOCAL_KEY\.|SESSION_KEY\.)[^'\s][\w.]*/g,
  /\b(?:LOCAL_KEY|SESSION_KEY|requests|intents|events)\[[^\]]*/g,
  /\{[^{}]*\} = (?:\w+\.)?(?:requests|intents|events|storage)\b/g,
];

interface KeyTables {
  readonly LOCAL_KEY: Readonly<Record<string, string>>;
  readonly SESSION_KEY: Readonly<Record<string, string>>;
}

const sorted = (names: Iterable<string | undefined>): readonly string[] =>
  [...new Set([...names].filter((name) => name !== undefined))].toSorted();

function mentioned({ texts }: Reached, patterns: readonly RegExp[]): readonly string[] {
  return sorted(
    [...texts.values()].flatMap((text) =>
      patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name)),
    ),
  );
}

/** The ids of the calls among the values that the source imports of the contract. */
async function callsOf({ contract }: Reached, load: (module: string) => Promise<object>): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [module, names] of contract) {
    if (!module.startsWith('shared-contracts/api/endpoints/')) continue;
    const values = (await load(module)) as Readonly<Record<string, { readonly id?: unknown; readonly path?: unknown }>>;
    for (const name of names) {
      const value = values[name];
      if (typeof value?.id === 'string' && typeof value.path === 'string') found.push(value.id);
    }
  }
  return sorted(found);
}

function reachedBy(folder: string, kit: string): Reached {
  const starts = ['remote.ts', 'routes.ts'].map((file) => path.join(folder, 'src', file));
  return reach(starts, kitFiles(kit));
}

/** Uses in a section's own files that no check can name, each with its file. */
export function unreadableUses(folder: string, kit: string): readonly string[] {
  return [...reachedBy(folder, kit).texts]
    .filter(([file]) => file.startsWith(folder + path.sep))
    .flatMap(([file, text]) =>
      UNREADABLE.flatMap((pattern) => text.match(pattern) ?? []).map((use) => `${path.relative(folder, file)}: ${use}`),
    );
}

/**
 * What the code of a section uses, kit included: calls it imports, keys it names, events, intents and requests it speaks of.
 * `folder` is the section's, `kit` that of shared-kit.
 */
export async function usedCapabilities(folder: string, kit: string): Promise<UsedCapabilities> {
  const reached = reachedBy(folder, kit);
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  const load = async (module: string): Promise<object> => (await import(pathToFileURL(resolve(module)).href)) as object;
  const tables = (await load('shared-contracts/storage')) as KeyTables;
  const keys = (kind: keyof typeof KEYS, table: Readonly<Record<string, string>>): readonly string[] =>
    sorted([...mentioned(reached, [KEYS[kind]]).map((name) => table[name]), ...mentioned(reached, PLAIN_KEYS[kind])]);
  return {
    calls: await callsOf(reached, load),
    requests: mentioned(reached, MENTIONS.requests),
    local: keys('local', tables.LOCAL_KEY),
    session: keys('session', tables.SESSION_KEY),
    asks: mentioned(reached, MENTIONS.asks),
    answers: mentioned(reached, MENTIONS.answers),
    emits: mentioned(reached, MENTIONS.emits),
    hears: mentioned(reached, MENTIONS.hears),
  };
}
