import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { viewForMerchant, type MapView } from 'shared-contracts/release/resolve';
import { counted } from '../text/counted';

/** Merchants that get exactly the same. */
export interface ViewGroup {
  /** The view of the first of them. */
  readonly view: MapView;
  /** Equal for equal views, whoever's and of whichever revision. */
  readonly content: string;
  readonly merchants: readonly string[];
}

/** Every merchant that a layer of the map names; all others get the same as each other. */
export function namedMerchants(map: ReleaseMap): ReadonlySet<string> {
  return new Set([
    ...Object.keys(map.pins),
    ...map.rollouts.flatMap((rollout) => rollout.merchants ?? []),
    ...map.switches.flatMap((entry) => entry.merchants ?? []),
  ]);
}

/** Merchants by what they get, in the order they were given: a thousand with the same view cost as much as one. */
export function groupViews(map: ReleaseMap, merchants: readonly string[]): readonly ViewGroup[] {
  const named = namedMerchants(map);
  const groups = new Map<string, { view: MapView; content: string; merchants: string[] }>();
  let unnamed: { view: MapView; content: string; merchants: string[] } | undefined;
  for (const merchant of merchants) {
    if (!named.has(merchant) && unnamed !== undefined) {
      unnamed.merchants.push(merchant);
      continue;
    }
    const view = viewForMerchant(map, merchant);
    const content = JSON.stringify(view.packages);
    const group = groups.get(content) ?? { view, content, merchants: [] };
    group.merchants.push(merchant);
    groups.set(content, group);
    if (!named.has(merchant)) unnamed = group;
  }
  return [...groups.values()];
}

/** Merchants whose view is another than before. */
export function changedMerchants(
  before: ReleaseMap,
  after: ReleaseMap,
  merchants: readonly string[],
): readonly string[] {
  const earlier = new Map(
    groupViews(before, merchants).flatMap((group) => group.merchants.map((merchant) => [merchant, group.content])),
  );
  return groupViews(after, merchants).flatMap((group) =>
    group.merchants.filter((merchant) => earlier.get(merchant) !== group.content),
  );
}

/** So many merchants are listed one by one; more are counted. */
export const NAMED_AT_MOST = 4;

/** Merchants as one phrase: by name, or how many with the first of them. */
export function merchantsText(merchants: readonly string[]): string {
  if (merchants.length <= NAMED_AT_MOST) return merchants.join(', ');
  return `${counted(merchants.length, 'merchant')} (${merchants.slice(0, NAMED_AT_MOST - 1).join(', ')}, …)`;
}
