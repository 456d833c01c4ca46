import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { loadableFiles } from './included-releases';

/**
 * The scripts of a release that a page may load. Those that its starter fetches are no part of the application: the
 * start at retry URLs, and what settles overrides where they are allowed.
 */
function scriptsOf(release: ReleaseDescriptor, allowsOverrides: boolean): ReleaseDescriptor['files'] {
  const { page } = release;
  const started = [page?.secondStart, ...(allowsOverrides ? [page?.overrides] : [])];
  return [...loadableFiles(release, '.mjs'), ...release.files.filter(({ name }) => started.includes(name))];
}

/** The hash of every script of these releases, by its address: all that a page's import map says. */
export function scriptHashes(
  releases: readonly ReleaseDescriptor[],
  assetsBase: string,
  allowsOverrides: boolean,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    releases.flatMap((release) =>
      scriptsOf(release, allowsOverrides).map((script) => [
        `${assetsBase}${release.name}/${script.name}`,
        script.integrity,
      ]),
    ),
  );
}
