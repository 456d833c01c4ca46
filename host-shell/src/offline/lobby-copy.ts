import { HEADER } from 'shared-contracts/api/http-headers';
import { PATHS } from 'shared-contracts/paths';
import { COPY_ATTRIBUTE, COPY_CACHE_PREFIX } from 'shared-contracts/release/installed';
import { fileName, type LobbyParts } from './worker-rules';

/** The form of what is kept: copies of another form are thrown away whole. */
const FORM = 1;
const NAMES = {
  page: `${COPY_CACHE_PREFIX}${FORM}-page`,
  files: `${COPY_CACHE_PREFIX}${FORM}-files`,
  pictures: `${COPY_CACHE_PREFIX}${FORM}-pictures`,
  answers: `${COPY_CACHE_PREFIX}${FORM}-answers`,
} as const;

/** After this long without an answer the connection counts as none. */
export const PAGE_WAIT_MS = 10_000;

/** Answers that are kept; the oldest go first. */
const ANSWER_LIMIT = 40;

const SAVED_AT = 'X-Saved-At';

/** What the copy takes of the browser. */
export interface CopyPlaces {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (input: string, init?: RequestInit) => Promise<Response>;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

function isWhole(answer: Response): boolean {
  return answer.status === 200 && (answer.type === 'basic' || answer.type === 'cors' || answer.type === 'default');
}

/**
 * The last known lobby: one page, the files it runs on, its pictures and the answers it was drawn from. All pages of
 * a merchant are the same document, so the copy of one stands for any. What it holds is what a release map chose:
 * the copy is taken only whole, of a page that names every file it is kept with.
 */
export class LobbyCopy {
  private isPageCopy = false;

  constructor(private readonly places: CopyPlaces) {}

  /** Whether the last page was the copy: what it is made of cannot be had elsewhere, whatever the device believes. */
  get isShown(): boolean {
    return this.isPageCopy;
  }

  /** The network's page, however old the copy; the copy only where no answer comes. */
  async page(fromNetwork: Promise<Response>): Promise<Response> {
    const late = this.places.wait(PAGE_WAIT_MS).then(() => null);
    const answer = await Promise.race([fromNetwork.catch(() => null), late]);
    const kept = answer === null ? await this.keptPage() : null;
    this.isPageCopy = kept !== null;
    return answer ?? kept ?? fromNetwork;
  }

  /** The copy of the page, which says of itself that it is one. */
  private async keptPage(): Promise<Response | null> {
    const kept = await (await this.places.caches.open(NAMES.page)).match(PATHS.home);
    if (kept === undefined) return null;
    const html = await kept.text();
    const mark = `<html ${COPY_ATTRIBUTE}="${kept.headers.get(SAVED_AT) ?? ''}" `;
    return new Response(html.replace('<html ', mark), { headers: kept.headers });
  }

  /** The network's answer, of which a copy is made; the copy where there is no network. */
  async answer(
    request: Pick<Request, 'url' | 'headers'>,
    fromNetwork: Promise<Response>,
    afterwards: (work: Promise<unknown>) => void,
  ): Promise<Response> {
    const key = answerKey(request);
    try {
      const answer = await fromNetwork;
      if (isWhole(answer)) afterwards(this.keepAnswer(key, answer.clone()));
      return answer;
    } catch (error) {
      const kept = await (await this.places.caches.open(NAMES.answers)).match(key, { ignoreVary: true });
      if (kept !== undefined) return kept;
      throw error;
    }
  }

  private async keepAnswer(key: string, answer: Response): Promise<void> {
    try {
      const cache = await this.places.caches.open(NAMES.answers);
      await cache.put(key, answer);
      const kept = await cache.keys();
      for (const oldest of kept.slice(0, Math.max(0, kept.length - ANSWER_LIMIT))) await cache.delete(oldest);
    } catch {
      // A device without room goes on without a copy.
    }
  }

  /** A file or picture of the copy; the network's where it has none. */
  async part(request: Pick<Request, 'url'>, fromNetwork: () => Promise<Response>): Promise<Response> {
    const name = fileName(request.url) === null ? NAMES.pictures : NAMES.files;
    const kept = await (await this.places.caches.open(name)).match(request.url, { ignoreVary: true });
    return kept ?? fromNetwork();
  }

  /** Takes the copy anew: files first, the page last. Leaves the old one where the release has just changed. */
  async keep({ files, pictures }: LobbyParts): Promise<void> {
    const page = await this.places.fetch(PATHS.home, { cache: 'no-cache', credentials: 'omit' });
    if (!isWhole(page)) return;
    const html = await page.text();
    const names = files.map((url) => fileName(url) ?? '');
    if (names.length === 0 || !names.every((name) => name !== '' && html.includes(name))) return;
    await this.fill(NAMES.files, files, (url) => html.includes(fileName(url) ?? url));
    if (pictures.length > 0)
      await this.fill(NAMES.pictures, pictures, (url) => pictures.includes(url)).catch(() => undefined);
    const headers = new Headers(page.headers);
    headers.set(SAVED_AT, new Date(this.places.now()).toISOString());
    headers.delete('Content-Encoding');
    headers.delete('Content-Length');
    const cache = await this.places.caches.open(NAMES.page);
    await cache.put(PATHS.home, new Response(html, { headers }));
  }

  /** Fetches what is not there yet and throws away what does not belong there any more. */
  private async fill(name: string, urls: readonly string[], belongs: (url: string) => boolean): Promise<void> {
    const cache = await this.places.caches.open(name);
    for (const { url } of await cache.keys()) if (!belongs(url)) await cache.delete(url);
    for (const url of urls) {
      if ((await cache.match(url)) !== undefined) continue;
      // The browser has just had it: this costs no second transfer.
      const answer = await this.places.fetch(url, { cache: 'force-cache', credentials: 'omit' });
      if (!isWhole(answer)) throw new Error(`${url} cannot be kept`);
      await cache.put(url, answer);
    }
  }

  /** Throws away copies of another form. */
  async forgetOthers(): Promise<void> {
    const own: readonly string[] = Object.values(NAMES);
    await forgetCopies(this.places.caches, (name) => !own.includes(name));
  }
}

/** One and the same call has another answer in another language, which its address may not tell. */
function answerKey({ url, headers }: Pick<Request, 'url' | 'headers'>): string {
  const address = new URL(url);
  address.searchParams.set('copy-language', headers.get(HEADER.language) ?? '');
  return address.href;
}

/** Throws away the copies that are named so; all when nothing is said. */
export async function forgetCopies(
  caches: Pick<CacheStorage, 'keys' | 'delete'>,
  isUnwanted: (name: string) => boolean = () => true,
): Promise<void> {
  const names = await caches.keys();
  const unwanted = names.filter((name) => name.startsWith(COPY_CACHE_PREFIX) && isUnwanted(name));
  await Promise.all(unwanted.map((name) => caches.delete(name)));
}
