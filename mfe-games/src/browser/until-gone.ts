/** A document that takes longer than this to come may never come: as long as the note of a launch stands. */
const LONGEST_MILLISECONDS = 10_000;

/** Waits until another document takes the page's place; the browser may bring the page back from its memory. */
export function untilGone(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', end);
      resolve();
    };
    const timer = setTimeout(end, LONGEST_MILLISECONDS);
    window.addEventListener('pagehide', end);
  });
}
