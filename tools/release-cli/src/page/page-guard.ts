import { setTimeout as delay } from 'node:timers/promises';
import type { PrerenderedPage } from 'shared-contracts/release/prerendered';
import { candidateVersions, type VersionsByPackage } from 'shared-contracts/release/sets';
import { packageEntries } from 'shared-contracts/remote/remote-names';
import { readMap } from '../map/read-map';
import { checkPage } from './check-pages';
import { pageKeys } from './page-keys';
import { documentsOf } from '../prerendered/documents';
import { sha256Hex } from '../store/digest';
import { PageRenderer } from '../render/page-renderer';
import { readPage, type StoredPage } from './stored-page';
import { unsignedProblems } from '../trust/statement';
import { UserError } from '../text/user-error';
import { silent, type Report } from '../text/report';
import { mapKey, prerenderedKey, settingsKey, type ReleaseId } from '../store/keys';
import { readPageReleases } from '../map/releases';
import { readSettings } from '../settings/settings';
import { StoreUnreadable } from '../store/store';
import type { Store } from '../trust/store';
import { presentRing } from '../trust/trust';

/** How long a writer may take between the map and a page before the page counts as wrong. */
const TRIES = 40;
const PAUSE_MS = 25;

interface Believed {
  readonly page: StoredPage;
  /** The script that is served as the site's worker. */
  readonly worker: string;
  /** The page for browsers that cannot run the site; null for hosts from before it. */
  readonly browsers: string | null;
  /** Names what the page was checked against. */
  readonly state: string;
  readonly isPrerendered: boolean;
  /** The documents of its prerendered pages, each with its name. */
  documents: { readonly list: string | undefined; readonly pages: ReadonlyMap<PrerenderedPage, StoredPage> } | null;
}

function releasesOf(versions: VersionsByPackage): readonly ReleaseId[] {
  return packageEntries(versions).flatMap(([name, list]) => list.map((version) => ({ name, version })));
}

/**
 * Hands out pages that are what the signed map yields, and no others: whoever can write the store can make a
 * page disappear or keep it old, but can put nothing into it. A page is checked once for each state of the
 * store; while the stored one is wrong, the last right one goes on being served.
 */
export class PageGuard {
  readonly #store: Store;
  readonly #environment: string;
  readonly #report: Report;
  readonly #believed = new Map<string, Believed>();
  readonly #reported = new Set<string>();

  constructor(store: Store, environment: string, report: Report = silent) {
    this.#store = store;
    this.#environment = environment;
    this.#report = report;
  }

  /** A merchant's page; null when nothing is released for the merchant. Throws a `UserError` when none is believed. */
  async page(merchant: string): Promise<StoredPage | null> {
    const last = this.#believed.get(merchant);
    let fault = '';
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      let willPass = last === undefined;
      const found = await this.#checked(merchant, last).catch((error: unknown) => {
        if (!(error instanceof UserError)) throw error;
        // No writer is about to put that right.
        if (error instanceof StoreUnreadable) willPass = false;
        return error.message;
      });
      if (typeof found !== 'string') return found;
      fault = found;
      if (!willPass) break;
      await delay(PAUSE_MS);
    }
    if (!this.#reported.has(fault)) this.#report(fault);
    this.#reported.add(fault);
    if (last === undefined) throw new UserError(fault);
    return last.page;
  }

  /**
   * The document of a prerendered page, made here of the merchant's page and a part that a trusted key has signed; null
   * where there is none. What is stored of it is for servers that cannot make it.
   */
  async document(merchant: string, name: PrerenderedPage): Promise<StoredPage | null> {
    const page = await this.page(merchant);
    const believed = this.#believed.get(merchant);
    if (page === null || believed === undefined || !believed.isPrerendered) return null;
    const [store, environment] = [this.#store, this.#environment];
    const list = (await store.get(prerenderedKey(environment, merchant)))?.etag;
    if (believed.documents === null || believed.documents.list !== list) {
      const source = { store, environment, keys: await pageKeys(store, environment), isPrerendered: true };
      const made = await documentsOf(source, { merchant, html: page.html });
      const named = [...made].map(([each, html]) => [each, { html, etag: sha256Hex(html) }] as const);
      believed.documents = { list, pages: new Map(named) };
    }
    return believed.documents.pages.get(name) ?? null;
  }

  /** The worker of a merchant's site, which follows from what its page follows from; null like the page. */
  async worker(merchant: string): Promise<string | null> {
    const page = await this.page(merchant);
    return page === null ? null : (this.#believed.get(merchant)?.worker ?? null);
  }

  /** The page for browsers that cannot run a merchant's site; null where there is none. */
  async browsers(merchant: string): Promise<string | null> {
    const page = await this.page(merchant);
    return page === null ? null : (this.#believed.get(merchant)?.browsers ?? null);
  }

  /** The stored page if it is right, else what is wrong with it. */
  async #checked(merchant: string, last: Believed | undefined): Promise<StoredPage | null | string> {
    const [store, environment] = [this.#store, this.#environment];
    const page = await readPage(store, environment, merchant);
    const etags = await Promise.all([mapKey(environment), settingsKey(environment)].map((key) => store.get(key)));
    const keys = await pageKeys(store, environment);
    const ring = await presentRing(store.trust, environment);
    const state = [page?.etag, ...etags.map((found) => found?.etag), ring?.id].join(' ');
    if (page !== null && last?.state === state) return last.page;
    const [{ map }, found] = await Promise.all([readMap(store, environment), readSettings(store, environment)]);
    const config = found?.settings.merchants[merchant];
    // Another host draws the pages where `pages` is false.
    if (found === null || config === undefined || found.settings.pages === false) return null;
    const settings = { ...found.settings, merchants: { [merchant]: config } };
    const descriptorOf = await readPageReleases(store, map, settings);
    const renderer = new PageRenderer({ store, map, settings: found.settings, descriptorOf });
    const view = renderer.viewOf(merchant);
    if (view === null) return null;
    // A release key alone must not get code to players: a map that its thief wrote names what no publisher signed.
    const [unsigned] = await unsignedProblems(store, map, releasesOf(candidateVersions(view)));
    if (unsigned !== undefined) return unsigned;
    if (page === null) return `The page of ${merchant} is not in the store`;
    const checked = await checkPage({ store, map, renderer, keys }, config, page.html);
    if ('fault' in checked) return checked.fault;
    const { worker, browsers } = checked;
    const isPrerendered = found.settings.prerender !== false;
    this.#believed.set(merchant, { page, worker, browsers, state, isPrerendered, documents: null });
    return page;
  }
}
