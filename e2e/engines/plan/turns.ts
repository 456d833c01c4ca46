import type { EngineName } from './engine-names';

/** Of a spec that the short form runs in every engine. */
export const EVERY_ENGINE = '@every-engine';

/** The engines that share the specs of the short form; further builds of Chromium have those of every engine alone. */
const SHARING: readonly EngineName[] = ['webkit', 'firefox', 'chromium-109'];

/** Tags that deal the specs of a file out to the engines, one after the other, beginning with the one of that number. */
export function takeTurns(first: number): () => string {
  let turn = first;
  return () => {
    const name = SHARING[turn % SHARING.length] ?? 'webkit';
    turn += 1;
    return `@${name}`;
  };
}

/** What the short form runs in an engine, by the tags. */
export function shortForm(name: EngineName): RegExp {
  return new RegExp(`(${EVERY_ENGINE}|@${name})(?![\\w-])`);
}

/** Whether the short form runs a spec somewhere. */
export function isInShortForm(tags: readonly string[]): boolean {
  return [EVERY_ENGINE, ...SHARING.map((name) => `@${name}`)].some((tag) => tags.includes(tag));
}
