import type { i18n } from 'i18next';
import { collectHealth, reportStartFailure } from '../health/collect-health';
import type { Boot } from '../releases/boot';
import { followReleases } from '../releases/follow-releases';
import { drawOfflineBar } from '../offline/offline-bar';
import { keepLobby } from '../offline/keep-lobby';
import { PlayReminder } from '../session/play-reminder';
import { prefetchWhenIdle } from '../releases/idle-prefetch';
import type { HostServices } from './host-services';

/** What a page does for its releases once the player has something to look at. */
export function afterStart(host: HostServices, texts: i18n): void {
  collectHealth(host);
  followReleases(host, texts);
  prefetchWhenIdle(host.boot);
  drawOfflineBar(texts);
  remindOfTime(host, texts);
  keepLobby(host);
  // Needed when the connection is bad: too late to be asked for then.
  import(/* webpackChunkName: "try-again" */ '../remotes/try-again').catch(() => undefined);
}

/** Where the merchant has it so, members are told how long they have been here. */
function remindOfTime({ shared, storage }: HostServices, texts: i18n): void {
  const { session, overlays, requests, flags } = shared;
  new PlayReminder({
    session,
    storage,
    overlays,
    isOn: () => flags.isOn('RESPGAMING3'),
    say: (key, values) => texts.t(key, values ?? {}),
    signOut: () => requests.signOut({ confirmed: true }),
    now: () => Date.now(),
  }).watch();
}

/** What is left to do where the host did not start. */
export function afterFailedStart(boot: Boot, thrown: unknown): void {
  reportStartFailure(boot, thrown);
}
