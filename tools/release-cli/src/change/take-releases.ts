import { parseDescriptor } from 'shared-contracts/release/descriptor';
import { UserError } from '../text/user-error';
import { checkFit, ownFaults } from '../fit/check-fit';
import { servedBy } from '../fit/served';
import { isPublished } from '../trust/statement';
import { sha256Hex } from '../store/digest';
import { descriptorKey, type ReleaseId } from '../store/keys';
import { parseStoredJson } from '../store/store';
import type { SiteState } from '../page/site-state';
import { presentRing } from '../trust/trust';
import { registerRelease, type MapEdit } from '../edits/edits';

async function readSigned(
  { store, environment, map, settings }: SiteState,
  { name, version }: ReleaseId,
): Promise<(ReleaseId & { readonly sha256: string }) | null> {
  const key = descriptorKey(name, version);
  const found = await store.get(key);
  if (found === null) return null;
  const release = { name, version, sha256: sha256Hex(found.bytes) };
  if (!(await isPublished(store, environment, release))) return null;
  const descriptor = parseDescriptor(parseStoredJson(new TextDecoder().decode(found.bytes), key));
  // Whoever published it was free to check nothing. The write that serves it asks for gaps.
  const served = await servedBy(store, map.state, settings?.settings);
  const [problem] = [...ownFaults(descriptor), ...checkFit(served, descriptor, { gaps: 'all' }).problems];
  if (problem !== undefined) throw new UserError(problem);
  return release;
}

/**
 * The edit by which a map learns of releases that a publisher has signed but could not register. Refuses one that does
 * not fit what is served; one that nobody signed is left for the edit after it to refuse.
 */
export async function takeReleases(site: SiteState, wanted: readonly ReleaseId[]): Promise<MapEdit> {
  const ring = await presentRing(site.store.trust, site.environment);
  if (ring === null || ring.root === null) return (map) => map;
  const { releases: known } = site.map.state;
  const unknown = wanted.filter(({ name, version }) => known[name]?.[version] === undefined);
  const signed = await Promise.all(unknown.map((release) => readSigned(site, release)));
  const releases = signed.filter((release) => release !== null);
  return (present) =>
    releases.reduce((edited, { name, version, sha256 }) => registerRelease(edited, name, version, sha256), present);
}
