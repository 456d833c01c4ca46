import { createStore } from 'zustand/vanilla';

/** One who holds; two may say the same. */
interface Hold {
  readonly reason: string;
}

/** Who must not be interrupted by a new release just now (`RemoteContext.release.hold`). */
export class ReleaseHolds {
  private readonly open = createStore<readonly Hold[]>(() => []);

  readonly hold = (reason: string): (() => void) => {
    const entry = { reason };
    this.open.setState((before) => [...before, entry], true);
    return () => {
      if (this.open.getState().includes(entry))
        this.open.setState((before) => before.filter((other) => other !== entry), true);
    };
  };

  isHeld(): boolean {
    return this.open.getState().length > 0;
  }

  /** Calls back whenever a hold begins or ends; returns the way to stop. */
  subscribe(listener: () => void): () => void {
    return this.open.subscribe(listener);
  }
}
