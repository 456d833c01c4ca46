/** Where the browser does not say when it is idle, work waits this long. */
const OTHERWISE_MS = 2000;

/** Does some work once the page has nothing else to do; returns the way to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, OTHERWISE_MS);
  return () => clearTimeout(timer);
}
