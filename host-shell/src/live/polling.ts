import type { EventMap } from 'shared-contracts/events/event-map';
import { serverNow } from 'shared-kit/remote';

/** How often a page without a channel asks for what everybody's frame shows, ms. */
export const POLL_INTERVAL_MS = 30_000;
/** What was asked for less long ago is not asked for again because the channel was lost, ms. */
const FRESH_MS = 5000;

/** Asks again and again while there is no channel, and stops when there is one or the page is left. */
export class Polling {
  private timer: ReturnType<typeof setInterval> | undefined;
  private askedAt: number;

  constructor(
    private readonly ask: () => void,
    private readonly now: () => number = serverNow,
  ) {
    this.askedAt = now();
  }

  /** Follows the channel. Who comes back to a page that asks is answered at once. */
  readonly follow = ({ mode }: EventMap['live.changed']): void => {
    clearInterval(this.timer);
    if (mode !== 'polling') return;
    if (this.now() - this.askedAt >= FRESH_MS) this.askAgain();
    this.timer = setInterval(this.askAgain, POLL_INTERVAL_MS);
  };

  private readonly askAgain = (): void => {
    this.askedAt = this.now();
    this.ask();
  };
}
