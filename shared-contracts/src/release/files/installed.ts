/** Paths of the installed site's files, and names shared by page and worker. */

/** The manifest that a page links. */
export const MANIFEST_PATH = '/m/site.webmanifest';

/** The worker that caches the last known lobby. */
export const WORKER_PATH = '/m/sw.js';

/** Prefix of the pages that the worker answers where the server does not allow it more than its own folder. */
export const WORKER_SCOPE = '/m/';

/** Prefix of the pages that it hears of elsewhere: home has spellings above that folder, as `/` and `/m`. */
export const WORKER_SITE_SCOPE = '/';

/** The Trusted Types policy by which the page may register that worker, and nothing else. */
export const WORKER_POLICY = 'offline-lobby';

/** The static page for browsers that cannot run the site; the worker does not answer it. */
export const BROWSERS_PATH = '/browsers.html';

/** What leads browsers without scripts there; a page that a server has rendered has something to show them. */
export const NO_SCRIPT_REDIRECT = `<noscript><meta http-equiv="refresh" content="0;url=${BROWSERS_PATH}"></noscript>`;

/** Prefix of a merchant's icons. */
export const ICONS_PATH = '/m/icons/';

/** The share target of the installed site, which receives for instance an invitation link. */
export const SHARED_PATH = '/m/shared';

/** Prefix of the worker's cache names; the rest is the version of their content. */
export const COPY_CACHE_PREFIX = 'lobby-copy-';

/** The attribute of a page served from the copy: when that was stored, ISO 8601. */
export const COPY_ATTRIBUTE = 'data-copy';

/** The attribute of a cached page that was served before the network answered: when it was stored, ISO 8601. */
export const KEPT_ATTRIBUTE = 'data-kept';

/** The global in which a worker's own text states the hash of the one page that it may serve (`sha256-…`). */
export const KEPT_PAGE_GLOBAL = 'keptPage';

/** The global in which it states how the merchant's gateway differs from the contract (`GatewayConfig`); absent where it does not. */
export const KEPT_GATEWAY_GLOBAL = 'keptGateway';
