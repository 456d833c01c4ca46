import { fileLanguage } from 'shared-contracts/language';
import { isRemoteName, type PackageName } from 'shared-contracts/remote/remote-names';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { packageOf } from 'shared-contracts/release/resolve';
import type { TextSource } from 'shared-kit/i18n';
import { showBrand } from '../brand/show-brand';
import { cachedSince } from '../browser/cached-since';
import { holdsNoText, isBlank, isSafePoint } from '../browser/safe-point';
import { wasReloaded } from '../browser/was-reloaded';
import { whenIdle } from '../browser/when-idle';
import { hearOfPublishes } from '../feed/live-reload';
import { feedReaderOf, readFeed } from '../feed/read-feed';
import type { HearNews } from '../feed/release-news';
import { keepHeld } from '../holds/keep-held';
import type { HostServices } from '../host/host-services';
import { mayFetchAhead } from '../prefetch/idle-prefetch';
import { matchRoute } from '../routing/site-routes';
import { parseHeldVersions } from '../starter/held-versions';
import { nextFiles, type ShownPlace } from './next-files';
import { CHECK_EVERY_MS, ReleaseFollower, type FollowedPage } from './release-follower';
import { UpdateState } from './update-state';

/** Right after a reload the page does not reload itself again. */
const SETTLED_MS = 60_000;
/** Lets the player's action finish before the page is checked again. */
const LOOK_AGAIN_MS = 400;

function placeOf(host: HostServices): ShownPlace | null {
  const route = matchRoute(host.navigation.here().pathname, host.boot.live.routes());
  return route === null ? null : { remote: route.remote, screen: route.screen };
}

function followedPage(host: HostServices): FollowedPage {
  const { boot, loader } = host;
  const isInView = (name: PackageName): boolean =>
    name === 'host-shell' || placeOf(host)?.remote === name || loader.isDrawn(name);
  return {
    now: () => performance.now(),
    wasKept: cachedSince() !== null,
    reload: () => window.location.reload(),
    mayReload: () => !wasReloaded() || performance.now() > SETTLED_MS,
    isInView,
    isSafe: () => isSafePoint(),
    holdsNoText: () => holdsNoText(),
    isBlank: () => isBlank(),
    showBrand: (brands) => showBrand(brands, boot.terms.bucket),
    fetchAhead: (change, feed) => {
      if (!mayFetchAhead()) return;
      const view = { shown: placeOf(host), language: fileLanguage(host.language.get()) };
      whenIdle(() => {
        for (const url of nextFiles(change, feed, boot.document.assetsBase, view))
          fetch(url, { priority: 'low' }).catch(() => undefined);
      });
    },
  };
}

function makeFollower(host: HostServices, updates: UpdateState): ReleaseFollower {
  const { boot, loader, holds, telemetry, storage } = host;
  const reader = boot.document.keys.length > 0 ? feedReaderOf(host) : null;
  const own = packageOf(boot.set, 'host-shell');
  return new ReleaseFollower({
    boot,
    holds,
    updates,
    telemetry,
    read: reader && (() => readFeed(reader)),
    running: (name) =>
      isRemoteName(name) ? loader.runningVersion(name) : own.status === 'on' ? own.version : undefined,
    held: () => parseHeldVersions(storage.local.get(LOCAL_KEY.heldRelease), Date.now()),
    page: followedPage(host),
  });
}

/** Draws the update bar once there is a first offer. */
function showOffers(updates: UpdateState, { telemetry }: HostServices, texts: TextSource): void {
  let isDrawn = false;
  updates.subscribe(() => {
    if (isDrawn || !updates.get().isOffered) return;
    isDrawn = true;
    import(/* webpackChunkName: "update-bar" */ './update-bar').then(
      ({ drawUpdateBar }) => drawUpdateBar(updates, texts),
      () => {
        isDrawn = false;
        telemetry.report('frame.failed', { part: 'update-bar' });
      },
    );
  });
}

/** Release news in development: versions published on this site, and builds that overrides load from elsewhere. */
function hearOfBuilds({ boot, telemetry }: HostServices, hear: HearNews): void {
  if (boot.document.liveReload) hearOfPublishes(boot.document, hear);
  if (!boot.document.allowsOverrides) return;
  import(/* webpackChunkName: "staging" */ '../staging/follow-builds').then(
    ({ followRequestedBuilds }) => followRequestedBuilds(boot.document, hear),
    () => telemetry.report('frame.failed', { part: 'staging' }),
  );
}

/** Reads the feed on focus and every half minute while the page is visible: one conditional request, mostly without a body. */
function askFeed(follower: ReleaseFollower): void {
  const isVisible = (): boolean => document.visibilityState === 'visible';
  const seen = (): void => void (isVisible() ? follower.visible() : follower.hidden());
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('pageshow', ({ persisted }) => persisted && seen());
  window.addEventListener('focus', seen);
  setInterval(() => isVisible() && void follower.watch(), CHECK_EVERY_MS);
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    window.addEventListener(event, follower.touched, { capture: true, passive: true });
}

/**
 * Keeps this page up to date with the releases. It learns of them from the feed, from builds in development, and from
 * the worker, which is asked later (`after-start/background-tasks`). A site without keys could verify no feed, so it
 * reads none.
 */
export function followReleases(host: HostServices, texts: TextSource): ReleaseFollower {
  const { boot, holds, navigation, storage } = host;
  keepHeld(holds, boot.set, storage.local);
  const updates = new UpdateState(() => window.location.reload());
  const follower = makeFollower(host, updates);
  navigation.onArrive(follower.arrived);
  showOffers(updates, host, texts);
  askFeed(follower);
  hearOfBuilds(host, follower.hear);
  holds.subscribe(() => follower.lookAgain());
  let look: ReturnType<typeof setTimeout> | undefined;
  const lookAgain = (): void => {
    clearTimeout(look);
    if (updates.isWaiting) look = setTimeout(() => follower.offer(), LOOK_AGAIN_MS);
  };
  for (const event of ['focusout', 'click', 'keyup', 'popstate']) window.addEventListener(event, lookAgain, true);
  return follower;
}
