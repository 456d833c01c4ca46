import { createStore } from 'zustand/vanilla';

/** What an open page may do about a newer release. */
export interface UpdateView {
  /** Offer the update to the player now. */
  readonly isOffered: boolean;
}

const QUIET: UpdateView = { isOffered: false };
const OFFERED: UpdateView = { isOffered: true };

/** Whether a newer release waits, and whether the player has been asked. */
export class UpdateState {
  private readonly view = createStore<UpdateView>(() => QUIET);
  private declined: string | null = null;
  private waiting: string | null = null;
  private mustLeave = false;
  private isOvertaken = false;

  constructor(private readonly reloadPage: () => void) {}

  readonly get = (): UpdateView => this.view.getState();
  readonly subscribe = (listener: () => void): (() => void) => this.view.subscribe(listener);

  /** A set that a page loaded now would get; null when that is the page's own. */
  found(setId: string | null): void {
    this.waiting = setId;
    if (setId === null || setId === this.declined) this.view.setState(QUIET, true);
  }

  get isWaiting(): boolean {
    return this.waiting !== null;
  }

  /** Asks the player, unless this very set was put off already. */
  offer(): void {
    if (this.waiting !== null && this.waiting !== this.declined) this.view.setState(OFFERED, true);
  }

  /** The player puts it off; it comes with the next full page load. */
  readonly decline = (): void => {
    this.declined = this.waiting;
    this.view.setState(QUIET, true);
  };

  readonly take = (): void => this.reloadPage();

  /** From now on the next page is a full page load: something of this one was revoked. */
  leaveAtNextPage(mustLeave: boolean): void {
    this.mustLeave = mustLeave;
  }

  /** A kept page that is not the page of now: the next one is, and nobody is asked about what waits at the moment. */
  overtaken(): void {
    this.isOvertaken = true;
    this.decline();
  }

  /** The page has come to another path. */
  readonly arrived = (): void => {
    if (this.mustLeave || this.isOvertaken) this.reloadPage();
  };
}
