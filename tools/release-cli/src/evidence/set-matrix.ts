import { parseDescriptor, type ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { packageEntries, type ByPackage, type PackageName } from 'shared-contracts/remote/remote-names';
import { assertMerchant } from '../merchants/merchant-names';
import { readMap } from '../map/read-map';
import { UserError } from '../text/user-error';
import { sha256Hex } from '../store/digest';
import { descriptorKey } from '../store/keys';
import { readSettings } from '../settings/settings';
import { parseStoredJson } from '../store/store';
import type { Store } from '../trust/store';
import { distinctSets, type Candidate } from './distinct-sets';
import { evidenceState, type EvidenceState, type HashSource } from './evidence';
import { demandedSuites, withEvidence, type ProvenSet } from './proof';
import { reverseSets, sourceOver, type ReverseSet } from './reverse-sets';

/** A mixed set with how well it is proven. */
export interface ProvenReverseSet extends ReverseSet {
  readonly evidence: EvidenceState;
}

/** Every set that an environment needs proven. */
export interface SetMatrix {
  readonly environment: string;
  readonly revision: number;
  readonly sets: readonly ProvenSet[];
  /** Empty unless asked for. */
  readonly reverse: readonly ProvenReverseSet[];
  /** Hash of the descriptor of every version in the matrix, as evidence records it. */
  readonly hashes: Readonly<Record<string, string>>;
}

export interface MatrixRequest {
  readonly store: Store;
  readonly environment: string;
  readonly candidates?: readonly Candidate[];
  readonly isReverse?: boolean;
  /** The suites that are to prove the sets; those that the environment demands unless told. */
  readonly suites?: readonly string[];
}

async function readStored(
  store: Store,
  name: PackageName,
  version: string,
): Promise<{ release: ReleaseDescriptor; sha256: string }> {
  const key = descriptorKey(name, version);
  const found = await store.get(key);
  if (found === null) throw new UserError(`${name} ${version} is not published`);
  const release = parseDescriptor(parseStoredJson(new TextDecoder().decode(found.bytes), key));
  return { release, sha256: sha256Hex(found.bytes) };
}

/** The sets of an environment, with candidates counted as served, and how well each is proven. */
export async function readSetMatrix(request: MatrixRequest): Promise<SetMatrix> {
  const { store, environment, candidates = [] } = request;
  const { map } = await readMap(store, environment);
  const settings = (await readSettings(store, environment))?.settings;
  const merchants = Object.keys(settings?.merchants ?? {});
  const suites = request.suites ?? demandedSuites(environment, settings);
  for (const { merchant } of candidates) if (merchant !== undefined) assertMerchant(environment, merchant, merchants);
  const sets = distinctSets(map, merchants, candidates);
  const wanted = new Map<string, { name: PackageName; version: string }>();
  const want = (versions: ByPackage<string>): void => {
    for (const [name, version] of packageEntries(versions)) wanted.set(`${name}@${version}`, { name, version });
  };
  sets.forEach((set) => want(set.versions));
  for (const { name, version } of candidates) want({ [name]: version });
  if (request.isReverse === true) [map.defaults, map.previous].forEach(want);
  const stored = await Promise.all([...wanted.values()].map(({ name, version }) => readStored(store, name, version)));
  const hashes = Object.fromEntries(
    stored.map(({ release, sha256 }) => [`${release.name}@${release.version}`, sha256]),
  );
  const hashOf: HashSource = (name, version) => hashes[`${name}@${version}`];
  const source = sourceOver(stored.map(({ release }) => release));
  const known = new Set(sets.map((set) => set.id));
  const mixed = request.isReverse === true ? reverseSets(map, candidates, source, settings?.olderContracts) : [];
  const reverse = mixed.filter((set) => !known.has(set.id));
  return {
    environment,
    revision: map.revision,
    sets: await withEvidence(store, sets, hashOf, suites),
    reverse: await Promise.all(
      reverse.map(async (set) => ({ ...set, evidence: await evidenceState(store, set.id, hashOf, suites) })),
    ),
    hashes,
  };
}
