/** A page that is never idle, or that does not say when it is, has its work wait this long. */
const LONGEST_WAIT_MS = 2000;

/** Does some work once the page has nothing else to do, or has been busy too long; returns the way to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, LONGEST_WAIT_MS);
  return () => clearTimeout(timer);
}
