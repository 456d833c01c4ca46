import { messageOf } from '../text/user-error';
import { revisionKey, revisionPrefix } from '../store/keys';
import { parseStoredJson } from '../store/store';
import type { Store } from '../trust/store';
import { readKept, readPresent, type KeptState } from './read-revisions';
import { contentHash, type DocumentReader, type Revision } from './revision';

/** Earlier states that stay whatever their age, so one of them that is gone was taken. */
export const KEPT_STATES = 20;

async function presentState<State extends Revision>(
  store: Store,
  environment: string,
  document: DocumentReader<State>,
): Promise<KeptState<State> | null> {
  const { state, text } = await readPresent(store, environment, document);
  if (text === null) return null;
  return { state, hash: contentHash(parseStoredJson(text, document.keyOf(environment))) };
}

/** What is wrong with a state's link to the one before. */
function linkProblem<State extends Revision>(
  { state: { environment, revision, parent } }: KeptState<State>,
  before: KeptState<State> | undefined,
  present: number,
  { noun, part }: DocumentReader<State>,
): string | null {
  if (parent === undefined) return null;
  const key = revisionKey(environment, revision - 1, part);
  if (before !== undefined)
    return before.hash === parent
      ? null
      : `${key} in the store is another revision ${revision - 1} than the one that revision ${revision} of ${noun} followed`;
  // The oldest are collected, so of those nothing is missed.
  return present - revision < KEPT_STATES
    ? `${key} is not in the store, but revision ${revision} of ${noun} followed it`
    : null;
}

/**
 * What is wrong with the history of a document, one sentence each: states that are not signed, are not what the next one
 * followed, are gone too early, or are newer than the present one, which then is an earlier one that was put back.
 */
export async function chainProblems<State extends Revision>(
  store: Store,
  environment: string,
  document: DocumentReader<State>,
): Promise<readonly string[]> {
  const present = await presentState(store, environment, document);
  const problems: string[] = [];
  const states = new Map<number, KeptState<State>>();
  for (const key of await store.list(revisionPrefix(environment, document.part))) {
    try {
      const kept = await readKept(store, environment, document, key);
      if (kept !== null) states.set(kept.state.revision, kept);
    } catch (error) {
      problems.push(messageOf(error));
    }
  }
  const newest = present?.state.revision ?? 0;
  for (const revision of states.keys())
    if (revision > newest)
      problems.push(
        `${revisionKey(environment, revision, document.part)} is kept, but ${document.noun} in the store is revision ${newest}: an earlier one was put back`,
      );
  if (present === null || problems.length > 0) return problems;
  const kept = states.get(newest);
  if (kept !== undefined && kept.hash !== present.hash)
    problems.push(
      `${revisionKey(environment, newest, document.part)} in the store is another revision than the present one`,
    );
  states.set(newest, present);
  for (const [revision, state] of states) {
    const problem = linkProblem(state, states.get(revision - 1), newest, document);
    if (problem !== null) problems.push(problem);
  }
  return problems;
}
