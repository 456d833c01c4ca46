import { PATHS } from 'shared-contracts/paths';

/** Pauses before the next question, the last of them for ever. */
export const PAUSES_MS = [2000, 4000, 8000, 16_000, 30_000] as const;

/** A copy that a reload brought asks later: it was answered before, and the page did not come all the same. */
const AFTER_RELOAD = 2;

/** An origin that takes longer to say a word takes longer for a page than the worker waits. */
export const ANSWER_WAIT_MS = 5000;

/** The page that is a copy. */
export interface CopiedPage {
  readonly wasReloaded: boolean;
  /** Told of each answer to the question, and of each that does not come. */
  readonly onAnswer: (isReached: boolean) => void;
  /** Whether nobody would be cut off by it. */
  readonly mayReload: () => boolean;
  readonly reload: () => void;
}

/** Whether the origin has the page; the worker leaves such a question to the network. */
async function isThere(): Promise<boolean> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), ANSWER_WAIT_MS);
  try {
    const { ok } = await fetch(PATHS.home, {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      // A network that wants a sign-in of its own first answers everything with the way to it.
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
 * Asks for the page of now while this one is a copy. The browser's word alone is not enough: a device that believes
 * itself connected is never told that it is, and one that is told so may still find nobody.
 */
export class OriginWatch {
  private turn: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private question: Promise<boolean> | null = null;

  constructor(private readonly page: CopiedPage) {
    this.turn = page.wasReloaded ? AFTER_RELOAD : 0;
  }

  /** Asks now and then while the page is in view, and at once where something has changed; returns the way to stop. */
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

  /** Takes the page of now whatever is typed, for somebody wants it; false where the origin does not answer. */
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

  /** One question at a time: who asks meanwhile gets its answer. */
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
