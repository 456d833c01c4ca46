import { BUCKET_COUNT } from 'shared-contracts/release/bucket';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import {
  resolvePackage,
  type MapView,
  type PackageView,
  type ResolvedLayer,
  type ResolvedPackage,
} from 'shared-contracts/release/resolve';
import { packagesIn, type PackageName } from 'shared-contracts/remote/remote-names';
import { groupViews } from './view-groups';

/** What a share of a merchant's devices gets of one package. */
export interface Share {
  /** A version, or `off` or `none`. */
  readonly version: string;
  readonly layer: ResolvedLayer | 'switch' | 'none';
  /** Percent of the merchant's devices, exact to 0.01; of a cohort's own, where it has one. */
  readonly percent: number;
  /** The cohort whose players' devices these are, by its label. Shares without one are those of everybody else. */
  readonly cohort?: string;
}

/** What one merchant gets of one package. */
export interface PresentRow {
  readonly merchant: string;
  readonly package: PackageName;
  readonly gets: readonly Share[];
}

/** What one merchant gets of one package before and after a change that concerns it. */
export interface PreviewRow {
  readonly merchant: string;
  readonly package: PackageName;
  readonly before: readonly Share[];
  readonly after: readonly Share[];
}

/** A share without its size. */
type Given = Omit<Share, 'percent' | 'cohort'>;

function describe(entry: ResolvedPackage): Given {
  if (entry.status === 'on') return { version: entry.version, layer: entry.layer };
  return entry.status === 'off' ? { version: 'off', layer: 'switch' } : { version: 'none', layer: 'none' };
}

/** What devices of everybody, or of a cohort, get, by asking the resolver for every bucket where buckets matter. */
function sharesWithin(
  name: PackageName,
  entry: PackageView | undefined,
  cohort: string | undefined,
): readonly Omit<Share, 'cohort'>[] {
  const isDivided = (entry?.rollouts.length ?? 0) > 0 || cohort !== undefined;
  const buckets = isDivided && entry?.off === undefined ? BUCKET_COUNT : 1;
  const counts = new Map<string, { share: Given; count: number }>();
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const share = describe(resolvePackage(name, entry, bucket, undefined, cohort));
    const id = `${share.layer} ${share.version}`;
    const known = counts.get(id);
    if (known === undefined) counts.set(id, { share, count: 1 });
    else known.count += 1;
  }
  return [...counts.values()]
    .map(({ share, count }) => ({ ...share, percent: (count * 100) / buckets }))
    .toSorted((first, second) => second.percent - first.percent || first.version.localeCompare(second.version));
}

/** Labels of a map's cohorts by id. */
type Labels = ReadonlyMap<string, string>;

function labelsOf(...maps: readonly ReleaseMap[]): Labels {
  const cohorts = maps.flatMap(({ rollouts }) => rollouts.flatMap(({ cohort }) => cohort ?? []));
  return new Map(cohorts.map(({ id, label }) => [id, label]));
}

/** Who gets what of one package: everybody, and after that who belongs to each cohort. */
export function sharesOf(view: MapView, name: PackageName, labels: Labels = new Map()): readonly Share[] {
  const entry = view.packages[name];
  const ids =
    entry?.off === undefined ? [...new Set((entry?.cohorts ?? []).flatMap(({ cohort }) => cohort ?? []))] : [];
  const ofCohorts = ids.flatMap((id) =>
    sharesWithin(name, entry, id).map((share) => ({ ...share, cohort: labels.get(id) ?? id })),
  );
  return [...sharesWithin(name, entry, undefined), ...ofCohorts];
}

/** Shares by what they depend on: merchants with the same view of a package are counted once. */
class ShareCounter {
  readonly #known = new Map<string, readonly Share[]>();
  readonly #labels: Labels;

  constructor(...maps: readonly ReleaseMap[]) {
    this.#labels = labelsOf(...maps);
  }

  sharesOf(view: MapView, name: PackageName): readonly Share[] {
    const id = `${name} ${JSON.stringify(view.packages[name])}`;
    const shares = this.#known.get(id) ?? sharesOf(view, name, this.#labels);
    this.#known.set(id, shares);
    return shares;
  }
}

/** What everybody gets now. */
export function previewPresent(map: ReleaseMap, merchants: readonly string[]): readonly PresentRow[] {
  const counter = new ShareCounter(map);
  return groupViews(map, merchants).flatMap(({ view, merchants: group }) => {
    const served = packagesIn(view.packages);
    const rows = served.map((name) => ({ package: name, gets: counter.sharesOf(view, name) }));
    return group.flatMap((merchant) => rows.map((row) => ({ merchant, ...row })));
  });
}

function sharesText(shares: readonly Share[]): string {
  return JSON.stringify(shares);
}

function changedRows(before: MapView, after: MapView, counter: ShareCounter): readonly Omit<PreviewRow, 'merchant'>[] {
  const names = packagesIn({ ...before.packages, ...after.packages });
  return names.flatMap((name) => {
    if (JSON.stringify(before.packages[name]) === JSON.stringify(after.packages[name])) return [];
    const row = { package: name, before: counter.sharesOf(before, name), after: counter.sharesOf(after, name) };
    return sharesText(row.before) === sharesText(row.after) ? [] : [row];
  });
}

/** Who gets something else than before, for every merchant and package; what is as it was is not listed. */
export function previewChange(
  before: ReleaseMap,
  after: ReleaseMap,
  merchants: readonly string[],
): readonly PreviewRow[] {
  const counter = new ShareCounter(before, after);
  const earlier = new Map(
    groupViews(before, merchants).flatMap((group) => group.merchants.map((merchant) => [merchant, group] as const)),
  );
  const known = new Map<string, readonly Omit<PreviewRow, 'merchant'>[]>();
  return groupViews(after, merchants).flatMap((group) =>
    group.merchants.flatMap((merchant) => {
      const old = earlier.get(merchant);
      if (old === undefined || old.content === group.content) return [];
      const id = `${old.content} ${group.content}`;
      const rows = known.get(id) ?? changedRows(old.view, group.view, counter);
      known.set(id, rows);
      return rows.map((row) => ({ merchant, ...row }));
    }),
  );
}
