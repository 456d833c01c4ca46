import type { TrustedKey } from 'shared-contracts/release/boot-document';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { readMap, readRevision } from '../map/read-map';
import { UserError, messageOf, Unfinished } from '../text/user-error';
import { feedKey, pageKey, pagePrefix } from '../store/keys';
import { removeUninstalled, writeInstalled } from '../installed/write-installed';
import { readCandidates } from '../map/releases';
import { readSettings, type StoredSettings } from '../settings/settings';
import { requireSigners, type signersFor } from '../trust/at-hand';
import { bytesOf, readText, StoreConflict } from '../store/store';
import type { Store } from '../trust/store';
import { merchantsToRenew } from './changed-merchants';
import {
  feedProblem,
  FEED_RENEWAL_MS,
  feedSigners,
  isFresh,
  readFeed,
  storeFeed,
  type FeedBody,
} from './feed-document';
import { pageKeys } from './page-keys';
import { readPagesState, storePagesState, type PagesState } from './pages-state';
import { PageMaker } from '../render/render-pages';
import type { MerchantPage } from '../render/render-page';
import { marksOfPage, type StoredMarks } from './stored-page';

const ATTEMPTS = 50;

/** Merchants whose documents are written at the same time. */
const AT_ONCE = 16;

/** What was written. */
export interface PagesWritten {
  readonly pages: number;
  readonly feeds: number;
  /** Feeds that nobody here may sign: the next tick does. */
  readonly waiting: number;
}

interface Site {
  readonly store: Store;
  /** The private keys at hand, read with the first feed that is signed; null where nothing is (development). */
  readonly signers: () => ReturnType<typeof signersFor>;
  readonly environment: string;
  readonly stored: Awaited<ReturnType<typeof readMap>>;
  readonly found: StoredSettings;
  readonly keys: readonly TrustedKey[];
  readonly now: Date;
}

type Scope = 'all' | 'changed';

/** Whose documents may be other than what is stored. */
async function merchantsOf(site: Site, last: PagesState | null, scope: Scope): Promise<readonly string[]> {
  const { store, environment, stored, found, keys } = site;
  const all = Object.keys(found.settings.merchants);
  if (scope === 'all' || last === null || last.settings !== found.etag || last.keys !== namesOf(keys)) return all;
  if (last.revision === stored.map.revision) return [];
  const before = await readRevision(store, environment, last.revision);
  return before === null ? all : merchantsToRenew(before, stored.map, all, found.settings.allowsOverrides);
}

function namesOf(keys: readonly TrustedKey[]): string {
  return keys.map(({ id }) => id).join(' ');
}

/** What a stored page says of itself; null when there is none of this site, which is then simply replaced. */
async function presentMarks(
  { store, environment, stored }: Site,
  html: string | undefined,
): Promise<StoredMarks | null> {
  const marks = html === undefined ? null : marksOfPage(html);
  if (marks === null || marks.revision <= stored.map.revision) return marks;
  const { map } = await readMap(store, environment);
  // Another writer is ahead: a slow one never takes a page back.
  if (marks.revision <= map.revision) throw new StoreConflict(pagePrefix(environment));
  return null;
}

/** Stores a page unless the present one is the same but for an older revision, which it then keeps. */
async function renewPage(
  site: Site,
  maker: PageMaker,
  merchant: MerchantConfig,
): Promise<{ readonly isWritten: boolean; readonly page: MerchantPage } | null> {
  const { store, environment, keys } = site;
  const key = pageKey(environment, merchant.code);
  const present = await readText(store, key);
  const marks = await presentMarks(site, present?.text);
  const same = marks === null ? null : await maker.make(merchant, { revision: marks.revision, keys });
  if (same !== null && same.html === present?.text) return { isWritten: false, page: same };
  const page = await maker.make(merchant);
  if (page === null) return null;
  await store.replace(key, bytesOf(page.html), present?.etag ?? null);
  return { isWritten: true, page };
}

/** Stores a feed where the present one says something else, or is not believed for long any more. */
async function renewFeed(
  { store, environment, keys, now, signers }: Site,
  body: FeedBody,
): Promise<{ readonly isWritten: boolean; readonly isWaiting?: boolean; readonly issuedAt: string }> {
  const present = await readFeed(store, environment, body.view.merchant);
  // Most are of an earlier revision: then nobody needs to know who signed them.
  const isOfNow = present !== null && 'feed' in present && present.feed.revision === body.view.revision;
  const isSound = isOfNow && (await feedProblem(present, body, keys, now)) === null;
  if (isSound && isFresh(present, now)) return { isWritten: false, issuedAt: present.feed.issuedAt };
  const etag = present === null ? null : 'broken' in present ? present.broken : present.etag;
  const atHand = await signers();
  const issuedAt = now.toISOString();
  if (atHand === null || atHand.length === 0) return { isWritten: false, isWaiting: atHand !== null, issuedAt };
  await storeFeed(store, atHand, body, etag, now);
  return { isWritten: true, issuedAt };
}

interface Renewed extends PagesWritten {
  /** When the oldest of these merchants' feeds was signed. */
  readonly oldest: string;
}

