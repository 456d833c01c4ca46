import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { loadableFiles } from './included-releases';

/** The hash of every script of these releases, by its address: all that a page's import map says. */
export function scriptHashes(
  releases: readonly ReleaseDescriptor[],
  assetsBase: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    releases.flatMap((release) =>
      loadableFiles(release, '.mjs').map((script) => [`${assetsBase}${release.name}/${script.name}`, script.integrity]),
    ),
  );
}
