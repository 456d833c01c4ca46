import { createStore } from 'zustand/vanilla';

/** Whether the origin of an offline copy is still unreachable. */
export class CopyState {
  private readonly store = createStore<{ readonly isOffline: boolean }>(() => ({ isOffline: true }));

  readonly isOffline = (): boolean => this.store.getState().isOffline;
  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);
  readonly answered = (isReached: boolean): void => this.store.setState({ isOffline: !isReached });
}
