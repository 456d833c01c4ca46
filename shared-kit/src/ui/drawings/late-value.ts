/** A value that is fetched when somebody first asks for it. */
export interface LateValue<Value> {
  /** Undefined until it has come. */
  readonly get: () => Value | undefined;
  /** Starts the fetching; the listener is told once the value is there. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Settles once it has come, or is not going to. */
  readonly settled: () => Promise<void>;
}

/** A failure is not remembered: the next one who asks starts anew. */
export function lateValue<Value>(fetchValue: () => Promise<Value>): LateValue<Value> {
  const listeners = new Set<() => void>();
  let value: Value | undefined;
  let underWay: Promise<void> | undefined;
  const fetchOnce = async (): Promise<void> => {
    try {
      value = await fetchValue();
      for (const listener of listeners) listener();
    } catch {
      // The place of the picture stays empty; nothing depends on it.
    } finally {
      underWay = undefined;
    }
  };
  const start = async (): Promise<void> => {
    if (value === undefined) await (underWay ??= fetchOnce());
  };
  return {
    get: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      // After the effects of the drawing that asks: the page may be ready by then.
      queueMicrotask(() => void start());
      return () => listeners.delete(listener);
    },
    settled: start,
  };
}
