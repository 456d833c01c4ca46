import type { FileLanguage } from '../../language';
import { packageEntries, packagesIn, type ByPackage, type PackageName } from '../../packages/remote-names';
import { BUCKET_COUNT, hashText, queuePosition } from './bucket';
import type { ReleaseMap } from '../documents/release-map';

/** The layer of the map, or the override, that decided a version. */
export type ResolvedLayer = 'default' | 'pin' | 'rollout' | 'override' | 'held';

/** A version for a share of those devices whose player belongs to a cohort. */
interface CohortShare {
  /** The cohort's id; without one it is of every device. */
  readonly cohort?: string | undefined;
  /** The version of a device in the share. */
  readonly version: string;
  /** The number of buckets in the share, as in `rollouts`. */
  readonly below: number;
}

/** The versions of one package for one merchant. */
export interface PackageView {
  /** The version of a device that is in no rollout. */
  readonly version: string;
  /** The layer of the map that decided it. */
  readonly layer: 'default' | 'pin';
  /** Tried in order: the first whose share includes the device's bucket wins. */
  readonly rollouts: readonly {
    /** The version of a device in the share. */
    readonly version: string;
    /** The number of buckets in the share, of {@link BUCKET_COUNT}, by their position in the rollout's own queue. */
    readonly below: number;
  }[];
  /**
   * Versions for players of a list, tried before `rollouts`; absent if there are none. Apart from those, because hosts
   * that know no cohorts would take them for rollouts to every device.
   */
  readonly cohorts?: readonly CohortShare[] | undefined;
  /** What browsers fall back to after `version`; absent if there is none, or only revoked ones. */
  readonly previous?: string | undefined;
  /** Revoked versions; absent if there are none. */
  readonly revoked?: readonly string[] | undefined;
  /** Present when the section is switched off: the operator's message by language. */
  readonly off?: Readonly<Partial<Record<FileLanguage, string | undefined>>> | undefined;
}

/** The map as one merchant sees it; contains nothing about other merchants. */
export interface MapView {
  /** Name of the environment, such as `production`. */
  readonly environment: string;
  /** The map's revision; in pages and feeds, the one that last changed anything for the merchant. */
  readonly revision: number;
  /** The merchant's code. */
  readonly merchant: string;
  /** Packages that are not served to the merchant are missing. */
  readonly packages: ByPackage<PackageView>;
}

/** A device's version of one package; `absent`: the merchant is not served it. */
export type ResolvedPackage =
  | {
      readonly status: 'on';
      /** The version to load. */
      readonly version: string;
      /** The reason for this version. */
      readonly layer: ResolvedLayer;
    }
  | {
      readonly status: 'off';
      /** The operator's message by language; empty if an override of this device switches it off. */
      readonly message: Readonly<Partial<Record<FileLanguage, string | undefined>>>;
    }
  | { readonly status: 'absent' };

/** One version, or “off”, for every served package. */
export interface ResolvedSet {
  /** Names the set: equal for equal versions. */
  readonly id: string;
  /** Packages that are not served are missing: read it by {@link packageOf}. */
  readonly packages: ByPackage<ResolvedPackage>;
}

const ABSENT: ResolvedPackage = { status: 'absent' };

/** A set's version of a package. */
export function packageOf({ packages }: Pick<ResolvedSet, 'packages'>, name: PackageName): ResolvedPackage {
  return packages[name] ?? ABSENT;
}

/** The versions of a set, without sections that are off: what a hold keeps and evidence proves. */
export function versionsOfSet({ packages }: Pick<ResolvedSet, 'packages'>): ByPackage<string> {
  return Object.fromEntries(
    packageEntries(packages).flatMap(([name, entry]) => (entry.status === 'on' ? [[name, entry.version]] : [])),
  );
}

/** An override that switches a section off for this device only. */
export const OVERRIDE_OFF = 'off';

/** Versions asked for by name, or {@link OVERRIDE_OFF}; honoured only where the environment allows overrides. */
export type Overrides = ByPackage<string>;

