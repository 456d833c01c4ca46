import { PATHS } from 'shared-contracts/paths';
import { bootTextOf } from 'shared-contracts/release/boot-names';
import { COPY_ATTRIBUTE, COPY_CACHE_PREFIX, KEPT_ATTRIBUTE } from 'shared-contracts/release/installed';
import {
  fileHashes,
  hasHash,
  isPictureType,
  KEPT_PAGE_HEADERS,
  keptFileHeaders,
  keptPictureHeaders,
  textHasHash,
} from './kept-proof';
import { CACHES, FIRST_LIFE_MS, isWhole, keptHeaders, savedAt } from './cache-names';
import { LobbyAnswers, type AnswerPlaces } from './lobby-answers';
import { fileName, type LobbyParts, type PageNews } from './worker-rules';

/** After this long without an answer the connection counts as none. */
export const PAGE_WAIT_MS = 10_000;

/** From this status on it is the server that fails: there may well be a page, of which nothing is known. */
const SERVER_FAULT = 500;

/** On a kept page that visits may begin with: until when (epoch ms). */
const FIRST_UNTIL = 'X-First-Until';

/** On one that asks for what the network has instead of the answers it began with; one of an older release may not. */
const SETTLES_ANSWERS = 'X-Asks-For-Answers';

/** What the copy takes of the browser. */
export interface CopyPlaces extends AnswerPlaces {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (input: string, init?: RequestInit) => Promise<Response>;
  readonly wait: (ms: number) => Promise<void>;
  /** Hash of the one page that may be served from here (`sha256-…`), as the worker's own text states it. */
  readonly pageHash: () => string | undefined;
}

/** What a cache holds. */
interface Filling {
  readonly belongs: (url: string) => boolean;
  /** Whether an answer is what its address promises: a portal of a public network answers every one with its own page. */
  readonly isGood: (url: string, answer: Response) => Promise<boolean>;
}

/** The kept page, whose hash holds. */
interface KeptPage {
  readonly html: string;
  /** What was kept with it; anybody may have written it. */
  readonly stored: Response;
  readonly savedAt: string;
}

/**
 * The last known lobby: one page, the files it runs on, its pictures and the answers it was drawn from. All pages of
 * a merchant are the same document, so the copy of one stands for any. What it holds is what a release map chose:
 * the copy is taken only whole, of a page that names every file it is kept with.
 */
export class LobbyCopy {
  private isPageCopy = false;
  private compared: Promise<PageNews> | null = null;
  readonly answers: LobbyAnswers;

  constructor(private readonly places: CopyPlaces) {
    this.answers = new LobbyAnswers(places);
  }

  /**
   * Whether the last page is of the copy, and no network has answered since: what it is made of may not be had
   * elsewhere, whatever the device believes.
   */
  get isShown(): boolean {
    return this.isPageCopy;
  }

  /** The network's page, however old the copy; the copy only where no answer comes. */
  async page(fromNetwork: Promise<Response>): Promise<Response> {
    const answer = await this.inTime(fromNetwork);
    const kept = answer === null ? await this.keptPage() : undefined;
    this.isPageCopy = kept !== undefined;
    return kept === undefined ? (answer ?? fromNetwork) : marked(kept, COPY_ATTRIBUTE);
  }

  /**
   * The kept page, before the network has said anything; the network's where none may come first. What the network
   * says meanwhile is read: another page ends it. The page that comes of it is known to the browser as `clientId`.
   */
  async pageAtOnce(
    fromNetwork: Promise<Response>,
    clientId: string,
    afterwards: (work: Promise<unknown>) => void,
  ): Promise<Response> {
    // It may fail while the kept page is looked for.
    fromNetwork.catch(() => undefined);
    const kept = await this.keptPage();
    if (kept === undefined || !this.mayComeFirst(kept)) return this.page(fromNetwork);
    this.isPageCopy = true;
    if (kept.stored.headers.has(SETTLES_ANSWERS)) this.answers.begin(clientId);
    this.compared = this.compare(fromNetwork);
    afterwards(this.compared.catch(() => undefined));
    return marked(kept, KEPT_ATTRIBUTE);
  }

  /** What the network has beside the page that came first last; null where none did since this worker began. */
  async news(): Promise<PageNews | null> {
    return this.compared;
  }

  private async compare(fromNetwork: Promise<Response>): Promise<PageNews> {
    const answer = await this.inTime(fromNetwork);
    if (answer === null) return { pageOfNow: 'nothing' };
    this.isPageCopy = false;
    // A page that fails at the moment is none to change to.
    if (answer.status >= SERVER_FAULT) return { pageOfNow: 'same' };
    const html = isWhole(answer) ? await answer.text() : '';
    const kept = await this.keptPage();
    if (kept?.html === html) return { pageOfNow: 'same' };
    if (kept !== undefined) await this.endComingFirst(kept);
    return { pageOfNow: 'other', boot: bootTextOf(html) };
  }

