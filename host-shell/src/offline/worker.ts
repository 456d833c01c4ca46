/**
 * The worker of the site: keeps the last known lobby, begins visits with its page where that was the network's a short
 * while ago, shows it where there is no connection, and is otherwise as good as absent. What is released it never decides:
 * the network is asked each time, a page that is another one ends the kept one's coming first, and a page that came
 * first is told what the network has (decision 0026).
 */
import type { GatewayConfig } from 'shared-contracts/api/gateway/gateway-config';
import { KEPT_GATEWAY_GLOBAL, KEPT_PAGE_GLOBAL } from 'shared-contracts/release/installed';
import { LobbyCopy } from './lobby-copy';
import { isReadableAnswer } from './readable-answer';
import {
  ASKS_FOR_ANSWERS,
  ASKS_FOR_NEWS,
  readAnswers,
  readParts,
  ROUTING_RULES,
  taskFor,
  type PageNews,
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
  readonly ports: readonly { readonly postMessage: (message: PageNews | boolean | null) => void }[];
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

const copy = new LobbyCopy({
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
  await Promise.all([copy.forgetAll(), forgetDatabases()]);
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

async function answerNews({ ports: [port] }: MessageFromPage): Promise<void> {
  port?.postMessage(await copy.news().catch(() => null));
}

async function tellOfAnswers({ source, ports: [port] }: MessageFromPage): Promise<void> {
  port?.postMessage(await copy.answers.hasOthers(source?.id ?? ''));
}

scope.addEventListener('message', (event) => {
  if (event.data === ASKS_FOR_NEWS) event.waitUntil(answerNews(event));
  if (event.data === ASKS_FOR_ANSWERS) event.waitUntil(tellOfAnswers(event));
  const answers = readAnswers(event.data);
  if (answers.length > 0) event.waitUntil(copy.answers.take(answers));
  const parts = readParts(event.data, scope.location.origin);
  // A copy that cannot be taken now is taken with the next page.
  if (parts !== null) event.waitUntil(copy.keep(parts).catch(() => undefined));
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
          ? copy.pageAtOnce(fromNetwork, event.resultingClientId, afterwards)
          : copy.page(fromNetwork),
      );
      break;
    }
    case 'page anew':
      event.respondWith(copy.page(pageFromNetwork(event)));
      break;
    case 'answer':
      event.respondWith(
        copy.answers.answer({
          request,
          clientId: event.clientId,
          ask: () => fetch(request),
          afterwards: event.waitUntil.bind(event),
        }),
      );
      break;
    case 'copy':
      // A device with a connection may still find nobody at the other end.
      if (!scope.navigator.onLine || copy.isShown) event.respondWith(copy.part(request, () => fetch(request)));
      break;
    case null:
  }
});
