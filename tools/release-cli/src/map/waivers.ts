import type { ReleaseMap, Waiver } from 'shared-contracts/release/release-map';
import { packageEntries } from 'shared-contracts/remote/remote-names';
import type { ReleaseId } from '../store/keys';
import { without } from './without';

/** A check that is waived, before it is known by which write. */
export type Waived = Pick<Waiver, 'kind' | 'what'>;

/** What was waived for a release, by every write that did. */
export function waiversOf(map: ReleaseMap, { name, version }: ReleaseId): readonly Waiver[] {
  return map.waived?.[name]?.[version] ?? [];
}

function isSame(first: Waiver, second: Waiver): boolean {
  return (
    first.kind === second.kind &&
    first.what === second.what &&
    first.environment === second.environment &&
    first.revision === second.revision
  );
}

/** Keeps waivers with a release, beside those it has. */
export function addWaivers(map: ReleaseMap, release: ReleaseId, waivers: readonly Waiver[]): ReleaseMap {
  const known = waiversOf(map, release);
  const fresh = waivers.filter((waiver) => !known.some((entry) => isSame(entry, waiver)));
  if (fresh.length === 0) return map;
  const own = { ...map.waived?.[release.name], [release.version]: [...known, ...fresh] };
  return { ...map, waived: { ...map.waived, [release.name]: own } };
}

/** Keeps with a release what the write that comes after this state waives for it. */
export function recordWaived(map: ReleaseMap, release: ReleaseId, waived: readonly Waived[]): ReleaseMap {
  const { environment, revision } = map;
  return addWaivers(
    map,
    release,
    waived.map(({ kind, what }) => ({ kind, what, environment, revision: revision + 1 })),
  );
}

/** Whether the write that made this state waives a check: what another write or environment waived does not count. */
export function isWaivedBy(map: ReleaseMap, release: ReleaseId, { kind, what }: Waived): boolean {
  const { environment, revision } = map;
  return waiversOf(map, release).some((waiver) => isSame(waiver, { kind, what, environment, revision }));
}

/** A map without the waivers of a release that it does not know any more. */
export function forgetWaivers(map: ReleaseMap, { name, version }: ReleaseId): ReleaseMap {
  const own = map.waived?.[name];
  if (own?.[version] === undefined) return map;
  const left = without(own, version);
  const { waived: _waived, ...rest } = map;
  const waived = { ...without(map.waived ?? {}, name), ...(Object.keys(left).length === 0 ? {} : { [name]: left }) };
  return Object.keys(waived).length === 0 ? rest : { ...rest, waived };
}

/** What was waived, as a phrase. */
function waivedText({ name, version }: ReleaseId, { kind, what }: Waived): string {
  const title = `${name} ${version}`;
  if (kind === 'gap') return `${title} leaves ${what} unanswered`;
  return kind === 'ahead' ? `${title} was published ahead: ${what}` : what;
}

function writeText({ environment, revision }: Waiver): string {
  return `revision ${revision} of ${environment}`;
}

/** What was waived, and by which write. */
export function waiverText(release: ReleaseId, waiver: Waiver): string {
  return `${waivedText(release, waiver)} (allowed by ${writeText(waiver)})`;
}

/** What was waived for a release and where, one phrase for each check. */
export function waiverLines(map: ReleaseMap, release: ReleaseId): readonly string[] {
  const places = new Map<string, string[]>();
  for (const waiver of waiversOf(map, release)) {
    const text = waivedText(release, waiver);
    places.set(text, [...(places.get(text) ?? []), writeText(waiver)]);
  }
  return [...places].map(([text, writes]) => `${text} (allowed by ${writes.join(' and ')})`);
}

/** Every release of a map for which something was waived. */
export function waivedReleases(map: ReleaseMap): readonly ReleaseId[] {
  const entries = packageEntries(map.waived ?? {});
  return entries.flatMap(([name, versions]) => Object.keys(versions).map((version) => ({ name, version })));
}
