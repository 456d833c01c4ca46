import { currentPath } from './ask-to-login';

/** What changes the address without a word to anybody but the router: a link, a key, the way back. */
const MOVES = ['click', 'keyup', 'popstate'];

/** Watches whether the page is still at the address it had. */
export interface AddressWatch {
  /** Looks now: what moves the page by itself is no event. */
  readonly look: () => void;
  readonly stop: () => void;
}

/** Calls back once the page has another address. */
export function watchAddress(onElsewhere: () => void): AddressWatch {
  const before = currentPath();
  const stop = (): void => MOVES.forEach((move) => window.removeEventListener(move, lookSoon, true));
  const look = (): void => {
    if (currentPath() === before) return;
    stop();
    onElsewhere();
  };
  // A press moves the page once its own listeners have heard it.
  function lookSoon(): void {
    setTimeout(look);
  }
  MOVES.forEach((move) => window.addEventListener(move, lookSoon, true));
  return { look, stop };
}
