import { parseReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { signedSchema, type Signed } from 'shared-contracts/release/feed';
import * as v from 'valibot';
import { UserError } from '../text/user-error';
import { sha256Hex } from '../store/digest';
import { proposalKey, proposalPrefix } from '../store/keys';
import { jsonBytes, parseStoredJson, readText } from '../store/store';
import type { Store } from '../trust/store';
import { canonicalJson } from '../trust/canonical-json';
import { signersIn } from '../trust/signed-document';
import { presentRing } from '../trust/trust';

const PROPOSAL_LIFE_MS = 7 * 24 * 60 * 60 * 1000;
const ID_LENGTH = 12;

/** A write of the map that more keys have to sign before it takes effect. */
export interface Proposal {
  readonly id: string;
  /** The map as it would be; its author is who signed so far. */
  readonly map: ReleaseMap;
  /** The same as it is signed. */
  readonly content: ReleaseMap;
  readonly signatures: Signed['signatures'];
  /** The release keys that have signed. */
  readonly signers: readonly string[];
  /** How many have to. */
  readonly threshold: number;
}

const proposalSchema = v.looseObject({ signatures: signedSchema.entries.signatures });

/** A proposal's name follows from what it says: the same again is the same. */
function idOf(content: object): string {
  return sha256Hex(canonicalJson(content)).slice(0, ID_LENGTH);
}

/** Keeps a map with the signatures that it has; gives the proposal's name. */
export async function storeProposal(store: Store, map: ReleaseMap, signatures: Signed['signatures']): Promise<string> {
  const id = idOf(map);
  const key = proposalKey(map.environment, id);
  const found = await store.get(key);
  await store.replace(key, jsonBytes({ ...map, signatures }), found?.etag ?? null);
  return id;
}

/**
 * A proposal that a release key has signed; null where there is none. Refuses what is no proposal of that name: it says
 * what is signed next.
 */
export async function readProposal(store: Store, environment: string, id: string): Promise<Proposal | null> {
  if (!/^[0-9a-f]{12}$/.test(id)) return null;
  const key = proposalKey(environment, id);
  const found = await readText(store, key);
  const ring = await presentRing(store.trust, environment);
  if (found === null || ring === null) return null;
  const parsed = v.safeParse(proposalSchema, parseStoredJson(found.text, key));
  if (!parsed.success) throw new UserError(`${key} in the store is no proposal, so it is not signed`);
  const { signatures, ...content } = parsed.output;
  const map = parseReleaseMap(content);
  // What a map does not know would be signed without being shown.
  if (idOf(content) !== id || canonicalJson(map) !== canonicalJson(content) || map.environment !== environment)
    throw new UserError(`${key} in the store is not what its name says, so it is not signed`);
  const signers = signersIn({ payload: canonicalJson(content), signatures }, ring.keysOf('release'), 'map');
  if (signers.length === 0) throw new UserError(`${key} in the store is signed by no release key of ${environment}`);
  const author = [...new Set(signers.map((signer) => ring.ownerOf(signer) ?? signer))].join(' and ');
  const threshold = ring.thresholdOf('release');
  return { id, map: { ...map, author }, content: map, signatures, signers, threshold };
}

/** Every proposal that could still take effect, the newest last. */
export async function openProposals(
  store: Store,
  environment: string,
  revision: number,
  now: Date,
): Promise<readonly Proposal[]> {
  const keys = await store.list(proposalPrefix(environment));
  const ids = keys.map((key) => key.slice(proposalPrefix(environment).length).replace(/\.json$/, ''));
  const found = await Promise.all(ids.map((id) => readProposal(store, environment, id).catch(ignoreRefusal)));
  return found
    .filter((proposal) => proposal !== null)
    .filter((proposal) => staleness(proposal, revision, now) === null)
    .toSorted((first, second) => first.map.writtenAt.localeCompare(second.map.writtenAt));
}

function ignoreRefusal(error: unknown): null {
  if (error instanceof UserError) return null;
  throw error;
}

/** When a proposal ends by itself. */
export function expiryOf({ map }: Pick<Proposal, 'map'>): Date {
  return new Date(Date.parse(map.writtenAt) + PROPOSAL_LIFE_MS);
}

/** Why a proposal cannot take effect any more; null when it can. */
export function staleness(proposal: Proposal, revision: number, now: Date): string | null {
  const { map } = proposal;
  if (map.revision !== revision + 1)
    return `it was made for revision ${map.revision - 1}, and ${map.environment} is at ${revision}`;
  return now.getTime() > expiryOf(proposal).getTime() ? 'it is older than a week' : null;
}

/** Removes the proposals of an environment that cannot take effect any more. */
export async function removeStale(store: Store, environment: string, revision: number): Promise<void> {
  for (const key of await store.list(proposalPrefix(environment))) {
    const found = await readText(store, key);
    const parsed = v.safeParse(v.object({ revision: v.number() }), parseStoredJson(found?.text ?? 'null', key));
    if (!parsed.success || parsed.output.revision <= revision) await store.remove(key);
  }
}
