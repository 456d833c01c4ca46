import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { PRERENDERED_NAMES } from 'shared-contracts/release/prerendered';
import { removeUninstalled, updateInstalled } from '../installed/update-installed';
import { readMap } from '../map/read-map';
import { updateDocuments } from '../prerendered/documents';
import type { RenderedFeed } from '../render/render-feed';
import type { FeedBody, MerchantPage, PageStamp, RenderedPage } from '../render/render-page';
import { documentKey, feedKey, pageKey, pagePrefix, prerenderedKey, prerenderedPrefix } from '../store/keys';
import { bytesOf, readText, StoreConflict } from '../store/store';
import type { signersFor } from '../trust/at-hand';
import { feedProblem, feedRevision, feedSigners, freshSince, readFeed, storeFeed } from './feed-document';
import { storePagesState, type PagesState } from './pages-state';
import { namesOf, type PagePlan } from './plan-pages';
import { documentSource, merchantsOf, type SiteState } from './site-state';
import { storeDescription } from './stored-description';
import { stampOfPage } from './stored-page';

/** Merchants whose documents are stored at the same time. */
const AT_ONCE = 16;

/** What was stored. */
export interface PagesStored {
  readonly pages: number;
  readonly feeds: number;
  /** Feeds that no key here may sign; the next tick signs them. */
  readonly waiting: number;
}

/** Signs feeds of one moment. */
interface FeedSigning {
  readonly now: Date;
  /** The private keys at hand, read with the first feed that is signed; null where nothing is (development). */
  readonly signers: () => ReturnType<typeof signersFor>;
}

/** What a stored document is stamped with; null where it is of no revision that there is, and is then replaced. */
async function ofThisSite<Stamp extends Pick<PageStamp, 'revision'>>(
  { store, environment, map }: SiteState,
  stamp: Stamp | null,
): Promise<Stamp | null> {
  if (stamp === null || stamp.revision <= map.state.revision) return stamp;
  const { map: newest } = await readMap(store, environment);
  // Another writer is ahead: a slow one never takes a document back.
  if (stamp.revision <= newest.revision) throw new StoreConflict(pagePrefix(environment));
  return null;
}

/** Stores a page unless the present one is the same but for an older revision, which it then keeps. */
async function storePage(
  site: SiteState,
  merchant: string,
  rendered: RenderedPage,
): Promise<{ readonly isStored: boolean; readonly page: MerchantPage }> {
  const { store, environment, keys, map } = site;
  const key = pageKey(environment, merchant);
  const present = await readText(store, key);
  const stamp = await ofThisSite(site, present === null ? null : stampOfPage(present.text));
  // How it begins names the contents of nearly all that follows, so another page is known by that.
  if (stamp !== null && present?.text.startsWith(rendered.beginning) === true) {
    const same = rendered.stamped({ revision: stamp.revision, keys });
    if (same.html === present.text) return { isStored: false, page: same };
  }
  const page = rendered.stamped({ revision: map.state.revision, keys });
  await store.replace(key, bytesOf(page.html), present?.etag ?? null);
  return { isStored: true, page };
}

/** Stores a feed where the present one says something else, or is not believed for long any more. */
async function storeDueFeed(
  { store, environment, keys }: SiteState,
  { now, signers }: FeedSigning,
  body: FeedBody,
): Promise<{ readonly isStored: boolean; readonly isWaiting?: boolean; readonly issuedAt: string }> {
  const present = await readFeed(store, environment, body.view.merchant);
  const since = freshSince(present, body, keys, now);
  if (since !== null) return { isStored: false, issuedAt: since };
  const etag = present === null ? null : 'broken' in present ? present.broken : present.etag;
  const atHand = await signers();
  const issuedAt = now.toISOString();
  if (atHand === null || atHand.length === 0) return { isStored: false, isWaiting: atHand !== null, issuedAt };
  await storeFeed(store, atHand, body, etag, now);
  return { isStored: true, issuedAt };
}

/** A feed without a page keeps its revision as a page does: while it says the same. */
async function storeFeedAlone(
  site: SiteState,
  signing: FeedSigning,
  merchant: string,
  { feedAt }: RenderedFeed,
): ReturnType<typeof storeDueFeed> {
  const present = await readFeed(site.store, site.environment, merchant);
  const revision = feedRevision(present);
  const stamp = await ofThisSite(site, revision === null ? null : { revision });
  const isSame =
    stamp !== null && ['expired', null].includes(feedProblem(present, feedAt(stamp.revision), site.keys, signing.now));
  return storeDueFeed(site, signing, feedAt(isSame ? stamp.revision : site.map.state.revision));
}