/** The versions that a device keeps while something on it must not be interrupted. */
export type HeldVersions = ByPackage<string>;

function concerns(merchants: readonly string[] | undefined, merchant: string): boolean {
  return merchants === undefined || merchants.includes(merchant);
}

/** Whether a rollout gives a package to every device of the merchants that it concerns. */
function isOfWhole(rollout: ReleaseMap['rollouts'][number], name: PackageName): boolean {
  return rollout.package === name && rollout.cohort === undefined && (rollout.percent ?? 100) === 100;
}

/** The share of a rollout in buckets. */
function bucketsOf({ percent = 100 }: ReleaseMap['rollouts'][number]): number {
  return Math.round((percent * BUCKET_COUNT) / 100);
}

function previousOf(map: ReleaseMap, merchant: string, name: PackageName, isPinned: boolean): string | undefined {
  const before = isPinned ? map.previousPins[merchant]?.[name] : map.previous[name];
  return before === undefined || (map.revoked[name] ?? []).includes(before) ? undefined : before;
}

function packageView(
  map: ReleaseMap,
  merchant: string,
  name: PackageName,
  concerning: ReleaseMap['rollouts'],
): PackageView | undefined {
  const pin = map.pins[merchant]?.[name];
  // A section's first version may go to some merchants only: a rollout to all of their devices needs nothing beside it.
  const version = pin ?? map.defaults[name] ?? concerning.find((rollout) => isOfWhole(rollout, name))?.version;
  if (version === undefined) return undefined;
  // A pin outranks a rollout for all, but not one that names the merchant, so a pinned merchant can canary.
  const own = concerning
    .filter((rollout) => rollout.package === name)
    .filter((rollout) => pin === undefined || rollout.merchants !== undefined);
  const rollouts = own
    .filter((rollout) => rollout.cohort === undefined)
    .map((rollout) => ({ version: rollout.version, below: bucketsOf(rollout) }));
  const cohorts = own.flatMap((rollout) =>
    rollout.cohort === undefined
      ? []
      : [{ cohort: rollout.cohort.id, version: rollout.version, below: bucketsOf(rollout) }],
  );
  const off = map.switches.find((entry) => entry.package === name && concerns(entry.merchants, merchant))?.message;
  const previous = previousOf(map, merchant, name, pin !== undefined);
  const revoked = map.revoked[name] ?? [];
  return {
    version,
    layer: pin === undefined ? 'default' : 'pin',
    rollouts,
    ...(cohorts.length === 0 ? {} : { cohorts }),
    ...(previous === undefined || previous === version ? {} : { previous }),
    ...(revoked.length === 0 ? {} : { revoked }),
    ...(off === undefined ? {} : { off }),
  };
}

/** Cuts a map down to what one merchant's page may know. */
export function viewForMerchant(map: ReleaseMap, merchant: string): MapView {
  const packages: Partial<Record<PackageName, PackageView>> = {};
  // Once for all packages: a site of many merchants has many rollouts, and few of them concern one.
  const concerning = map.rollouts.filter((rollout) => concerns(rollout.merchants, merchant));
  const rolledOut = Object.fromEntries(concerning.map((rollout) => [rollout.package, rollout.version]));
  for (const name of packagesIn({ ...map.defaults, ...map.pins[merchant], ...rolledOut })) {
    const view = packageView(map, merchant, name, concerning);
    if (view !== undefined) packages[name] = view;
  }
  return { environment: map.environment, revision: map.revision, merchant, packages };
}

/** What only some devices get, in the order in which it is tried. */
function sharesOf(view: PackageView): readonly CohortShare[] {
  return [...(view.cohorts ?? []), ...view.rollouts];
}

