import { tryUpdateConsole } from '../console/update-console';
import { MAP_DOCUMENT } from '../map/read-map';
import { finishing, storePlannedPages } from '../page/update-pages';
import { waitingText } from '../page/waiting-text';
import { storeRevision } from '../revisions/write-revision';
import type { Report } from '../text/report';
import { thresholdOf } from '../trust/at-hand';
import type { ChangePlan } from './plan-change';
import { removeStale } from './proposals';

/**
 * Writes a plan: the signed map, then the pages that were planned with it. A `StoreConflict` says that somebody else wrote
 * the map first, and that nothing was written: then it has to be planned again.
 */
export async function commit(
  { site, map, pages }: ChangePlan,
  sealed: Uint8Array,
  moment: Date,
  report: Report,
): Promise<void> {
  const { store, environment, settings } = site;
  await storeRevision(store, MAP_DOCUMENT, site.map, sealed);
  // From here on no conflict may be taken for a lost race of the map.
  await finishing({ store, environment, part: 'map', revision: map.revision }, async () => {
    if ((await thresholdOf(store, environment, 'release')) > 1) await removeStale(store, environment, map.revision);
    const { waiting } = pages === null ? { waiting: 0 } : await storePlannedPages(pages, moment);
    if (waiting > 0) report(waitingText(waiting));
  });
  if (settings?.settings.allowsOverrides === true)
    await tryUpdateConsole(store, environment, report, { map, settings });
}
