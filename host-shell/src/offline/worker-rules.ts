import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { HEADER } from 'shared-contracts/api/http-headers';
import { LOBBY_CALLS } from 'shared-contracts/api/lobby-calls';
import { PATHS } from 'shared-contracts/paths';
import { parseAddress } from 'shared-contracts/web-address';

/** What of a request matters to the worker. */
export interface SeenRequest {
  readonly method: string;
  readonly mode: string;
  /** `default`, or `no-cache` for a reload. */
  readonly cache: string;
  readonly url: string;
  /** Names of its headers, in lower case. */
  readonly headers: readonly string[];
}

/**
 * How the worker answers a request. `page`: the cached page where it may come first. `page anew`: the cache only without the
 * network's answer. `answer`: the same, and the response is cached. `copy`: the cache only without a connection. Null: the
 * browser answers.
 */
export type WorkerTask = 'page' | 'page anew' | 'answer' | 'copy' | null;

const LOBBY_PATHS: ReadonlySet<string> = new Set(LOBBY_CALLS.map((path) => `${API_PREFIX}${path}`));

/**
 * Calls that the cache may answer before the network: a response that is a second old does no harm. Draws and pop-ups depend
 * on the moment, and settings are read only once.
 */
const CACHED_FIRST_CALLS: readonly (typeof LOBBY_CALLS)[number][] = [
  '/announcements',
  '/games',
  '/games/hot',
  '/games/menus',
  '/games/types',
  '/live/models',
];
const CACHED_FIRST: ReadonlySet<string> = new Set(CACHED_FIRST_CALLS.map((path) => `${API_PREFIX}${path}`));

/** Whether the cached response to a call may come before the network's. */
export function mayServeCachedFirst(url: string): boolean {
  return CACHED_FIRST.has(new URL(url).pathname);
}

/** What a call for everybody carries: one with any other header may carry a token, by whatever name. */
const COMMON_HEADERS: ReadonlySet<string> = new Set(
  [
    // The browser's own, which a worker sees too.
    ...['accept', 'accept-encoding', 'accept-language', 'cache-control', 'dnt', 'origin', 'pragma', 'purpose'],
    ...['referer', 'save-data', 'user-agent'],
    'content-type',
    HEADER.merchant,
    HEADER.language,
    HEADER.gateway,
    HEADER.device,
    HEADER.requestId,
    HEADER.release,
    HEADER.module,
  ].map((name) => name.toLowerCase()),
);

/** No page can set a header that begins so. */
const BROWSERS_OWN = /^sec-/;

function isCommon(header: string): boolean {
  return COMMON_HEADERS.has(header) || BROWSERS_OWN.test(header);
}

/** A package's file; its name carries a hash of its bytes, so that a copy is never another file. */
const FILE = /\/r\/[a-z-]+\/([A-Za-z0-9_~-][A-Za-z0-9._~-]*)$/;
const PICTURE = /^\/(images|cdn1|cdn2)\//;

/** A page of the site by its path; what has an ending is a file beside it. */
const PAGE = /^\/(m(\/[^.]*)?)?$/;

/** What is opened there is the site's; the worker hears of documents beside it as well, and leaves them alone. */
const OF_SITE = /^\/(m(\/.*)?)?$/;

/** The name of a package's file; null for every other address. A second try is for the network only. */
export function fileName(url: string): string | null {
  const { pathname, search } = new URL(url);
  return search === '' ? (FILE.exec(pathname)?.[1] ?? null) : null;
}

/** Whether an address is that of a picture of this origin. */
export function isPicture(url: string, origin: string): boolean {
  const address = new URL(url);
  return address.origin === origin && PICTURE.test(address.pathname);
}

function isPage(url: string): boolean {
  return PAGE.test(new URL(url).pathname);
}

/** What to do with a request. */
export function taskFor(request: SeenRequest, origin: string): WorkerTask {
  if (request.method !== 'GET') return null;
  if (request.mode === 'navigate') {
    if (!OF_SITE.test(new URL(request.url).pathname)) return null;
    return request.cache === 'default' && isPage(request.url) ? 'page' : 'page anew';
  }
  if (LOBBY_PATHS.has(new URL(request.url).pathname)) return request.headers.every(isCommon) ? 'answer' : null;
  return fileName(request.url) !== null || isPicture(request.url, origin) ? 'copy' : null;
}

/** A rule that the browser goes by before it asks the worker; the first that holds counts. */
export interface RoutingRule {
  readonly condition: {
    readonly urlPattern: Readonly<
      Record<'protocol' | 'hostname' | 'port' | 'pathname', string> & Partial<Record<'search', string>>
    >;
  };
  readonly source: 'fetch-event' | 'network';
}

