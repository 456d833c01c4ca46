import { API_PREFIX } from '../../api/endpoint';
import { LOBBY_CALLS } from '../../api/lobby-calls';
import { PATHS } from '../../paths';
import { BRAND_FILE } from '../../remote/site-logo';
import { HOST_NAME, REMOTE_NAME_SOURCE } from '../../packages/remote-names';
import { DELTA_ENDING, FILE_NAME } from './dictionaries';
import { WORKER_POLICY, WORKER_SITE_SCOPE } from './installed';
import { ANSWERS_PATH, PRERENDERED_NAMES, PRERENDERED_PATHS, type PrerenderedPage } from './prerendered';
import { RETRY_URLS } from './retry-urls';

/**
 * The handler of a path. `home` is a redirect to the home page, `control` the gateway's control API, `events` the live
 * reload of development.
 */
export type DeliveryTarget =
  | 'page'
  | 'file'
  | 'feed'
  | 'description'
  | 'schema'
  | 'manifest'
  | 'robots'
  | 'sitemap'
  | 'worker'
  | 'icon'
  | 'brand'
  | 'answers'
  | 'console'
  | 'events'
  | 'control'
  | 'gateway'
  | 'home';

/** Constant headers of an answer, by name. */
export type DeliveryHeaders = Readonly<Record<string, string>>;

/** One kind of path of the site's origin. */
export interface DeliveryRule {
  /** Tested on the decoded path; means the same in JavaScript and PCRE. */
  readonly path: RegExp;
  /** The handler. */
  readonly target: DeliveryTarget;
  /**
   * For pages: the document that is served in place of the merchant's page, if any. A prerendered page that is not there is
   * answered with the merchant's page.
   */
  readonly document?: 'browsers' | PrerenderedPage;
  /** Headers of a successful answer. */
  readonly headers: DeliveryHeaders;
  /**
   * For the gateway's answers: whether the origin compresses them if the gateway did not. Never personal ones: a
   * compressed size leaks content to an eavesdropper (BREACH).
   */
  readonly isCompressed?: boolean;
  /** For the gateway's answers: pictures, which are only read, and come in the formats of {@link pictureAccept}. */
  readonly isPicture?: boolean;
}

/** Limits in seconds, bytes and entries for every server of the site. */
export const DELIVERY_LIMITS = {
  /** One header line, and the request line. */
  headerBytes: 16 * 1024,
  headerSeconds: 15,
  requestSeconds: 120,
  /** The largest body that the gateway accepts: the three pictures of an application and its text. */
  bodyBytes: 16 * 1024 * 1024,
  /** Below this size compression saves no packet. */
  compressFromBytes: 860,
} as const;

const NO_SNIFFING: DeliveryHeaders = { 'X-Content-Type-Options': 'nosniff' };

/** Every answer that may be compressed varies by the client's encodings. */
const VARY: DeliveryHeaders = { Vary: 'Accept-Encoding' };

/** Pages of any origin may use the packages' files; their own hashes decide which of them run. */
const OPEN_TO_ALL: DeliveryHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
};

const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

