import { PATHS } from 'shared-contracts/paths';

/** Pauses between requests; the last one repeats. */
export const PAUSES_MS = [2000, 4000, 8000, 16_000, 30_000] as const;

/** A copy after a reload asks later: the origin answered before it, yet the page did not come. */
const AFTER_RELOAD = 2;

/** An origin that takes longer than this would also take longer for a page than the worker waits. */
export const ANSWER_WAIT_MS = 5000;

/** The page that is a copy. */
export interface CopiedPage {
  readonly wasReloaded: boolean;
  /** Called after each request: whether the origin answered. */
  readonly onAnswer: (isReached: boolean) => void;
  /** Whether a reload interrupts nothing. */
  readonly mayReload: () => boolean;
  readonly reload: () => void;
}

/** Whether the origin has the page; the worker leaves such a request to the network. */
async function isThere(): Promise<boolean> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), ANSWER_WAIT_MS);
  try {
    const { ok } = await fetch(PATHS.home, {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      // A captive portal redirects every request to its sign-in.
      redirect: 'error',
      signal: control.signal,
    });
    return ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

/**
 * Asks for the network's page while this one is an offline copy. The browser's `online` event is not enough: it never comes on
 * a device that believes itself online, and it does not mean that the origin answers.
 */
export class OriginWatch {
  private turn: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private question: Promise<boolean> | null = null;

  constructor(private readonly page: CopiedPage) {
    this.turn = page.wasReloaded ? AFTER_RELOAD : 0;
  }

  /** Polls while the page is in view, and asks at once when the connection or the page's visibility changes; returns the way to stop. */
  begin(): () => void {
    const end = new AbortController();
    const { signal } = end;
    const online = (): void => {
      this.turn = 0;
      this.look();
    };
    window.addEventListener('online', online, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.look(), { signal });
    document.addEventListener('visibilitychange', () => this.look(), { signal });
    this.wait();
    return () => {
      end.abort();
      clearTimeout(this.timer);
    };
  }

  /** Loads the network's page at the player's request, whatever is typed; false where the origin does not answer. */
  async retry(): Promise<boolean> {
    const isAnswered = await this.ask();
    if (isAnswered) this.page.reload();
    return isAnswered;
  }

  private look(): void {
    clearTimeout(this.timer);
    if (isVisible()) void this.tryNow();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (!isVisible()) return;
    this.timer = setTimeout(() => void this.tryNow(), PAUSES_MS[this.turn]);
    this.turn = Math.min(this.turn + 1, PAUSES_MS.length - 1);
  }

  private async tryNow(): Promise<void> {
    if ((await this.ask()) && this.page.mayReload()) this.page.reload();
    else this.wait();
  }

  /** One request at a time: concurrent callers share its result. */
  private ask(): Promise<boolean> {
    this.question ??= isThere()
      .then((isReached) => {
        this.page.onAnswer(isReached);
        return isReached;
      })
      .finally(() => (this.question = null));
    return this.question;
  }
}
