import type { i18n } from 'i18next';
import { collectHealth, reportStartFailure } from '../health/collect-health';
import type { Boot } from '../releases/boot';
import { followReleases } from '../releases/follow-releases';
import { prefetchWhenIdle } from '../releases/idle-prefetch';
import type { HostServices } from './host-services';

/** What a page does for its releases once the player has something to look at. */
export function afterStart(host: HostServices, texts: i18n): void {
  collectHealth(host);
  followReleases(host, texts);
  prefetchWhenIdle(host.boot);
  // Needed when the connection is bad: too late to be asked for then.
  import(/* webpackChunkName: "try-again" */ '../remotes/try-again').catch(() => undefined);
}

/** What is left to do where the host did not start. */
export function afterFailedStart(boot: Boot, thrown: unknown): void {
  reportStartFailure(boot, thrown);
}