async function renew(site: Site, merchants: readonly string[]): Promise<Renewed> {
  const { store, environment, stored, found, keys } = site;
  const { settings } = found;
  const configs = merchants.flatMap((code) => settings.merchants[code] ?? []);
  const narrowed = { ...settings, merchants: Object.fromEntries(configs.map((config) => [config.code, config])) };
  const descriptorOf = await readCandidates(store, stored.map, narrowed);
  const maker = new PageMaker({ store, map: stored.map, settings, descriptorOf, keys });
  let [pages, feeds, waiting, oldest] = [0, 0, 0, site.now.toISOString()];
  const renewOne = async (merchant: MerchantConfig): Promise<void> => {
    // The page first: whoever hears of a new state and loads the page anew must find it there.
    const renewed = await renewPage(site, maker, merchant);
    if (renewed === null) return;
    const { page, isWritten } = renewed;
    await writeInstalled(store, environment, { merchant, worker: page.worker, browsers: page.browsers });
    const feed = await renewFeed(site, page.feed);
    pages += Number(isWritten);
    feeds += Number(feed.isWritten);
    waiting += Number(feed.isWaiting ?? false);
    if (feed.issuedAt < oldest) oldest = feed.issuedAt;
  };
  for (let start = 0; start < configs.length; start += AT_ONCE)
    await Promise.all(configs.slice(start, start + AT_ONCE).map(renewOne));
  return { pages, feeds, waiting, oldest };
}

async function removeStrangers({ store, environment, found }: Site): Promise<void> {
  const wanted = new Set(
    Object.keys(found.settings.merchants).flatMap((merchant) => [
      pageKey(environment, merchant),
      feedKey(environment, merchant),
    ]),
  );
  for (const key of await store.list(pagePrefix(environment))) if (!wanted.has(key)) await store.remove(key);
  await removeUninstalled(store, environment, Object.keys(found.settings.merchants));
}

async function readSite(store: Store, environment: string, now: Date): Promise<Site | null> {
  const [stored, found] = await Promise.all([readMap(store, environment), readSettings(store, environment)]);
  if (found === null) return null;
  let atHand: ReturnType<typeof signersFor> | undefined;
  const signers = (): ReturnType<typeof signersFor> => (atHand ??= feedSigners(store, environment, now));
  return { store, environment, stored, found, keys: await pageKeys(store, environment), now, signers };
}

/** Feeds of a part of the merchants may be older than all others: what is due is due by the oldest. */
function earlier(oldest: string, known: string | undefined): string {
  return known === undefined || oldest < known ? oldest : known;
}

/** One pass over those whom something changes; null when map or settings were changed meanwhile. */
async function pass(store: Store, environment: string, now: Date, scope: Scope): Promise<PagesWritten | null> {
  const site = await readSite(store, environment, now);
  if (site === null) return { pages: 0, feeds: 0, waiting: 0 };
  const last = await readPagesState(store, environment);
  const merchants = await merchantsOf(site, last.state, scope);
  const { oldest, ...written } = await renew(site, merchants);
  const isAll = merchants.length === Object.keys(site.found.settings.merchants).length;
  if (isAll) await removeStrangers(site);
  const after = await readSite(store, environment, now);
  if (after?.stored.etag !== site.stored.etag || after.found.etag !== site.found.etag) return null;
  // The state says what all documents were made from: while some wait, it stays the one before.
  if (written.waiting > 0) return written;
  const state: PagesState = {
    schema: 2,
    revision: site.stored.map.revision,
    settings: site.found.etag,
    keys: namesOf(site.keys),
    feedsSince: isAll ? oldest : earlier(oldest, last.state?.feedsSince),
  };
  if (JSON.stringify(state) !== JSON.stringify(last.state)) await storePagesState(store, environment, state, last.etag);
  return written;
}

/**
 * Passes until what the documents were made from is still the present state afterwards: writers may overtake
 * each other, and whoever finishes last leaves the newest.
 */
async function untilCurrent(store: Store, environment: string, now: Date, scope: Scope): Promise<PagesWritten> {
  let [pages, feeds] = [0, 0];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      const written = await pass(store, environment, now, scope);
      pages += written?.pages ?? 0;
      feeds += written?.feeds ?? 0;
      if (written !== null) return { pages, feeds, waiting: written.waiting };
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
    }
  }
  throw new UserError('others kept changing the map at the same time');
}

/** Makes the pages and feeds of those whom something changed since all were last made. */
export async function renewPages(store: Store, environment: string, now = new Date()): Promise<PagesWritten> {
  return untilCurrent(store, environment, now, 'changed');
}

/** The same after a write that took effect: what goes wrong from here on takes nothing of it back. */
export async function renewPagesOf(
  written: string,
  store: Store,
  environment: string,
  now: Date,
): Promise<PagesWritten> {
  try {
    return await renewPages(store, environment, now);
  } catch (error) {
    throw new Unfinished(
      `${written} of ${environment} is written, but its pages are not all renewed (${messageOf(error)}): run "mfe verify --pages --env ${environment}"`,
    );
  }
}

/** Looks at the page and feed of every merchant and mends what is not as it should be. */
export async function writePages(store: Store, environment: string, now = new Date()): Promise<PagesWritten> {
  return allSigned(store, environment, await untilCurrent(store, environment, now, 'all'));
}

/** Refuses where feeds are due that nobody here may sign. */
async function allSigned(store: Store, environment: string, written: PagesWritten): Promise<PagesWritten> {
  if (written.waiting > 0) await requireSigners(store, environment, 'timestamp');
  return written;
}

/**
 * Makes what a writer left undone that was broken off after the map, and signs feeds with less than half of their
 * life left anew, from the map and never from what is stored. Writes nothing when nothing is due; for every tick.
 */
export async function refreshPages(store: Store, environment: string, now = new Date()): Promise<PagesWritten> {
  const { state } = await readPagesState(store, environment);
  const isDue = state === null || Math.abs(now.getTime() - Date.parse(state.feedsSince)) > FEED_RENEWAL_MS;
  if (isDue) return writePages(store, environment, now);
  return allSigned(store, environment, await renewPages(store, environment, now));
}
