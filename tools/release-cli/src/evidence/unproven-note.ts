import type { ReleaseMap } from 'shared-contracts/release/release-map';
import type { MapEdit } from '../edits/edits';
import { readMap } from '../map/read-map';
import { messageOf } from '../text/user-error';
import { readSettings } from '../settings/settings';
import type { Store } from '../trust/store';
import type { DistinctSet } from './distinct-sets';
import { hashesOf, newSets, unprovenText, withEvidence } from './proof';

/** What a write would serve without proof: lines for whoever writes, and the words that go into the reason. */
export interface UnprovenNote {
  readonly lines: readonly string[];
  /** Empty when everything is proven. */
  readonly reason: string;
}

/** Ids named in a reason; the rest is a number. */
const NAMED_SETS = 3;

function servedNewly(before: ReleaseMap, after: ReleaseMap, merchants: readonly string[]): readonly DistinctSet[] {
  return before === after ? [] : newSets(before, after, merchants);
}

/**
 * Says which sets an edit of single packages would serve without green evidence. It never refuses: an emergency
 * must not wait for a test run. What it says stands in the history.
 */
export async function unprovenNote(store: Store, environment: string, edit: MapEdit): Promise<UnprovenNote> {
  const { map: before } = await readMap(store, environment);
  const merchants = Object.keys((await readSettings(store, environment))?.settings.merchants ?? {});
  const after = edit(before);
  try {
    const states = await withEvidence(store, servedNewly(before, after, merchants), hashesOf(after));
    const unproven = states.filter((set) => set.evidence !== 'passed');
    if (unproven.length === 0) return { lines: [], reason: '' };
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
