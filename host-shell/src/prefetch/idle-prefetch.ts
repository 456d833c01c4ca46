import { fileLanguage } from 'shared-contracts/language';
import { PATHS } from 'shared-contracts/paths';
import { fileNames, needsOf } from 'shared-contracts/release/needed-files';
import { preloadDrawings } from 'shared-kit/ui';
import { hostFiles } from '../boot/host-files';
import { currentConnection } from '../browser/connection';
import { whenIdle } from '../browser/when-idle';
import { preloadModule } from '../files/preload-module';
import type { HostServices } from '../host/host-services';
import type { RoutesAhead } from '../router/routes-ahead';
import type { SiteRoute } from '../routing/site-routes';

/** Where most visits go on to. */
const LIKELY: readonly string[] = [PATHS.gameList, PATHS.login, PATHS.memberHome, PATHS.activity];

/** Whether fetching ahead would cost the player: data saver, or a connection as slow as 2g. */
export function mayFetchAhead(connection = currentConnection()): boolean {
  return connection?.saveData !== true && !/2g$/.test(connection?.effectiveType ?? '');
}

/** What the host knows of its page and its language. */
export type PrefetchingHost = Pick<HostServices, 'boot' | 'language'>;

/** Addresses of all that a screen of a section needs; of a section that is off, none. */
function addressesOf({ boot, language }: PrefetchingHost, { remote, screen }: SiteRoute): readonly string[] {
  if (remote === 'host-shell') return [];
  const found = boot.live.remote(remote);
  if (found.status !== 'on') return [];
  const needs = needsOf(found.release, fileLanguage(language.get()), [['screens', screen]]);
  const own = fileNames(needs).map((file) => boot.fileUrl(remote, file, found.release));
  const shared = hostFiles(
    boot,
    'sharedChunks',
    needs.flatMap((needed) => needed.shared),
  );
  return [...new Set([...own, ...shared])];
}

/**
 * Fetches what the likely next screens need when the page has nothing else to do: one screen at a time, so that a tap
 * is heard between them.
 */
export function prefetchWhenIdle(host: PrefetchingHost, { routeOf }: Pick<RoutesAhead, 'routeOf'>): void {
  if (!mayFetchAhead()) return;
  /** Addresses of which only the bytes were asked for. */
  const fetchedAhead = new Set<string>();
  const next = ([pathname, ...others]: readonly string[]): void => {
    if (pathname === undefined) return;
    whenIdle(() => {
      const route = routeOf({ pathname, search: '' });
      for (const url of route === null ? [] : addressesOf(host, route)) prefetch(url, fetchedAhead);
      next(others);
    });
  };
  whenIdle(() => {
    preloadDrawings();
    next(LIKELY);
  });
}

/**
 * Whether scripts are read ahead as modules, with their hash. Chromium alone gains by it, and alone tells what the
 * connection costs. Firefox writes an integrity error for every such fetch that leaving the page cuts off: there only the
 * bytes are fetched, and the import map holds them to their hash when they are imported.
 */
function readsModulesAhead(): boolean {
  return 'connection' in navigator;
}

function prefetch(url: string, fetchedAhead: Set<string>): void {
  if (!url.endsWith('.css') && readsModulesAhead()) preloadModule(url);
  // A preloaded style that is not used soon is one that browsers warn of: this one only has to be at hand.
  else if (document.head.querySelector(`link[href="${url}"]`) === null && !fetchedAhead.has(url)) {
    fetchedAhead.add(url);
    fetch(url, { priority: 'low' }).catch(() => undefined);
  }
}
