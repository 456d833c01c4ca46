import type { ApiClient } from 'shared-contracts/api/api-client';
import { wallet, type Wallet } from 'shared-contracts/api/endpoints/money';
import type { EventBusFor } from 'shared-contracts/events/event-map';
import { createStore } from 'zustand/vanilla';

/** The balance as last seen; `null` before the first answer. */
export interface WalletState {
  readonly balance: number | null;
  readonly currencySymbol: string;
  readonly isRefreshing: boolean;
  readonly hasFailed: boolean;
}

const EMPTY: WalletState = { balance: null, currencySymbol: '', isRefreshing: false, hasFailed: false };

/** The one reader of the wallet; everybody else hears of it by event. */
export class WalletStore {
  private readonly store = createStore<WalletState>(() => EMPTY);
  private running: Promise<'refreshed' | 'failed'> | null = null;
  private generation = 0;
  private isBeginning = false;
  /** Raised by what the live channel tells: it is newer than an answer on its way. */
  private told = 0;

  constructor(
    private readonly http: ApiClient,
    private readonly events: EventBusFor<'host-shell'>,
  ) {}

  readonly get = (): WalletState => this.store.getState();
  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  /** The page begins with somebody signed in: what its first screen shows is this answer, and no second one. */
  begin(): void {
    this.isBeginning = true;
    void this.refresh();
  }

  /** The first screen has asked: from now on somebody has moved money, or wants to know. */
  settle(): void {
    this.isBeginning = false;
  }

  /** Asks for the balance; a failure keeps the old amount. */
  readonly refresh = async (): Promise<'refreshed' | 'failed'> => {
    const { balance, hasFailed } = this.get();
    if (this.isBeginning && balance !== null && !hasFailed) return 'refreshed';
    this.running ??= this.fetch(this.generation);
    return this.running;
  };

  /** Takes the balance as the live channel tells it. */
  take({ sumBalance, currencySymbol }: Wallet): void {
    this.told += 1;
    this.store.setState({ balance: sumBalance, currencySymbol, hasFailed: false });
    this.events.emit('wallet.balanceChanged', { balance: sumBalance, currencySymbol });
  }

  /** Forgets the balance when the session ends, for late listeners too: the next person must not see it. */
  clear(): void {
    this.generation += 1;
    this.running = null;
    this.store.setState(EMPTY);
    this.events.emit('wallet.balanceChanged', { balance: 0, currencySymbol: '', isForgotten: true });
  }

  /** An answer that comes after its person left is dropped. */
  private async fetch(generation: number): Promise<'refreshed' | 'failed'> {
    const { told } = this;
    this.store.setState({ isRefreshing: true });
    try {
      const { sumBalance, currencySymbol } = await this.http.call(wallet, {});
      if (generation !== this.generation) return 'failed';
      this.running = null;
      this.store.setState({ isRefreshing: false, hasFailed: false });
      if (told !== this.told) return 'refreshed';
      this.store.setState({ balance: sumBalance, currencySymbol });
      this.events.emit('wallet.balanceChanged', { balance: sumBalance, currencySymbol });
      return 'refreshed';
    } catch {
      if (generation !== this.generation) return 'failed';
      this.running = null;
      this.store.setState({ isRefreshing: false, hasFailed: true });
      return 'failed';
    }
  }
}
