import type { TrustedKey } from 'shared-contracts/release/boot-document';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { UserError } from '../text/user-error';
import { KEY_ROLES, PUBLISHER, type KeyRole } from './roles';

/** A key as a root names it. Each has one power: a key of two roles is refused. */
export interface NamedKey extends TrustedKey {
  /** The person or system that holds it: the author of what it signs. */
  readonly owner: string;
  readonly role: KeyRole | typeof PUBLISHER;
  /** The packages whose releases it may sign; empty for every role but `publisher`. */
  readonly packages: readonly PackageName[];
}

/** What a root says: the keys of an environment, and how many of a role have to sign. */
export interface RootPlan {
  readonly environment: string;
  /** Grows by one with every root. */
  readonly version: number;
  /** ISO 8601, whole seconds. */
  readonly expires: string;
  readonly keys: readonly NamedKey[];
  readonly thresholds: Readonly<Record<KeyRole, number>>;
  /** Revisions of the map up to this one were written before keys had owners: they keep the author they state. */
  readonly adoptedRevision: number;
  /** Why it was made, where somebody had to say. */
  readonly reason?: string;
}

const ROOT_LIFE_MS = 365 * 24 * 60 * 60 * 1000;

/** When a root that is made now expires: a year later, as TUF writes it. */
export function expiryAfter(now: Date): string {
  return new Date(now.getTime() + ROOT_LIFE_MS).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** When a root was made. */
export function madeAt({ expires }: Pick<RootPlan, 'expires'>): Date {
  return new Date(Date.parse(expires) - ROOT_LIFE_MS);
}

/** The keys of a role. */
export function keysOfRole({ keys }: RootPlan, role: NamedKey['role']): readonly NamedKey[] {
  return keys.filter((key) => key.role === role);
}

/** The publishers whose signature counts for a package. */
export function publishersOf(plan: RootPlan, name: PackageName): readonly NamedKey[] {
  return keysOfRole(plan, PUBLISHER).filter(({ packages }) => packages.includes(name));
}

/** Refuses a plan under which some role could sign nothing, or some key could do more than one thing. */
export function assertPlan(plan: RootPlan): void {
  const { environment, keys, thresholds } = plan;
  for (const role of KEY_ROLES) {
    const count = keysOfRole(plan, role).length;
    if (count < thresholds[role])
      throw new UserError(
        `${role} of ${environment} needs signatures of ${thresholds[role]} keys and would have ${count}: mfe keys add ${role}`,
      );
  }
  const twice = keys.find(({ id }, index) => keys.findIndex((key) => key.id === id) !== index);
  if (twice !== undefined)
    throw new UserError(`The key ${twice.id} stands in two roles of ${environment}: it has one power`);
  const anonymous = keys.find(({ owner }) => owner.trim() === '');
  if (anonymous !== undefined)
    throw new UserError(`The key ${anonymous.id} of ${environment} has no owner: name one with --owner`);
  const idle = keysOfRole(plan, PUBLISHER).find(({ packages }) => packages.length === 0);
  if (idle !== undefined)
    throw new UserError(`The publisher ${idle.id} of ${environment} publishes no package: name some with --packages`);
}

/** The same with one more key. */
export function withKey(plan: RootPlan, key: NamedKey): RootPlan {
  return { ...plan, keys: [...plan.keys, key] };
}

/** The same without a key; refuses one that it does not name. */
export function withoutKey(plan: RootPlan, id: string): RootPlan {
  const keys = plan.keys.filter((key) => key.id !== id);
  if (keys.length < plan.keys.length) return { ...plan, keys };
  throw new UserError(
    `${id} is not a key that ${plan.environment} trusts: it trusts ${plan.keys.map((key) => key.id).join(', ')}`,
  );
}

/** The same with another number of signatures for a role. */
export function withThreshold(plan: RootPlan, role: KeyRole, count: number): RootPlan {
  return { ...plan, thresholds: { ...plan.thresholds, [role]: count } };
}
