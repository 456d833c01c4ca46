import { createHash, createPublicKey } from 'node:crypto';
import { Key, Metadata, MetadataKind, Root, Signature, Targets } from '@tufjs/models';
import { trustedKeySchema } from 'shared-contracts/release/boot-document';
import { isPackageName, type PackageName } from 'shared-contracts/remote/remote-names';
import * as v from 'valibot';
import { Memory } from '../text/memory';
import { UserError, messageOf } from '../text/user-error';
import { descriptorKey } from '../store/keys';
import { KEY_ROLES, PUBLISHER, type KeyRole } from './roles';
import { assertPlan, keysOfRole, publishersOf, type NamedKey, type RootPlan } from './root-plan';
import type { Signer } from './trust';

/** A root as it is kept: TUF's root metadata, with the delegations to publishers beside its roles. */
export type RootDocument = Metadata<Root>;

const OWNER = 'x-tuf-on-ci-keyowner';
const ENVIRONMENT = 'x-mfe-environment';
const ADOPTED = 'x-mfe-adopted-revision';
const REASON = 'x-mfe-reason';
/** Roles of TUF that nobody holds here: the map is what its targets and snapshot are, and `release` signs it. */
const UNUSED_ROLES = ['targets', 'snapshot'] as const;

const extraSchema = v.object({
  [ENVIRONMENT]: v.string(),
  [ADOPTED]: v.pipe(v.number(), v.integer(), v.minValue(0)),
  [REASON]: v.exactOptional(v.string()),
  delegations: v.record(v.string(), v.unknown()),
});

type Json = Parameters<typeof Metadata.fromJSON>[1];

function keyJson({ spki, owner }: Pick<NamedKey, 'owner' | 'spki'>): Json {
  const pem = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' }).export({
    type: 'spki',
    format: 'pem',
  });
  return { keytype: 'ecdsa', scheme: 'ecdsa-sha2-nistp256', keyval: { public: pem.toString() }, [OWNER]: owner };
}

function keysJson(keys: readonly NamedKey[]): Json {
  return Object.fromEntries(keys.map((key) => [key.id, keyJson(key)]));
}

function idsOf(keys: readonly NamedKey[]): string[] {
  return keys.map(({ id }) => id);
}

function delegationsJson(plan: RootPlan): Json {
  const delegated = [...new Set(keysOfRole(plan, PUBLISHER).flatMap(({ packages }) => packages))].sort();
  return {
    keys: keysJson(keysOfRole(plan, PUBLISHER)),
    roles: delegated.map((name) => ({
      name,
      keyids: idsOf(publishersOf(plan, name)),
      threshold: 1,
      terminating: true,
      paths: [descriptorKey(name, '*')],
    })),
  };
}

/** The root that says what a plan says, not signed yet. Refuses like `assertPlan`. */
export function rootOf(plan: RootPlan): RootDocument {
  assertPlan(plan);
  const roles = Object.fromEntries([
    ...UNUSED_ROLES.map((role) => [role, { keyids: [], threshold: 1 }]),
    ...KEY_ROLES.map((role) => [role, { keyids: idsOf(keysOfRole(plan, role)), threshold: plan.thresholds[role] }]),
  ]) as Json;
  const signed = {
    _type: 'root',
    spec_version: '1.0.31',
    version: plan.version,
    expires: plan.expires,
    consistent_snapshot: true,
    keys: keysJson(plan.keys.filter(({ role }) => role !== PUBLISHER)),
    roles,
    delegations: delegationsJson(plan),
    [ENVIRONMENT]: plan.environment,
    [ADOPTED]: plan.adoptedRevision,
    ...(plan.reason === undefined ? {} : { [REASON]: plan.reason }),
  };
  return Metadata.fromJSON(MetadataKind.Root, { signed, signatures: [] });
}

const spkis = new Memory<Buffer>(64);

function spkiOf(pem: string): Buffer {
  return spkis.get(pem, () => createPublicKey(pem).export({ type: 'spki', format: 'der' }));
}

function namedKey(id: string, key: Key, role: NamedKey['role'], packages: readonly PackageName[]): NamedKey {
  const spki = spkiOf(key.keyVal['public'] ?? '');
  // The name of a key follows from the key, so no other key can be shown under it.
  const own = createHash('sha256').update(spki).digest('hex').slice(0, id.length);
  if (own !== id || id.length < 12) throw new UserError(`the key ${id} is not named by its own hash`);
  const owner = v.parse(v.string(), key.unrecognizedFields?.[OWNER]);
  return { ...v.parse(trustedKeySchema, { id, spki: spki.toString('base64') }), owner, role, packages };
}

