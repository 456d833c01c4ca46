import { createStore } from 'zustand/vanilla';

/** What of the frame can be open; one at a time, so the wallet and promo panels exclude each other (S1 2.5). */
export type OpenPart = 'none' | 'menu' | 'wallet' | 'promo';

/** Which part of the frame is open. */
export class ChromeState {
  private readonly store = createStore<{ readonly open: OpenPart }>(() => ({ open: 'none' }));

  readonly get = (): OpenPart => this.store.getState().open;
  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);
  readonly open = (part: OpenPart): void => this.store.setState({ open: part });
  readonly close = (): void => this.store.setState({ open: 'none' });
  /** Opens, or closes what is open already. */
  readonly toggle = (part: OpenPart): void => this.open(this.get() === part ? 'none' : part);
}
