import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { viewForMerchant, type MapView } from 'shared-contracts/release/resolve';

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

/** A view, and the text by which equal ones are known. */
type KnownView = Pick<ViewGroup, 'view' | 'content'>;

/** The views of one map: each merchant that a layer names is looked at once, and all others together once. */
class MapViews {
  readonly #map: ReleaseMap;
  readonly #named: ReadonlySet<string>;
  readonly #byContent = new Map<string, KnownView>();
  readonly #byMerchant = new Map<string, KnownView>();
  #unnamed: KnownView | undefined;

  constructor(map: ReleaseMap) {
    this.#map = map;
    this.#named = namedMerchants(map);
  }

  of(merchant: string): KnownView {
    if (!this.#named.has(merchant)) return (this.#unnamed ??= this.#find(merchant));
    const known = this.#byMerchant.get(merchant) ?? this.#find(merchant);
    this.#byMerchant.set(merchant, known);
    return known;
  }

  #find(merchant: string): KnownView {
    const view = viewForMerchant(this.#map, merchant);
    const content = JSON.stringify(view.packages);
    const known = this.#byContent.get(content) ?? { view, content };
    this.#byContent.set(content, known);
    return known;
  }
}

const viewsByMap = new WeakMap<ReleaseMap, MapViews>();

function viewsOf(map: ReleaseMap): MapViews {
  const views = viewsByMap.get(map) ?? new MapViews(map);
  viewsByMap.set(map, views);
  return views;
}

/** A merchant's view of a map. Merchants who get the same share its packages: one object for all of them. */
export function sharedView(map: ReleaseMap, merchant: string): MapView {
  return { ...viewsOf(map).of(merchant).view, merchant };
}

/** A map as it will be when every section that is off comes back, as each may at any time; the same map where none is off. */
export function withEverySection(map: ReleaseMap): ReleaseMap {
  return map.switches.length === 0 ? map : { ...map, switches: [] };
}

/** Merchants by what they get, in the order they were given: a thousand with the same view cost as much as one. */
export function groupViews(map: ReleaseMap, merchants: readonly string[]): readonly ViewGroup[] {
  const views = viewsOf(map);
  const groups = new Map<KnownView, { view: MapView; content: string; merchants: string[] }>();
  for (const merchant of merchants) {
    const known = views.of(merchant);
    const group = groups.get(known);
    if (group === undefined)
      groups.set(known, { view: { ...known.view, merchant }, content: known.content, merchants: [merchant] });
    else group.merchants.push(merchant);
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
