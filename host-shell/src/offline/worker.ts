/**
 * The site's service worker: caches the last lobby, serves its page first where the network sent it within a day, and serves
 * it offline. It never decides what is released: it asks the network each time, stops serving the cached page first once the
 * network has another, and tells a page that came first what the network has (decision 0026).
 */
import type { GatewayConfig } from 'shared-contracts/api/gateway/gateway-config';
import { KEPT_GATEWAY_GLOBAL, KEPT_PAGE_GLOBAL } from 'shared-contracts/release/installed';
import { LobbyCache } from './lobby-cache';
import { isReadableAnswer } from './readable-answer';
import {
  NEWER_RESPONSES_QUESTION,
  NETWORK_PAGE_QUESTION,
  readAnswers,
  readParts,
  ROUTING_RULES,
  taskFor,
  type NetworkPage,
  type RoutingRule,
} from './worker-rules';

interface LifeEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface InstallEvent extends LifeEvent {
  /** Not in every browser. */
  readonly addRoutes?: (rules: readonly RoutingRule[]) => Promise<void>;
}

interface RequestEvent extends LifeEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  /** Of the page that asks; of the one that comes of a navigation. */
  readonly clientId: string;
  readonly resultingClientId: string;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface MessageFromPage extends LifeEvent {
  readonly data: unknown;
  readonly source: { readonly id: string } | null;
  readonly ports: readonly { readonly postMessage: (message: NetworkPage | boolean | null) => void }[];
}

interface WorkerEvents {
  readonly install: InstallEvent;
  readonly activate: LifeEvent;
  readonly fetch: RequestEvent;
  readonly message: MessageFromPage;
}

interface WorkerScope {
  /** Stated by the text that the page generator puts before this one. */
  readonly [KEPT_PAGE_GLOBAL]?: string;
  readonly [KEPT_GATEWAY_GLOBAL]?: GatewayConfig;
  readonly indexedDB?: IDBFactory;
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly navigator: { readonly onLine: boolean };
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

const scope = self as unknown as WorkerScope;

const cache = new LobbyCache({
  caches: scope.caches,
  fetch: (input, init) => fetch(input, init),
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  pageHash: () => scope[KEPT_PAGE_GLOBAL],
  isReadable: (url, text) => isReadableAnswer(url, text, scope[KEPT_GATEWAY_GLOBAL]),
});

/** The site has none: whatever is there, a section made. Not every browser can list them. */
async function forgetDatabases(): Promise<void> {
  const databases = (await scope.indexedDB?.databases?.().catch(() => [])) ?? [];
  for (const { name } of databases) if (name !== undefined) scope.indexedDB?.deleteDatabase(name);
}

async function activate(): Promise<void> {
  await Promise.all([cache.clearAll(), forgetDatabases()]);
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

async function pageFromNetwork({ request, preloadResponse }: RequestEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

scope.addEventListener('install', (event) => {
  // A browser that cannot take the rules asks the worker, which says the same.
  event.waitUntil(event.addRoutes?.(ROUTING_RULES).catch(() => undefined) ?? Promise.resolve());
  event.waitUntil(scope.skipWaiting());
});
scope.addEventListener('activate', (event) => event.waitUntil(activate()));

async function answerNetworkPage({ ports: [port] }: MessageFromPage): Promise<void> {
  port?.postMessage(await cache.networkPage().catch(() => null));
}

async function answerNewerResponses({ source, ports: [port] }: MessageFromPage): Promise<void> {
  port?.postMessage(await cache.responses.hasNewer(source?.id ?? ''));
}

scope.addEventListener('message', (event) => {
  if (event.data === NETWORK_PAGE_QUESTION) event.waitUntil(answerNetworkPage(event));
  if (event.data === NEWER_RESPONSES_QUESTION) event.waitUntil(answerNewerResponses(event));
  const answers = readAnswers(event.data);
  if (answers.length > 0) event.waitUntil(cache.responses.saveAll(answers));
  const parts = readParts(event.data, scope.location.origin);
  // A copy that cannot be taken now is taken with the next page.
  if (parts !== null) event.waitUntil(cache.save(parts).catch(() => undefined));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const seen = {
    method: request.method,
    mode: request.mode,
    cache: request.cache,
    url: request.url,
    headers: [...request.headers.keys()],
  };
  switch (taskFor(seen, scope.location.origin)) {
    case 'page': {
      const fromNetwork = pageFromNetwork(event);
      const afterwards = event.waitUntil.bind(event);
      // A device that knows itself without a connection has the copy, which says so.
      event.respondWith(
        scope.navigator.onLine
          ? cache.pageFromCacheFirst(fromNetwork, event.resultingClientId, afterwards)
          : cache.page(fromNetwork),
      );
      break;
    }
    case 'page anew':
      event.respondWith(cache.page(pageFromNetwork(event)));
      break;
    case 'answer':
      event.respondWith(
        cache.responses.answer({
          request,
          clientId: event.clientId,
          ask: () => fetch(request),
          afterwards: event.waitUntil.bind(event),
        }),
      );
      break;
    case 'copy':
      // A device may be online while the origin does not answer.
      if (!scope.navigator.onLine || cache.servesCachedPage)
        event.respondWith(cache.part(request, () => fetch(request)));
      break;
    case null:
  }
});