/** A device's version of one package: see {@link resolveView}. What a cohort gets is decided before any other rollout. */
export function resolvePackage(
  name: PackageName,
  view: PackageView | undefined,
  bucket: number,
  override?: string,
  cohorts = '',
): ResolvedPackage {
  if (view === undefined) return { status: 'absent' };
  if (view.off !== undefined) return { status: 'off', message: view.off };
  if (override === OVERRIDE_OFF) return { status: 'off', message: {} };
  if (override !== undefined) return { status: 'on', version: override, layer: 'override' };
  // Every text includes the empty one, which stands for everybody.
  const rollout = sharesOf(view).find(
    (entry) => cohorts.includes(entry.cohort ?? '') && queuePosition(bucket, `${name}@${entry.version}`) < entry.below,
  );
  return rollout === undefined
    ? { status: 'on', version: view.version, layer: view.layer }
    : { status: 'on', version: rollout.version, layer: 'rollout' };
}

/** The name of a set: a hash over the versions in a fixed order. Absent packages do not affect it. */
export function setId(packages: ResolvedSet['packages']): string {
  const text = packageEntries(packages)
    .filter(([, { status }]) => status !== 'absent')
    .map(([name, entry]) => `${name}@${entry.status === 'on' ? entry.version : entry.status}`)
    .join('\n');
  return [text, `${text}#`].map((part) => hashText(part).toString(16).padStart(8, '0')).join('');
}

/**
 * Versions of a package that a page with this view contains, each once: those that devices are given, and the previous one.
 */
export function versionsOf(view: PackageView): readonly string[] {
  const versions = [view.version, ...sharesOf(view).map((share) => share.version)];
  return [...new Set(view.previous === undefined ? versions : [...versions, view.previous])];
}

/** Those of {@link versionsOf} that some device is given by the map. */
export function givenVersions(view: PackageView): readonly string[] {
  return versionsOf({ ...view, previous: undefined });
}

/** A held set is kept whole or not at all, because a mixture of two sets was never verified. */
function canHold(view: MapView, held: HeldVersions): boolean {
  return packageEntries(held).every(([name, version]) => {
    const entry = view.packages[name];
    if (entry === undefined) return false;
    if (entry.off !== undefined) return true;
    return versionsOf(entry).includes(version) && !(entry.revoked ?? []).includes(version);
  });
}

/**
 * Resolves a merchant's view for a device: the only place that decides versions, for page, tools and tests. A
 * switched-off section is off even if it is held or overridden; an override outranks a held set. `cohorts`: ids of those
 * that the device's player belongs to, in one text.
 */
export function resolveView(
  view: MapView,
  bucket: number,
  overrides: Overrides = {},
  held: HeldVersions = {},
  cohorts?: string,
): ResolvedSet {
  const kept = canHold(view, held) ? held : {};
  const packages = Object.fromEntries(
    packageEntries(view.packages).map(([name, served]) => {
      const entry = resolvePackage(name, served, bucket, overrides[name], cohorts);
      const version = kept[name];
      const isKept = version !== undefined && entry.status === 'on' && entry.layer !== 'override';
      return [name, isKept && version !== entry.version ? { ...entry, version, layer: 'held' } : entry];
    }),
  ) as ByPackage<ResolvedPackage>;
  return { id: setId(packages), packages };
}

/** Resolves a map for a device of a merchant. */
export function resolve(map: ReleaseMap, merchant: string, bucket: number, overrides: Overrides = {}): ResolvedSet {
  return resolveView(viewForMerchant(map, merchant), bucket, overrides);
}

/** Versions to try when the chosen one fails on a device: the one everybody else has, then the one before. */
export function fallbackVersions(view: PackageView, chosen: string): readonly string[] {
  const versions = view.previous === undefined ? [view.version] : [view.version, view.previous];
  return versions.filter((version) => version !== chosen && !(view.revoked ?? []).includes(version));
}

/** The view of a device that is in no rollout but those that have reached everybody: what a page is rendered by. */
export function viewOfMost(view: MapView): MapView {
  const packages = packageEntries(view.packages).map(
    ([name, entry]) =>
      [name, { ...entry, rollouts: entry.rollouts.filter(({ below }) => below >= BUCKET_COUNT) }] as const,
  );
  return { ...view, packages: Object.fromEntries(packages) };
}
