import { trustedKeySchema } from 'shared-contracts/release/boot-document';
import { bootTextOf } from 'shared-contracts/release/boot-names';
import * as v from 'valibot';
import { sha256Hex } from '../store/digest';
import { pageKey } from '../store/keys';
import { readText } from '../store/store';
import type { Store } from '../trust/store';
import type { PageStamp } from '../render/render-page';

/** A page and the name of its contents. */
export interface StoredPage {
  readonly html: string;
  readonly etag: string;
}

/** Reads a merchant's page; null when there is none. */
export async function readPage(store: Store, environment: string, merchant: string): Promise<StoredPage | null> {
  const page = await readText(store, pageKey(environment, merchant));
  return page === null ? null : { html: page.text, etag: sha256Hex(page.text) };
}

const stampSchema = v.object({
  view: v.object({ revision: v.number() }),
  keys: v.optional(v.array(trustedKeySchema), []),
});

function stampOf(json: string): PageStamp | null {
  try {
    const { view, keys } = v.parse(stampSchema, JSON.parse(json));
    return { revision: view.revision, keys };
  } catch {
    return null;
  }
}

/** What follows the stamp in a boot document, and is most of it. */
const RELEASES = ',"releases":';

/** The stamp of a page; null for what is no page of this site. */
export function stampOfPage(html: string): PageStamp | null {
  const boot = bootTextOf(html) ?? '';
  const end = boot.indexOf(RELEASES);
  return (end === -1 ? null : stampOf(`${boot.slice(0, end)}}`)) ?? stampOf(boot);
}

/** The revision of the map that last changed a page; null for what is no page of this site. */
export function revisionOfPage(html: string): number | null {
  return stampOfPage(html)?.revision ?? null;
}
