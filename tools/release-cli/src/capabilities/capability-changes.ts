import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';

/** What of a descriptor says what a release may do. */
export type Asking = Pick<ReleaseDescriptor, 'name' | 'version' | 'capabilities' | 'contributions'>;

/** How a kind of capability is worded; kinds of later contracts are named as they are. */
const WORDS: Readonly<Record<string, (name: string) => string>> = {
  calls: (text) => text.replace(/^(\S+) (.*)$/, '$1 ($2)'),
  requests: (name) => `the session's ${name}`,
  local: (key) => `the key ${key} of localStorage`,
  session: (key) => `the key ${key} of sessionStorage`,
  asks: (intent) => `the intent ${intent}`,
  answers: (intent) => `answering the intent ${intent}`,
  emits: (event) => `telling the event ${event}`,
  hears: (event) => `hearing the event ${event}`,
  slots: (slot) => `the slot ${slot}`,
  hosts: (host) => `the host ${host}`,
};

/** Everything that a release asks for, in words. */
function askedBy({ capabilities = {}, contributions }: Asking): readonly string[] {
  const kinds = {
    ...capabilities,
    answers: contributions.intents,
    slots: contributions.slots.map(({ slot }) => slot),
  };
  return Object.entries(kinds).flatMap(([kind, names]) => {
    const word = Object.hasOwn(WORDS, kind) ? WORDS[kind] : undefined;
    return [...new Set(names)].map(word ?? ((name) => `${kind} ${name}`));
  });
}

function difference(names: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others);
  return names.filter((name) => !known.has(name));
}

/** What a release asks for that the one before did not, and the other way round, one sentence each. */
export function capabilityChanges(before: Asking | undefined, after: Asking): readonly string[] {
  if (after.name === 'host-shell' || before?.version === after.version) return [];
  const title = `${after.name} ${after.version}`;
  if (after.capabilities === undefined)
    return before?.capabilities === undefined
      ? []
      : [`${title} is from before capabilities were stated: it now may use everything`];
  if (before === undefined) return askedBy(after).map((what) => `${title} asks for ${what}`);
  if (before.capabilities === undefined)
    return [
      `${title} states its capabilities, ${before.version} could use everything`,
      ...askedBy(after).map((what) => `${title} asks for ${what}`),
    ];
  const [asked, now] = [askedBy(before), askedBy(after)];
  return [
    ...difference(now, asked).map((what) => `${title} now asks for ${what}`),
    ...difference(asked, now).map((what) => `${title} no longer asks for ${what}`),
  ];
}
