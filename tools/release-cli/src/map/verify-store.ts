import { documentProblems } from '../page/check-pages';
import { pageKeys } from '../page/page-keys';
import { PageMaker } from '../page/render-pages';
import { includedReleases } from '../page/included-releases';
import { sentenceOf } from '../refusal';
import { hasIntegrity } from '../store/digest';
import { fileKey } from '../store/keys';
import { readCandidates } from '../store/releases';
import { readSettings, type EnvironmentSettings } from '../store/settings';
import type { Store } from '../store/store';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { prunePrevious } from 'shared-contracts/release/fallbacks';
import { SetVerifier, type DescriptorSource } from 'shared-contracts/release/verify';
import { countSets, problemOfMap } from './check-map';
import { readMap } from './read-map';
import { groupViews } from './view-groups';

/** What a full check of an environment found. */
export interface VerifyReport {
  readonly environment: string;
  readonly revision: number;
  /** Different sets that devices may get; null when rollouts multiply beyond what is worth counting. */
  readonly sets: number | null;
  readonly releases: number;
  readonly files: number;
  readonly problems: readonly string[];
}

async function fileProblems(store: Store, release: ReleaseDescriptor): Promise<string[]> {
  const problems: string[] = [];
  for (const file of release.files) {
    const found = await store.get(fileKey(release.name, file.name));
    const title = `${file.name} of ${release.name} ${release.version}`;
    if (found === null) problems.push(`${title} is not in the store`);
    else if (!hasIntegrity(found.bytes, file.integrity)) problems.push(`${title} is not the file it was published as`);
  }
  return problems;
}

async function pageProblems(
  store: Store,
  map: ReleaseMap,
  settings: EnvironmentSettings,
  descriptorOf: DescriptorSource,
): Promise<string[]> {
  const now = new Date();
  const keys = await pageKeys(store, map.environment, now);
  const maker = new PageMaker({ store, map, settings, descriptorOf, keys });
  const problems: string[] = [];
  for (const merchant of Object.values(settings.merchants))
    problems.push(...(await documentProblems({ store, map, maker, keys }, merchant, now)));
  return problems;
}

/** Checks everything an environment serves: sets, descriptors, the bytes of every file, and the pages. */
export async function verifyStore(store: Store, environment: string): Promise<VerifyReport> {
  const { map } = await readMap(store, environment);
  const settings = (await readSettings(store, environment))?.settings;
  const merchants = Object.keys(settings?.merchants ?? {});
  const empty = { environment, revision: map.revision, sets: 0, releases: 0, files: 0 };
  try {
    const descriptorOf = await readCandidates(store, map, settings);
    const problem = problemOfMap({ map, merchants, descriptorOf });
    if (problem !== null) return { ...empty, problems: [problem.sentence] };
    const verifier = new SetVerifier(descriptorOf);
    const releases = new Set(
      groupViews(map, merchants).flatMap(({ view }) => includedReleases(prunePrevious(view, verifier), descriptorOf)),
    );
    const problems = (await Promise.all([...releases].map((release) => fileProblems(store, release)))).flat();
    if (settings !== undefined && problems.length === 0)
      problems.push(...(await pageProblems(store, map, settings, descriptorOf)));
    return {
      ...empty,
      sets: countSets(map, merchants),
      releases: releases.size,
      files: [...releases].reduce((count, release) => count + release.files.length, 0),
      problems,
    };
  } catch (error) {
    return { ...empty, problems: [sentenceOf(error)] };
  }
}
