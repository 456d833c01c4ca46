import { merchantIcons } from 'release-cli/installed/icons';
import { manifestText } from 'release-cli/installed/manifest';
import { robotsText, sitemapText } from 'release-cli/installed/search-files';
import { sha256Hex } from 'release-cli/store/digest';
import type { Store } from 'release-cli/trust/store';
import type { PageGuard } from 'release-cli/page/page-guard';
import type { DeliveryRule } from 'shared-contracts/release/delivery-rules';
import { ICONS_PATH } from 'shared-contracts/release/installed';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { refusal, type Answer } from './answer';

/** Who has a merchant's page, and what belongs to it. */
export type SitePages = Pick<PageGuard, 'page' | 'document' | 'worker' | 'browsers'>;

function textAnswer(text: string, { headers }: DeliveryRule): Answer {
  return { status: 200, headers, bytes: new TextEncoder().encode(text), etag: sha256Hex(text), effort: 'quick' };
}

/** A merchant's manifest, made from the settings that are believed: what is stored of it is for servers that cannot. */
export function manifestAnswer(merchant: MerchantConfig | undefined, rule: DeliveryRule): Answer {
  return merchant === undefined ? refusal(404) : textAnswer(manifestText(merchant), rule);
}

/** What robots may fetch of a merchant's site, from the settings that are believed. */
export function robotsAnswer(merchant: MerchantConfig | undefined, environment: string, rule: DeliveryRule): Answer {
  return merchant === undefined ? refusal(404) : textAnswer(robotsText(merchant, environment), rule);
}

/** The pages of a merchant's site that search engines may show. */
export function sitemapAnswer(merchant: MerchantConfig | undefined, rule: DeliveryRule): Answer {
  const text = merchant === undefined ? null : sitemapText(merchant);
  return text === null ? refusal(404) : textAnswer(text, rule);
}

/** The worker that belongs to a merchant's page. */
export async function workerAnswer(guard: SitePages, merchant: string, rule: DeliveryRule): Promise<Answer> {
  const worker = await guard.worker(merchant);
  return worker === null ? refusal(404) : textAnswer(worker, rule);
}

/** The page for browsers that cannot run a merchant's site. */
export async function browsersAnswer(guard: SitePages, merchant: string, rule: DeliveryRule): Promise<Answer> {
  const page = await guard.browsers(merchant);
  return page === null ? refusal(404) : textAnswer(page, rule);
}

/** One of a merchant's icons; those of other merchants are not here. */
export async function iconAnswer(
  store: Store,
  merchant: MerchantConfig | undefined,
  path: string,
  { headers }: DeliveryRule,
): Promise<Answer> {
  const file = path.slice(ICONS_PATH.length);
  const bytes = merchant === undefined ? undefined : (await merchantIcons(store, merchant)).get(file);
  return bytes === undefined ? refusal(404) : { status: 200, headers, bytes, etag: sha256Hex(file), effort: 'quick' };
}
