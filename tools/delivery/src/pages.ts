import { setTimeout as delay } from 'node:timers/promises';
import { readMap } from 'release-cli/map/read-map';
import { readPage } from 'release-cli/page/stored-page';
import { sha256Hex } from 'release-cli/store/digest';
import type { Store } from 'release-cli/store/store';
import { viewForMerchant } from 'shared-contracts/release/resolve';
import { refusal, type Answer } from './answer';
import type { Rule } from './rules';

/** How long a writer may leave a page and its headers apart before the page counts as broken. */
const TORN_TRIES = 40;
const TORN_PAUSE_MS = 25;

/** A merchant's page as it is in the store now. */
export async function pageAnswer(store: Store, environment: string, merchant: string): Promise<Answer> {
  for (let attempt = 0; attempt < TORN_TRIES; attempt += 1) {
    const page = await readPage(store, environment, merchant);
    if (page === null) return refusal(503, `Nothing is released for ${merchant} in ${environment} yet`);
    if (page !== 'torn') {
      const bytes = new TextEncoder().encode(page.html);
      // New headers must reach a browser that has the page already, so they are part of the name.
      const etag = sha256Hex(page.etag + JSON.stringify(page.headers));
      return { status: 200, headers: page.headers, bytes, etag, effort: 'quick' };
    }
    await delay(TORN_PAUSE_MS);
  }
  return refusal(503, `The page of ${merchant} is being renewed`, { 'Retry-After': '1' });
}

/** The map as a merchant may see it. */
export async function mapAnswer(store: Store, environment: string, merchant: string, rule: Rule): Promise<Answer> {
  const { map } = await readMap(store, environment);
  const text = JSON.stringify(viewForMerchant(map, merchant));
  const headers = { ...rule.headers, 'Content-Type': 'application/json; charset=utf-8' };
  return { status: 200, headers, bytes: new TextEncoder().encode(text), etag: sha256Hex(text), effort: 'quick' };
}
