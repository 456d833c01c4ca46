import { historyPlace, type HistoryPlace } from '../../router/history-place';
import type { HistoryKeeper, Moves } from '../../router/site-history';
import { offerClose } from './close-request';
import { stateAt } from './state-at';

/** An overlay that is open. */
export interface OpenOverlay {
  /** Closes it, as Back asks to; false where it may not be dismissed and stays. */
  readonly close: () => boolean;
}

/** How long the entry of a closed overlay stays, for the next overlay or page to take it, milliseconds. */
const KEPT_MILLISECONDS = 200;

/** And how long where another document is on its way, which a step would call off; a download leaves this one where it is. */
const LEAVING_MILLISECONDS = 10_000;

/**
 * Gives each open overlay an entry of the history above its page, so that Back closes the overlay
 * (docs/decisions/0067-back-closes-an-overlay.md). The router neither sees these entries nor the steps between them.
 */
export class OverlayEntries implements HistoryKeeper {
  private readonly open: (OpenOverlay & { readonly path: string })[] = [];
  private readonly waiting: (() => void)[] = [];
  private at: HistoryPlace;
  /** A step of our own is under way: what would change the history waits for its end. */
  private isStepping = false;
  /** What took the page's place while an overlay's entry was on top; the page's own entry is still to become it. */
  private replacement: { readonly state: unknown; readonly href: string } | null = null;
  private timer: number | undefined;
  private watch = new AbortController();

  constructor(private readonly page: Window) {
    this.at = historyPlace(page.history.state);
    // A page that is loaded again may stand on the entry of an overlay that is open no longer.
    this.settleSoon();
  }

  private readonly look = (): HistoryPlace => (this.at = historyPlace(this.page.history.state));

  /** Holds an entry for an overlay until the answer is called. */
  readonly add = (overlay: OpenOverlay): (() => void) => {
    const added = { close: overlay.close, path: this.page.location.pathname };
    this.open.push(added);
    const withdraw = offerClose(this.page, overlay.close);
    this.enter();
    return () => {
      withdraw();
      this.open.splice(this.open.indexOf(added), 1);
      this.settleSoon();
    };
  };

  /** A new page takes the entry of the overlay that it was opened from. */
  readonly push = (moves: Moves): void => {
    const { depth } = this.look();
    if (this.isStepping) this.waiting.push(() => this.push(moves));
    else if (depth === 0) moves.push();
    else if (depth === 1 && this.replacement === null) moves.replace();
    else {
      this.step(this.replacement === null ? 1 - depth : -depth);
      this.waiting.push(() => this.push(moves));
    }
    this.look();
    this.settleSoon();
  };

  /** What replaces the page replaces it under its overlays. */
  readonly replace = (move: () => void): void => {
    const place = this.look();
    if (this.isStepping) this.waiting.push(() => this.replace(move));
    else {
      move();
      const { history, location } = this.page;
      if (place.depth > 0) {
        this.replacement = { state: history.state as unknown, href: location.href };
        history.replaceState(stateAt(history.state, place), '');
      }
    }
    this.look();
    this.settleSoon();
  };

  /** Steps from page to page, over the entries of overlays. */
  readonly go = (delta: number): void => {
    if (this.isStepping) this.waiting.push(() => this.go(delta));
    else this.page.history.go(delta < 0 ? delta - this.look().depth : delta);
  };

  /** The open overlays of the page in view, lowest first. */
  private here(): readonly OpenOverlay[] {
    return this.open.filter(({ path }) => path === this.page.location.pathname);
  }

  private step(by: number): void {
    this.isStepping = true;
    this.page.history.go(by);
  }

  /** Makes the entries that are missing. */
  private enter(): void {
    const { history } = this.page;
    const wanted = this.here().length;
    if (this.isStepping) return;
    try {
      while (this.look().depth < wanted)
        history.pushState(stateAt(history.state, { page: this.at.page, depth: this.at.depth + 1 }), '');
    } catch {
      // Browsers refuse too many entries at once. The overlay has none then, and Back leaves the page.
    }
  }

  private settleSoon(delay = KEPT_MILLISECONDS): void {
    clearTimeout(this.timer);
    this.watch.abort();
    this.watch = new AbortController();
    // Heard only while there is something to settle: some browsers keep no page in memory that listens for it.
    const { signal } = this.watch;
    this.page.addEventListener('beforeunload', () => this.settleSoon(LEAVING_MILLISECONDS), { signal });
    this.timer = this.page.setTimeout(() => {
      this.watch.abort();
      const surplus = this.look().depth - this.here().length;
      if (surplus > 0 && !this.isStepping) this.step(-surplus);
      else this.enter();
    }, delay);
  }

  /** A step of the history, before the router hears of it. */
  readonly stepped = (event: Event): void => {
    const before = this.at;
    const now = this.look();
    const isOwn = this.isStepping;
    this.isStepping = false;
    if (now.page !== before.page || Math.max(now.depth, before.depth) === 0) this.replacement = null;
    else {
      event.stopImmediatePropagation();
      this.keepScroll(now);
      this.takeReplacement(now);
      if (!isOwn && now.depth < before.depth) this.answerBack(now);
    }
    for (const action of this.waiting.splice(0)) action();
    if (isOwn) this.enter();
    this.settleSoon();
  };

  private answerBack({ depth }: HistoryPlace): void {
    const left = this.here().slice(depth).reverse();
    // Was closed a moment ago: the step was meant for the page.
    if (left.length === 0) this.page.history.go(-1);
    else if (!left.every(({ close }) => close())) this.enter();
  }

  /** The browser scrolls to where the page was when the overlay opened; it may have moved since. */
  private keepScroll(place: HistoryPlace): void {
    const { scrollX: left, scrollY: top } = this.page;
    this.page.requestAnimationFrame(() => {
      if (this.at.page === place.page) this.page.scrollTo({ left, top, behavior: 'instant' });
    });
  }

  private takeReplacement(place: HistoryPlace): void {
    if (this.replacement === null) return;
    this.page.history.replaceState(stateAt(this.replacement.state, place), '', this.replacement.href);
    if (place.depth === 0) this.replacement = null;
  }
}
