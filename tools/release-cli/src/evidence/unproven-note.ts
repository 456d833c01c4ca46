import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { messageOf } from '../text/user-error';
import type { Store } from '../trust/store';
import { hashesOf, newSets, unprovenText, withEvidence } from './proof';

/** What a write would serve without proof: lines for whoever writes, and the words that go into the reason. */
export interface UnprovenNote {
  readonly lines: readonly string[];
  /** Empty when everything is proven. */
  readonly reason: string;
}

export const NO_NOTE: UnprovenNote = { lines: [], reason: '' };

/** The environment whose players get an unproven set only with a note. */
const NOTED_ENVIRONMENT = 'production';

/** Ids named in a reason; the rest is a number. */
const NAMED_SETS = 3;

/**
 * Says which sets a change of single packages would serve without green evidence. It never refuses: an emergency
 * must not wait for a test run. What it says stands in the history.
 */
export async function unprovenNote(
  store: Store,
  before: ReleaseMap,
  after: ReleaseMap,
  merchants: readonly string[],
): Promise<UnprovenNote> {
  // Elsewhere sets are served in order to be proven.
  if (after.environment !== NOTED_ENVIRONMENT) return NO_NOTE;
  try {
    const states = await withEvidence(store, newSets(before, after, merchants), hashesOf(after));
    const unproven = states.filter((set) => set.evidence !== 'passed');
    if (unproven.length === 0) return NO_NOTE;
    const ids = unproven.slice(0, NAMED_SETS).map((set) => set.id);
    const rest = unproven.length > NAMED_SETS ? ` and ${unproven.length - NAMED_SETS} more` : '';
    return {
      lines: unproven.map((set) => `Not proven as a set: ${unprovenText(set)}.`),
      reason: `not proven as a set: ${ids.join(', ')}${rest}`,
    };
  } catch (error) {
    return { lines: [`Not proven as a set: ${messageOf(error)}.`], reason: 'not proven as a set' };
  }
}
