/** Timers, as a page has them. */
export interface Timers {
  readonly now: () => number;
  readonly wait: (run: () => void, milliseconds: number) => void;
}

const PAGE_TIMERS: Timers = {
  now: () => performance.now(),
  wait: (run, milliseconds) => void setTimeout(run, milliseconds),
};

/**
 * Lets one call through per span: the first at once, and of those that come within the span the last one at its
 * end, so that the latest value is never lost.
 */
export function trailingThrottle<Value>(
  call: (value: Value) => void,
  spanMs: number,
  timers: Timers = PAGE_TIMERS,
): (value: Value) => void {
  let nextAt = Number.NEGATIVE_INFINITY;
  let waiting: { value: Value } | undefined;
  const run = (value: Value): void => {
    nextAt = timers.now() + spanMs;
    call(value);
  };
  const runWaiting = (): void => {
    const latest = waiting;
    waiting = undefined;
    if (latest) run(latest.value);
  };
  return (value) => {
    const remaining = nextAt - timers.now();
    if (waiting) waiting = { value };
    else if (remaining <= 0) run(value);
    else {
      waiting = { value };
      timers.wait(runWaiting, remaining);
    }
  };
}
