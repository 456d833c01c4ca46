import type { PackageName } from 'shared-contracts/remote/remote-names';
import { reserveKeys } from '../store/reserve';
import { registerRelease, type MapEdit } from '../edits/edits';
import { readMap } from '../map/read-map';
import { recordWaived, type Waived } from '../map/waivers';
import { applyEdit, type EditResult } from '../change/apply-edit';
import { UserError } from '../text/user-error';
import { silent, type Report } from '../text/report';
import { assertAccount } from '../revisions/write-revision';
import { sha256Hex } from '../store/digest';
import { descriptorKey, fileKey, provenanceKey, statementKey } from '../store/keys';
import { assertEnvironment } from '../store/environments';
import type { Store } from '../trust/store';
import { isWriter, requirePublishers, requireSigners } from '../trust/at-hand';
import type { Allowances } from '../fit/check-fit';
import { faultsOf, judgeRelease } from './judge-release';
import { storeDeltas } from './deltas';
import { readDist, type CheckedDist } from './dist';
import { mfManifestKey, storeMfManifest } from './mf-manifest';
import { keysOfMaps, readBuiltMaps, storeMaps, type BuiltMaps } from './built-maps';
import { readBuiltProvenance } from './built-provenance';
import { proveBuild, storeProof, tellProof, type ProvenBuild } from './prove-build';
import { asStored } from './same-release';
import { readServed, servedAt } from '../fit/served';
import { isTrialVersion } from '../map/trial-versions';
import { isPublished, signRelease, type SignedDescriptor } from '../trust/statement';
import { absentFiles, findMissing, storeDescriptor, uploadFiles } from './upload';
import { counted, countedWere } from '../text/counted';

/** How often a registration is tried again because a collection removed the publisher's signature meanwhile. */
const ATTEMPTS = 20;

export interface PublishRequest {
  readonly store: Store;
  /** A build's output folder, with `release.json`. */
  readonly dist: string;
  /** Environments whose map learns of the release; at least one. */
  readonly environments: readonly string[];
  readonly author: string;
  readonly reason?: string;
  /** Refuses a folder that holds another package's build. */
  readonly expects?: PackageName;
  /** What it may do although it does not fit; development builds may do anything. */
  readonly allowed?: Allowances;
  /** It is a build of `mfe dev`, which imports its updates. Only a site on the developer's own machine takes one. */
  readonly isDeveloped?: boolean;
  readonly dryRun?: boolean;
  readonly report?: Report;
  readonly now?: () => Date;
}

export interface PublishResult {
  readonly name: PackageName;
  readonly version: string;
  readonly sha256: string;
  /** False when this very release was there already. */
  readonly isNew: boolean;
  /** Files that were not yet in the store. */
  readonly uploaded: readonly string[];
  /** Bytes of those files. */
  readonly bytes: number;
  readonly environments: readonly string[];
  /** What it asks for beside the version that is served by default, and no longer asks for, one sentence each. */
  readonly asks: readonly string[];
  /** What somebody should know, one sentence each; nothing was refused for it. */
  readonly warnings: readonly string[];
  /** What it is refused for, one sentence each. */
  readonly problems: readonly string[];
}

/** A publish that does not fit what is served; nothing was stored. */
export class PublishRefusal extends UserError {
  constructor(readonly result: PublishResult) {
    super(result.problems.join('\n'));
  }
}

interface CheckResult extends Pick<PublishResult, 'asks' | 'warnings' | 'problems'> {
  /** What each environment's map keeps of it. */
  readonly waived: ReadonlyMap<string, readonly Waived[]>;
}

async function checkDist(
  { store, allowed = {}, report = silent, now = () => new Date() }: PublishRequest,
  environments: readonly string[],
  { descriptor, brokenLimit }: CheckedDist,
): Promise<CheckResult> {
  // Budgets and gaps of a trial version are checked by the write that serves it.
  const isTrial = isTrialVersion(descriptor.version);
  const heavy = brokenLimit === null || environments.length === 0 ? [] : [brokenLimit];
  const found = await Promise.all(
    environments.map(async (environment) => {
      const served = servedAt(await readServed(store, environment), now());
      const verdict = judgeRelease(served, descriptor, isTrial ? { gaps: 'all', isAhead: true } : allowed);
      report(`Checked against ${counted(verdict.checkedAgainst, 'release')} served in ${environment}`);
      return { ...verdict, environment };
    }),
  );
  const own = environments.length === 0 ? [] : faultsOf(descriptor);
  return {
    asks: [...new Set(found.flatMap((fit) => fit.asks))],
    problems: [...own, ...found.flatMap((fit) => fit.problems)],
    warnings: [...heavy, ...found.flatMap((fit) => fit.warnings)],
    waived: new Map(
      found.map(({ environment, waived }) => [
        environment,
        [...waived, ...heavy.map((what): Waived => ({ kind: 'budget', what }))],
      ]),
    ),
  };
}

function keysOf({ descriptor, files }: CheckedDist, maps: BuiltMaps): readonly string[] {
  const { name, version } = descriptor;
  return [
    descriptorKey(name, version),
    provenanceKey(name, version),
    statementKey(name, version),
    mfManifestKey(descriptor),
    ...keysOfMaps(descriptor, maps),
    ...[...files.keys()].map((file) => fileKey(name, file)),
  ];
}

/**
 * The environments that do not know the release yet. Where it could not be signed, or a map would refuse it, that must
 * be said before anything is uploaded.
 */
