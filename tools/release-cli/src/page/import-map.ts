import { RETRY_MARK } from 'shared-contracts/release/boot-names';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { isRemoteName } from 'shared-contracts/remote/remote-names';
import { loadableFiles } from './included-releases';

interface ImportMap {
  readonly scopes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly integrity: Readonly<Record<string, string>>;
}

/**
 * The page's import map: the hash of every script it may load, and of each one's second try; and for a
 * remote whose entry is tried again, its chunks at their second address too (relative imports do not inherit
 * the mark).
 */
export function importMap(releases: readonly ReleaseDescriptor[], assetsBase: string): ImportMap {
  const integrity: Record<string, string> = {};
  const scopes: Record<string, Record<string, string>> = {};
  for (const release of releases) {
    const prefix = `${assetsBase}${release.name}/`;
    const scripts = loadableFiles(release, '.mjs');
    for (const script of scripts) {
      integrity[`${prefix}${script.name}`] = script.integrity;
      integrity[`${prefix}${script.name}${RETRY_MARK}`] = script.integrity;
    }
    if (!isRemoteName(release.name)) continue;
    scopes[`${prefix}${release.entry}${RETRY_MARK}`] = Object.fromEntries(
      scripts.map(({ name }) => [`${prefix}${name}`, `${prefix}${name}${RETRY_MARK}`]),
    );
  }
  return { scopes, integrity };
}

/** The hash of every script of these releases, by its address. */
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
