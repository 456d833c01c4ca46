import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { OverlayEntries } from './overlay-entries';

type SiteHistory = ReturnType<typeof createBrowserHistory>;

let entries: OverlayEntries | undefined;

/** The entries of the page's overlays. */
export function overlayEntries(): OverlayEntries {
  return (entries ??= new OverlayEntries(window));
}

/** The browser's history, in which the entries of overlays give way to pages. */
export function createSiteHistory(): SiteHistory {
  const { push: pushEntry, replace: replaceEntry, go } = overlayEntries();
  const history = createBrowserHistory({ v5Compat: true });
  const { push, replace } = history;
  return Object.assign(history, {
    push: (...to: Parameters<typeof push>) => pushEntry({ push: () => push(...to), replace: () => replace(...to) }),
    replace: (...to: Parameters<typeof replace>) => replaceEntry(() => replace(...to)),
    go,
  });
}
