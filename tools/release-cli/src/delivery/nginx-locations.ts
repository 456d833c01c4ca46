import { contentType, DELIVERY_LIMITS, type DeliveryRule } from 'shared-contracts/release/delivery-rules';
import { deltaPath, SUCCEEDED_ENDINGS } from 'shared-contracts/release/dictionaries';
import { consoleKey, descriptionKey, documentKey, feedKey, installedKey, pageKey } from '../store/keys';
import type { NginxOptions } from './nginx-options';
import { errorPages, homeLines, refusalPlace } from './nginx-refusals';
import { furtherLocations, type BucketNames } from './nginx-bucket';
import type { ServedObject } from './nginx-object';
import { storeLines } from './nginx-store';
import { searchHeaderLines, type SearchNames } from './nginx-search';
import { block, headerLines, pattern, uncompressed, type Lines } from './nginx-text';
import { strictLines } from './nginx-tls';
import { passLines, passVariable } from './nginx-upstream';

/** Names that several environments on one nginx must not share. */
export interface Names extends BucketNames, SearchNames {
  /** Variable: whose host this is; empty for a stranger's. */
  readonly merchant: string;
  /** Variable: 1 for an address that means what it shows. */
  readonly isSound: string;
  /** Variable: 1 for an address that leads home, sound or not. */
  readonly isStray: string;
  /** Variable: the gateway's origin, where it has to be looked up. */
  readonly gateway: string;
  /** Variable: 1 for a request that came from a trusted proxy. */
  readonly isTrusted: string;
  /** Variable: the scheme by which the client came. */
  readonly scheme: string;
  /** Variable: what is said of https to a client behind a proxy; empty for one that came by http. */
  readonly strict: string;
  /** Variable: the hash of a file that a client has in place of the one it asks for; empty without one. */
  readonly dictionary: string;
  /** Variable: the formats that a client takes of a picture. */
  readonly pictureAccept: string;
  /** Variable: for what a client keeps a file; empty for what never has a successor. */
  readonly dictionaryUse: string;
}

interface ObjectLocation {
  readonly path: RegExp;
  readonly object: ServedObject;
  /** What stands before everything else: nginx alone goes there. */
  readonly head?: Lines;
}

/** Where nginx goes for a file whose differences are not in the bucket. */
const WHOLE_PLACE = '/.whole';

/** Files, and before them the differences to them; a folder is looked into, a bucket is asked. */
function fileLocations(
  { path, headers }: DeliveryRule,
  { source, hasBrotli }: NginxOptions,
  names: Names,
): ObjectLocation[] {
  const shared = { headers, isImmutable: true, use: names.dictionaryUse };
  const isBucket = !('root' in source);
  const deltas = SUCCEEDED_ENDINGS.map((ending) => ({
    path: deltaPath([ending]),
    // A difference is encoded as it lies there.
    head: ['internal;', ...(isBucket ? ['set $whole_file $1;'] : []), ...uncompressed(hasBrotli)],
    object: {
      ...shared,
      path: '$uri',
      type: contentType(`.${ending}`),
      isDelta: true,
      ...(isBucket ? { missing: `${WHOLE_PLACE}$whole_file` } : {}),
    },
  }));
  const whole = { path: new RegExp(`^${WHOLE_PLACE.replace('.', String.raw`\.`)}/`), head: ['internal;'] };
  return [
    ...deltas,
    ...(isBucket ? [{ ...whole, object: { ...shared, path: '$whole_file' } }] : []),
    // The key of a file is its path at the site.
    { path, object: { ...shared, path: '$uri', dictionary: names.dictionary } },
  ];
}

/** Headers that concern one connection only, or that would lead the gateway's own calls elsewhere. */
const DROPPED_HEADERS = [
  'Connection',
  'Keep-Alive',
  'Proxy',
  'Proxy-Authorization',
  'Proxy-Connection',
  'TE',
  'Trailer',
  'Upgrade',
];

const READ_ONLY = block('if ($request_method !~ "^(?:GET|HEAD)$")', ['return 405;']);

function consoleLocations({ headers }: DeliveryRule, environment: string): readonly ObjectLocation[] {
  const shared = { headers, isImmutable: false };
  const page = { ...shared, path: `/${consoleKey(environment, 'index.html')}`, type: 'text/html' };
  const script = { ...shared, path: `/${consoleKey(environment, 'console.js')}`, type: 'text/javascript' };
  return [
    { path: /^\/releases\/$/, object: page },
    { path: /^\/releases\/console\.js$/, object: script },
  ];
}

/** Where nginx goes for a merchant's page, when the document of the path is not in the bucket. */
const GENERAL_PLACE = '/.page';

/** The merchant's page, or the document that a path has in its place: a folder is looked into for it, a bucket is asked. */
function pageLocations(
  { path, headers, document }: DeliveryRule,
  { environment, source }: NginxOptions,
  merchant: string,
): readonly ObjectLocation[] {
  const shared = { headers, type: 'text/html', isImmutable: false };
  if (document === 'browsers')
    return [{ path, object: { ...shared, path: `/${installedKey(environment, merchant, 'browsers.html')}` } }];
  const general = { ...shared, path: `/${pageKey(environment, merchant)}`, missing: refusalPlace(503) };
  if (document === undefined) return [{ path, object: general }];
  const own = `/${documentKey(environment, merchant, document)}`;
  if ('root' in source) return [{ path, object: { ...general, path: own, otherwise: general.path } }];
  const place = `${GENERAL_PLACE}/${document}`;
  return [
    { path, object: { ...shared, path: own, missing: place, isOptional: true } },
    { path: new RegExp(`^${place.replace('.', String.raw`\.`)}$`), head: ['internal;'], object: general },
  ];
}

