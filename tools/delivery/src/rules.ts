/** What answers a path. */
export type Target = 'page' | 'file' | 'map' | 'events' | 'gateway';

export interface Rule {
  readonly path: RegExp;
  readonly target: Target;
  /** Headers of a good answer; a page brings its own. */
  readonly headers: Readonly<Record<string, string>>;
}

type Headers = Readonly<Record<string, string>>;

/** Whatever origin a page has, it may use the packages' files; its own hashes decide what runs. */
const OPEN_TO_ALL: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
};

const NO_SNIFFING: Headers = { 'X-Content-Type-Options': 'nosniff' };

/** Files carry a hash of their bytes in their names, so a copy never grows old. */
const FILE_RULE: Rule = {
  path: /^\/r\//,
  target: 'file',
  headers: {
    ...OPEN_TO_ALL,
    ...NO_SNIFFING,
    'Cache-Control': 'public, max-age=31536000, immutable',
    // A file is never a page of its own, whatever its type.
    'Content-Security-Policy': "default-src 'none'; sandbox",
  },
};

/** Which path goes where at the site's origin; the first that fits. Anything else is answered with 404. */
export const SITE_RULES: readonly Rule[] = [
  { path: /^\/(m(\/.*)?)?$/, target: 'page', headers: {} },
  { path: /^\/vip\.html$/, target: 'page', headers: {} },
  FILE_RULE,
  { path: /^\/map\.json$/, target: 'map', headers: { ...NO_SNIFFING, 'Cache-Control': 'no-cache' } },
  { path: /^\/__dev\/events$/, target: 'events', headers: { ...NO_SNIFFING, 'Cache-Control': 'no-store' } },
  { path: /^\/(api\/v1|__ref|images|cdn1|cdn2|vendor-demo)\//, target: 'gateway', headers: {} },
];

/** What the second origin serves: files, and nothing else. */
export const ASSET_RULES: readonly Rule[] = [FILE_RULE];

/** Headers of every refusal: never kept, so that the next try asks again; readable from other origins. */
export const REFUSAL_HEADERS: Headers = {
  ...NO_SNIFFING,
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store',
  'Content-Type': 'text/plain; charset=utf-8',
};

/** The rule for a path. */
export function ruleFor(rules: readonly Rule[], path: string): Rule | undefined {
  return rules.find((rule) => rule.path.test(path));
}

const CONTENT_TYPES: Headers = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  mp3: 'audio/mpeg',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  wasm: 'application/wasm',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** The type of a package's file by its name. Markup is given as text: no file is a page. */
export function contentType(file: string): string {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return (
    CONTENT_TYPES[ending] ??
    (/^(html|txt|map)$/.test(ending) ? 'text/plain; charset=utf-8' : 'application/octet-stream')
  );
}
