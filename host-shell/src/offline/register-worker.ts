import {
  COPY_ATTRIBUTE,
  WORKER_PATH,
  WORKER_POLICY,
  WORKER_SCOPE,
  WORKER_SITE_SCOPE,
} from 'shared-contracts/release/installed';
import type { BootDocument } from 'shared-contracts/release/boot-document';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { cachedSince } from '../browser/cached-since';
import { trustedText } from '../browser/trusted-text';
import { whenIdle } from '../browser/when-idle';
import type { HostServices } from '../host/host-services';
import { firstAnswers } from './first-answers';
import { clearLobbyCaches } from './lobby-cache';
import { fileName, isPicture, type LobbyParts } from './worker-rules';

/** Whether this merchant's site caches its last lobby; never in development, where it is about to change. */
export function cachesLobby({ merchant, liveReload }: Pick<BootDocument, 'merchant' | 'liveReload'>): boolean {
  return merchant.installed?.offlineLobby !== false && !liveReload;
}

/**
 * Whether a visit may start with the cached page: never where overrides are allowed, and only where open pages follow the
 * release feed, since a cached page must learn of newer releases.
 */
export function mayComeFirst({
  merchant,
  allowsOverrides,
  keys,
}: Pick<BootDocument, 'merchant' | 'allowsOverrides' | 'keys'>): boolean {
  return merchant.installed?.keptPage !== false && !allowsOverrides && keys.length > 0;
}

/** What this page has loaded so far. Pictures of a member tell what they played, so only a visitor's are named. */
export function lobbyParts(
  urls: readonly string[],
  origin: string,
  isVisitor: boolean,
): Pick<LobbyParts, 'files' | 'pictures'> {
  return {
    files: urls.filter((url) => fileName(url) !== null),
    pictures: isVisitor ? urls.filter((url) => isPicture(url, origin)) : [],
  };
}

function loadedAddresses(): readonly string[] {
  return [...new Set(performance.getEntriesByType('resource').map(({ name }) => name))];
}

/** The address this page was loaded from; the player may have navigated since. */
function pageAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;
}

/** Takes the worker and its copies from this device: the merchant keeps no lobby (any more). */
async function forget(workers: ServiceWorkerContainer): Promise<void> {
  for (const scope of [WORKER_SITE_SCOPE, WORKER_SCOPE]) await (await workers.getRegistration(scope))?.unregister();
  await clearLobbyCaches(caches);
}

/** The whole site, or the worker's folder where the server does not say that it may have more. */
async function register(workers: ServiceWorkerContainer): Promise<void> {
  const script = trustedText(WORKER_POLICY, 'createScriptURL', WORKER_PATH);
  const ofFolder = await workers.getRegistration(WORKER_SCOPE);
  try {
    await workers.register(script, { scope: WORKER_SITE_SCOPE, updateViaCache: 'none' });
  } catch {
    await workers.register(script, { scope: WORKER_SCOPE, updateViaCache: 'none' });
    return;
  }
  // One of an earlier version would keep the pages of its folder to itself.
  if (ofFolder?.scope.endsWith(WORKER_SCOPE) === true) await ofFolder.unregister();
}

async function keep(host: HostServices, workers: ServiceWorkerContainer): Promise<void> {
  const hadWorker = workers.controller !== null;
  await register(workers);
  const registration = await workers.ready;
  const tell = (): void => {
    const isVisitor = !isSignedIn(host.session.reader.get());
    registration.active?.postMessage({
      page: pageAddress(),
      ...lobbyParts(loadedAddresses(), window.location.origin, isVisitor),
      wasKept: cachedSince() !== null,
      mayComeFirst: mayComeFirst(host.boot.document),
      asksForAnswers: true,
    } satisfies LobbyParts);
  };
  whenIdle(tell);
  // A worker that controls the page has seen these responses.
  const tellAnswers = (): void => void firstAnswers().then((answers) => registration.active?.postMessage({ answers }));
  if (!hadWorker) whenIdle(tellAnswers);
  // A page of another release has a worker of its own, which starts with empty caches.
  else workers.addEventListener('controllerchange', () => [tell, tellAnswers].forEach(whenIdle));
  // Most of a page loads after its first screen.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && navigator.onLine) tell();
  });
}

/** Registers the worker that caches the lobby. An offline copy changes nothing. */
export function registerWorker(host: HostServices): void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (workers === undefined || document.documentElement.hasAttribute(COPY_ATTRIBUTE)) return;
  const work = cachesLobby(host.boot.document) ? keep(host, workers) : forget(workers);
  // Denied storage, a private window: the site works without a cache.
  work.catch(() => undefined);
}
