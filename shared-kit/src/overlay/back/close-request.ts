/** What the platform calls so, as far as it is used; TypeScript does not know it. */
type CloseWatcher = EventTarget & { readonly destroy: () => void };

/**
 * Hears what Android's Back asks of a page, where the engine tells it. Chromium's Back passes over entries of the history
 * that came without a tap, as those of overlays do that open by themselves. `close` answers false where the request
 * changed nothing. Returns the way to stop.
 */
export function offerClose(page: Window, close: () => boolean): () => void {
  const { CloseWatcher } = page as Window & { readonly CloseWatcher?: new () => CloseWatcher };
  if (CloseWatcher === undefined) return () => undefined;
  let watcher: CloseWatcher;
  const watch = (): void => {
    watcher = new CloseWatcher();
    watcher.addEventListener('close', () => close() || watch());
  };
  watch();
  return () => watcher.destroy();
}
