import { gzipSync } from 'node:zlib';
import type { AskedCall } from 'prerender/render-part';
import { renderPart } from 'prerender/render-part';
import { NotPrerendered } from 'prerender/rendered-page';
import type { RendererProcess } from 'prerender/renderer-process';
import { START_LANGUAGE } from 'shared-contracts/language';
import type { BootDocument } from 'shared-contracts/release/boot-document';
import { PRERENDERED_NAMES, PRERENDERED_PAGES, type PrerenderedPage } from 'shared-contracts/release/prerendered';
import { documentWith, readPart, storePart, type PartWithAnswers, type StoredPart } from '../prerendered/stored-part';
import type { PartFiles, PartList } from '../prerendered/part-list';
import { sha256Hex } from '../store/digest';
import type { Store } from '../trust/store';
import { askGateway, type PublicGateway } from './ask-gateway';
import type { ReleaseFiles, SiteModules } from './server-modules';

const KB = 1024;

/** By how much a page may grow, compressed. */
export const MOST_GROWTH = 12 * KB;

/** A merchant's page, and what its parts are rendered with. */
export interface MerchantRender {
  readonly store: Store;
  readonly renderer: RendererProcess;
  readonly files: ReleaseFiles;
  readonly modules: SiteModules;
  readonly boot: BootDocument;
  /** The page without a part, and its identity. */
  readonly html: string;
  readonly page: string;
  /** What is known of its parts; null where nothing is. */
  readonly list: PartList | null;
  readonly gateway: PublicGateway;
  readonly now: number;
}

/** What came of a merchant's pages. */
export interface MerchantRendered {
  readonly parts: PartList['parts'];
  /** Why pages have no new part, each with its page. */
  readonly faults: readonly { readonly page: PrerenderedPage; readonly why: string; readonly isKept: boolean }[];
}

function growthOf(html: string, document: string): number {
  return gzipSync(document).length - gzipSync(html).length;
}

/**
 * Renders one page of a merchant; nothing is stored. `last` has the answers for calls that the gateway does not answer,
 * `asked` those that another page of the merchant has asked for. Throws `NotPrerendered`.
 */
export async function renderPagePart(
  merchant: MerchantRender,
  name: PrerenderedPage,
  last: StoredPart | null,
  asked: Map<string, Promise<unknown>>,
): Promise<PartWithAnswers> {
  const { renderer, modules, boot, files, gateway, now, html } = merchant;
  const ask = async (calls: readonly AskedCall[]): Promise<Readonly<Record<string, unknown>>> => {
    // Pages of one merchant ask for the same: it is asked once.
    const fresh = calls.filter(({ path }) => !asked.has(path));
    const answers = askGateway(fresh, gateway);
    for (const { path } of fresh)
      asked.set(
        path,
        answers.then((found) => found[path]),
      );
    const all = await Promise.all(calls.map(async ({ path }) => [path, await asked.get(path)] as const));
    return Object.fromEntries(
      all.map(([path, body]) => [path, body ?? last?.given[path]]).filter(([, body]) => body !== undefined),
    );
  };
  const style = ({ package: owner, version, file }: { package: string; version: string; file: string }) =>
    files.style(owner, version, file, boot.assetsBase);
  const request = { ...modules, path: PRERENDERED_PAGES[name], boot, language: START_LANGUAGE, now };
  const { attributes, answers, ...rendered } = await renderPart(renderer, request, { ask, style });
  const part: StoredPart = { schema: 2, ...rendered, attributes: [...attributes] };
  const document = documentWith(html, part, sha256Hex(answers));
  if (document === null) throw new NotPrerendered('the page of its host has no place for it');
  const growth = growthOf(html, document);
  if (growth > MOST_GROWTH)
    throw new NotPrerendered(
      `the page would grow by ${(growth / KB).toFixed(1)} kB compressed, and may by ${MOST_GROWTH / KB}`,
    );
  return { part, answers };
}

/**
 * Renders a merchant's public pages with what its gateway says to a visitor. Where that fails, the part stays that the page
 * has; a page that has none keeps its skeleton.
 */
export async function renderMerchant(merchant: MerchantRender): Promise<MerchantRendered> {
  const { store, list, page } = merchant;
  const parts: Record<string, PartFiles> = {};
  const faults: MerchantRendered['faults'][number][] = [];
  const asked = new Map<string, Promise<unknown>>();
  for (const name of PRERENDERED_NAMES) {
    const known = list?.parts[name];
    const last = known === undefined ? null : await readPart(store, known.part);
    try {
      parts[name] = await storePart(store, await renderPagePart(merchant, name, last, asked));
    } catch (error) {
      if (!(error instanceof NotPrerendered)) throw error;
      const isKept = known !== undefined && list?.page === page;
      if (isKept) parts[name] = known;
      faults.push({ page: name, why: error.message, isKept });
    }
  }
  return { parts, faults };
}
