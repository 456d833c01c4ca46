import { whenIdle } from '../app/when-idle';

/** A page whose first screen shows nothing for so long has waited enough. */
const LONGEST_WAIT_MS = 8000;

/** Runs once the first screen shows its own data: nothing is fetched beside what the player waits for. */
export function afterFirstScreen(work: () => void): void {
  let observer: PerformanceObserver | undefined;
  let isDone = false;
  const run = (): void => {
    if (isDone) return;
    isDone = true;
    observer?.disconnect();
    whenIdle(work);
  };
  setTimeout(run, LONGEST_WAIT_MS);
  if (window.PerformanceObserver === undefined) return;
  observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => /^mfe:.+:ready$/.test(name))) run();
  });
  observer.observe({ type: 'mark', buffered: true });
}
