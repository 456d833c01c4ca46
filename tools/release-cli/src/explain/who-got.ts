import type { ReleaseMap } from 'shared-contracts/release/release-map';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { distinctSets } from '../evidence/distinct-sets';
import type { ExplainedLine } from './explain-stack';

/** A set that is served now and has a version that a stack names. */
export interface ServingSet {
  readonly id: string;
  readonly merchants: readonly string[];
}

/** Every version of every package that a stack's frames are of. */
function versionsNamed(lines: readonly ExplainedLine[]): ReadonlyMap<PackageName, ReadonlySet<string>> {
  const named = new Map<PackageName, Set<string>>();
  for (const { package: name, versions = [] } of lines) {
    if (name === undefined || versions.length === 0) continue;
    named.set(name, new Set([...(named.get(name) ?? []), ...versions]));
  }
  return named;
}

/** The sets served now in which the stack may have been thrown: those that have a named version of each of its packages. */
export function setsThatServe(
  map: ReleaseMap,
  merchants: readonly string[],
  lines: readonly ExplainedLine[],
): readonly ServingSet[] {
  const named = versionsNamed(lines);
  if (named.size === 0) return [];
  return distinctSets(map, merchants)
    .filter(({ versions }) =>
      [...named].every(([name, wanted]) => {
        const version = versions[name];
        return version !== undefined && wanted.has(version);
      }),
    )
    .map(({ id, merchants: served }) => ({ id, merchants: served }));
}