  /** It stays for when there is no connection. */
  private async endComingFirst({ html, stored }: KeptPage): Promise<void> {
    const headers = new Headers(stored.headers);
    headers.delete(FIRST_UNTIL);
    await (await this.places.caches.open(CACHES.page)).put(PATHS.home, new Response(html, { headers }));
  }

  /** Never longer than what is kept may, whatever stands there. */
  private mayComeFirst({ stored }: KeptPage): boolean {
    const left = Number(stored.headers.get(FIRST_UNTIL)) - this.places.now();
    return left > 0 && left <= FIRST_LIFE_MS;
  }

  /** Undefined where none is kept, and for any page but the one that this worker was made with. */
  private async keptPage(): Promise<KeptPage | undefined> {
    const stored = await (await this.places.caches.open(CACHES.page)).match(PATHS.home);
    if (stored === undefined) return undefined;
    const [html, moment] = [await stored.text(), savedAt(stored, this.places.now())];
    const isKnown = moment !== undefined && (await textHasHash(html, this.places.pageHash()));
    return isKnown ? { html, stored, savedAt: moment } : undefined;
  }

  /** Null where no answer comes, or none in time. */
  private inTime(fromNetwork: Promise<Response>): Promise<Response | null> {
    const late = this.places.wait(PAGE_WAIT_MS).then(() => null);
    return Promise.race([fromNetwork.then(answerIn).catch(() => null), late]);
  }

  /** A file or picture of the copy; the network's where it has none. */
  async part(request: Pick<Request, 'url'>, fromNetwork: () => Promise<Response>): Promise<Response> {
    const name = fileName(request.url);
    const cache = await this.places.caches.open(name === null ? CACHES.pictures : CACHES.files);
    const kept = await cache.match(request.url, { ignoreVary: true });
    if (kept === undefined) return fromNetwork();
    const bytes = await kept.arrayBuffer();
    if (name === null) return new Response(bytes, { headers: keptPictureHeaders(kept.headers.get('Content-Type')) });
    const page = await this.keptPage();
    const isKnown = page !== undefined && (await hasHash(bytes, fileHashes(page.html).get(name)));
    return isKnown ? new Response(bytes, { headers: keptFileHeaders(name) }) : fromNetwork();
  }

  /** Takes the copy anew: files first, the page last. Leaves the old one where the release has just changed. */
  async keep({ page: address, files, pictures, wasKept, mayComeFirst, asksForAnswers }: LobbyParts): Promise<void> {
    const page = await this.inTime(this.places.fetch(address, { cache: 'no-cache', credentials: 'omit' }));
    if (page === null || !isWhole(page)) return;
    const html = await page.text();
    // Another page is not what this one runs on, and not for this one to say whether it may come first.
    if (wasKept && html !== (await this.keptPage())?.html) return;
    // A page of another state comes with another worker, which keeps it.
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
    const headers = keptHeaders(this.places.now());
    if (mayComeFirst) headers.set(FIRST_UNTIL, String(this.places.now() + FIRST_LIFE_MS));
    if (asksForAnswers) headers.set(SETTLES_ANSWERS, 'yes');
    const cache = await this.places.caches.open(CACHES.page);
    await cache.put(PATHS.home, new Response(html, { headers }));
  }

  /** Fetches what is not there yet and throws away what does not belong there any more; throws where one is not good. */
  private async fill(name: string, urls: readonly string[], { belongs, isGood }: Filling): Promise<void> {
    const cache = await this.places.caches.open(name);
    for (const { url } of await cache.keys()) if (!belongs(url)) await cache.delete(url);
    for (const url of urls) {
      if ((await cache.match(url)) !== undefined) continue;
      // The browser has just had it: this costs no second transfer. Firefox keeps answers to requests without credentials
      // apart, so it must be asked for as the page's own links and modules do.
      const answer = await this.places.fetch(url, { cache: 'force-cache', credentials: 'same-origin' });
      if (!isWhole(answer) || !(await isGood(url, answer.clone()))) throw new Error(`${url} cannot be kept`);
      await cache.put(url, answer);
    }
  }

  /**
   * Throws away everything that any script of the origin may have put into caches. For a worker that begins: it was made
   * with another page than the one before, so what was revoked meanwhile leaves nothing behind.
   */
  async forgetAll(): Promise<void> {
    const { caches } = this.places;
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  }
}

/** Firefox does not reject a navigation preload that found no network: it resolves with an error response. */
function answerIn(response: Response): Response | null {
  return response.type === 'error' ? null : response;
}

/** A kept page, which says of itself what it is and since when. */
function marked({ html, savedAt: moment }: KeptPage, attribute: string): Response {
  return new Response(html.replace('<html ', `<html ${attribute}="${moment}" `), { headers: KEPT_PAGE_HEADERS });
}

/** Throws away all copies of the lobby, and nothing else. */
export async function forgetCopies(caches: Pick<CacheStorage, 'keys' | 'delete'>): Promise<void> {
  const names = await caches.keys();
  const copies = names.filter((name) => name.startsWith(COPY_CACHE_PREFIX));
  await Promise.all(copies.map((name) => caches.delete(name)));
}
