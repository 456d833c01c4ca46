import { createPath, parsePath, UNSAFE_createBrowserHistory as createBrowserHistory, type To } from 'react-router-dom';

/** The two ways of the router to come to a new location. */
export interface Moves {
  readonly push: () => void;
  readonly replace: () => void;
}

/** Decides how the router's moves change a history that has entries of overlays. */
export interface HistoryKeeper {
  readonly push: (moves: Moves) => void;
  readonly replace: (move: () => void) => void;
  readonly go: (delta: number) => void;
  /** Hears each step before the router does, and stops the event where the router is not to know of it. */
  readonly stepped: (event: Event) => void;
}

let keeper: HistoryKeeper | undefined;

/** Leaves the router's moves to a keeper, which comes with the first overlay. */
export function keepHistory(next: HistoryKeeper): void {
  keeper = next;
}

/** Whether the address says so already: on a slow phone a link is tapped again before its page is drawn. */
function isHere(to: To): boolean {
  const path = createPath(typeof to === 'string' ? parsePath(to) : to);
  return new URL(path, window.location.href).href === window.location.href;
}

const tellKeeper = (event: Event): void => keeper?.stepped(event);

/** A history as the router uses it. */
export type SiteHistory = ReturnType<typeof createBrowserHistory>;

/** The browser's history as the router uses it. One address after itself is one entry, however often it is gone to. */
export function createSiteHistory(): SiteHistory {
  const history = createBrowserHistory({ v5Compat: true });
  const push = history.push.bind(history);
  const replace = history.replace.bind(history);
  const go = history.go.bind(history);
  // Before the router listens: Chromium calls a window's listeners in the order they came, whether they capture or not.
  window.addEventListener('popstate', tellKeeper);
  return Object.assign(history, {
    push: (...to: Parameters<typeof push>) => {
      const moves = {
        push: () => (isHere(to[0]) ? replace(...to) : push(...to)),
        replace: () => replace(...to),
      };
      if (keeper) keeper.push(moves);
      else moves.push();
    },
    replace: (...to: Parameters<typeof replace>) => (keeper ? keeper.replace(() => replace(...to)) : replace(...to)),
    go: (delta: number) => (keeper ? keeper.go(delta) : go(delta)),
  });
}
