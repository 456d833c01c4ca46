import type { TrustedKey } from 'shared-contracts/release/boot-document';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { planOf, type RootDocument } from './root';
import { keysOfRole, publishersOf, type RootPlan } from './root-plan';
import { PUBLISHER, type KeyRole } from './roles';

/** A public key with the time it may be used, as environments without a root name it. */
export interface DatedKey extends TrustedKey {
  readonly from: string;
  /** Nothing it signed is believed from then on, except as history. */
  readonly until?: string | undefined;
}

/** Whose signatures count for what. */
export interface KeyRing {
  /** Null where each key signs everything, as before there were roots. */
  readonly root: { readonly document: RootDocument; readonly plan: RootPlan } | null;
  /** Differs whenever any of it does. */
  readonly id: string;
  readonly keys: readonly TrustedKey[];
  /** The keys of a role; publishers only by package. */
  readonly keysOf: (role: KeyRole) => readonly TrustedKey[];
  readonly publishersOf: (name: PackageName) => readonly TrustedKey[];
  /** How many keys of a role have to sign. */
  readonly thresholdOf: (role: KeyRole) => number;
  /** Who holds a key; null where keys have no owners. */
  readonly ownerOf: (id: string) => string | null;
  /** What a key may do, for a person: `publisher of mfe-games`; null where it may do everything. */
  readonly powerOf: (id: string) => string | null;
}

function publicHalf({ id, spki }: TrustedKey): TrustedKey {
  return { id, spki };
}

/** The keys that a root names. */
export function ringOfRoot(document: RootDocument): KeyRing {
  const plan = planOf(document);
  const find = (id: string): RootPlan['keys'][number] | undefined => plan.keys.find((key) => key.id === id);
  return {
    root: { document, plan },
    id: `root ${plan.version}`,
    keys: plan.keys.map(publicHalf),
    keysOf: (role) => keysOfRole(plan, role).map(publicHalf),
    publishersOf: (name) => publishersOf(plan, name).map(publicHalf),
    thresholdOf: (role) => plan.thresholds[role],
    ownerOf: (id) => find(id)?.owner ?? null,
    powerOf: (id) => {
      const key = find(id);
      return key?.role === PUBLISHER ? `publisher of ${key.packages.join(', ')}` : (key?.role ?? null);
    },
  };
}

/** Keys that sign everything, as an environment had them before it had a root. */
export function ringOfKeys(dated: readonly TrustedKey[]): KeyRing {
  const keys = dated.map(publicHalf);
  return {
    root: null,
    id: `keys ${keys.map(({ id }) => id).join(' ')}`,
    keys,
    keysOf: () => keys,
    publishersOf: () => [],
    thresholdOf: () => 1,
    ownerOf: () => null,
    powerOf: () => null,
  };
}

/** The keys without a root that may sign at a moment. */
export function activeKeys(keys: readonly DatedKey[], now = new Date()): readonly DatedKey[] {
  return keys.filter(({ until }) => until === undefined || now.getTime() < Date.parse(until));
}
