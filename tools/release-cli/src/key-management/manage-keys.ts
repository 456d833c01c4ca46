import { rm } from 'node:fs/promises';
import type { TrustedKey } from 'shared-contracts/release/boot-document';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { updateAllPages } from '../page/update-pages';
import { UserError } from '../text/user-error';
import { rootKey } from '../store/keys';
import { assertEnvironment } from '../store/environments';
import { jsonBytes, StoreConflict } from '../store/store';
import type { Store } from '../trust/store';
import { assertPlainName, assertPlainText } from '../text/plain-text';
import { retirableFrom } from '../trust/key-age';
import { privateKeyFile, writeSecret, type TrustPlaces } from '../trust/file-trust';
import { ringOfRoot, type KeyRing } from '../trust/key-ring';
import { assertSuccessor, planOf, rootOf, signMetadata } from '../trust/root';
import {
  expiryAfter,
  keysOfRole,
  withKey,
  withoutKey,
  withThreshold,
  type NamedKey,
  type RootPlan,
} from '../trust/root-plan';
import { PUBLISHER, THRESHOLD_ROLES, type KeyRole } from '../trust/roles';
import { signForRing } from './sign-again';
import { newSigner } from '../trust/signer';
import { presentRing, type Signer } from '../trust/trust';

/** Whose keys are meant, and where they lie. */
export interface KeyRequest {
  readonly store: Store;
  readonly places: TrustPlaces;
  readonly environment: string;
  readonly now?: Date;
  readonly dryRun?: boolean;
}

/** A key that comes in. */
export interface NewKey {
  readonly role: NamedKey['role'];
  readonly owner: string;
  /** For publishers only. */
  readonly packages: readonly PackageName[];
  /** Its public half, where its holder has made it; else one is made here. */
  readonly given?: TrustedKey | undefined;
}

/** A root that was written. */
export interface WrittenRoot {
  readonly version: number;
  /** Where it is in the store: every machine with an earlier root follows it by itself. */
  readonly root: string;
}

/** The root that is believed now; refuses where there is none. */
async function requireRoot(store: Store, environment: string): Promise<NonNullable<KeyRing['root']>> {
  assertEnvironment(environment);
  const ring = await presentRing(store.trust, environment);
  if (ring === null) throw new UserError(`${environment} has no keys yet: mfe keys create --env ${environment}`);
  if (ring.root === null)
    throw new UserError(
      `Each key of ${environment} signs everything: mfe keys separate --env ${environment} gives each power its own first`,
    );
  return ring.root;
}

/** Signs the root after the present one, and with it whatever is believed by keys that it changes. */
async function writeRoot(
  { store, environment, now = new Date(), dryRun = false }: KeyRequest,
  edit: (plan: RootPlan) => RootPlan,
  further: readonly Signer[] = [],
): Promise<WrittenRoot> {
  const { document, plan } = await requireRoot(store, environment);
  const { reason: _before, ...lasting } = plan;
  const after = edit({ ...lasting, version: plan.version + 1, expires: expiryAfter(now) });
  const next = rootOf(after);
  const atHand = [...((await store.trust?.signersOf(environment)) ?? []), ...further];
  for (const signer of atHand.filter(({ id }) => isRootKey(plan, id) || isRootKey(after, id)))
    signMetadata(next, signer);
  const key = rootKey(environment, after.version);
  if (!atHand.some(({ id }) => isRootKey(plan, id)))
    throw new UserError(`This takes the root key of ${environment}, which is kept offline: MFE_SIGNING_KEY names it`);
  assertSuccessor(document, next, `Version ${after.version} of the root`);
  await signForRing(store, environment, ringOfRoot(next), atHand, dryRun);
  if (dryRun) return { version: after.version, root: key };
  await store.create(key, jsonBytes(next.toJSON())).catch((error: unknown) => {
    if (!(error instanceof StoreConflict)) throw error;
    throw new UserError(`Somebody wrote version ${after.version} of the root at the same time: try again`);
  });
  // Pages carry the keys of feeds; where none of them is at hand the next tick renews both.
  const isTimestamp = (id: string): boolean => keysOfRole(after, 'timestamp').some((own) => own.id === id);
  if (atHand.some(({ id }) => isTimestamp(id))) await updateAllPages(store, environment, now);
  return { version: after.version, root: key };
}