const CLOSED_DOCUMENT: DeliveryHeaders = {
  ...NO_SNIFFING,
  ...VARY,
  'Cache-Control': 'no-cache',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * The constant part of a page's CSP. The page itself lists in a `<meta>` what it may load, by hash; browsers enforce
 * both.
 */
const PAGE_POLICY = [
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "script-src-attr 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types dompurify ${WORKER_POLICY} ${RETRY_URLS} 'allow-duplicates'`,
].join('; ');

/** Headers of every page, the same for all merchants, environments and releases. */
export const PAGE_HEADERS: DeliveryHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  ...CLOSED_DOCUMENT,
  'Content-Security-Policy': PAGE_POLICY,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** The page for browsers that cannot run the site: text and a style, no script. */
const BROWSERS_HEADERS: DeliveryHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  ...CLOSED_DOCUMENT,
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** The release console: one document with an inline style and one script file. */
const CONSOLE_HEADERS: DeliveryHeaders = {
  ...CLOSED_DOCUMENT,
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
};

/**
 * A package's file: its package and its name. Names contain a hash of the bytes, so a cached copy never becomes stale.
 */
export const FILE_PATH = new RegExp(`^/r/(${HOST_NAME}|${REMOTE_NAME_SOURCE})/(${FILE_NAME})$`);

const FILE_RULE: DeliveryRule = {
  path: FILE_PATH,
  target: 'file',
  headers: {
    ...OPEN_TO_ALL,
    ...NO_SNIFFING,
    // A file that replaces an older one is sent as a difference to clients that have that one.
    Vary: 'Accept-Encoding, Available-Dictionary',
    'Cache-Control': 'public, max-age=31536000, immutable',
    // A file never runs as a page, whatever its type.
    'Content-Security-Policy': "default-src 'none'; sandbox",
  },
};

/** Headers of every refusal: never cached, so the next attempt reaches the server; readable from other origins. */
export const REFUSAL_HEADERS: DeliveryHeaders = {
  ...NO_SNIFFING,
  ...VARY,
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store',
  'Content-Type': 'text/plain; charset=utf-8',
};

/** How a server redirects to the home page; without the host name, which it may not know. */
export const HOME_REDIRECT = {
  status: 302,
  location: PATHS.home,
  headers: { ...REFUSAL_HEADERS, 'Content-Type': 'text/html' },
} as const;

/** A merchant's feed, which open pages read. */
const FEED_RULE: DeliveryRule = {
  path: /^\/m\/release\.json$/,
  target: 'feed',
  headers: { 'Content-Type': 'application/json; charset=utf-8', ...NO_SNIFFING, ...VARY, 'Cache-Control': 'no-cache' },
};

/** Where a site says what its environment serves, for `mfe check` of whoever publishes to it: the same for all merchants. */
export const DESCRIPTION_PATH = '/m/environment.json';

const DESCRIPTION_RULE: DeliveryRule = {
  path: new RegExp(`^${DESCRIPTION_PATH.replace('.', String.raw`\.`)}$`),
  target: 'description',
  headers: { 'Content-Type': 'application/json; charset=utf-8', ...NO_SNIFFING, ...VARY, 'Cache-Control': 'no-cache' },
};

/** Where a site has the JSON Schemas of the documents that it publishes: the same for all merchants; `index.json` names them. */
export const SCHEMA_PATH = /^\/m\/schemas\/([a-z]{1,40})\.json$/;

const SCHEMA_RULE: DeliveryRule = {
  path: SCHEMA_PATH,
  target: 'schema',
  headers: {
    'Content-Type': 'application/json; charset=utf-8',
    'Access-Control-Allow-Origin': '*',
    ...NO_SNIFFING,
    ...VARY,
    'Cache-Control': 'no-cache',
  },
};

/** The files of answers that pages were rendered from: each is named by its hash, and held to it by its page. */
const ANSWERS_RULE: DeliveryRule = {
  path: ANSWERS_PATH,
  target: 'answers',
  headers: {
    'Content-Type': 'application/json; charset=utf-8',
    ...NO_SNIFFING,
    ...VARY,
    'Cache-Control': 'public, max-age=31536000, immutable',
  },
};

/** What search engines ask for at the root of a merchant's site. */
const SEARCH_RULES: readonly DeliveryRule[] = [
  {
    path: /^\/robots\.txt$/,
    target: 'robots',
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...NO_SNIFFING, ...VARY, 'Cache-Control': 'no-cache' },
  },
  {
    path: /^\/sitemap\.xml$/,
    target: 'sitemap',
    headers: { 'Content-Type': 'application/xml', ...NO_SNIFFING, ...VARY, 'Cache-Control': 'no-cache' },
  },
];

