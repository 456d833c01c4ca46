import type { TrustedKey } from 'shared-contracts/release/boot-document';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import type { IconCheck } from '../installed/icon-check';
import { installedProblems } from '../installed/update-installed';
import { prerenderedProblems } from '../prerendered/documents';
import type { EnvironmentSettings } from '../settings/settings';
import { feedProblem, feedRevision, readFeed } from './feed-document';
import type { MerchantPage } from '../render/render-page';
import type { PageRenderer } from '../render/page-renderer';
import { stampOfPage, readPage } from './stored-page';
import type { Store } from '../trust/store';

/** What stored documents are held against: the state that signatures vouch for. */
export interface PageCheck {
  readonly store: Store;
  readonly map: ReleaseMap;
  readonly renderer: PageRenderer;
  /** The keys that may sign now. A page may carry fewer: it was made before another was added. */
  readonly keys: readonly TrustedKey[];
}

/** A page that is what the signed map yields, or why it is not one. */
export type CheckedPage = Pick<MerchantPage, 'feed' | 'worker' | 'browsers'> | { readonly fault: string };

/**
 * Whether a page is, byte for byte, what the signed map and settings yield. Only its revision and its keys are
 * its own, within bounds: no revision that is still to come, and no key that is not trusted.
 */
export async function checkPage(check: PageCheck, merchant: MerchantConfig, html: string): Promise<CheckedPage> {
  const { map, renderer, keys } = check;
  const fault = `The page of ${merchant.code} is not that of revision ${map.revision}`;
  const stamp = stampOfPage(html);
  if (stamp === null || stamp.revision > map.revision) return { fault };
  const stranger = stamp.keys.find(({ id, spki }) => !keys.some((key) => key.id === id && key.spki === spki));
  if (stranger !== undefined)
    return {
      fault: `The page of ${merchant.code} names the key ${stranger.id}, which ${map.environment} does not trust`,
    };
  if (stamp.keys.length === 0 && keys.length > 0) return { fault: `The page of ${merchant.code} names no key` };
  const page = (await renderer.render(merchant))?.stamped(stamp);
  return page?.html === html ? page : { fault };
}

const FEED_FAULTS = {
  absent: 'is not in the store',
  broken: 'cannot be read',
  'not signed': 'is signed by no trusted key',
  'other contents': 'does not say what its page says',
  expired: 'has expired',
} as const;

function feedSentence(environment: string, merchant: string, problem: keyof typeof FEED_FAULTS): string {
  return `The release document of ${merchant} ${FEED_FAULTS[problem]}: run "mfe verify --pages --env ${environment}"`;
}

/** What is wrong with a merchant's feed where another host draws the pages. */
async function feedProblemsAlone(
  { store, map, keys, renderer }: PageCheck,
  merchant: MerchantConfig,
  now: Date,
): Promise<readonly string[]> {
  const rendered = await renderer.renderDocuments(merchant);
  if (rendered === null || !('feedAt' in rendered)) return [];
  const found = await readFeed(store, map.environment, merchant.code);
  const revision = Math.min(feedRevision(found) ?? map.revision, map.revision);
  const problem = feedProblem(found, rendered.feedAt(revision), keys, now);
  return problem === null ? [] : [feedSentence(map.environment, merchant.code, problem)];
}

/** What is wrong with a merchant's stored page, its prerendered documents and its feed. */
export async function documentProblems(
  check: PageCheck & { readonly settings: Pick<EnvironmentSettings, 'pages' | 'prerender'> },
  merchant: MerchantConfig,
  now: Date,
  icons: IconCheck,
): Promise<readonly string[]> {
  const { store, map, renderer, keys, settings } = check;
  if (renderer.viewOf(merchant.code) === null) return [];
  if (settings.pages === false) return feedProblemsAlone(check, merchant, now);
  const stored = await readPage(store, map.environment, merchant.code);
  const remedy = `run "mfe verify --pages --env ${map.environment}"`;
  if (stored === null) return [`The page of ${merchant.code} is not in the store: ${remedy}`];
  const checked = await checkPage(check, merchant, stored.html);
  if ('fault' in checked) return [`${checked.fault}: ${remedy}`];
  const { worker, browsers } = checked;
  const isPrerendered = settings.prerender !== false;
  const source = { store, environment: map.environment, keys, isPrerendered };
  const documents = await prerenderedProblems(source, { merchant: merchant.code, html: stored.html });
  if (documents.length > 0) return documents.map((problem) => `${problem}: ${remedy}`);
  const installed = await installedProblems(store, map.environment, { merchant, worker, browsers }, icons);
  if (installed.length > 0) return installed;
  // Without any key (development) there are no feeds.
  if (keys.length === 0) return [];
  const problem = feedProblem(await readFeed(store, map.environment, merchant.code), checked.feed, keys, now);
  return problem === null ? [] : [feedSentence(map.environment, merchant.code, problem)];
}