async function newlyConcerned(
  { store, environments }: PublishRequest,
  { name, version, sha256 }: SignedDescriptor,
): Promise<readonly string[]> {
  const concerned: string[] = [];
  for (const environment of environments) {
    const { map } = await readMap(store, environment);
    if (registerRelease(map, name, version, sha256) === map) continue;
    const publishers = await requirePublishers(store, environment, name);
    if (publishers === null) await requireSigners(store, environment, 'release');
    concerned.push(environment);
  }
  return concerned;
}

/** A collection that was overtaken may remove what a publisher has just signed: then it is signed again. */
async function registerSigned(
  request: PublishRequest,
  environment: string,
  release: SignedDescriptor,
  waived: readonly Waived[],
): Promise<EditResult> {
  const { store, author, now } = request;
  const { name, version, sha256 } = release;
  const reason = request.reason ?? `publish ${name} ${version}`;
  const edit: MapEdit = (map) => {
    const known = registerRelease(map, name, version, sha256);
    return known === map ? map : recordWaived(known, release, waived);
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyEdit({ store, environment, author, reason, edit, ...(now === undefined ? {} : { now }) });
    } catch (error) {
      if (attempt === ATTEMPTS || (await isPublished(store, environment, release))) throw error;
      await signRelease(store, environment, release);
    }
  }
}

/** A publisher signs; into the map a release comes here only where a release key is at hand as well. */
async function register(
  request: PublishRequest,
  release: SignedDescriptor,
  waived: CheckResult['waived'],
): Promise<void> {
  const { name, version } = release;
  for (const environment of request.environments) {
    if (!(await isWriter(request.store, environment))) {
      request.report?.(
        `Signed for ${environment}; its map takes it with a release key: mfe promote ${name} ${version} --env ${environment}`,
      );
      continue;
    }
    const { isWritten } = await registerSigned(request, environment, release, waived.get(environment) ?? []);
    request.report?.(isWritten ? `Registered in ${environment}` : `${environment} knows it already`);
  }
}

function bytesOf({ files }: CheckedDist, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + (files.get(name)?.length ?? 0), 0);
}

async function readChecked(request: PublishRequest): Promise<CheckedDist> {
  const { report = silent } = request;
  const dist = await readDist(request.dist, request.isDeveloped);
  const { name, version, files } = dist.descriptor;
  if (request.expects !== undefined && request.expects !== name)
    throw new UserError(`${request.dist} holds a build of ${name}, not of ${request.expects}`);
  const weight = dist.brokenLimit === null ? 'within its budgets' : 'heavier than its budgets';
  report(`Read ${name} ${version}: ${counted(files.length, 'file')}, ${weight}`);
  return dist;
}

/**
 * Publishes a build: its files, then its descriptor, then its name in the maps. Publishing serves it to no one.
 * The same release again changes nothing; the same version with other bytes is refused, and so is a release that
 * does not fit what is served ({@link PublishRefusal}). What is refused leaves no trace.
 */
export async function publishDist(request: PublishRequest): Promise<PublishResult> {
  const { store, environments, report = silent } = request;
  environments.forEach(assertEnvironment);
  if (environments.length === 0) throw new UserError('Name at least one environment');
  assertAccount(request.author, request.reason ?? 'publish');
  const built = await readChecked(request);
  const { name, version } = built.descriptor;
  const provenance = await readBuiltProvenance(request.dist, sha256Hex(built.descriptorBytes));
  const maps = await readBuiltMaps(request.dist, built.descriptor);
  const dist = await asStored(store, built);
  const sha256 = sha256Hex(dist.descriptorBytes);
  const release = { name, version, sha256, length: dist.descriptorBytes.length };
  const missing = await findMissing(store, dist);
  const concerned = await newlyConcerned(request, release);
  // Where it is known it was checked when it came; the same again is never refused.
  const { waived, ...checked } = await checkDist(request, concerned, dist);
  // It speaks of the bytes that this build has; a release of before may be stored with others.
  const build: ProvenBuild = { descriptor: dist.descriptor, sha256, provenance: dist === built ? provenance : null };
  const proof = await proveBuild(store, environments, concerned, build);
  tellProof(build, proof, report);
  const result: PublishResult = {
    name,
    version,
    sha256,
    isNew: missing.isNew,
    uploaded: missing.files,
    bytes: bytesOf(dist, missing.files),
    environments,
    ...checked,
    problems: [...checked.problems, ...proof.problems],
  };
  checked.asks.forEach(report);
  for (const warning of checked.warnings) report(`Note: ${warning}`);
  if (result.problems.length > 0) throw new PublishRefusal(result);
  if (request.dryRun === true) return result;
  // From here on the collection leaves the release alone, also what of it an earlier release brought along.
  await reserveKeys(store, keysOf(dist, maps), request.now === undefined ? {} : { now: request.now });
  const uploaded = await absentFiles(store, dist);
  await uploadFiles(store, dist, uploaded, report);
  await storeDeltas(store, dist, uploaded, environments, report);
  await storeMfManifest(store, dist.descriptor);
  await storeMaps(store, dist.descriptor, sha256, maps);
  const isNew = await storeDescriptor(store, dist);
  await storeProof(store, build, proof);
  for (const environment of concerned) await signRelease(store, environment, release);
  await register(request, release, waived);
  // A collection that was overtaken may have removed something after all: what is registered has to be whole.
  await uploadFiles(store, dist, await absentFiles(store, dist), report);
  await storeMfManifest(store, dist.descriptor);
  await storeMaps(store, dist.descriptor, sha256, maps);
  await storeDescriptor(store, dist);
  for (const environment of concerned) await signRelease(store, environment, release);
  report(
    isNew
      ? `${name} ${version} is published: ${uploaded.length} of ${countedWere(dist.files.size, 'file')} new.`
      : `${name} ${version} was published already.`,
  );
  return { ...result, isNew, uploaded, bytes: bytesOf(dist, uploaded) };
}
