import { Metadata, MetadataKind, type Targets } from '@tufjs/models';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { packageEntries, type PackageName } from 'shared-contracts/remote/remote-names';
import * as v from 'valibot';
import { UserError } from '../text/user-error';
import { sha256Hex } from '../store/digest';
import { descriptorKey, statementKey, type ReleaseId } from '../store/keys';
import { parseStoredJson, jsonBytes, readText, StoreConflict } from '../store/store';
import type { Store } from './store';
import type { KeyRing } from './key-ring';
import { hasSigned, isDelegated, signMetadata } from './root';
import { requirePublishers } from './at-hand';
import { presentRing, type Signer } from './trust';

/** A publisher's word for one release: TUF's targets metadata with the release's descriptor as its only target. */
type Statement = Metadata<Targets>;

/** What of a descriptor is signed. */
export interface SignedDescriptor extends ReleaseId {
  readonly sha256: string;
  /** Bytes. */
  readonly length: number;
}

/** A release stays what it is; whether it may still be served is for the map to say, and how fresh that is for the feed. */
const NEVER = '9999-12-31T23:59:59Z';

function statementOf({ name, version, sha256, length }: SignedDescriptor): Statement {
  const targets = { [descriptorKey(name, version)]: { length, hashes: { sha256 } } };
  const signed = { _type: 'targets', spec_version: '1.0.31', version: 1, expires: NEVER, targets };
  return Metadata.fromJSON(MetadataKind.Targets, { signed, signatures: [] });
}

function parsed(text: string, key: string): Statement | null {
  try {
    const value = v.parse(v.record(v.string(), v.unknown()), parseStoredJson(text, key));
    return Metadata.fromJSON(MetadataKind.Targets, value as Parameters<typeof Metadata.fromJSON>[1]);
  } catch {
    return null;
  }
}

/** Whether a statement is of this very descriptor. */
function isOf(statement: Statement, { name, version, sha256 }: Omit<SignedDescriptor, 'length'>): boolean {
  const targets = Object.entries(statement.signed.targets);
  return (
    targets.length === 1 &&
    targets.every(([path, { hashes }]) => path === descriptorKey(name, version) && hashes['sha256'] === sha256)
  );
}

/**
 * Adds the signatures of publishers to those that a release has. One of other contents is replaced: it vouches for
 * nothing that is stored.
 */
async function storeStatement(store: Store, release: SignedDescriptor, signers: readonly Signer[]): Promise<void> {
  const key = statementKey(release.name, release.version);
  for (;;) {
    const found = await readText(store, key);
    const present = found === null ? null : parsed(found.text, key);
    const statement = present !== null && isOf(present, release) ? present : statementOf(release);
    const fresh = signers.filter((signer) => !hasSigned(statement, signer));
    if (statement === present && fresh.length === 0) return;
    for (const signer of fresh) signMetadata(statement, signer);
    try {
      await store.replace(key, jsonBytes(statement.toJSON()), found?.etag ?? null);
      return;
    } catch (error) {
      // Another publisher signed the same release a moment ago.
      if (!(error instanceof StoreConflict)) throw error;
    }
  }
}

/** Signs a release of before there were publishers, as it is stored; nothing where it was collected. */
export async function signWithPublisher(
  store: Store,
  release: Omit<SignedDescriptor, 'length'>,
  signers: readonly Signer[],
): Promise<void> {
  const found = await store.get(descriptorKey(release.name, release.version));
  if (found === null || sha256Hex(found.bytes) !== release.sha256) return;
  await storeStatement(store, { ...release, length: found.bytes.length }, signers);
}

/** Signs a release with every publisher key at hand; refuses where the environment allows none of them. */
export async function signRelease(store: Store, environment: string, release: SignedDescriptor): Promise<void> {
  const signers = await requirePublishers(store, environment, release.name);
  if (signers !== null) await storeStatement(store, release, signers);
}

function isVouchedFor(ring: KeyRing, statement: Statement | null, release: Omit<SignedDescriptor, 'length'>): boolean {
  if (ring.root === null) return true;
  return statement !== null && isOf(statement, release) && isDelegated(ring.root.document, release.name, statement);
}

async function readStatement(store: Store, { name, version }: ReleaseId): Promise<Statement | null> {
  const found = await readText(store, statementKey(name, version));
  return found === null ? null : parsed(found.text, statementKey(name, version));
}

/** Whether a publisher that the environment's root allows now has signed a release; true where no release is signed. */
export async function isPublished(
  store: Store,
  environment: string,
  release: Omit<SignedDescriptor, 'length'>,
): Promise<boolean> {
  const ring = await presentRing(store.trust, environment);
  return ring === null || isVouchedFor(ring, await readStatement(store, release), release);
}

function unsignedText({ name, version }: ReleaseId, environment: string): string {
  return `${name} ${version} is signed by no publisher to whom the root of ${environment} delegates ${name}`;
}

/** Refuses a map that names a release which the one before did not, and which no allowed publisher signed. */
export async function assertPublishers(store: Store, before: ReleaseMap, after: ReleaseMap): Promise<void> {
  for (const [name, versions] of packageEntries(after.releases))
    for (const [version, sha256] of Object.entries(versions)) {
      if (before.releases[name]?.[version] === sha256) continue;
      const release = { name, version, sha256 };
      if (!(await isPublished(store, after.environment, release)))
        throw new UserError(
          `${unsignedText(release, after.environment)}, so its map does not take it: publish it with such a key`,
        );
    }
}

/** The releases of a map that no publisher of any of the environment's roots signed, one sentence each. */
export async function unsignedProblems(
  store: Store,
  map: ReleaseMap,
  releases: readonly { readonly name: PackageName; readonly version: string }[],
): Promise<readonly string[]> {
  const rings = (await store.trust?.ringsOf(map.environment)) ?? [];
  if (rings.length === 0) return [];
  const problems = await Promise.all(
    releases.map(async ({ name, version }) => {
      const release = { name, version, sha256: map.releases[name]?.[version] ?? '' };
      const statement = await readStatement(store, release);
      // A key that is retired meanwhile was believed when the map took the release.
      return rings.some((ring) => isVouchedFor(ring, statement, release))
        ? []
        : [unsignedText(release, map.environment)];
    }),
  );
  return problems.flat();
}
