import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { versionsOfSet } from 'shared-contracts/release/resolve';
import { plannedMaps } from '../map/planned';
import { groupViews } from '../map/view-groups';
import { UserError } from '../text/user-error';
import { setsOfView } from './distinct-sets';
import type { SetVersions } from './set-versions';

/** A set by its id, as pages say it in `X-Release` and in their reports. */
export interface NamedSet {
  readonly id: string;
  /** Without the sections that are off in it. */
  readonly versions: SetVersions;
  /** The merchants whose devices could get it. */
  readonly merchants: readonly string[];
  /** When it was first served, and when last; `until` is null while it is. */
  readonly since: string;
  readonly until: string | null;
  /** The revision of the map that served it last. */
  readonly revision: number;
}

/** An id as pages write it. */
export const SET_ID = /^[0-9a-f]{16}$/;

/** What a state of the map serves under an id, with whom; null where no device gets it. */
function servedBy(
  map: ReleaseMap,
  merchants: readonly string[],
  id: string,
): Pick<NamedSet, 'versions' | 'merchants'> | null {
  const found = new Set<string>();
  let versions: SetVersions | null = null;
  for (const planned of plannedMaps(map))
    for (const group of groupViews(planned.map, merchants)) {
      const set = setsOfView(group.view).find((entry) => entry.id === id);
      if (set === undefined) continue;
      versions = versionsOfSet(set);
      for (const merchant of group.merchants) found.add(merchant);
    }
  return versions === null ? null : { versions, merchants: [...found].toSorted() };
}

/**
 * Finds the set that a page named by its id, in what the map serves and in every earlier state that is kept, steps of
 * rollouts and switched-off sections included. `states` are oldest first, the present one last. A page with overrides, or
 * with versions that it held over a release, has a set that no state of the map names. Refuses what is no id.
 */
export function setOfId(states: readonly ReleaseMap[], merchants: readonly string[], id: string): NamedSet | null {
  if (!SET_ID.test(id)) throw new UserError(`"${id}" is not the id of a set, such as 0123456789abcdef`);
  let newest: { readonly index: number; readonly served: Pick<NamedSet, 'versions' | 'merchants'> } | null = null;
  let first = -1;
  for (let index = states.length - 1; index >= 0; index -= 1) {
    const state = states[index];
    const served = state === undefined ? null : servedBy(state, merchants, id);
    if (served === null) continue;
    newest ??= { index, served };
    first = index;
  }
  const last = newest === null ? undefined : states[newest.index];
  if (newest === null || last === undefined) return null;
  return {
    id,
    ...newest.served,
    since: states[first]?.writtenAt ?? '',
    until: states[newest.index + 1]?.writtenAt ?? null,
    revision: last.revision,
  };
}