function publishersIn(root: Root, delegations: Json): readonly NamedKey[] {
  const { keys, roles } = targetsOf(root, delegations).signed.delegations ?? {};
  return Object.entries(keys ?? {}).map(([id, key]) => {
    const names = Object.keys(roles ?? {})
      .filter(isPackageName)
      .sort();
    const packages = names.filter((name) => roles?.[name]?.keyIDs.includes(id) === true);
    return namedKey(id, key, PUBLISHER, packages);
  });
}

/** The delegations of a root as TUF's targets metadata, which is where TUF keeps them. */
function targetsOf({ specVersion, version, expires }: Root, delegations: Json): Metadata<Targets> {
  const signed = { _type: 'targets', spec_version: specVersion, version, expires, targets: {}, delegations };
  return Metadata.fromJSON(MetadataKind.Targets, { signed, signatures: [] });
}

/** What a root says; refuses one that is not made as {@link rootOf} makes it. */
export function planOf({ signed }: RootDocument): RootPlan {
  const extra = v.parse(extraSchema, signed.unrecognizedFields);
  const roleKeys = KEY_ROLES.flatMap((role) =>
    (signed.roles[role]?.keyIDs ?? []).map((id) => {
      const key = signed.keys[id];
      if (key === undefined) throw new UserError(`the key ${id} of ${role} is not in it`);
      return namedKey(id, key, role, []);
    }),
  );
  const thresholds = Object.fromEntries(KEY_ROLES.map((role) => [role, signed.roles[role]?.threshold ?? 0]));
  const plan: RootPlan = {
    environment: extra[ENVIRONMENT],
    version: signed.version,
    expires: signed.expires,
    keys: [...roleKeys, ...publishersIn(signed, extra.delegations as Json)],
    thresholds: thresholds as Record<KeyRole, number>,
    adoptedRevision: extra[ADOPTED],
    ...(extra[REASON] === undefined ? {} : { reason: extra[REASON] }),
  };
  assertPlan(plan);
  return plan;
}

/** Whether a signature of a signer stands under a document and holds. */
export function hasSigned(document: Metadata<Root | Targets>, { id, spki }: Signer): boolean {
  try {
    Key.fromJSON(id, keyJson({ spki, owner: '' })).verifySignature(document);
    return true;
  } catch {
    return false;
  }
}

/** Adds a signature. */
export function signMetadata(document: Metadata<Root | Targets>, signer: Signer): void {
  document.sign((bytes) => new Signature({ keyID: signer.id, sig: signer.signBytes(bytes) }));
}

/** Reads a root; refuses what is none. Says nothing about whether to believe it. */
export function parseRoot(value: unknown, place: string): RootDocument {
  try {
    const root = Metadata.fromJSON(MetadataKind.Root, v.parse(v.record(v.string(), v.unknown()), value) as Json);
    planOf(root);
    return root;
  } catch (error) {
    throw new UserError(`${place} is no root of an environment: ${messageOf(error)}`);
  }
}

function assertSigned(by: RootDocument, root: RootDocument, place: string): void {
  try {
    by.verifyDelegate('root', root);
  } catch {
    throw new UserError(
      `${place} is not signed by enough root keys of version ${by.signed.version}, so it is not used`,
    );
  }
}

/** Refuses a first root that does not vouch for itself, or that is of another environment. */
export function assertAnchor(root: RootDocument, environment: string, place: string): void {
  assertSigned(root, root, place);
  const own = planOf(root).environment;
  if (own !== environment) throw new UserError(`${place} is the root of ${own}, so it is not used`);
}

/** Refuses a root that does not follow another: one version later, signed by the root keys of both. */
export function assertSuccessor(before: RootDocument, root: RootDocument, place: string): void {
  const expected = before.signed.version + 1;
  if (root.signed.version !== expected)
    throw new UserError(
      `${place} is version ${root.signed.version} of the root where ${expected} belongs, so it is not used`,
    );
  assertSigned(before, root, place);
  assertAnchor(root, planOf(before).environment, place);
}

/** Whether a statement of a publisher is signed by a key to which the root delegates that package. */
export function isDelegated(root: RootDocument, name: PackageName, statement: Metadata<Targets>): boolean {
  const { delegations } = v.parse(extraSchema, root.signed.unrecognizedFields);
  const targets = targetsOf(root.signed, delegations as Json);
  const paths = Object.keys(statement.signed.targets);
  const role = targets.signed.delegations?.roles?.[name];
  if (role === undefined || !paths.every((path) => role.isDelegatedPath(path))) return false;
  try {
    targets.verifyDelegate(name, statement);
    return true;
  } catch {
    return false;
  }
}
