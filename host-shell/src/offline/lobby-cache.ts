import { PATHS } from 'shared-contracts/paths';
import { bootTextOf } from 'shared-contracts/release/boot-names';
import { withoutPrerendered } from 'shared-contracts/release/prerendered';
import { COPY_ATTRIBUTE, COPY_CACHE_PREFIX, KEPT_ATTRIBUTE } from 'shared-contracts/release/installed';
import {
  fileHashes,
  hasHash,
  isPictureType,
  CACHED_PAGE_HEADERS,
  cachedFileHeaders,
  cachedPictureHeaders,
  textHasHash,
} from './cache-integrity';
import { CACHES, SERVE_FIRST_MS, isCacheable, savedHeaders, savedAt } from './cache-names';
import { CachedResponses, type ResponseCacheSetup } from './cached-responses';
import { fileName, type LobbyParts, type NetworkPage } from './worker-rules';

/** After this long without a response the device counts as offline. */
export const PAGE_WAIT_MS = 10_000;

/** From this status on the server fails: nothing is known of its page. */
const SERVER_FAULT = 500;

/** Header of a cached page that may be served before the network's: until when (epoch ms). */
const SERVED_FIRST_UNTIL = 'X-First-Until';

/** Header of a cached page that asks for newer responses; a page of an older release may not. */
const REFRESHES_RESPONSES = 'X-Asks-For-Answers';

/** What the cache needs from the browser. */
export interface LobbyCacheSetup extends ResponseCacheSetup {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (input: string, init?: RequestInit) => Promise<Response>;
  readonly wait: (ms: number) => Promise<void>;
  /** Hash of the one page that may be served from here (`sha256-…`), as the worker's own text states it. */
  readonly pageHash: () => string | undefined;
}

/** What may be in a cache. */
interface CacheRule {
  readonly belongs: (url: string) => boolean;
  /** Whether a response is what its address promises: a captive portal answers every request with its own page. */
  readonly isGood: (url: string, answer: Response) => Promise<boolean>;
}

/** The cached page; its hash was verified. */
interface CachedPage {
  readonly html: string;
  /** The response in the cache; any script of the origin may have written its headers. */
  readonly stored: Response;
  readonly savedAt: string;
}

/**
 * The last lobby: one page, its files and pictures, and the responses it was drawn from. All pages of a merchant are the same
 * document, without what a server has rendered into some of them, so one serves for all. The cache is only written whole, from a page that names each of its files, so it never
 * mixes releases.
 */
export class LobbyCache {
  private isPageFromCache = false;
  private compared: Promise<NetworkPage> | null = null;
  readonly responses: CachedResponses;

  constructor(private readonly places: LobbyCacheSetup) {
    this.responses = new CachedResponses(places);
  }

  /**
   * Whether the last page came from the cache and the network has not answered since: then its files come from the cache too,
   * even where the device believes itself online.
   */
  get servesCachedPage(): boolean {
    return this.isPageFromCache;
  }

  /** The network's page; the cached one only where the network does not answer. */
  async page(fromNetwork: Promise<Response>): Promise<Response> {
    const answer = await this.withinWait(fromNetwork);
    const cached = answer === null ? await this.cachedPage() : undefined;
    this.isPageFromCache = cached !== undefined;
    return cached === undefined ? (answer ?? fromNetwork) : marked(cached, COPY_ATTRIBUTE);
  }

  /**
   * The cached page before the network answers, or the network's page where none may come first. The network's answer is still
   * read: another page stops this one from coming first. The browser knows the resulting page as `clientId`.
   */
  async pageFromCacheFirst(
    fromNetwork: Promise<Response>,
    clientId: string,
    afterwards: (work: Promise<unknown>) => void,
  ): Promise<Response> {
    // It may fail while the cache is read.
    fromNetwork.catch(() => undefined);
    const cached = await this.cachedPage();
    if (cached === undefined || !this.mayComeFirst(cached)) return this.page(fromNetwork);
    this.isPageFromCache = true;
    if (cached.stored.headers.has(REFRESHES_RESPONSES)) this.responses.startFrom(clientId);
    this.compared = this.compare(fromNetwork);
    afterwards(this.compared.catch(() => undefined));
    return marked(cached, KEPT_ATTRIBUTE);
  }

  /** Which page the network had when the last page came from the cache; null where none did since this worker started. */
  async networkPage(): Promise<NetworkPage | null> {
    return this.compared;
  }

  private async compare(fromNetwork: Promise<Response>): Promise<NetworkPage> {
    const answer = await this.withinWait(fromNetwork);
    if (answer === null) return { networkPage: 'nothing' };
    this.isPageFromCache = false;
    // A server that fails has no page to change to.
    if (answer.status >= SERVER_FAULT) return { networkPage: 'same' };
    const html = isCacheable(answer) ? withoutPrerendered(await answer.text()) : '';
    const cached = await this.cachedPage();
    if (cached?.html === html) return { networkPage: 'same' };
    if (cached !== undefined) await this.stopServingFirst(cached);
    return { networkPage: 'other', boot: bootTextOf(html) };
  }

  /** The page stays in the cache for use offline. */
  private async stopServingFirst({ html, stored }: CachedPage): Promise<void> {
    const headers = new Headers(stored.headers);
    headers.delete(SERVED_FIRST_UNTIL);
    await (await this.places.caches.open(CACHES.page)).put(PATHS.home, new Response(html, { headers }));
  }

