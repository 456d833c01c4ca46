/** Who must not be interrupted by a new release just now (`RemoteContext.release.hold`). */
export class ReleaseHolds {
  private readonly open = new Set<{ readonly reason: string }>();
  private readonly listeners = new Set<() => void>();

  readonly hold = (reason: string): (() => void) => {
    const entry = { reason };
    this.open.add(entry);
    this.tell();
    return () => {
      if (this.open.delete(entry)) this.tell();
    };
  };

  isHeld(): boolean {
    return this.open.size > 0;
  }

  /** Calls back whenever a hold begins or ends. */
  subscribe(listener: () => void): void {
    this.listeners.add(listener);
  }

  private tell(): void {
    this.listeners.forEach((listener) => listener());
  }
}
