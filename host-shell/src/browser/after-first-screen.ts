import { whenIdle } from './when-idle';

/** A page whose first screen shows nothing for so long has waited enough. */
const LONGEST_WAIT_MS = 8000;

const SETTLED_MARK = 'mfe:section:settled';

/** Reports that the screen's place is final: the section is off, missing or failed. */
export function markSettled(): void {
  performance.mark(SETTLED_MARK);
}

/**
 * Runs once the first screen shows its own data, or nothing more will come in its place: nothing is fetched
 * beside what the player waits for. Returns the way to call it off.
 */
export function afterFirstScreen(work: () => void): () => void {
  if (window.PerformanceObserver === undefined) return whenIdle(work);
  let callOff = (): void => undefined;
  let isDone = false;
  const run = (): void => {
    if (isDone) return;
    stop();
    callOff = whenIdle(work);
  };
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => name === SETTLED_MARK || /^mfe:.+:ready$/.test(name))) run();
  });
  const timer = setTimeout(run, LONGEST_WAIT_MS);
  const stop = (): void => {
    isDone = true;
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe({ type: 'mark', buffered: true });
  return () => {
    stop();
    callOff();
  };
}