function isRootKey(plan: RootPlan, id: string): boolean {
  return plan.keys.some((key) => key.id === id && key.role === 'root');
}

/** Gives a power to one more key; gives where its private half lies, null where its holder made it. */
export async function addKey(
  request: KeyRequest,
  { role, owner, packages, given }: NewKey,
): Promise<WrittenRoot & { readonly id: string; readonly privateKey: string | null }> {
  const { places, environment, dryRun = false } = request;
  assertPlainName(owner, 'The owner');
  await requireRoot(request.store, environment);
  const made = given === undefined ? newSigner() : null;
  const { id, spki } = given ?? made?.signer ?? { id: '', spki: '' };
  const file = privateKeyFile(places, role === PUBLISHER ? null : environment, id);
  const written = async (dry: boolean): Promise<WrittenRoot> =>
    writeRoot(
      { ...request, dryRun: dry },
      (plan) => withKey(plan, { id, spki, owner, role, packages }),
      made === null ? [] : [made.signer],
    );
  const tried = await written(true);
  if (dryRun) return { ...tried, id, privateKey: made === null ? null : file };
  if (made !== null) await writeSecret(file, made.pem);
  return { ...(await written(false)), id, privateKey: made === null ? null : file };
}

/** Refuses to take the key of feeds from pages that may know no other. */
async function assertRetirable({ store, environment, now = new Date() }: KeyRequest, id: string): Promise<void> {
  const from = retirableFrom((await store.trust?.ringsOf(environment)) ?? [], id);
  if (from === null || from <= now) return;
  throw new UserError(
    `Pages that are open may know ${id} alone until ${from.toISOString()}, a week after ${environment} got another timestamp key, and would hear of nothing: retire it then, or say --now with a --reason, as for a key that leaked`,
  );
}

/**
 * Takes a key out: what it signs from now on is not believed, and what it has signed is signed again by the others of
 * its role. Its private half is deleted where it lies in the state folder. One that open pages may know alone goes before
 * its time only for a reason, which the root keeps.
 */
export async function retireKey(request: KeyRequest, id: string, atOnceFor?: string): Promise<WrittenRoot> {
  const { places, environment, dryRun = false } = request;
  if (atOnceFor === undefined) await assertRetirable(request, id);
  else assertPlainText(atOnceFor, 'The reason');
  const reason = atOnceFor === undefined ? {} : { reason: atOnceFor };
  const written = await writeRoot(request, (plan) => ({ ...withoutKey(plan, id), ...reason }));
  if (!dryRun) for (const place of [environment, null]) await rm(privateKeyFile(places, place, id), { force: true });
  return written;
}

/** Sets how many keys of a role have to sign. */
export async function setThreshold(request: KeyRequest, role: KeyRole, count: number): Promise<WrittenRoot> {
  if (!(THRESHOLD_ROLES as readonly KeyRole[]).includes(role))
    throw new UserError(`${role} takes the signature of one key: thresholds are for ${THRESHOLD_ROLES.join(', ')}`);
  return writeRoot(request, (plan) => withThreshold(plan, role, count));
}

/** Writes the same root again with a later expiry. */
export async function renewRoot(request: KeyRequest): Promise<WrittenRoot> {
  return writeRoot(request, (plan) => plan);
}

/** What an environment's root says now. */
export async function readPlan({ store, environment }: KeyRequest): Promise<RootPlan> {
  return planOf((await requireRoot(store, environment)).document);
}
