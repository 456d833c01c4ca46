import { UserError } from 'release-cli/text/user-error';
import { schemaFiles } from 'release-cli/schemas/schema-files';
import { sha256Hex } from 'release-cli/store/digest';
import { descriptionKey, feedKey } from 'release-cli/store/keys';
import type { Store } from 'release-cli/trust/store';
import { PAGE_HEADERS, SCHEMA_PATH, type DeliveryRule } from 'shared-contracts/release/delivery-rules';
import type { PrerenderedPage } from 'shared-contracts/release/prerendered';
import { refusal, type Answer } from './answer';
import type { SitePages } from './installed';

/**
 * A merchant's page as it is in the store now, if it is what the signed map yields; else the last that was. Where a
 * prerendered page is named and there is one, its document.
 */
export async function pageAnswer(
  guard: SitePages,
  environment: string,
  merchant: string,
  name?: PrerenderedPage,
): Promise<Answer> {
  try {
    const document = name === undefined ? null : await guard.document(merchant, name);
    const page = document ?? (await guard.page(merchant));
    if (page === null) return refusal(503, `Nothing is released for ${merchant} in ${environment} yet`);
    const bytes = new TextEncoder().encode(page.html);
    return { status: 200, headers: PAGE_HEADERS, bytes, etag: page.etag, effort: 'quick' };
  } catch (error) {
    // Why, the operator has been told; a visitor learns nothing of the store.
    if (error instanceof UserError) return refusal(503, `The page of ${merchant} cannot be believed`);
    throw error;
  }
}

/** A merchant's release document, which open pages ask for. */
export async function feedAnswer(
  store: Store,
  environment: string,
  merchant: string,
  rule: DeliveryRule,
): Promise<Answer> {
  return storedAnswer(store, feedKey(environment, merchant), rule);
}

/** What the environment tells everybody of what it serves. */
export async function descriptionAnswer(store: Store, environment: string, rule: DeliveryRule): Promise<Answer> {
  return storedAnswer(store, descriptionKey(environment), rule);
}

/** The JSON Schema of a document that the site publishes. */
export function schemaAnswer(path: string, { headers }: DeliveryRule): Answer {
  const bytes = schemaFiles().get(SCHEMA_PATH.exec(path)?.[1] ?? '');
  return bytes === undefined ? refusal(404) : { status: 200, headers, bytes, etag: sha256Hex(bytes), effort: 'quick' };
}

async function storedAnswer(store: Store, key: string, { headers }: DeliveryRule): Promise<Answer> {
  const found = await store.get(key);
  if (found === null) return refusal(404);
  return { status: 200, headers, bytes: found.bytes, etag: sha256Hex(found.bytes), effort: 'quick' };
}
