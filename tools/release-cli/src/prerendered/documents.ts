import type { TrustedKey } from 'shared-contracts/release/boot-document';
import { PRERENDERED_NAMES, type PrerenderedPage } from 'shared-contracts/release/prerendered';
import { documentKey, prerenderedKey } from '../store/keys';
import { bytesOf, readText } from '../store/store';
import type { Store } from '../trust/store';
import { pageIdentity } from './page-identity';
import { partsOf, readPartList } from './part-list';
import { documentWith, readAnswers, readPart } from './stored-part';

/** Whose documents, and by what they are believed. */
export interface DocumentSource {
  readonly store: Store;
  readonly environment: string;
  /** Keys that may sign what was rendered. */
  readonly keys: readonly TrustedKey[];
  /** False where the settings say that pages begin with their skeleton. */
  readonly isPrerendered: boolean;
}

/** A merchant and its page as all paths have it. */
export interface GeneralPage {
  readonly merchant: string;
  readonly html: string;
}

/**
 * The documents that a merchant's page yields with the parts that were rendered for it, by page. What is rendered for
 * another page, is not signed or not in the store has none: such a page begins with its skeleton.
 */
export async function documentsOf(
  { store, environment, keys, isPrerendered }: DocumentSource,
  { merchant, html }: GeneralPage,
): Promise<ReadonlyMap<PrerenderedPage, string>> {
  const documents = new Map<PrerenderedPage, string>();
  const found = isPrerendered ? await readPartList(store, environment, merchant, keys) : null;
  const list = found?.list ?? null;
  if (list === null || list.page !== pageIdentity(html)) return documents;
  for (const [page, files] of partsOf(list)) {
    const part = await readPart(store, files.part);
    const isWhole = part !== null && (await readAnswers(store, files.answers)) !== null;
    const document = isWhole ? documentWith(html, part, files.answers) : null;
    if (document !== null) documents.set(page, document);
  }
  return documents;
}

/** Whether something was ever rendered for a merchant: then there may be documents. */
async function mayHaveDocuments({ store, environment }: DocumentSource, merchant: string): Promise<boolean> {
  return (await store.get(prerenderedKey(environment, merchant))) !== null;
}

/** Stores the documents of a merchant's page, and removes those that belong to another page; gives how many it wrote. */
export async function updateDocuments(source: DocumentSource, page: GeneralPage): Promise<number> {
  const { store, environment } = source;
  if (!(await mayHaveDocuments(source, page.merchant))) return 0;
  const documents = await documentsOf(source, page);
  let written = 0;
  for (const name of PRERENDERED_NAMES) {
    const key = documentKey(environment, page.merchant, name);
    const [present, wanted] = [await readText(store, key), documents.get(name)];
    if (present?.text === wanted) continue;
    if (wanted === undefined) await store.remove(key);
    else await store.replace(key, bytesOf(wanted), present?.etag ?? null);
    written += 1;
  }
  return written;
}

/** What is wrong with the stored documents of a merchant's page. */
export async function prerenderedProblems(source: DocumentSource, page: GeneralPage): Promise<readonly string[]> {
  const { store, environment } = source;
  const documents = await documentsOf(source, page);
  const problems: string[] = [];
  for (const name of PRERENDERED_NAMES) {
    const stored = await readText(store, documentKey(environment, page.merchant, name));
    if (stored?.text !== documents.get(name))
      problems.push(`The document ${name} of ${page.merchant} is not what its page and its rendered part yield`);
  }
  return problems;
}
