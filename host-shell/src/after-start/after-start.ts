import type { QueryClient } from 'shared-kit/data';
import { followSheets } from 'shared-kit/remote';
import { loadSender } from '../api/transport/choose-transport';
import type { Boot } from '../boot/boot';
import { collectHealth, reportStartFailure } from '../health/collect-health';
import type { HostServices } from '../host/host-services';
import type { PageTexts } from '../i18n/page-texts';
import { prefetchWhenIdle } from '../prefetch/idle-prefetch';
import { loadOverlaysAhead } from '../prefetch/overlays-ahead';
import { preloadOnTouch } from '../prefetch/preload-on-touch';
import { followReleases } from '../releases/follow-releases';
import type { RoutesAhead } from '../router/routes-ahead';
import { askToSignIn } from '../session/ask-to-sign-in';
import { followOtherTabs } from '../storage/other-tabs';
import { watchPage } from './page-watch';
import { refreshRendered } from './refresh-rendered';
import { shareSignOut } from './shared-sign-out';

/** What a page does to stay fresh, by itself, with its releases and with other tabs, once the player has something to look at. */
export function afterStart(host: HostServices, texts: PageTexts, queries: QueryClient, ahead: RoutesAhead): void {
  void refreshRendered(host, queries);
  collectHealth(host);
  watchPage(host);
  followOtherTabs(host);
  shareSignOut(host, () => {
    host.overlays.toast('info', texts.t('error.sessionExpired'));
    askToSignIn(host);
  });
  const follower = followReleases(host, texts);
  prefetchWhenIdle(host, ahead);
  loadOverlaysAhead(host, followSheets);
  preloadOnTouch(ahead);
  import(/* webpackChunkName: "later" */ './background-tasks').then(
    ({ startBackgroundTasks }) => startBackgroundTasks(host, texts, queries, follower),
    // Conveniences: the page does without them.
    () => undefined,
  );
  // Loads the code that sends writes, so that the next tap does not wait for it.
  loadSender().catch(() => undefined);
  // Needed when the connection is bad: too late to be asked for then.
  import(/* webpackChunkName: "try-again" */ '../federation/find-lost-files').catch(() => undefined);
}

/** What is left to do where the host did not start. */
export function afterFailedStart(boot: Boot, thrown: unknown): void {
  void reportStartFailure(boot, thrown);
}
