import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { renderPages } from '../page/render-pages';
import { Refusal } from '../refusal';
import { readCandidates } from '../store/releases';
import type { EnvironmentSettings } from '../store/settings';
import type { Store } from '../store/store';
import { problemOfMap } from './check-map';

/** Refuses a map and settings that could not be served together as they are, pages and all. */
export async function assertServable(
  store: Store,
  map: ReleaseMap,
  settings: EnvironmentSettings | undefined,
): Promise<void> {
  const merchants = Object.keys(settings?.merchants ?? {});
  const descriptorOf = await readCandidates(store, map, settings);
  const problem = problemOfMap(map, merchants, descriptorOf);
  if (problem !== null) throw new Refusal(problem);
  if (settings !== undefined) await renderPages({ store, map, settings, descriptorOf });
}