/** Files of a merchant's installed site: revalidated on every request, except icons, which have unique names. */
const INSTALLED_RULES: readonly DeliveryRule[] = [
  {
    path: /^\/m\/site\.webmanifest$/,
    target: 'manifest',
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      ...NO_SNIFFING,
      ...VARY,
      'Cache-Control': 'no-cache',
    },
  },
  {
    path: /^\/m\/sw\.js$/,
    target: 'worker',
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      ...NO_SNIFFING,
      ...VARY,
      'Cache-Control': 'no-cache',
      // The worker may fetch, but may not import further code.
      'Content-Security-Policy': "script-src 'none'; object-src 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Service-Worker-Allowed': WORKER_SITE_SCOPE,
    },
  },
  {
    path: /^\/m\/icons\/[0-9a-f]{12}-[0-9a-z-]{1,16}\.png$/,
    target: 'icon',
    headers: { 'Content-Type': 'image/png', ...NO_SNIFFING, 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  {
    // Their type is that of their name.
    path: BRAND_FILE,
    target: 'brand',
    headers: {
      ...NO_SNIFFING,
      ...VARY,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'same-origin',
      // Opened by its address, a drawing runs no script and loads nothing.
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  },
];

/** The console's document and script; served only where overrides are allowed. */
export const CONSOLE_PATH = /^\/releases\/(console\.js)?$/;

/**
 * What somebody types or an old link names for a page that is not there: a path without a file's ending, or a document at the
 * root. Folders that a server of the site answers from, and hidden ones, are none: what is missing there stays missing.
 */
const STRAY_PATH =
  /^\/(?!(?:r|api|images|cdn\d*|vendor-demo|releases)(?:\/|$)|__|\.)(?:(?:[^/]*\/)*[^/.]*|[^/.]*\.(?:html?|php|aspx?|jsp))$/;

/** Pictures of the gateway, under every prefix. */
const PICTURE_PATH = /^\/(?:cdn[12]\/)?images\//;

/** A header `Accept` that takes AVIF; means the same in JavaScript and PCRE, case-insensitively. */
export const ACCEPTS_AVIF = /(?:^|[,\s])image\/avif(?![\w.+-])(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** What the gateway is told of the formats that a client takes: one of two, so that a cache has two pictures at most. */
export const PICTURE_ACCEPTS = { avif: 'image/avif,image/webp,*/*', webp: 'image/webp,*/*' } as const;

/** The header `Accept` by which the gateway is asked for a picture. */
export function pictureAccept(accept: string | undefined): string {
  return PICTURE_ACCEPTS[ACCEPTS_AVIF.test(accept ?? '') ? 'avif' : 'webp'];
}

/** The public pages that have documents of their own, by their exact paths. */
const PRERENDERED_RULES: readonly DeliveryRule[] = PRERENDERED_NAMES.map((document) => ({
  path: new RegExp(
    `^(?:${PRERENDERED_PATHS[document].map((path) => path.replaceAll('.', String.raw`\.`)).join('|')})$`,
  ),
  target: 'page',
  document,
  headers: PAGE_HEADERS,
}));

/** The rules of the site's origin; the first match applies. Anything else is answered with 404. */
export const SITE_RULES: readonly DeliveryRule[] = [
  FEED_RULE,
  DESCRIPTION_RULE,
  SCHEMA_RULE,
  ANSWERS_RULE,
  ...INSTALLED_RULES,
  ...SEARCH_RULES,
  ...PRERENDERED_RULES,
  { path: /^\/(m(\/.*)?)?$/, target: 'page', headers: PAGE_HEADERS },
  // Paths are case-sensitive; an unknown one redirects home.
  { path: /^\/M(\/.*)?$/, target: 'home', headers: HOME_REDIRECT.headers },
  { path: /^\/vip\.html$/, target: 'page', headers: PAGE_HEADERS },
  { path: /^\/browsers\.html$/, target: 'page', document: 'browsers', headers: BROWSERS_HEADERS },
  FILE_RULE,
  { path: CONSOLE_PATH, target: 'console', headers: CONSOLE_HEADERS },
  { path: /^\/__dev\/events$/, target: 'events', headers: { ...NO_SNIFFING, 'Cache-Control': 'no-store' } },
  { path: /^\/__ref\//, target: 'control', headers: {} },
  { path: new RegExp(`^${API_PREFIX}(${LOBBY_CALLS.join('|')})$`), target: 'gateway', headers: {}, isCompressed: true },
  { path: PICTURE_PATH, target: 'gateway', headers: {}, isPicture: true },
  { path: /^\/(api\/v1|images|cdn1|cdn2|vendor-demo)\//, target: 'gateway', headers: {} },
  { path: STRAY_PATH, target: 'home', headers: HOME_REDIRECT.headers },
];

/** The second origin serves only files. */
export const ASSET_RULES: readonly DeliveryRule[] = [FILE_RULE];

/** The rule for a path; undefined where the answer is 404. */
export function ruleFor(rules: readonly DeliveryRule[], path: string): DeliveryRule | undefined {
  return rules.find((rule) => rule.path.test(path));
}

/**
 * An unambiguous address: no dot segments, no encoded slashes, no backslashes, no control characters, and well-formed
 * UTF-8. Tested on the raw address, case-insensitively; anything else is answered with 400.
 */
export const SOUND_ADDRESS = new RegExp(
  String.raw`^(?!//)(?![^?#]*/(?:\.|%2e){1,2}(?:[/?#]|$))/` +
    String.raw`(?:[^%?#\\\x00-\x1f\x7f]|%2[0-9a-e]|%[346][0-9a-f]|%5[0-9abd-f]|%7[0-9a-e]` +
    String.raw`|%c2%[ab][0-9a-f]|%(?:c[3-9a-f]|d[0-9a-f])%[89ab][0-9a-f]` +
    String.raw`|%e[0-9a-f](?:%[89ab][0-9a-f]){2}|%f[0-4](?:%[89ab][0-9a-f]){3})*(?:[?#]|$)`,
  'i',
);

const STRAY = String.raw`/+m(?![^?# ]*(?:[\\\x00-\x1f\x7f]|%(?:2f|5c|7f|[01][0-9a-f])|/(?:\.|%2e){1,2}(?:[/?# ]|$)))(?:[/?# ]|$)`;

/**
 * A raw address below `/m/` whose only faults are undecodable escapes or doubled slashes: a mistyped page, which
 * redirects home. Unlike dot segments and encoded slashes, these cannot name another path.
 */
export const STRAY_ADDRESS = new RegExp(`^${STRAY}`, 'i');

/** The same for the first line of a request, which is all that nginx has if it could not parse the address. */
export const STRAY_REQUEST = new RegExp(`^(?:GET|HEAD) ${STRAY}`, 'i');

/** Texts and extra headers of refusals for which the server knows only the status. */
export const REFUSALS = {
  400: { sentence: 'This is not a path of this site', headers: {} },
  404: { sentence: 'There is nothing here', headers: {} },
  405: { sentence: 'Only GET and HEAD are answered here', headers: { Allow: 'GET, HEAD' } },
  413: { sentence: 'That is more than this site takes', headers: {} },
  431: { sentence: 'This request is too long', headers: {} },
  500: { sentence: 'The site could not be read from its store', headers: {} },
  503: { sentence: 'Nothing is released here yet', headers: {} },
} as const satisfies Readonly<Record<number, { readonly sentence: string; readonly headers: DeliveryHeaders }>>;

/** The statuses that a server answers by itself. */
export type RefusalStatus = keyof typeof REFUSALS;

/** The answer, with status 502, when the gateway does not respond: in the API's own format. */
export const GATEWAY_AWAY = {
  headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  body: JSON.stringify({ success: false, code: 'system.upgrading', message: '' }),
} as const;

const CONTENT_TYPES: DeliveryHeaders = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  // Markup is served as text, because no file is a page.
  html: 'text/plain; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'text/plain; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  mp3: 'audio/mpeg',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** The content types of the packages' files by extension. */
export const FILE_TYPES: readonly (readonly [ending: string, type: string])[] = Object.entries(CONTENT_TYPES);

/** The content type for all other extensions. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** The type of a package's file by its name; differences have the type of the file that they produce. */
export function contentType(file: string): string {
  const whole = file.replace(DELTA_ENDING, '');
  return CONTENT_TYPES[whole.slice(whole.lastIndexOf('.') + 1)] ?? UNKNOWN_TYPE;
}

/** Whether answers of a type are worth compressing. */
export function isCompressible(type: string): boolean {
  return /^(text\/|application\/(json|manifest\+json|wasm)|image\/svg)/.test(type);
}
