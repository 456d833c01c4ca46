/** Runs when the page has nothing else to do. */
export function whenIdle(work: () => void): void {
  if (window.requestIdleCallback === undefined) setTimeout(work, 2000);
  else window.requestIdleCallback(work);
}
