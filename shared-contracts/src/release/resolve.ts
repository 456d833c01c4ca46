import type { FileLanguage } from '../language';
import { PACKAGE_NAMES, type PackageName } from '../remote/remote-names';
import { BUCKET_COUNT, hashText, queuePosition } from './bucket';
import type { ReleaseMap } from './release-map';

/** Which layer of the map, or which override, gave an answer. */
export type ResolvedLayer = 'default' | 'pin' | 'rollout' | 'override';

/** What one merchant may get of one package. */
export interface PackageView {
  readonly version: string;
  readonly layer: 'default' | 'pin';
  /** Tried in order: the first whose share holds the device's bucket wins. `below` counts buckets. */
  readonly rollouts: readonly { readonly version: string; readonly below: number }[];
  readonly previous?: string | undefined;
  /** Present when the section is switched off: the operator's message by language. */
  readonly off?: Readonly<Partial<Record<FileLanguage, string | undefined>>> | undefined;
}

/** The map as one merchant sees it; names nothing of any other merchant. */
export interface MapView {
  readonly environment: string;
  readonly revision: number;
  readonly merchant: string;
  readonly packages: Readonly<Partial<Record<PackageName, PackageView>>>;
}

export type ResolvedPackage =
  | { readonly status: 'on'; readonly version: string; readonly layer: ResolvedLayer }
  | { readonly status: 'off'; readonly message: Readonly<Partial<Record<FileLanguage, string | undefined>>> }
  | { readonly status: 'absent' };

/** One version, or none, of every package. */
export interface ResolvedSet {
  /** Names the set: equal for equal versions, whoever gets them. */
  readonly id: string;
  readonly packages: Readonly<Record<PackageName, ResolvedPackage>>;
}

/** Versions asked for by name; honoured only where the environment allows overrides. */
export type Overrides = Readonly<Partial<Record<PackageName, string>>>;

function concerns(merchants: readonly string[] | undefined, merchant: string): boolean {
  return merchants === undefined || merchants.includes(merchant);
}

function packageView(map: ReleaseMap, merchant: string, name: PackageName): PackageView | undefined {
  const pin = map.pins[merchant]?.[name];
  const version = pin ?? map.defaults[name];
  if (version === undefined) return undefined;
  // A pin outranks a rollout for all, but not one that names the merchant: so a pinned merchant can canary.
  const rollouts = map.rollouts
    .filter((rollout) => rollout.package === name && concerns(rollout.merchants, merchant))
    .filter((rollout) => pin === undefined || rollout.merchants !== undefined)
    .map((rollout) => ({
      version: rollout.version,
      below: Math.round(((rollout.percent ?? 100) * BUCKET_COUNT) / 100),
    }));
  const off = map.switches.find((entry) => entry.package === name && concerns(entry.merchants, merchant))?.message;
  const previous = map.previous[name];
  return {
    version,
    layer: pin === undefined ? 'default' : 'pin',
    rollouts,
    ...(previous === undefined || previous === version ? {} : { previous }),
    ...(off === undefined ? {} : { off }),
  };
}

/** Cuts a map down to what one merchant's page may know. */
export function viewForMerchant(map: ReleaseMap, merchant: string): MapView {
  const packages: Partial<Record<PackageName, PackageView>> = {};
  for (const name of PACKAGE_NAMES) {
    const view = packageView(map, merchant, name);
    if (view !== undefined) packages[name] = view;
  }
  return { environment: map.environment, revision: map.revision, merchant, packages };
}

function resolvePackage(
  name: PackageName,
  view: PackageView | undefined,
  bucket: number,
  override: string | undefined,
): ResolvedPackage {
  if (view === undefined) return { status: 'absent' };
  if (view.off !== undefined) return { status: 'off', message: view.off };
  if (override !== undefined) return { status: 'on', version: override, layer: 'override' };
  const rollout = view.rollouts.find((entry) => queuePosition(bucket, `${name}@${entry.version}`) < entry.below);
  return rollout === undefined
    ? { status: 'on', version: view.version, layer: view.layer }
    : { status: 'on', version: rollout.version, layer: 'rollout' };
}

/** The name of a set: a hash over the versions in a fixed order. */
export function setId(packages: ResolvedSet['packages']): string {
  const text = PACKAGE_NAMES.map((name) => {
    const entry = packages[name];
    return `${name}@${entry.status === 'on' ? entry.version : entry.status}`;
  }).join('\n');
  return [text, `${text}#`].map((part) => hashText(part).toString(16).padStart(8, '0')).join('');
}

/** What a device gets of a merchant's view: the one place that decides versions, for page, tools and tests. */
export function resolveView(view: MapView, bucket: number, overrides: Overrides = {}): ResolvedSet {
  const packages = Object.fromEntries(
    PACKAGE_NAMES.map((name) => [name, resolvePackage(name, view.packages[name], bucket, overrides[name])]),
  ) as Record<PackageName, ResolvedPackage>;
  return { id: setId(packages), packages };
}

/** What a device of a merchant gets of a map. */
export function resolve(map: ReleaseMap, merchant: string, bucket: number, overrides: Overrides = {}): ResolvedSet {
  return resolveView(viewForMerchant(map, merchant), bucket, overrides);
}

/** Every version a merchant's devices may be given or fall back to, per package. */
export function candidateVersions(view: MapView): Readonly<Partial<Record<PackageName, readonly string[]>>> {
  const result: Partial<Record<PackageName, readonly string[]>> = {};
  for (const name of PACKAGE_NAMES) {
    const entry = view.packages[name];
    if (entry === undefined) continue;
    const versions = [
      entry.version,
      ...entry.rollouts.map((rollout) => rollout.version),
      ...(entry.previous ? [entry.previous] : []),
    ];
    result[name] = [...new Set(versions)];
  }
  return result;
}

/** Every different set a merchant's devices may be given. */
export function possibleSets(view: MapView): readonly ResolvedSet[] {
  const options = PACKAGE_NAMES.map((name): ResolvedPackage[] => {
    const entry = view.packages[name];
    if (entry === undefined || entry.off !== undefined) return [resolvePackage(name, entry, 0, undefined)];
    const everybody = entry.rollouts.findIndex((rollout) => rollout.below >= BUCKET_COUNT);
    const reachable = everybody === -1 ? entry.rollouts : entry.rollouts.slice(0, everybody + 1);
    const rollouts = reachable
      .filter((rollout) => rollout.below > 0)
      .map((rollout): ResolvedPackage => ({ status: 'on', version: rollout.version, layer: 'rollout' }));
    return everybody === -1 ? [...rollouts, { status: 'on', version: entry.version, layer: entry.layer }] : rollouts;
  });
  const combinations = options.reduce<ResolvedPackage[][]>(
    (sets, choices) => sets.flatMap((set) => choices.map((choice) => [...set, choice])),
    [[]],
  );
  const sets = combinations.map((combination) => {
    const packages = Object.fromEntries(PACKAGE_NAMES.map((name, index) => [name, combination[index]])) as Record<
      PackageName,
      ResolvedPackage
    >;
    return { id: setId(packages), packages };
  });
  return [...new Map(sets.map((set) => [set.id, set])).values()];
}
