import { parseVersion } from 'shared-contracts/release/semver';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { reserveKeys } from '../collect/reserve';
import { registerRelease } from '../map/edits';
import { readMap } from '../map/read-map';
import { applyEdit, assertAccount } from '../map/write-map';
import { Refusal } from '../refusal';
import { silent, type Report } from '../report';
import { sha256Hex } from '../store/digest';
import { descriptorKey, fileKey } from '../store/keys';
import { assertEnvironment } from '../store/settings';
import type { Store } from '../store/store';
import { signText } from '../trust/signed-document';
import { checkFit, ownFaults, type Allowances } from './check-fit';
import { storeDeltas } from './deltas';
import { readDist, type CheckedDist } from './dist';
import { readServed } from './served';
import { absentFiles, findMissing, storeDescriptor, uploadFiles } from './upload';

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
  /** What somebody should know, one sentence each; nothing was refused for it. */
  readonly warnings: readonly string[];
  /** What it is refused for, one sentence each. */
  readonly problems: readonly string[];
}

/** A publish that does not fit what is served; nothing was stored. */
export class PublishRefusal extends Refusal {
  constructor(readonly result: PublishResult) {
    super(result.problems.join('\n'));
  }
}

async function checkDist(
  { store, allowed = {}, report = silent }: PublishRequest,
  environments: readonly string[],
  { descriptor }: CheckedDist,
): Promise<Pick<PublishResult, 'warnings' | 'problems'>> {
  // A development build is served to nobody who did not ask for it.
  const isTrial = parseVersion(descriptor.version)?.prerelease !== '';
  const found = await Promise.all(
    environments.map(async (environment) => {
      const served = await readServed(store, environment);
      const fit = checkFit(served, descriptor, isTrial ? { gaps: 'all', isAhead: true } : allowed);
      report(`Checked against ${fit.checkedAgainst} releases served in ${environment}`);
      return fit;
    }),
  );
  return {
    problems: [...(environments.length === 0 ? [] : ownFaults(descriptor)), ...found.flatMap((fit) => fit.problems)],
    warnings: found.flatMap((fit) => fit.warnings),
  };
}

function keysOf({ descriptor, files }: CheckedDist): readonly string[] {
  const { name, version } = descriptor;
  return [descriptorKey(name, version), ...[...files.keys()].map((file) => fileKey(name, file))];
}

/**
 * The environments that do not know the release yet. A map that would refuse it, or could not be signed, must do so
 * before anything is uploaded.
 */
async function newlyConcerned(
  { store, environments }: PublishRequest,
  name: PackageName,
  version: string,
  sha256: string,
): Promise<readonly string[]> {
  const concerned: string[] = [];
  for (const environment of environments) {
    const { map } = await readMap(store, environment);
    if (registerRelease(map, name, version, sha256) === map) continue;
    await signText(store, environment, 'map', 'attempt');
    concerned.push(environment);
  }
  return concerned;
}

async function register(request: PublishRequest, dist: CheckedDist, sha256: string): Promise<void> {
  const { name, version } = dist.descriptor;
  for (const environment of request.environments) {
    const { isWritten } = await applyEdit({
      store: request.store,
      environment,
      author: request.author,
      reason: request.reason ?? `publish ${name} ${version}`,
      edit: (map) => registerRelease(map, name, version, sha256),
      ...(request.now === undefined ? {} : { now: request.now }),
    });
    request.report?.(isWritten ? `Registered in ${environment}` : `${environment} knows it already`);
  }
}

function bytesOf({ files }: CheckedDist, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + (files.get(name)?.length ?? 0), 0);
}

async function readChecked(request: PublishRequest): Promise<CheckedDist> {
  const { report = silent } = request;
  const dist = await readDist(request.dist);
  const { name, version, files } = dist.descriptor;
  if (request.expects !== undefined && request.expects !== name)
    throw new Refusal(`${request.dist} holds a build of ${name}, not of ${request.expects}`);
  report(`Read ${name} ${version}: ${files.length} files, within its budgets`);
  return dist;
}

/**
 * Publishes a build: its files, then its descriptor, then its name in the maps. Nobody is served it by that.
 * The same release again changes nothing; the same version with other bytes is refused, and so is a release that
 * does not fit what is served ({@link PublishRefusal}). What is refused leaves no trace.
 */
export async function publishDist(request: PublishRequest): Promise<PublishResult> {
  const { store, environments, report = silent } = request;
  environments.forEach(assertEnvironment);
  if (environments.length === 0) throw new Refusal('Name at least one environment');
  assertAccount(request.author, request.reason ?? 'publish');
  const dist = await readChecked(request);
  const { name, version } = dist.descriptor;
  const sha256 = sha256Hex(dist.descriptorBytes);
  const missing = await findMissing(store, dist);
  const concerned = await newlyConcerned(request, name, version, sha256);
  // Where it is known it was checked when it came; the same again is never refused.
  const checked = await checkDist(request, concerned, dist);
  const result: PublishResult = {
    name,
    version,
    sha256,
    isNew: missing.isNew,
    uploaded: missing.files,
    bytes: bytesOf(dist, missing.files),
    environments,
    ...checked,
  };
  for (const warning of checked.warnings) report(`Note: ${warning}`);
  if (checked.problems.length > 0) throw new PublishRefusal(result);
  if (request.dryRun === true) return result;
  // From here on the collection leaves the release alone, also what of it an earlier release brought along.
  await reserveKeys(store, keysOf(dist), request.now === undefined ? {} : { now: request.now });
  const uploaded = await absentFiles(store, dist);
  await uploadFiles(store, dist, uploaded, report);
  await storeDeltas(store, dist, uploaded, environments, report);
  const isNew = await storeDescriptor(store, dist);
  await register(request, dist, sha256);
  // A collection that was overtaken may have removed something after all: what is registered has to be whole.
  await uploadFiles(store, dist, await absentFiles(store, dist), report);
  await storeDescriptor(store, dist);
  report(
    isNew
      ? `${name} ${version} is published: ${uploaded.length} of ${dist.files.size} files were new.`
      : `${name} ${version} was published already.`,
  );
  return { ...result, isNew, uploaded, bytes: bytesOf(dist, uploaded) };
}