  /** At most for {@link SERVE_FIRST_MS}, whatever the header says. */
  private mayComeFirst({ stored }: CachedPage): boolean {
    const left = Number(stored.headers.get(SERVED_FIRST_UNTIL)) - this.places.now();
    return left > 0 && left <= SERVE_FIRST_MS;
  }

  /** Undefined without a cached page, and for any page but the one that this worker was made with. */
  private async cachedPage(): Promise<CachedPage | undefined> {
    const stored = await (await this.places.caches.open(CACHES.page)).match(PATHS.home);
    if (stored === undefined) return undefined;
    const [html, moment] = [await stored.text(), savedAt(stored, this.places.now())];
    const isKnown = moment !== undefined && (await textHasHash(html, this.places.pageHash()));
    return isKnown ? { html, stored, savedAt: moment } : undefined;
  }

  /** Null where no response comes in time. */
  private withinWait(fromNetwork: Promise<Response>): Promise<Response | null> {
    const late = this.places.wait(PAGE_WAIT_MS).then(() => null);
    return Promise.race([fromNetwork.then(answerIn).catch(() => null), late]);
  }

  /** A cached file or picture, else the network's. */
  async part(request: Pick<Request, 'url'>, fromNetwork: () => Promise<Response>): Promise<Response> {
    const name = fileName(request.url);
    const cache = await this.places.caches.open(name === null ? CACHES.pictures : CACHES.files);
    const cached = await cache.match(request.url, { ignoreVary: true });
    if (cached === undefined) return fromNetwork();
    const bytes = await cached.arrayBuffer();
    if (name === null)
      return new Response(bytes, { headers: cachedPictureHeaders(cached.headers.get('Content-Type')) });
    const page = await this.cachedPage();
    const isKnown = page !== undefined && (await hasHash(bytes, fileHashes(page.html).get(name)));
    return isKnown ? new Response(bytes, { headers: cachedFileHeaders(name) }) : fromNetwork();
  }

  /** Replaces what is cached: files first, the page last. Changes nothing where the release has just changed. */
  async save({ page: address, files, pictures, wasKept, mayComeFirst, asksForAnswers }: LobbyParts): Promise<void> {
    const page = await this.withinWait(this.places.fetch(address, { cache: 'no-cache', credentials: 'omit' }));
    if (page === null || !isCacheable(page)) return;
    const html = withoutPrerendered(await page.text());
    // The network has another page by now: this one may not say whether that may come first.
    if (wasKept && html !== (await this.cachedPage())?.html) return;
    // A page of another release comes with another worker, which caches it.
    if (!(await textHasHash(html, this.places.pageHash()))) return;
    const hashes = fileHashes(html);
    const names = files.map((url) => fileName(url) ?? '');
    if (names.length === 0 || !names.every((name) => hashes.has(name))) return;
    await this.fill(CACHES.files, files, {
      belongs: (url) => hashes.has(fileName(url) ?? url),
      isGood: async (url, answer) => hasHash(await answer.arrayBuffer(), hashes.get(fileName(url) ?? url)),
    });
    if (pictures.length > 0)
      await this.fill(CACHES.pictures, pictures, {
        belongs: (url) => pictures.includes(url),
        isGood: async (_url, answer) => isPictureType(answer.headers.get('Content-Type')),
      }).catch(() => undefined);
    const headers = savedHeaders(this.places.now());
    if (mayComeFirst) headers.set(SERVED_FIRST_UNTIL, String(this.places.now() + SERVE_FIRST_MS));
    if (asksForAnswers) headers.set(REFRESHES_RESPONSES, 'yes');
    const cache = await this.places.caches.open(CACHES.page);
    await cache.put(PATHS.home, new Response(html, { headers }));
  }

  /** Fetches what is missing and deletes what no longer belongs there; throws where a response is not good. */
  private async fill(name: string, urls: readonly string[], { belongs, isGood }: CacheRule): Promise<void> {
    const cache = await this.places.caches.open(name);
    for (const { url } of await cache.keys()) if (!belongs(url)) await cache.delete(url);
    for (const url of urls) {
      if ((await cache.match(url)) !== undefined) continue;
      // The browser has it in its HTTP cache: this costs no second transfer. Firefox keeps answers to requests without credentials
      // apart, so it must be asked for as the page's own links and modules do.
      const answer = await this.places.fetch(url, { cache: 'force-cache', credentials: 'same-origin' });
      if (!isCacheable(answer) || !(await isGood(url, answer.clone()))) throw new Error(`${url} cannot be kept`);
      await cache.put(url, answer);
    }
  }

  /**
   * Deletes every cache of the origin, whichever script wrote it. A new worker does so when it starts: it was made with another
   * page than the last, so a release that was revoked meanwhile leaves nothing behind.
   */
  async clearAll(): Promise<void> {
    const { caches } = this.places;
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  }
}

/** Firefox does not reject a navigation preload that found no network: it resolves with an error response. */
function answerIn(response: Response): Response | null {
  return response.type === 'error' ? null : response;
}

/** The cached page, marked as such with the time at which it was saved. */
function marked({ html, savedAt: moment }: CachedPage, attribute: string): Response {
  return new Response(html.replace('<html ', `<html ${attribute}="${moment}" `), { headers: CACHED_PAGE_HEADERS });
}

/** Deletes the lobby's caches and no others. */
export async function clearLobbyCaches(caches: Pick<CacheStorage, 'keys' | 'delete'>): Promise<void> {
  const names = await caches.keys();
  const copies = names.filter((name) => name.startsWith(COPY_CACHE_PREFIX));
  await Promise.all(copies.map((name) => caches.delete(name)));
}
