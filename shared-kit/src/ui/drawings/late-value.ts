/** A value that is fetched when somebody first asks for it. */
export interface LateValue<Value> {
  /** Undefined until it has come. */
  readonly get: () => Value | undefined;
  /** Starts the fetching; the listener is told once the value is there. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A failure is not remembered: the next one who asks starts anew. */
export function lateValue<Value>(fetchValue: () => Promise<Value>): LateValue<Value> {
  const listeners = new Set<() => void>();
  let value: Value | undefined;
  let isUnderWay = false;
  const start = async (): Promise<void> => {
    isUnderWay = true;
    try {
      value = await fetchValue();
      for (const listener of listeners) listener();
    } catch {
      // The place of the picture stays empty; nothing depends on it.
    } finally {
      isUnderWay = false;
    }
  };
  return {
    get: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      if (value === undefined && !isUnderWay) void start();
      return () => listeners.delete(listener);
    },
  };
}
