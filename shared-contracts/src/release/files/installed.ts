/** Where the parts of a site on a home screen lie, and the names that page and worker agree on. */

/** The manifest that a page names. */
export const MANIFEST_PATH = '/m/site.webmanifest';

/** The worker that keeps the last known lobby. */
export const WORKER_PATH = '/m/sw.js';

/** Begins the paths of the pages that the worker answers for; for no others. */
export const WORKER_SCOPE = '/m/';

/** The name of the policy by which the page may register that worker, and nothing else. */
export const WORKER_POLICY = 'offline-lobby';

/** The static page for browsers that cannot run the site; no worker answers for it. */
export const BROWSERS_PATH = '/browsers.html';

/** Begins the addresses of a merchant's icons. */
export const ICONS_PATH = '/m/icons/';

/** Where phones bring what somebody shares with the installed site: the link of an invitation, for instance. */
export const SHARED_PATH = '/m/shared';

/** Begins the names of the worker's caches; what follows is the form of what they hold. */
export const COPY_CACHE_PREFIX = 'lobby-copy-';

/** The attribute of a page that comes from the copy: when that was made, ISO 8601. */
export const COPY_ATTRIBUTE = 'data-copy';

/** The attribute of a kept page that was given before the network had said anything: when it was kept, ISO 8601. */
export const KEPT_ATTRIBUTE = 'data-kept';

/** The global in which a worker's own text states the hash of the one page that it may serve (`sha256-…`). */
export const KEPT_PAGE_GLOBAL = 'keptPage';

/** The global in which it states how the merchant's gateway differs from the contract (`GatewayConfig`); absent where it does not. */
export const KEPT_GATEWAY_GLOBAL = 'keptGateway';
