import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { assertNotOverdue } from '../fit/overdue-contracts';
import { problemOfMap } from '../map/check-map';
import { nearestNote } from '../map/nearest-note';
import { readPageReleases } from '../map/releases';
import { configsByView, merchantsToResettle, merchantsToUpdate, type PagePlan } from '../page/plan-pages';
import { merchantsOf, type SiteState } from '../page/site-state';
import { PageRenderer } from '../render/page-renderer';
import { dayOf } from '../settings/older-contracts';
import type { StoredSettings } from '../settings/settings';
import { UserError } from '../text/user-error';

/**
 * Refuses a map that could not be served as it is, pages and all, or will not be by its own schedule; the refusal names
 * the nearest set that works. Gives the pages that it changes. The map of the state was checked when it was written with
 * these settings, so only what changes against it is checked. With other settings than `resettled`, which are in the store,
 * every set is checked.
 */
export async function planServable(
  site: SiteState,
  map: ReleaseMap,
  resettled?: { readonly before: StoredSettings | null },
): Promise<PagePlan | null> {
  const { store, settings: found, map: stored } = site;
  const settings = found?.settings;
  const merchants = merchantsOf(site);
  const before = resettled !== undefined || stored.etag === null ? undefined : stored.state;
  const descriptorOf = await readPageReleases(store, map, settings);
  const { sections = {}, olderContracts } = settings ?? {};
  const check = { map, merchants, descriptorOf, sections, olderContracts, before };
  const problem = problemOfMap(check);
  if (problem !== null) {
    const { sentence, misfit } = problem;
    const note = misfit === undefined ? '' : await nearestNote({ ...check, store, misfit });
    throw new UserError(`${sentence}${note}`);
  }
  if (resettled === undefined) assertNotOverdue(check, dayOf(map.writtenAt));
  if (settings === undefined) return null;
  const planned: SiteState = { ...site, map: { state: map, etag: null, text: null } };
  const codes =
    resettled === undefined
      ? await merchantsToUpdate(planned, stored.state)
      : await merchantsToResettle(site, resettled.before);
  const configs = configsByView(planned, codes);
  const renderer = new PageRenderer({ store, map, settings, descriptorOf });
  const pages = new Map<string, Awaited<ReturnType<PagePlan['pageOf']>>>();
  for (const merchant of configs) pages.set(merchant.code, await renderer.renderDocuments(merchant));
  return { site: planned, merchants: configs, pageOf: async ({ code }) => pages.get(code) ?? null };
}
