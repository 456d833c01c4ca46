import type { TrustedKey } from 'shared-contracts/release/boot-document';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { UserError } from '../text/user-error';
import type { Store } from './store';
import type { KeyRing } from './key-ring';
import type { DocumentRole } from './roles';
import { presentRing, type Signer } from './trust';

/** The one environment that needs no keys: it serves no players. */
export const UNSIGNED_ENVIRONMENT = 'development';

function signersAmong(atHand: readonly Signer[], keys: readonly TrustedKey[]): readonly Signer[] {
  return atHand.filter(({ id }) => keys.some((key) => key.id === id));
}

/** What it takes to sign, and what there is instead, in one sentence. */
function notAtHand(environment: string, role: string, ring?: KeyRing, atHand: readonly Signer[] = []): UserError {
  if (ring === undefined || atHand.length === 0)
    return new UserError(`No private key of ${environment} is at hand, so nothing can be signed (MFE_SIGNING_KEY)`);
  const powers = [...new Set(atHand.map(({ id }) => ring.powerOf(id) ?? 'everything'))];
  return new UserError(
    `This takes ${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role} key of ${environment}, and the ${powers.length === 1 ? 'key' : 'keys'} at hand may only sign as ${powers.join(' and as ')} (MFE_SIGNING_KEY)`,
  );
}

/** The keys of an environment and the private ones at hand; null for `development` without keys. Refuses without any. */
export async function keysAtHand(
  store: Store,
  environment: string,
): Promise<{ readonly ring: KeyRing; readonly atHand: readonly Signer[] } | null> {
  const ring = await presentRing(store.trust, environment);
  if (ring === null && environment === UNSIGNED_ENVIRONMENT) return null;
  if (ring === null)
    throw new UserError(`There is no key that signs for ${environment}: mfe keys create --env ${environment}`);
  return { ring, atHand: (await store.trust?.signersOf(environment)) ?? [] };
}

/**
 * The keys at hand that may sign for an environment in one of these roles; refuses when there are none. Null for
 * `development` without keys, which is not signed.
 */
export async function requireSigners(
  store: Store,
  environment: string,
  ...roles: readonly [DocumentRole, ...DocumentRole[]]
): Promise<readonly Signer[] | null> {
  const signers = await signersFor(store, environment, ...roles);
  if (signers === null || signers.length > 0) return signers;
  const { ring, atHand } = (await keysAtHand(store, environment)) ?? {};
  throw notAtHand(environment, roles.join(' or '), ring, atHand);
}

/** Refuses where the keys at hand are too few for a write as this role to take effect. */
export async function requireEnough(store: Store, environment: string, role: DocumentRole): Promise<void> {
  const signers = await requireSigners(store, environment, role);
  if (signers === null) return;
  const threshold = await thresholdOf(store, environment, role);
  if (signers.length >= threshold) return;
  throw new UserError(
    `This takes signatures of ${threshold} ${role} keys of ${environment}, and ${signers.length} is at hand`,
  );
}

/** How many keys of a role have to sign. */
export async function thresholdOf(store: Store, environment: string, role: DocumentRole): Promise<number> {
  return (await presentRing(store.trust, environment))?.thresholdOf(role) ?? 1;
}

/** Whether the keys at hand are enough for a write of the map to take effect at once. */
export async function isWriter(store: Store, environment: string): Promise<boolean> {
  const signers = await signersFor(store, environment, 'release');
  return signers === null || signers.length >= (await thresholdOf(store, environment, 'release'));
}

/** The same without a refusal where none of the keys at hand has the role. */
export async function signersFor(
  store: Store,
  environment: string,
  ...roles: readonly [DocumentRole, ...DocumentRole[]]
): Promise<readonly Signer[] | null> {
  const keys = await keysAtHand(store, environment);
  if (keys === null) return null;
  const { ring, atHand } = keys;
  return signersAmong(
    atHand,
    roles.flatMap((role) => ring.keysOf(role)),
  );
}

/** The keys at hand that may sign releases of a package; refuses when there are none. Null where no release is signed. */
export async function requirePublishers(
  store: Store,
  environment: string,
  name: PackageName,
): Promise<readonly Signer[] | null> {
  const keys = await keysAtHand(store, environment);
  if (keys === null || keys.ring.root === null) return null;
  const { ring, atHand } = keys;
  const signers = signersAmong(atHand, ring.publishersOf(name));
  if (signers.length === 0) throw notAtHand(environment, `publisher (of ${name})`, ring, atHand);
  return signers;
}
