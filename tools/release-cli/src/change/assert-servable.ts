import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { renderPages } from '../render/render-pages';
import { UserError } from '../text/user-error';
import { readCandidates } from '../map/releases';
import type { EnvironmentSettings } from '../settings/settings';
import type { Store } from '../trust/store';
import { problemOfMap } from '../map/check-map';
import { nearestNote } from '../map/nearest-note';
import { changedMerchants } from '../map/view-groups';

function only(settings: EnvironmentSettings, merchants: readonly string[]): EnvironmentSettings {
  const wanted = new Set(merchants);
  const kept = Object.entries(settings.merchants).filter(([code]) => wanted.has(code));
  return { ...settings, merchants: Object.fromEntries(kept) };
}

/**
 * Refuses a map and settings that could not be served together as they are, pages and all, or will not be by
 * the map's own schedule; the refusal names the nearest set that works. Given the state `before`, which was
 * checked when it was written with these settings, only what changes against it is checked.
 */
export async function assertServable(
  store: Store,
  map: ReleaseMap,
  settings: EnvironmentSettings | undefined,
  before?: ReleaseMap,
): Promise<void> {
  const merchants = Object.keys(settings?.merchants ?? {});
  const concerned = before === undefined ? merchants : changedMerchants(before, map, merchants);
  const narrowed = settings === undefined ? undefined : only(settings, concerned);
  const descriptorOf = await readCandidates(store, map, settings);
  const problem = problemOfMap({ map, merchants, descriptorOf, sections: settings?.sections ?? {}, before });
  if (problem !== null) {
    const { sentence, misfit } = problem;
    const note = misfit === undefined ? '' : await nearestNote({ store, map, misfit, descriptorOf, before });
    throw new UserError(`${sentence}${note}`);
  }
  if (narrowed !== undefined) await renderPages({ store, map, settings: narrowed, descriptorOf });
}
