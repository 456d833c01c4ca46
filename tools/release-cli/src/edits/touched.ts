import type { ReleaseMap } from 'shared-contracts/release/release-map';
import type { WriteScope } from 'shared-contracts/release/locks';
import { packagesIn, type PackageName } from 'shared-contracts/remote/remote-names';
import type { PreviewRow } from '../map/preview';

interface Entry {
  readonly package: PackageName;
  readonly merchants?: readonly string[] | undefined;
}

/** Entries of one package that only one of two lists has. */
function changed<Kind extends Entry>(
  before: readonly Kind[],
  after: readonly Kind[],
  name: PackageName,
): readonly Kind[] {
  const textsOf = (list: readonly Kind[]): ReadonlySet<string> => new Set(list.map((entry) => JSON.stringify(entry)));
  const beyond = (list: readonly Kind[], others: ReadonlySet<string>): readonly Kind[] =>
    list.filter((entry) => entry.package === name && !others.has(JSON.stringify(entry)));
  return [...beyond(before, textsOf(after)), ...beyond(after, textsOf(before))];
}

function scopeOf(
  before: ReleaseMap,
  after: ReleaseMap,
  preview: readonly PreviewRow[],
  name: PackageName,
): WriteScope | null {
  const entries: readonly Entry[] = [
    ...changed(before.rollouts, after.rollouts, name),
    ...changed(before.switches, after.switches, name),
  ];
  const pinned = [...new Set([...Object.keys(before.pins), ...Object.keys(after.pins)])];
  const merchants = new Set([
    ...preview.filter((row) => row.package === name).map(({ merchant }) => merchant),
    ...pinned.filter((merchant) => before.pins[merchant]?.[name] !== after.pins[merchant]?.[name]),
    ...entries.flatMap((entry) => entry.merchants ?? []),
  ]);
  const isForAll = entries.some((entry) => entry.merchants === undefined);
  const isOther =
    before.defaults[name] !== after.defaults[name] ||
    JSON.stringify(before.revoked[name] ?? []) !== JSON.stringify(after.revoked[name] ?? []);
  if (!isForAll && !isOther && merchants.size === 0) return null;
  return { merchants: isForAll ? 'all' : [...merchants], packages: [name] };
}

/**
 * Whom a change of the map is about: each package with the merchants that get something else, or whose pin, rollout or
 * switch changes. Nothing where it only changes locks, or what the map knows of releases.
 */
export function touchedBy(
  before: ReleaseMap,
  after: ReleaseMap,
  preview: readonly PreviewRow[],
): readonly WriteScope[] {
  const maps = [before, after];
  const names = new Set([
    ...maps.flatMap((map) => [...packagesIn(map.releases), ...packagesIn(map.defaults), ...packagesIn(map.revoked)]),
    ...maps.flatMap((map) => Object.values(map.pins).flatMap((pins) => packagesIn(pins))),
    ...maps.flatMap((map) => [...map.rollouts, ...map.switches].map((entry) => entry.package)),
  ]);
  return [...names].flatMap((name) => scopeOf(before, after, preview, name) ?? []);
}
