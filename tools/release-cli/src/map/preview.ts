import { BUCKET_COUNT } from 'shared-contracts/release/bucket';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import {
  resolveView,
  viewForMerchant,
  type MapView,
  type ResolvedLayer,
  type ResolvedPackage,
} from 'shared-contracts/release/resolve';
import { PACKAGE_NAMES, type PackageName } from 'shared-contracts/remote/remote-names';

/** What a share of a merchant's devices gets of one package. */
export interface Share {
  /** A version, or `off` or `none`. */
  readonly version: string;
  readonly layer: ResolvedLayer | 'switch' | 'none';
  /** Percent of the merchant's devices, exact to 0.01. */
  readonly percent: number;
}

/** What one merchant gets of one package before and after a change. */
export interface PreviewRow {
  readonly merchant: string;
  readonly package: PackageName;
  readonly before: readonly Share[];
  readonly after: readonly Share[];
  readonly isChanged: boolean;
}

function describe(entry: ResolvedPackage): Omit<Share, 'percent'> {
  if (entry.status === 'on') return { version: entry.version, layer: entry.layer };
  return entry.status === 'off' ? { version: 'off', layer: 'switch' } : { version: 'none', layer: 'none' };
}

/** Who gets what of one package, by asking the resolver for every bucket where buckets matter. */
export function sharesOf(view: MapView, name: PackageName): readonly Share[] {
  const entry = view.packages[name];
  const single: MapView = { ...view, packages: entry === undefined ? {} : { [name]: entry } };
  const buckets = (entry?.rollouts.length ?? 0) > 0 ? BUCKET_COUNT : 1;
  const counts = new Map<string, { share: Omit<Share, 'percent'>; count: number }>();
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const share = describe(resolveView(single, bucket).packages[name]);
    const id = `${share.layer} ${share.version}`;
    const known = counts.get(id);
    if (known === undefined) counts.set(id, { share, count: 1 });
    else known.count += 1;
  }
  return [...counts.values()]
    .map(({ share, count }) => ({ ...share, percent: (count * 100) / buckets }))
    .toSorted((first, second) => second.percent - first.percent || first.version.localeCompare(second.version));
}

/** Who gets what, before and after, for every merchant and package that is or was served. */
export function previewChange(
  before: ReleaseMap,
  after: ReleaseMap,
  merchants: readonly string[],
): readonly PreviewRow[] {
  return merchants.flatMap((merchant) => {
    const views = { before: viewForMerchant(before, merchant), after: viewForMerchant(after, merchant) };
    return PACKAGE_NAMES.map((name): PreviewRow => {
      const shares = { before: sharesOf(views.before, name), after: sharesOf(views.after, name) };
      const isChanged = JSON.stringify(shares.before) !== JSON.stringify(shares.after);
      return { merchant, package: name, ...shares, isChanged };
    }).filter((row) => [...row.before, ...row.after].some((share) => share.layer !== 'none'));
  });
}