interface Stored extends PagesStored {
  /** When the oldest of these merchants' feeds was signed. */
  readonly oldest: string;
}

function signingOf({ store, environment }: SiteState, now: Date): FeedSigning {
  let atHand: ReturnType<typeof signersFor> | undefined;
  return { now, signers: () => (atHand ??= feedSigners(store, environment, now)) };
}

async function storeDocuments({ site, merchants, pageOf }: PagePlan, signing: FeedSigning): Promise<Stored> {
  const { store, environment } = site;
  const { now } = signing;
  let [pages, feeds, waiting, oldest] = [0, 0, 0, now.toISOString()];
  const storeWithPage = async (merchant: MerchantConfig, rendered: RenderedPage): ReturnType<typeof storeDueFeed> => {
    // The page comes first: a tab that learns of the new state and reloads must find it.
    const { page, isStored } = await storePage(site, merchant.code, rendered);
    await updateDocuments(documentSource(site), { merchant: merchant.code, html: page.html });
    await updateInstalled(store, environment, { merchant, worker: page.worker, browsers: page.browsers });
    pages += Number(isStored);
    return storeDueFeed(site, signing, page.feed);
  };
  const storeOne = async (merchant: MerchantConfig): Promise<void> => {
    const rendered = await pageOf(merchant);
    if (rendered === null) return;
    const feed =
      'feedAt' in rendered
        ? await storeFeedAlone(site, signing, merchant.code, rendered)
        : await storeWithPage(merchant, rendered);
    feeds += Number(feed.isStored);
    waiting += Number(feed.isWaiting ?? false);
    if (feed.issuedAt < oldest) oldest = feed.issuedAt;
  };
  for (let start = 0; start < merchants.length; start += AT_ONCE)
    await Promise.all(merchants.slice(start, start + AT_ONCE).map(storeOne));
  return { pages, feeds, waiting, oldest };
}

async function removeStrangers(site: SiteState): Promise<void> {
  const { store, environment } = site;
  const merchants = merchantsOf(site);
  const wanted = new Set(
    merchants.flatMap((merchant) => [
      pageKey(environment, merchant),
      feedKey(environment, merchant),
      ...PRERENDERED_NAMES.map((name) => documentKey(environment, merchant, name)),
    ]),
  );
  const lists = new Set(merchants.map((merchant) => prerenderedKey(environment, merchant)));
  for (const key of await store.list(prerenderedPrefix(environment))) if (!lists.has(key)) await store.remove(key);
  for (const key of await store.list(pagePrefix(environment))) if (!wanted.has(key)) await store.remove(key);
  await removeUninstalled(store, environment, merchants);
}

const NOTHING_WAITS = { isWaiting: false };

/** Whether all documents were last made from this very state. */
function isOfLastState({ map, settings, keys, last: { state } }: SiteState): boolean {
  return state?.revision === map.state.revision && state.settings === settings?.etag && state.keys === namesOf(keys);
}

/** Feeds of a part of the merchants may be older than all others: what is due is due by the oldest. */
function earlier(oldest: string, known: string | undefined): string {
  return known === undefined || oldest < known ? oldest : known;
}

/**
 * Stores the documents of a plan, each compared with what is there. Null, or a `StoreConflict`, where another writer was
 * in between: then what is stored may follow from neither state.
 */
export async function storePages(
  plan: PagePlan,
  now: Date,
  isCurrent: (site: SiteState) => Promise<boolean>,
): Promise<PagesStored | null> {
  const { site, merchants } = plan;
  const { store, environment, settings, last } = site;
  if (settings === null) return { pages: 0, feeds: 0, waiting: 0 };
  const signing = signingOf(site, now);
  const { oldest, ...stored } = await storeDocuments(plan, signing);
  const isAll = merchants.length === merchantsOf(site).length;
  if (isAll) await removeStrangers(site);
  const isNews = isAll || !isOfLastState(site);
  const described = isNews ? await storeDescription(site, signing.signers) : NOTHING_WAITS;
  if (!(await isCurrent(site))) return null;
  // The state says what all documents were made from: while some wait, it stays the one before.
  if (stored.waiting > 0 || described.isWaiting) return stored;
  const state: PagesState = {
    schema: 2,
    revision: site.map.state.revision,
    settings: settings.etag,
    keys: namesOf(site.keys),
    feedsSince: isAll ? oldest : earlier(oldest, last.state?.feedsSince),
  };
  if (JSON.stringify(state) !== JSON.stringify(last.state)) await storePagesState(store, environment, state, last.etag);
  return stored;
}
