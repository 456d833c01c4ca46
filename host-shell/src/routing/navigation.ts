import { historyPlace, type Location, type NavigateFunction } from 'shared-kit/router';

/** Browsers take a moment from a step back to its page, slow ones a second; no step is waited for any longer. */
const STEP_LIMIT_MS = 2000;

/** How the rest of the host moves about: by the router, from the moment it is on the page. */
export class Navigation {
  private navigate: NavigateFunction | null = null;
  private location: Pick<Location, 'pathname' | 'search'> | null = null;
  private readonly waiting: (() => void)[] = [];
  /** The place of the page in view; another one than `location` while the next page is on its way. */
  private shown: Pick<Location, 'pathname' | 'search'> | null = null;
  private steppedBackAt = Number.NEGATIVE_INFINITY;

  /** When the page came to where it is, in ms of its life; 0 for the place it was opened at. */
  arrivedAt = 0;

  private readonly arrivals = new Set<() => void>();

  /** Tells whenever the page has come to another path; answers the way to stop. */
  readonly onArrive = (listener: () => void): (() => void) => {
    this.arrivals.add(listener);
    return () => this.arrivals.delete(listener);
  };

  /** The router's own means, renewed with every move. */
  attach(navigate: NavigateFunction, location: Pick<Location, 'pathname' | 'search'>): void {
    this.navigate = navigate;
    if (this.location !== location) this.steppedBackAt = Number.NEGATIVE_INFINITY;
    const isElsewhere = this.location !== null && this.location.pathname !== location.pathname;
    this.location = location;
    for (const action of this.waiting.splice(0)) action();
    if (!isElsewhere) return;
    this.arrivedAt = performance.now();
    for (const listener of this.arrivals) listener();
  }

  /** The page of that place is in view. */
  show(location: Pick<Location, 'pathname' | 'search'>): void {
    this.shown = location;
  }

  /** Does it at once, or as soon as the router is on the page: before that nothing can be said or left. */
  whenAttached(action: () => void): void {
    if (this.navigate === null) this.waiting.push(action);
    else action();
  }

  /** Where the page is. */
  readonly here = (): Pick<Location, 'pathname' | 'search'> => this.location ?? window.location;

  /** A screen that is drawn first may leave before the router is attached: a document of its own would trap the way back. */
  readonly go = (to: string, options: { readonly replace: boolean; readonly state?: unknown }): void =>
    this.whenAttached(() => void this.navigate?.(to, { replace: options.replace, state: options.state }));

  /** Loads the present address as a document of its own. */
  readonly load = (): void => window.location.reload();

  /**
   * One step back, or home where there is nowhere to step to. On a slow phone the arrow is tapped again while the page is
   * still in view: one page is left once.
   */
  readonly back = (home: string): void => {
    const now = performance.now();
    const isUnderWay = this.shown !== null && this.shown !== this.location;
    if (isUnderWay || now - this.steppedBackAt < STEP_LIMIT_MS) return;
    this.steppedBackAt = now;
    const { page } = historyPlace(window.history.state);
    if (page <= 0) this.go(home, { replace: true });
    else this.whenAttached(() => void this.navigate?.(-1));
  };
}
