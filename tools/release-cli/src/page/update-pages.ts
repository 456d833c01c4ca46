import { readPageReleases } from '../map/releases';
import { PageRenderer } from '../render/page-renderer';
import { mapKey, settingsKey } from '../store/keys';
import { StoreConflict } from '../store/store';
import { UserError, messageOf, Unfinished } from '../text/user-error';
import { requireSigners } from '../trust/at-hand';
import type { Store } from '../trust/store';
import type { SignedPart } from '../trust/trust';
import { FEED_RENEWAL_MS } from './feed-document';
import { readPagesState } from './pages-state';
import { configsByView, merchantsToUpdate, type PagePlan } from './plan-pages';
import { merchantsOf, readSite, type SiteState } from './site-state';
import { storePages, type PagesStored } from './store-pages';

const ATTEMPTS = 50;

/** Which merchants' documents are looked at: all, or those that something changed, with others that are named. */
type Scope = 'all' | { readonly besides: readonly string[] };

const CHANGED: Scope = { besides: [] };

async function codesOf(site: SiteState, scope: Scope): Promise<readonly string[]> {
  return scope === 'all' ? merchantsOf(site) : [...new Set([...(await merchantsToUpdate(site)), ...scope.besides])];
}

/** The documents of these merchants as they follow from what is stored; each is rendered when it is stored. */
async function planUpdate(site: SiteState, codes: readonly string[]): Promise<PagePlan> {
  const { store, map, settings: found } = site;
  if (found === null) return { site, merchants: [], pageOf: async () => null };
  const { settings } = found;
  const merchants = configsByView(site, codes);
  const narrowed = { ...settings, merchants: Object.fromEntries(merchants.map((config) => [config.code, config])) };
  const descriptorOf = await readPageReleases(store, map.state, narrowed);
  const renderer = new PageRenderer({ store, map: map.state, settings, descriptorOf });
  return { site, merchants, pageOf: async (merchant) => renderer.renderDocuments(merchant) };
}

async function isEtag(store: Store, key: string, etag: string | null | undefined): Promise<boolean> {
  return ((await store.get(key))?.etag ?? null) === (etag ?? null);
}

async function areSettingsCurrent({ store, environment, settings }: SiteState): Promise<boolean> {
  return isEtag(store, settingsKey(environment), settings?.etag);
}

async function isCurrent(site: SiteState): Promise<boolean> {
  const { store, environment, map } = site;
  return (await isEtag(store, mapKey(environment), map.etag)) && (await areSettingsCurrent(site));
}

/**
 * Passes until what the documents were made from is still the present state afterwards: writers may overtake
 * each other, and whoever finishes last leaves the newest.
 */
async function untilCurrent(store: Store, environment: string, now: Date, first: Scope): Promise<PagesStored> {
  let [pages, feeds, scope] = [0, 0, first];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const site = await readSite(store, environment);
    const codes = await codesOf(site, scope);
    try {
      const stored = await storePages(await planUpdate(site, codes), now, isCurrent);
      pages += stored?.pages ?? 0;
      feeds += stored?.feeds ?? 0;
      if (stored !== null) return { pages, feeds, waiting: stored.waiting };
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
    }
    // These may come from a state that the next write is not compared with.
    if (scope !== 'all') scope = { besides: codes };
  }
  throw new UserError('others kept changing the map at the same time');
}

/** Updates the documents of merchants whom something changed since all were last made. */
export async function updatePages(store: Store, environment: string, now = new Date()): Promise<PagesStored> {
  return untilCurrent(store, environment, now, CHANGED);
}

/**
 * Stores the documents that were planned with a write, now that it is made. The map is not read again: a page of a newer
 * one says so itself. Where another writer was in between, what is stored by then decides.
 */
export async function storePlannedPages(plan: PagePlan, now: Date): Promise<PagesStored> {
  const { store, environment } = plan.site;
  try {
    const stored = await storePages(plan, now, areSettingsCurrent);
    if (stored !== null) return stored;
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
  }
  return untilCurrent(store, environment, now, { besides: plan.merchants.map(({ code }) => code) });
}

/** A write that took effect. */
interface Written {
  readonly store: Store;
  readonly environment: string;
  readonly part: SignedPart;
  readonly revision: number;
}

const DOCUMENTS: Readonly<Record<SignedPart, string>> = { map: '', settings: ' of the settings' };

/** Does what follows a write that took effect: what goes wrong from here on takes nothing of it back. */
export async function finishing<Result>(
  { store, environment, part, revision }: Written,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    // The writer does not read what it wrote: without this it would believe the state before when that is put back.
    await store.trust?.noteSeen(environment, part, revision);
    return await work();
  } catch (error) {
    throw new Unfinished(
      `Revision ${revision}${DOCUMENTS[part]} of ${environment} is written, but its pages are not all renewed (${messageOf(error)}): run "mfe verify --pages --env ${environment}"`,
    );
  }
}

/** Looks at the documents of every merchant and mends what is not as it should be. */
export async function updateAllPages(store: Store, environment: string, now = new Date()): Promise<PagesStored> {
  return allSigned(store, environment, await untilCurrent(store, environment, now, 'all'));
}

/** Refuses where feeds are due and no key here may sign them. */
async function allSigned(store: Store, environment: string, stored: PagesStored): Promise<PagesStored> {
  if (stored.waiting > 0) await requireSigners(store, environment, 'timestamp');
  return stored;
}

/**
 * Makes what a writer left undone that was broken off after the map, and renews feeds with less than half of their
 * life left, from the map and never from what is stored. Stores nothing when nothing is due; for every tick.
 */
export async function updateDuePages(store: Store, environment: string, now = new Date()): Promise<PagesStored> {
  const { state } = await readPagesState(store, environment);
  const isDue = state === null || Math.abs(now.getTime() - Date.parse(state.feedsSince)) > FEED_RENEWAL_MS;
  if (isDue) return updateAllPages(store, environment, now);
  return allSigned(store, environment, await updatePages(store, environment, now));
}