function objectLocations(rule: DeliveryRule, options: NginxOptions, names: Names): readonly ObjectLocation[] {
  const { merchant } = names;
  const { environment, allowsOverrides } = options;
  const { path, headers } = rule;
  switch (rule.target) {
    case 'page':
      return pageLocations(rule, options, merchant);
    case 'robots': {
      const key = installedKey(environment, merchant, 'robots.txt');
      return [{ path, object: { path: `/${key}`, headers, type: 'text/plain', isImmutable: false } }];
    }
    case 'sitemap': {
      const key = installedKey(environment, merchant, 'sitemap.xml');
      return [{ path, object: { path: `/${key}`, headers, type: 'application/xml', isImmutable: false } }];
    }
    case 'feed': {
      const key = feedKey(environment, merchant);
      return [{ path, object: { path: `/${key}`, headers, type: 'application/json', isImmutable: false } }];
    }
    case 'description': {
      const key = descriptionKey(environment);
      return [{ path, object: { path: `/${key}`, headers, type: 'application/json', isImmutable: false } }];
    }
    case 'schema':
      // Its key is its path at the site.
      return [{ path, object: { path: '$uri', headers, type: 'application/json', isImmutable: false } }];
    case 'manifest': {
      const key = installedKey(environment, merchant, 'webmanifest');
      return [{ path, object: { path: `/${key}`, headers, type: 'application/manifest+json', isImmutable: false } }];
    }
    case 'worker': {
      const key = installedKey(environment, merchant, 'sw.js');
      return [{ path, object: { path: `/${key}`, headers, type: 'text/javascript', isImmutable: false } }];
    }
    case 'file':
      return fileLocations(rule, options, names);
    case 'answers':
    case 'icon':
    case 'brand':
      // Their keys are their paths at the site.
      return [{ path, object: { path: '$uri', headers, isImmutable: true } }];
    case 'console':
      return allowsOverrides ? consoleLocations(rule, environment) : [];
    case 'events':
    case 'control':
    case 'gateway':
    case 'home':
      return [];
  }
}

function gatewayLines(options: NginxOptions, names: Names, { isCompressed, isPicture }: DeliveryRule): Lines {
  const { gatewayUrl, hasBrotli, trustedProxies = [] } = options;
  const strict = strictLines(options, names);
  return [
    ...strict,
    ...(strict.length === 0 ? [] : ['proxy_hide_header Strict-Transport-Security;']),
    // What the gateway has compressed itself stays as it is in either case.
    ...(isPicture === true ? READ_ONLY : []),
    ...(isCompressed === true ? ['gzip_vary on;'] : uncompressed(hasBrotli)),
    'charset off;',
    ...errorPages({ 502: refusalPlace('gateway-away'), 504: refusalPlace('gateway-away') }),
    ...passVariable(gatewayUrl, names.gateway),
    ...passLines(gatewayUrl, names.gateway, options),
    'proxy_http_version 1.1;',
    'proxy_set_header Host $proxy_host;',
    'proxy_set_header X-Forwarded-Host $http_host;',
    `proxy_set_header X-Forwarded-Proto ${trustedProxies.length === 0 ? '$scheme' : names.scheme};`,
    // The address nginx saw, never one that a client wrote itself.
    'proxy_set_header X-Forwarded-For $remote_addr;',
    ...(isPicture === true ? [`proxy_set_header Accept ${names.pictureAccept};`] : []),
    ...DROPPED_HEADERS.map((name) => `proxy_set_header ${name} "";`),
    'proxy_redirect off;',
    'proxy_buffering off;',
    // A call that moves money is never sent twice by a machine.
    'proxy_next_upstream off;',
    'proxy_connect_timeout 5s;',
    `proxy_read_timeout ${DELIVERY_LIMITS.requestSeconds}s;`,
  ];
}

/**
 * The locations of one rule, each behind the same guards; none where the environment lacks what it serves. `place` is the
 * rule's own number.
 */
export function ruleLocations(
  rule: DeliveryRule,
  place: number,
  options: NginxOptions,
  names: Names,
  guards: Lines,
): Lines {
  const isGateway = rule.target === 'gateway' || (rule.target === 'control' && options.isTest === true);
  if (isGateway)
    return ['', ...block(`location ~ ${pattern(rule.path)}`, [...guards, ...gatewayLines(options, names, rule)])];
  if (rule.target === 'home') {
    const { location, answer } = homeLines('$is_args$args');
    const lines = [
      ...guards,
      ...READ_ONLY,
      ...strictLines(options, names),
      ...headerLines(rule.headers, 'every'),
      ...location,
      answer,
    ];
    return ['', ...block(`location ~ ${pattern(rule.path)}`, lines)];
  }
  return objectLocations(rule, options, names).flatMap(({ path, object, head = [] }, index) => {
    const id = `${place}-${index}`;
    const strict = strictLines(options, names);
    const told = rule.target === 'page' ? searchHeaderLines(names) : [];
    const further = [...strict, ...told];
    const lines = [...head, ...guards, ...READ_ONLY, ...further, ...storeLines(options, names, object, id)];
    const beside = furtherLocations(options, names, object, id, further);
    return ['', ...block(`location ~ ${pattern(path)}`, lines), ...beside];
  });
}
