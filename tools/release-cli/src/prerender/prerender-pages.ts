import { RendererProcess } from 'prerender/renderer-process';
import type { BootDocument } from 'shared-contracts/release/boot-document';
import { bootTextOf } from 'shared-contracts/release/boot-names';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import type { MapView } from 'shared-contracts/release/resolve';
import { readPageReleases } from '../map/releases';
import { documentSource, merchantsOf, readSite, type SiteState } from '../page/site-state';
import { readPage } from '../page/stored-page';
import { updateDocuments } from '../prerendered/documents';
import { pageIdentity } from '../prerendered/page-identity';
import { keysInUse, keysOf, readPartList, storePartList, type PartList } from '../prerendered/part-list';
import { reserveKeys } from '../store/reserve';
import { environmentsOf } from '../store/environments';
import { StoreConflict } from '../store/store';
import { counted } from '../text/counted';
import { silent, type Report } from '../text/report';
import { signersFor } from '../trust/at-hand';
import type { Store } from '../trust/store';
import type { Signer } from '../trust/trust';
import { gatewayOf } from './ask-gateway';
import { renderMerchant, type MerchantRendered } from './render-merchant';
import { ReleaseFiles } from './server-modules';

/** Pages that are rendered within this time are rendered for the same moment: equal data give equal bytes. */
const MOMENT_MS = 5 * 60_000;

const MINUTE_MS = 60_000;
const MERCHANTS_A_MINUTE = 64;

/** What pages are rendered. */
export interface PrerenderRequest {
  readonly store: Store;
  readonly environment: string;
  /** Origin of the site, for merchants whose API is there. */
  readonly site: string;
  /** The merchants whose pages are rendered; all where none are named. */
  readonly merchants?: readonly string[];
  /** Whether pages whose parts are rendered for them already stay as they are: what a write has changed is rendered. */
  readonly isChangedOnly?: boolean;
  readonly report?: Report;
  readonly now?: () => number;
  /** After so long no further merchant is begun: the next tick renders the others. */
  readonly limitMs?: number;
}

/** What came of it. */
export interface Prerendered {
  /** Merchants whose pages were rendered. */
  readonly merchants: number;
  /** Documents that were stored or removed. */
  readonly documents: number;
  /** Why pages have no new part, one sentence each, with how many merchants it is so for. */
  readonly faults: readonly string[];
  /** Merchants for whom there was no time. */
  readonly left: number;
}

const NOTHING: Prerendered = { merchants: 0, documents: 0, faults: [], left: 0 };

/** Who comes first changes with the minute, so that a limit of time leaves out others at the next tick. */
function inTurn<Item>(items: readonly Item[], moment: number): readonly Item[] {
  const first = items.length === 0 ? 0 : (Math.floor(moment / MINUTE_MS) * MERCHANTS_A_MINUTE) % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}

class Faults {
  readonly #counts = new Map<string, number>();

  add(faults: MerchantRendered['faults']): void {
    for (const { page, why, isKept } of faults) {
      const sentence = `${page} ${isKept ? 'keeps what was rendered last' : 'begins with its skeleton'}: ${why}`;
      this.#counts.set(sentence, (this.#counts.get(sentence) ?? 0) + 1);
    }
  }

