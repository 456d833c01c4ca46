import { messageOf } from '../text/user-error';
import { collectedHashesKey, revisionKey, revisionPrefix } from '../store/keys';
import { parseStoredJson } from '../store/store';
import type { Store } from '../trust/store';
import { readCollected, type CollectedHashes } from './collected-hashes';
import { readKept, readPresent, type KeptState } from './read-revisions';
import { contentHash, type DocumentReader, type Revision } from './revision';

/** Earlier states that stay whatever their age, so one of them that is gone was taken. */
export const KEPT_STATES = 20;

/** What is wrong with one state of a document. */
export interface ChainFault {
  readonly revision: number;
  /** Without a full stop. */
  readonly sentence: string;
}

/** Every state of a document that is kept, and whether each is the one that the next followed. */
export interface Chain<State extends Revision> {
  /** The present revision; 0 before the first write. */
  readonly newest: number;
  /** By revision, the present one included. */
  readonly states: ReadonlyMap<number, KeptState<State>>;
  readonly collected: CollectedHashes;
  /** By revision, lowest first; none where the chain is whole. */
  readonly faults: readonly ChainFault[];
}

async function presentState<State extends Revision>(
  store: Store,
  environment: string,
  document: DocumentReader<State>,
): Promise<KeptState<State> | null> {
  const { state, text } = await readPresent(store, environment, document);
  if (text === null) return null;
  return { state, hash: contentHash(parseStoredJson(text, document.keyOf(environment))) };
}

/** What is kept of a document, and why some of it cannot be used. */
async function readKeptStates<State extends Revision>(
  store: Store,
  environment: string,
  document: DocumentReader<State>,
): Promise<{ readonly states: Map<number, KeptState<State>>; readonly faults: ChainFault[] }> {
  const states = new Map<number, KeptState<State>>();
  const faults: ChainFault[] = [];
  const prefix = revisionPrefix(environment, document.part);
  for (const key of await store.list(prefix)) {
    try {
      const kept = await readKept(store, environment, document, key);
      if (kept !== null) states.set(kept.state.revision, kept);
    } catch (error) {
      faults.push({ revision: Number.parseInt(key.slice(prefix.length), 10), sentence: messageOf(error) });
    }
  }
  return { states, faults };
}

/** The hash of a collected state; undefined of one that is not in the list. */
function collectedHash({ first, hashes }: CollectedHashes, revision: number): string | undefined {
  return hashes[revision - first];
}

/** What is wrong with a state's link to the one before. */
function linkProblem<State extends Revision>(
  { state: { environment, revision, parent } }: KeptState<State>,
  { states, newest, collected }: Pick<Chain<State>, 'states' | 'newest' | 'collected'>,
  { noun, part }: DocumentReader<State>,
): string | null {
  if (parent === undefined) return null;
  const key = revisionKey(environment, revision - 1, part);
  const before = states.get(revision - 1);
  if (before !== undefined)
    return before.hash === parent
      ? null
      : `${key} in the store is another revision ${revision - 1} than the one that revision ${revision} of ${noun} followed`;
  const known = collectedHash(collected, revision - 1);
  if (known !== undefined && known !== parent)
    return `${collectedHashesKey(environment, part)} in the store names another revision ${revision - 1} than the one that revision ${revision} of ${noun} followed`;
  // The oldest are collected, so of those nothing is missed.
  const isCollected = newest - revision >= KEPT_STATES && revision === oldestAfter(states, revision);
  return isCollected ? null : `${key} is not in the store, but revision ${revision} of ${noun} followed it`;
}

/** The lowest revision that is kept, up to one. */
function oldestAfter(states: ReadonlyMap<number, unknown>, revision: number): number {
  return Math.min(revision, ...states.keys());
}

/**
 * Walks the history of a document. A fault is a state that is not signed, is not what the next one followed, is gone too
 * early, or is newer than the present one, which then is an earlier one that was put back.
 */
export async function readChain<State extends Revision>(
  store: Store,
  environment: string,
  document: DocumentReader<State>,
): Promise<Chain<State>> {
  const { noun, part } = document;
  const present = await presentState(store, environment, document);
  const collected = await readCollected(store, environment, part);
  const { states, faults } = await readKeptStates(store, environment, document);
  const newest = present?.state.revision ?? 0;
  for (const revision of states.keys())
    if (revision > newest)
      faults.push({
        revision,
        sentence: `${revisionKey(environment, revision, part)} is kept, but ${noun} in the store is revision ${newest}: an earlier one was put back`,
      });
  if (present === null || faults.length > 0) return { newest, states, collected, faults: sorted(faults) };
  const kept = states.get(newest);
  if (kept !== undefined && kept.hash !== present.hash)
    faults.push({
      revision: newest,
      sentence: `${revisionKey(environment, newest, part)} in the store is another revision than the present one`,
    });
  states.set(newest, present);
  for (const [revision, state] of states) {
    const sentence = linkProblem(state, { states, newest, collected }, document);
    if (sentence !== null) faults.push({ revision: revision - 1, sentence });
  }
  return { newest, states, collected, faults: sorted(faults) };
}

function sorted(faults: readonly ChainFault[]): readonly ChainFault[] {
  return faults.toSorted((one, other) => one.revision - other.revision);
}

/** What is wrong with the history of a document, one sentence each; see {@link readChain}. */
export async function chainProblems<State extends Revision>(
  store: Store,
  environment: string,
  document: DocumentReader<State>,
): Promise<readonly string[]> {
  return (await readChain(store, environment, document)).faults.map(({ sentence }) => sentence);
}
