import { isSignedIn } from 'shared-contracts/session/session-state';
import type { CoreServices } from '../host/host-services';

/** What is kept fresh while the page is used. */
export type WatchedServices = Pick<CoreServices, 'session' | 'status' | 'http' | 'wallet' | 'unread' | 'events'>;

/**
 * Keeps the site fresh when the page comes back into view: the status after a minute, balance and unread counts each time,
 * where no live channel tells them. A page that the browser brings back whole, after a game for instance, looks at everything again.
 * Returns the way to stop.
 */
export function watchPage({ session, status, http, wallet, unread, events }: WatchedServices): () => void {
  const stopStatus = status.watchFocus(http);
  let isBalanceTold = false;
  const stopHearing = events.on('live.changed', ({ mode, kinds }) => {
    isBalanceTold = mode === 'paused' || kinds.includes('balance');
  });
  const onVisible = (): void => {
    const state = session.reader.get();
    if (document.visibilityState !== 'visible' || !isSignedIn(state)) return;
    unread.lookAgain();
    if (!isBalanceTold && !state.mustChangePassword) void wallet.refresh();
  };
  const onPageShow = (event: PageTransitionEvent): void => {
    if (!event.persisted) return;
    session.resume();
    void status.refresh(http);
    const state = session.reader.get();
    if (!isSignedIn(state) || state.mustChangePassword) return;
    void wallet.refresh();
    unread.lookAgain();
  };
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    stopStatus();
    stopHearing();
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('pageshow', onPageShow);
  };
}
