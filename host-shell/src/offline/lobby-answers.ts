import { HEADER } from 'shared-contracts/api/http-headers';
import { KEPT_ANSWER_HEADERS } from './kept-proof';
import { CACHES, FIRST_LIFE_MS, isWhole, keptHeaders, SAVED_AT, savedAt } from './cache-names';
import { comesAtOnce, type PageAnswer } from './worker-rules';

/** Answers that are kept; the oldest go first. */
const ANSWER_LIMIT = 40;

/** What the network said behind a page is given to that page when it asks again, no later than this, ms. */
const NEWER_LIFE_MS = 30_000;

/** One call of the lobby, and who makes it. */
export interface LobbyCall {
  readonly request: Pick<Request, 'url' | 'headers'>;
  /** The page, by the browser's name for it. */
  readonly clientId: string;
  /** Asks the network. */
  readonly ask: () => Promise<Response>;
  /** Has work done that nobody waits for. */
  readonly afterwards: (work: Promise<unknown>) => void;
}

/** What the answers take of the browser. */
export interface AnswerPlaces {
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly now: () => number;
  /** Whether a page could read the text of an answer to the call at an address; nothing else is kept. */
  readonly isReadable: (url: string, text: string) => boolean;
}

/**
 * The answers that the lobby was drawn from last. The network's word is waited for, but by a page that begins with what was
 * kept: that has the last answers at once, and the network is asked behind them. Where it says something else, the page is
 * told, and asks again: what the network said is waiting for it.
 */
export class LobbyAnswers {
  /** The page that begins with what was kept. */
  private beginning: string | null = null;
  /** Of its calls: whether the network says something else than it was given. */
  private checks: Promise<boolean>[] = [];
  /** Keys of calls to which the network said something else, which is what is kept now. */
  private readonly newer = new Set<string>();

  constructor(private readonly places: AnswerPlaces) {}

  /** A page begins with what was kept. */
  begin(clientId: string): void {
    this.beginning = clientId === '' ? null : clientId;
    this.checks = [];
    this.newer.clear();
  }

  /**
   * Whether the network has said something else than what the page began with; null where it is not the one that did. From
   * now on the page waits for the network like any other.
   */
  async hasOthers(clientId: string): Promise<boolean | null> {
    if (clientId !== this.beginning) return null;
    this.beginning = null;
    return (await Promise.all(this.checks)).includes(true);
  }

  /** The answer to a call; rejects as the network does where none is kept. */
  async answer({ request, clientId, ask, afterwards }: LobbyCall): Promise<Response> {
    const key = answerKey(request);
    const newer = this.newer.delete(key) ? await this.recent(key, NEWER_LIFE_MS) : undefined;
    if (newer !== undefined) return newer;
    const asked = ask();
    if (clientId === this.beginning && comesAtOnce(request.url)) {
      const kept = await this.recent(key, FIRST_LIFE_MS);
      if (kept !== undefined) {
        const check = this.compare(key, kept.clone(), asked);
        this.checks.push(check);
        afterwards(check);
        return kept;
      }
    }
    try {
      const answer = await asked;
      if (isWhole(answer)) afterwards(this.keepReadable(key, answer.clone()));
      return answer;
    } catch (error) {
      const kept = await this.kept(key);
      if (kept !== undefined) return kept;
      throw error;
    }
  }

  /** Keeps what a page was drawn from before there was a worker. */
  async take(answers: readonly PageAnswer[]): Promise<void> {
    for (const { url, headers, text } of answers)
      if (this.places.isReadable(url, text)) await this.keep(answerKey({ url, headers: new Headers(headers) }), text);
  }

  private async compare(key: string, kept: Response, asked: Promise<Response>): Promise<boolean> {
    const answer = await asked.catch(() => null);
    // What fails now fails again where the page asks for it next.
    const text = answer !== null && isWhole(answer) ? await answer.text() : null;
    if (text === null || !this.places.isReadable(key, text)) return false;
    const isKept = await this.keep(key, text);
    if (saysTheSame(await kept.text(), text)) return false;
    if (isKept) this.newer.add(key);
    return true;
  }

  private async kept(key: string): Promise<Response | undefined> {
    const found = await (await this.places.caches.open(CACHES.answers)).match(key, { ignoreVary: true });
    if (found === undefined) return undefined;
    const headers = new Headers({ ...KEPT_ANSWER_HEADERS, [SAVED_AT]: found.headers.get(SAVED_AT) ?? '' });
    return new Response(await found.text(), { headers });
  }

  /** What is kept, where that was no longer ago than so many ms. */
  private async recent(key: string, life: number): Promise<Response | undefined> {
    const kept = await this.kept(key);
    const moment = kept === undefined ? undefined : savedAt(kept, this.places.now());
    return Date.parse(moment ?? '') > this.places.now() - life ? kept : undefined;
  }

  private async keepReadable(key: string, answer: Response): Promise<void> {
    const text = await answer.text();
    if (this.places.isReadable(key, text)) await this.keep(key, text);
  }

  /** False where the device has no room: it goes on without a copy. */
  private async keep(key: string, text: string): Promise<boolean> {
    try {
      const cache = await this.places.caches.open(CACHES.answers);
      const headers = keptHeaders(this.places.now());
      await cache.put(key, new Response(text, { headers }));
      const kept = await cache.keys();
      for (const oldest of kept.slice(0, Math.max(0, kept.length - ANSWER_LIMIT))) await cache.delete(oldest);
      return true;
    } catch {
      return false;
    }
  }
}

/** What a page was drawn from it had read already, so its text is the same in what it says alone. */
function saysTheSame(before: string, now: string): boolean {
  if (before === now) return true;
  try {
    return JSON.stringify(JSON.parse(before)) === JSON.stringify(JSON.parse(now));
  } catch {
    return false;
  }
}

/** One and the same call has another answer in another language, which its address may not tell. */
function answerKey({ url, headers }: LobbyCall['request']): string {
  const address = new URL(url);
  address.searchParams.set('copy-language', headers.get(HEADER.language) ?? '');
  return address.href;
}
