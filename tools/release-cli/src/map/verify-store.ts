import { renderPages } from '../page/render-pages';
import { readPage } from '../page/stored-page';
import { includedReleases } from '../page/included-releases';
import { sentenceOf } from '../refusal';
import { integrityOf, sha256Hex } from '../store/digest';
import { fileKey } from '../store/keys';
import { readCandidates } from '../store/releases';
import { readSettings, type EnvironmentSettings } from '../store/settings';
import type { Store } from '../store/store';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { viewForMerchant } from 'shared-contracts/release/resolve';
import type { DescriptorSource } from 'shared-contracts/release/verify';
import { checkSets, problemOfMap } from './check-map';
import { readMap } from './read-map';

/** What a full check of an environment found. */
export interface VerifyReport {
  readonly environment: string;
  readonly revision: number;
  /** Different sets that devices may get. */
  readonly sets: number;
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
    else if (integrityOf(found.bytes) !== file.integrity) problems.push(`${title} is not the file it was published as`);
  }
  return problems;
}

async function pageProblems(
  store: Store,
  map: ReleaseMap,
  settings: EnvironmentSettings,
  descriptorOf: DescriptorSource,
): Promise<string[]> {
  const pages = await renderPages({ store, map, settings, descriptorOf });
  const problems: string[] = [];
  for (const [merchant, page] of pages) {
    const stored = await readPage(store, map.environment, merchant);
    const isPresent =
      stored !== null &&
      stored !== 'torn' &&
      stored.etag === sha256Hex(page.html) &&
      JSON.stringify(stored.headers) === JSON.stringify(page.headers);
    if (!isPresent) problems.push(`The page of ${merchant} is not that of revision ${map.revision}`);
  }
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
    const problem = problemOfMap(map, merchants, descriptorOf);
    if (problem !== null) return { ...empty, problems: [problem] };
    const releases = new Set(
      merchants.flatMap((merchant) => includedReleases(viewForMerchant(map, merchant), descriptorOf)),
    );
    const problems = (await Promise.all([...releases].map((release) => fileProblems(store, release)))).flat();
    if (settings !== undefined && problems.length === 0)
      problems.push(...(await pageProblems(store, map, settings, descriptorOf)));
    return {
      ...empty,
      sets: checkSets(map, merchants, descriptorOf).length,
      releases: releases.size,
      files: [...releases].reduce((count, release) => count + release.files.length, 0),
      problems,
    };
  } catch (error) {
    return { ...empty, problems: [sentenceOf(error)] };
  }
}
