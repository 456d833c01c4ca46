import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { candidateVersions } from 'shared-contracts/release/sets';
import { widgetId } from 'shared-contracts/remote/slot-order';
import { newestVersions, readRelease } from '../map/releases';
import { sharedView } from '../map/view-groups';
import { namingFault, namingNote, newlyNamed, type KnownWidgets, type NamedWidget } from '../merchants/named-widgets';
import type { EnvironmentSettings } from '../settings/settings';
import type { ObjectStore } from '../store/store';
import { UserError } from '../text/user-error';

async function knownWidgets(
  store: ObjectStore,
  map: ReleaseMap,
  { merchant, section, slot }: NamedWidget,
): Promise<KnownWidgets> {
  const idsOf = async (versions: readonly string[] = []): Promise<readonly string[]> => {
    const releases = await Promise.all(versions.map(async (version) => readRelease(store, map, section, version)));
    return releases
      .filter((release): release is ReleaseDescriptor => release !== undefined)
      .flatMap(({ contributions }) => contributions.slots.filter((entry) => entry.slot === slot))
      .map(({ widget }) => widgetId(section, widget));
  };
  const newest = newestVersions(map)[section] ?? [];
  const served = await idsOf(candidateVersions(sharedView(map, merchant))[section]);
  return { served, published: [...served, ...(await idsOf(newest))], hasVersions: newest.length > 0 };
}

/**
 * Refuses settings that newly name a widget for a slot which nothing published puts there. Gives a sentence for each that is
 * published but that its merchant is not served yet. What was named before may have gone: pages pass over it.
 */
export async function placedWidgets(
  store: ObjectStore,
  map: ReleaseMap,
  before: EnvironmentSettings | undefined,
  after: EnvironmentSettings,
): Promise<readonly string[]> {
  const notes: string[] = [];
  for (const named of newlyNamed(before, after)) {
    const known = await knownWidgets(store, map, named);
    const fault = namingFault(map.environment, after.sections, named, known);
    if (fault !== undefined) throw new UserError(fault);
    notes.push(...[namingNote(named, known)].filter((note) => note !== undefined));
  }
  return notes;
}
