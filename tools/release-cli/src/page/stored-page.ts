import { trustedKeySchema, type TrustedKey } from 'shared-contracts/release/boot-document';
import { bootTextOf } from 'shared-contracts/release/boot-names';
import * as v from 'valibot';
import { sha256Hex } from '../store/digest';
import { pageKey } from '../store/keys';
import { readText } from '../store/store';
import type { Store } from '../trust/store';
import type { RenderedPage } from '../render/render-page';

/** A page and the name of its contents. */
export interface StoredPage extends RenderedPage {
  readonly etag: string;
}

/** Reads a merchant's page; null when there is none. */
export async function readPage(store: Store, environment: string, merchant: string): Promise<StoredPage | null> {
  const page = await readText(store, pageKey(environment, merchant));
  return page === null ? null : { html: page.text, etag: sha256Hex(page.text) };
}

/** What of a page does not follow from map and settings alone. */
export interface StoredMarks {
  readonly revision: number;
  readonly keys: readonly TrustedKey[];
}

const marksSchema = v.object({
  view: v.object({ revision: v.number() }),
  keys: v.optional(v.array(trustedKeySchema), []),
});

/** Reads them out of a page; null for what is no page of this site. */
export function marksOfPage(html: string): StoredMarks | null {
  try {
    const { view, keys } = v.parse(marksSchema, JSON.parse(bootTextOf(html) ?? ''));
    return { revision: view.revision, keys };
  } catch {
    return null;
  }
}

/** The revision of the map that last changed a page; null for what is no page of this site. */
export function revisionOfPage(html: string): number | null {
  return marksOfPage(html)?.revision ?? null;
}
