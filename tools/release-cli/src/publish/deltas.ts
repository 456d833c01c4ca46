import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { DELIVERY_LIMITS } from 'shared-contracts/release/delivery-rules';
import { deltaName, hashedName } from 'shared-contracts/release/dictionaries';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { versionsInUse } from '../map/references';
import { readMap } from '../map/read-map';
import type { Report } from '../text/report';
import { fileKey } from '../store/keys';
import { readRelease } from '../map/releases';
import { createOfBytes } from '../store/store';
import type { Store } from '../trust/store';
import { deltaOf } from './dictionary-coding';
import type { CheckedDist } from './dist';
import { counted } from '../text/counted';

/** Differences of a file lead from so many others at most: what is served comes first. */
const MOST_BASES = 4;
/** A difference that saves less than this share of the compressed file is not kept. */
const LEAST_SAVING = 0.5;

/** Releases of a package whose files a player may have: what the environments serve, or can be asked for. */
async function knownReleases(
  store: Store,
  environments: readonly string[],
  name: PackageName,
  version: string,
): Promise<readonly ReleaseDescriptor[]> {
  const found = new Map<string, ReleaseDescriptor>();
  for (const environment of environments) {
    const { map } = await readMap(store, environment);
    for (const entry of versionsInUse(map, true)) {
      if (entry.name !== name || entry.version === version || found.has(entry.version)) continue;
      const release = await readRelease(store, map, name, entry.version);
      if (release !== undefined) found.set(entry.version, release);
    }
  }
  return [...found.values()];
}

/** The files of earlier releases that a new one takes the place of: equal name and ending, another hash. */
export function basesOf(file: string, releases: readonly ReleaseDescriptor[]): readonly string[] {
  const own = hashedName(file);
  if (own === null) return [];
  const earlier = releases.flatMap(({ files }) =>
    files
      .map(({ name }) => name)
      .filter((name) => {
        const parts = hashedName(name);
        return parts !== null && parts.stem === own.stem && parts.ending === own.ending && parts.hash !== own.hash;
      }),
  );
  return [...new Set(earlier)].slice(0, MOST_BASES);
}

/**
 * Puts beside each new file what makes it of the ones before, so that a player who has one of those is sent a few
 * hundred bytes (RFC 9842). Optional: a browser without a dictionary gets the whole file.
 */
export async function storeDeltas(
  store: Store,
  { descriptor, files }: CheckedDist,
  uploaded: readonly string[],
  environments: readonly string[],
  report: Report,
): Promise<void> {
  const { name, version } = descriptor;
  const compressed = new Map(descriptor.files.map((file) => [file.name, file.gzip]));
  const releases = await knownReleases(store, environments, name, version);
  let count = 0;
  for (const file of uploaded) {
    const bytes = files.get(file);
    if (bytes === undefined || bytes.length < DELIVERY_LIMITS.compressFromBytes) continue;
    for (const base of basesOf(file, releases)) {
      const old = await store.get(fileKey(name, base));
      if (old === null) continue;
      const delta = await deltaOf(old.bytes, bytes);
      if (delta.length > (compressed.get(file) ?? 0) * LEAST_SAVING) continue;
      await createOfBytes(store, fileKey(name, deltaName(file, hashedName(base)?.hash ?? '')), delta);
      count += 1;
    }
  }
  if (count > 0) report(`Stored ${counted(count, 'difference')} to files that players may have`);
}
