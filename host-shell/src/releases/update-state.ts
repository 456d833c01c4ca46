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

  constructor(private readonly reloadPage: () => void) {}

  readonly get = (): UpdateView => this.view.getState();
  readonly subscribe = (listener: () => void): (() => void) => this.view.subscribe(listener);

  /** The set that a page loaded now would get; null if it is the page's own. */
  found(setId: string | null): void {
    this.waiting = setId;
    if (setId === null || setId === this.declined) this.view.setState(QUIET, true);
  }

  get isWaiting(): boolean {
    return this.waiting !== null;
  }

  /** Whether the waiting release was already put off. */
  get isDeclined(): boolean {
    return this.waiting === this.declined;
  }

  /** Asks the player. */
  offer(): void {
    this.view.setState(OFFERED, true);
  }

  /** The player puts it off; it comes with the next full page load. */
  readonly decline = (): void => {
    this.declined = this.waiting;
    this.view.setState(QUIET, true);
  };

  readonly take = (): void => this.reloadPage();
}
