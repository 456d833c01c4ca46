import { HEADER } from 'shared-contracts/api/http-headers';
import { CACHED_RESPONSE_HEADERS } from './cache-integrity';
import { CACHES, SERVE_FIRST_MS, isCacheable, savedHeaders, SAVED_AT, savedAt } from './cache-names';
import { mayServeCachedFirst, type PageAnswer } from './worker-rules';

/** Responses in the cache; the oldest are dropped first. */
const ANSWER_LIMIT = 40;

/** A newer response waits this long for the page to ask again, ms. */
const NEWER_LIFE_MS = 30_000;

/** One call of the lobby, and who makes it. */
export interface LobbyCall {
  readonly request: Pick<Request, 'url' | 'headers'>;
  /** The page, by the browser's name for it. */
  readonly clientId: string;
  /** Asks the network. */
  readonly ask: () => Promise<Response>;
  /** Keeps the worker alive for work that the response does not wait for. */
  readonly afterwards: (work: Promise<unknown>) => void;
}

/** What the cached responses need from the browser. */
export interface ResponseCacheSetup {
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly now: () => number;
  /** Whether a page could read the text of a response to the call at an address; nothing else is cached. */
  readonly isReadable: (url: string, text: string) => boolean;
}

/**
 * The responses that the lobby was last drawn from. A page from the network waits for the network. A page from the cache gets
 * the cached responses at once, while the network is asked; where its response differs, the page is told and asks again, and
 * the newer response is ready for it.
 */
export class CachedResponses {
  /** The page that came from the cache. */
  private cachedClient: string | null = null;
  /** For each of its calls: whether the network's response differs from the cached one. */
  private checks: Promise<boolean>[] = [];
  /** Keys of calls with a newer response, which is in the cache. */
  private readonly newer = new Set<string>();

  constructor(private readonly places: ResponseCacheSetup) {}

  /** A page came from the cache. */
  startFrom(clientId: string): void {
    this.cachedClient = clientId === '' ? null : clientId;
    this.checks = [];
    this.newer.clear();
  }

  /**
   * Whether the network has responses that differ from the cached ones; null for a page that did not come from the cache. From
   * now on the page waits for the network like any other.
   */
  async hasNewer(clientId: string): Promise<boolean | null> {
    if (clientId !== this.cachedClient) return null;
    this.cachedClient = null;
    return (await Promise.all(this.checks)).includes(true);
  }

  /** The response to a call; rejects as the network does where none is cached. */
  async answer({ request, clientId, ask, afterwards }: LobbyCall): Promise<Response> {
    const key = answerKey(request);
    const newer = this.newer.delete(key) ? await this.recent(key, NEWER_LIFE_MS) : undefined;
    if (newer !== undefined) return newer;
    const asked = ask();
    if (clientId === this.cachedClient && mayServeCachedFirst(request.url)) {
      const kept = await this.recent(key, SERVE_FIRST_MS);
      if (kept !== undefined) {
        const check = this.compare(key, kept.clone(), asked);
        this.checks.push(check);
        afterwards(check);
        return kept;
      }
    }
    try {
      const answer = await asked;
      if (isCacheable(answer)) afterwards(this.keepReadable(key, answer.clone()));
      return answer;
    } catch (error) {
      const kept = await this.kept(key);
      if (kept !== undefined) return kept;
      throw error;
    }
  }

  /** Saves the responses that a page was drawn from before it had a worker. */
  async saveAll(answers: readonly PageAnswer[]): Promise<void> {
    for (const { url, headers, text } of answers)
      if (this.places.isReadable(url, text)) await this.keep(answerKey({ url, headers: new Headers(headers) }), text);
  }

  private async compare(key: string, kept: Response, asked: Promise<Response>): Promise<boolean> {
    const answer = await asked.catch(() => null);
    // A call that fails now fails again when the page repeats it.
    const text = answer !== null && isCacheable(answer) ? await answer.text() : null;
    if (text === null || !this.places.isReadable(key, text)) return false;
    const isKept = await this.keep(key, text);
    if (saysTheSame(await kept.text(), text)) return false;
    if (isKept) this.newer.add(key);
    return true;
  }

  private async kept(key: string): Promise<Response | undefined> {
    const found = await (await this.places.caches.open(CACHES.answers)).match(key, { ignoreVary: true });
    if (found === undefined) return undefined;
    const headers = new Headers({ ...CACHED_RESPONSE_HEADERS, [SAVED_AT]: found.headers.get(SAVED_AT) ?? '' });
    return new Response(await found.text(), { headers });
  }

  /** The cached response if it is no older than `life` ms. */
  private async recent(key: string, life: number): Promise<Response | undefined> {
    const kept = await this.kept(key);
    const moment = kept === undefined ? undefined : savedAt(kept, this.places.now());
    return Date.parse(moment ?? '') > this.places.now() - life ? kept : undefined;
  }

  private async keepReadable(key: string, answer: Response): Promise<void> {
    const text = await answer.text();
    if (this.places.isReadable(key, text)) await this.keep(key, text);
  }

  /** False where the device has no room: the site works without a cache. */
  private async keep(key: string, text: string): Promise<boolean> {
    try {
      const cache = await this.places.caches.open(CACHES.answers);
      const headers = savedHeaders(this.places.now());
      await cache.put(key, new Response(text, { headers }));
      const kept = await cache.keys();
      for (const oldest of kept.slice(0, Math.max(0, kept.length - ANSWER_LIMIT))) await cache.delete(oldest);
      return true;
    } catch {
      return false;
    }
  }
}

/** The page may have saved a response as parsed JSON, so only its content is compared. */
function saysTheSame(before: string, now: string): boolean {
  if (before === now) return true;
  try {
    return JSON.stringify(JSON.parse(before)) === JSON.stringify(JSON.parse(now));
  } catch {
    return false;
  }
}

/** The response to one call depends on the language, which its address may not contain. */
function answerKey({ url, headers }: LobbyCall['request']): string {
  const address = new URL(url);
  address.searchParams.set('copy-language', headers.get(HEADER.language) ?? '');
  return address.href;
}