function routed(pathname: string, source: RoutingRule['source'], search?: string): RoutingRule {
  const anywhere = { protocol: '*', hostname: '*', port: '*' };
  return { condition: { urlPattern: { ...anywhere, pathname, ...(search === undefined ? {} : { search }) } }, source };
}

/**
 * What goes past the worker where the browser can do that: a page asks for thirty files and answers at its start, and each
 * costs it some milliseconds to have the worker say that it stays out of the way. The browser keeps the files itself.
 */
export const ROUTING_RULES: readonly RoutingRule[] = [
  ...LOBBY_CALLS.map((path) => routed(`${API_PREFIX}${path}`, 'fetch-event')),
  routed(`${API_PREFIX}/*`, 'network'),
  routed('*/r/*', 'network', ''),
];

/** What a page consists of, as it tells the worker. */
export interface LobbyParts {
  /** The address it came from: the browser has just had that answer. */
  readonly page: string;
  readonly files: readonly string[];
  readonly pictures: readonly string[];
  /** Whether it is the cached page, which came before the network's answer. */
  readonly wasKept: boolean;
  /** Whether the next visit may begin with this page. */
  readonly mayComeFirst: boolean;
  /** Whether it asks for newer responses after it came from the cache. */
  readonly asksForAnswers: boolean;
}

/** An answer that a page was drawn from: a call of the lobby, the names and values of its headers, and what came, as JSON. */
export interface PageAnswer {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

function isPageAnswer(value: unknown): value is PageAnswer {
  if (typeof value !== 'object' || value === null || !('url' in value && 'headers' in value && 'text' in value))
    return false;
  const { url, headers, text } = value;
  if (typeof url !== 'string' || parseAddress(url) === null || typeof text !== 'string') return false;
  return (
    typeof headers === 'object' && headers !== null && Object.values(headers).every((one) => typeof one === 'string')
  );
}

/** Whether the worker would have cached the response to a call. */
export function isLobbyCall({ url, headers }: Pick<PageAnswer, 'url' | 'headers'>): boolean {
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  return (
    taskFor({ method: 'GET', mode: 'cors', cache: 'default', url, headers: names }, new URL(url).origin) === 'answer'
  );
}

/** Reads the responses that a page was drawn from before it had a worker; personal ones are dropped. */
export function readAnswers(message: unknown): readonly PageAnswer[] {
  if (typeof message !== 'object' || message === null || !('answers' in message)) return [];
  const { answers } = message;
  return Array.isArray(answers) ? answers.filter(isPageAnswer).filter(isLobbyCall) : [];
}

/** A page that came from the cache asks the worker by this message which page the network has. */
export const NETWORK_PAGE_QUESTION = 'network page';

/**
 * It asks by this one whether the network has other responses than those it began with (true or false; null: unknown).
 */
export const NEWER_RESPONSES_QUESTION = 'newer responses';

/**
 * Which page the network has: the `same` as the cached one as far as known, an `other` one with the text of its boot
 * document (null without one), or none (`nothing`).
 */
export type NetworkPage =
  { readonly networkPage: 'same' | 'nothing' } | { readonly networkPage: 'other'; readonly boot: string | null };

/** Reads the worker's answer; null for anything else. */
export function readPageNews(message: unknown): NetworkPage | null {
  if (typeof message !== 'object' || message === null || !('networkPage' in message)) return null;
  const { networkPage } = message;
  if (networkPage === 'same' || networkPage === 'nothing') return { networkPage };
  if (networkPage !== 'other') return null;
  return { networkPage, boot: 'boot' in message && typeof message.boot === 'string' ? message.boot : null };
}

/** The most pictures in the cache. */
export const PICTURE_LIMIT = 80;

function addresses(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value.filter((item): item is string => typeof item === 'string' && parseAddress(item) !== null)
    : [];
}

/** Reads a page's message; null for anything else. */
export function readParts(message: unknown, origin: string): LobbyParts | null {
  if (typeof message !== 'object' || message === null || !('files' in message)) return null;
  const [page] = addresses('page' in message ? [message.page] : []).filter(
    (url) => new URL(url).origin === origin && isPage(url),
  );
  const pictures = addresses('pictures' in message ? message.pictures : []);
  return {
    page: page ?? `${origin}${PATHS.home}`,
    files: addresses(message.files).filter((url) => fileName(url) !== null),
    pictures: pictures.filter((url) => isPicture(url, origin)).slice(0, PICTURE_LIMIT),
    wasKept: 'wasKept' in message && message.wasKept === true,
    mayComeFirst: 'mayComeFirst' in message && message.mayComeFirst === true,
    asksForAnswers: 'asksForAnswers' in message && message.asksForAnswers === true,
  };
}
