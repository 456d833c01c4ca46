import { Refusal } from 'release-cli/refusal';
import { sha256Hex } from 'release-cli/store/digest';
import { consoleKey, feedKey } from 'release-cli/store/keys';
import type { Store } from 'release-cli/store/store';
import type { PageGuard } from 'release-cli/trust/page-guard';
import {
  CONSOLE_PATH,
  contentType,
  pageHeaders,
  type DeliveryHeaders,
  type DeliveryRule,
} from 'shared-contracts/release/delivery-rules';
import { refusal, type Answer } from './answer';

/** A merchant's page as it is in the store now, if it is what the signed map yields; else the last that was. */
export async function pageAnswer(
  guard: PageGuard,
  environment: string,
  merchant: string,
  allowsOverrides: boolean,
): Promise<Answer> {
  try {
    const page = await guard.page(merchant);
    if (page === null) return refusal(503, `Nothing is released for ${merchant} in ${environment} yet`);
    const bytes = new TextEncoder().encode(page.html);
    return { status: 200, headers: pageHeaders(allowsOverrides), bytes, etag: page.etag, effort: 'quick' };
  } catch (error) {
    // Why, the operator has been told; a visitor learns nothing of the store.
    if (error instanceof Refusal) return refusal(503, `The page of ${merchant} cannot be believed`);
    throw error;
  }
}

async function documentAnswer(store: Store, key: string, headers: DeliveryHeaders): Promise<Answer> {
  const found = await store.get(key);
  if (found === null) return refusal(404);
  return { status: 200, headers, bytes: found.bytes, etag: sha256Hex(found.bytes), effort: 'quick' };
}

/** A merchant's release document, which open pages ask for. */
export function feedAnswer(store: Store, environment: string, merchant: string, rule: DeliveryRule): Promise<Answer> {
  return documentAnswer(store, feedKey(environment, merchant), rule.headers);
}

/** The release console, which shows all merchants: there is none where overrides are not allowed. */
export async function consoleAnswer(
  store: Store,
  environment: string,
  path: string,
  rule: DeliveryRule,
  allowsOverrides: boolean,
): Promise<Answer> {
  if (!allowsOverrides) return refusal(404);
  const isScript = CONSOLE_PATH.exec(path)?.[1] !== undefined;
  const key = consoleKey(environment, isScript ? 'console.js' : 'index.html');
  const type = isScript ? contentType(key) : 'text/html; charset=utf-8';
  return documentAnswer(store, key, { ...rule.headers, 'Content-Type': type });
}
