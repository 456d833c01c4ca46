/**
 * Calls back whenever the page may not come back as it is: it is hidden, or another document takes its place. The way to
 * stop calls back once more, as what stood here is left.
 */
export function onLeaving(listener: () => void): () => void {
  window.addEventListener('pagehide', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    window.removeEventListener('pagehide', listener);
    document.removeEventListener('visibilitychange', listener);
    listener();
  };
}