  get lines(): readonly string[] {
    return [...this.#counts].map(([sentence, count]) => `For ${counted(count, 'merchant')}, ${sentence}`);
  }
}

interface Work {
  readonly site: SiteState;
  readonly request: PrerenderRequest;
  readonly renderer: RendererProcess;
  readonly files: ReleaseFiles;
  readonly signers: readonly Signer[];
  readonly now: number;
  readonly faults: Faults;
  /** Keys of what lists named before. */
  readonly superseded: Set<string>;
}

/** The answers that pages in use may name beside those of a new list; `last` is the list before it. */
function earlierAnswers(parts: PartList['parts'], last: PartList | null): PartList['earlier'] {
  if (last === null || JSON.stringify(last.parts) === JSON.stringify(parts)) return last?.earlier ?? [];
  const present = new Set(Object.values(parts).map(({ answers }) => answers));
  return Object.values(last.parts).flatMap(({ answers }) => (present.has(answers) ? [] : [answers]));
}

/** Renders the pages of one merchant, and stores the list of their parts where it is another; gives the documents it wrote. */
async function prerenderOne(work: Work, merchant: MerchantConfig): Promise<number> {
  const { site, request, renderer, files, signers, now, faults, superseded } = work;
  const { code } = merchant;
  const { store, environment, keys } = site;
  const stored = await readPage(store, environment, code);
  const page = stored === null ? null : pageIdentity(stored.html);
  if (stored === null || page === null) return 0;
  const { html } = stored;
  const boot = JSON.parse(bootTextOf(html) ?? '') as BootDocument;
  const modules = await files.modulesOf(boot.view as MapView);
  if (modules === null) return 0;
  const found = await readPartList(store, environment, code, keys);
  const list = found?.list ?? null;
  if (request.isChangedOnly === true && list?.page === page) return 0;
  const gateway = gatewayOf(merchant, request.site);
  const made = await renderMerchant({ store, renderer, files, modules, boot, html, page, list, gateway, now });
  faults.add(made.faults);
  const { parts } = made;
  const next: PartList = { schema: 2, environment, merchant: code, page, parts, earlier: earlierAnswers(parts, list) };
  if (JSON.stringify(next) !== JSON.stringify(list)) {
    await reserveKeys(store, keysOf(next));
    await storePartList(store, signers, next, found?.etag ?? null);
    for (const key of list === null ? [] : keysOf(list)) superseded.add(key);
  }
  const source = documentSource(site);
  const documents = await updateDocuments(source, { merchant: code, html });
  const present = await readPage(store, environment, code);
  if (present === null || present.html === html) return documents;
  // A write was in between: whatever its own look at the documents missed belongs to the page of before.
  return documents + (await updateDocuments(source, { merchant: code, html: present.html }));
}

/** Removes what no list names any more: pages are rendered again and again, and only the last are of use. */
async function removeUnnamed(store: Store, superseded: ReadonlySet<string>): Promise<void> {
  const used = await Promise.all((await environmentsOf(store)).map((environment) => keysInUse(store, environment)));
  const inUse = new Set(used.flat());
  for (const key of superseded) if (!inUse.has(key)) await store.remove(key);
}

/**
 * Renders the public pages of an environment's merchants with what their gateways say to visitors, and stores the documents
 * that are other than before. What fails changes nothing: a page keeps what it has.
 */
export async function prerenderPages(request: PrerenderRequest): Promise<Prerendered> {
  const { store, environment, report = silent, now = Date.now, limitMs = Infinity } = request;
  const site = await readSite(store, environment);
  const settings = site.settings?.settings;
  if (settings === undefined || settings.prerender === false || settings.liveReload) return NOTHING;
  const signers = await signersFor(store, environment, 'timestamp');
  if (signers === null || signers.length === 0) return NOTHING;
  const codes = (request.merchants ?? merchantsOf(site)).flatMap((code) => settings.merchants[code] ?? []);
  const descriptorOf = await readPageReleases(store, site.map.state, settings);
  const faults = new Faults();
  const superseded = new Set<string>();
  const started = now();
  const renderer = new RendererProcess();
  const files = new ReleaseFiles(store, descriptorOf);
  const work = { site, request, renderer, files, signers, now: started - (started % MOMENT_MS), faults, superseded };
  let [merchants, documents] = [0, 0];
  try {
    for (const merchant of inTurn(codes, started)) {
      if (now() - started > limitMs) break;
      try {
        documents += await prerenderOne(work, merchant);
      } catch (error) {
        // Another writer's pages are newer: the next tick renders them.
        if (!(error instanceof StoreConflict)) throw error;
      }
      merchants += 1;
    }
  } finally {
    renderer.close();
  }
  if (superseded.size > 0) await removeUnnamed(store, superseded);
  const left = codes.length - merchants;
  faults.lines.forEach((line) => report(line));
  if (left > 0) report(`The pages of ${counted(left, 'merchant')} are rendered by the next tick.`);
  return { merchants, documents, faults: faults.lines, left };
}
