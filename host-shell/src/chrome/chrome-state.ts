import { createTapGuard, type TapGuard } from 'shared-kit/ui';
import { createStore } from 'zustand/vanilla';

/**
 * What of the frame can be open; one at a time, so the wallet and promo panels exclude each other.
 * `register` is the form over home, `widget` the menu of the floating button.
 */
export type OpenPart = 'none' | 'menu' | 'wallet' | 'promo' | 'register' | 'widget';

interface Chrome {
  readonly open: OpenPart;
  readonly isRegisterHidden: boolean;
}

/** Which part of the frame is open. */
export class ChromeState {
  private readonly store = createStore<Chrome>(() => ({ open: 'none', isRegisterHidden: false }));
  private guard: TapGuard | null = null;

  constructor(private readonly clock: () => number = () => performance.now()) {}

  readonly get = (): OpenPart => this.store.getState().open;
  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);
  readonly open = (part: OpenPart): void => {
    if (part === 'register' && this.isRegisterHidden()) return;
    if (part !== this.get()) this.guard = createTapGuard(this.clock);
    this.store.setState({ open: part });
  };
  readonly close = (): void => this.store.setState({ open: 'none' });
  /** Told when what is open can be seen: its code comes with the first tap. */
  readonly drawn = (): void => this.guard?.arm();
  /** Whether a tap is meant for what is open, and is not one more of those that opened it. */
  readonly acceptsTap = (): boolean => this.guard?.acceptsTap() === true;
  /** Opens, or closes what is open already. */
  readonly toggle = (part: OpenPart): void => {
    if (this.get() !== part) this.open(part);
    else if (this.acceptsTap()) this.close();
  };

  /** Whether the register modal stays closed until the page is loaded again. */
  readonly isRegisterHidden = (): boolean => this.store.getState().isRegisterHidden;
  readonly hideRegister = (): void => this.store.setState({ isRegisterHidden: true });
}
