import { REFUSAL_HEADERS } from 'shared-contracts/release/delivery-rules';
import { OWN_METADATA } from '../store/s3/s3-headers';
import type { NginxOptions, StoreSource } from './nginx-options';
import { errorPages, refusalPlace } from './nginx-refusals';
import { dictionaryLines, toDelta, type ServedObject } from './nginx-object';
import { block, headerLines, type Lines } from './nginx-text';
import { isLookedUp, passLines, passVariable } from './nginx-upstream';

/** Headers of a bucket about itself and its owner, which are not passed on. */
const BUCKET_HEADERS = [
  ...OWN_METADATA,
  'Content-Disposition',
  'Expires',
  'Set-Cookie',
  'x-amz-id-2',
  'x-amz-bucket-region',
  'x-amz-checksum-crc32',
  'x-amz-checksum-crc32c',
  'x-amz-checksum-crc64nvme',
  'x-amz-checksum-sha1',
  'x-amz-checksum-sha256',
  'x-amz-checksum-type',
  'x-amz-delete-marker',
  'x-amz-expiration',
  'x-amz-meta-etag',
  'x-amz-missing-meta',
  'x-amz-mp-parts-count',
  'x-amz-object-lock-legal-hold',
  'x-amz-object-lock-mode',
  'x-amz-object-lock-retain-until-date',
  'x-amz-replication-status',
  'x-amz-request-charged',
  'x-amz-request-id',
  'x-amz-restore',
  'x-amz-server-side-encryption',
  'x-amz-server-side-encryption-aws-kms-key-id',
  'x-amz-server-side-encryption-bucket-key-enabled',
  'x-amz-storage-class',
  'x-amz-tagging-count',
  'x-amz-version-id',
  'x-amz-website-redirect-location',
  'x-rgw-object-type',
];

/** A location without an upstream: only what nginx has cached of the bucket. */
const NOWHERE = 'http://unix:/.nowhere';

/** For how many seconds nginx waits to be connected, and for an answer. */
const PATIENCE = { last: [5, 15], first: [2, 5] } as const;

/** What nginx keeps of a bucket, and for whom. */
export interface BucketNames {
  readonly cacheZone: string;
  /** Variable: the bucket's origin, where it has to be looked up. */
  readonly bucket: string;
  /** Variable: the origin of the second bucket, where it has to be looked up. */
  readonly secondBucket: string;
  /** Variable: the key of what a location serves, after a slash; it stays when nginx goes on to another place for the same. */
  readonly object: string;
}

type BucketSource = Extract<StoreSource, { readonly storeUrl: string }>;

/** Where a location goes for the same object, when the first bucket does not answer. */
function secondPlace(id: string): string {
  return `/.second/${id}`;
}

/** Where a location goes for what is kept, when the bucket's name cannot be looked up. */
function keptPlace(id: string): string {
  return `/.kept/${id}`;
}

/** Leads elsewhere when a bucket does not answer. */
function whenAway(place: string): Readonly<Record<number, string>> {
  return { 500: place, 502: place, 503: place, 504: place };
}

/** Where a location goes when the last bucket does not answer, and nothing of it is kept. */
function whenAllAway({ missing, isDelta, isOptional }: ServedObject): Readonly<Record<number, string>> {
  return missing !== undefined && (isDelta === true || isOptional === true) ? whenAway(missing) : {};
}

function cacheLines(names: BucketNames, { isImmutable, isDelta }: ServedObject, isLast: boolean): Lines {
  return [
    `proxy_cache ${names.cacheZone};`,
    `proxy_cache_key ${names.object};`,
    // A file is kept for good; anything else is asked for again, and outlives a store that is away.
    `proxy_cache_valid 200 ${isImmutable ? '365d' : '1s'};`,
    // Differences that are not there are not asked for by every client.
    ...(isDelta === true ? ['proxy_cache_valid 403 404 1m;'] : []),
    'proxy_cache_revalidate on;',
    'proxy_cache_lock on;',
    // A second bucket may have something newer than what is kept.
    `proxy_cache_use_stale ${isLast ? 'error timeout invalid_header http_500 http_502 http_503 http_504' : 'off'};`,
    'proxy_ignore_headers Cache-Control Expires Set-Cookie Vary X-Accel-Expires;',
  ];
}

function requestLines(url: string, names: BucketNames, object: ServedObject, isLast: boolean): Lines {
  const hidden = new Set([...BUCKET_HEADERS, ...Object.keys(object.headers), ...Object.keys(REFUSAL_HEADERS)]);
  hidden.delete('Content-Type');
  const [connectSeconds, readSeconds] = PATIENCE[isLast ? 'last' : 'first'];
  return [
    'proxy_http_version 1.1;',
    'proxy_method GET;',
    'proxy_pass_request_headers off;',
    'proxy_pass_request_body off;',
    `proxy_set_header Host ${new URL(url).host};`,
    'proxy_set_header Connection "";',
    `proxy_connect_timeout ${connectSeconds}s;`,
    `proxy_read_timeout ${readSeconds}s;`,
    'proxy_intercept_errors on;',
    ...cacheLines(names, object, isLast),
    // Names of so many letters do not fit what nginx sets aside for each.
    'proxy_headers_hash_bucket_size 128;',
    'proxy_headers_hash_max_size 1024;',
    ...[...hidden].map((name) => `proxy_hide_header ${name};`),
  ];
}

/** What every location that answers with an object begins with; `away` says where it goes when a bucket does not answer. */
function answerLines(object: ServedObject, away: Readonly<Record<number, string>>): Lines {
  const { headers, missing = refusalPlace(404) } = object;
  return [
    'recursive_error_pages on;',
    ...headerLines(headers, 'good'),
    ...dictionaryLines(object),
    ...errorPages({ 403: missing, 404: missing, ...away }),
  ];
}

/** Asks a bucket for the object that {@link BucketNames.object} names. */
function askLines(url: string, variable: string, options: NginxOptions, names: BucketNames): Lines {
  const { pathname } = new URL(url);
  const prefix = pathname === '/' ? '' : pathname;
  return [
    ...passVariable(url, variable),
    `rewrite ^ ${prefix}${names.object}? break;`,
    ...passLines(url, variable, options),
  ];
}

/** Where the last bucket's location goes when it does not answer. */
function afterLast(url: string, object: ServedObject, id: string): Readonly<Record<number, string>> {
  // nginx takes nothing stale from its cache when a name cannot be looked up.
  return { ...whenAllAway(object), ...(isLookedUp(url) ? { 502: keptPlace(id) } : {}) };
}

/** The directives that answer with an object of a bucket, the first where there are two. */
export function fromBucket(
  { storeUrl, secondUrl }: BucketSource,
  options: NginxOptions,
  names: BucketNames,
  object: ServedObject,
  id: string,
): Lines {
  const { path, dictionary } = object;
  const isLast = secondUrl === undefined;
  return [
    ...(dictionary === undefined ? [] : toDelta(`${dictionary} != ""`, dictionary)),
    `set ${names.object} ${path};`,
    ...answerLines(object, isLast ? afterLast(storeUrl, object, id) : whenAway(secondPlace(id))),
    ...askLines(storeUrl, names.bucket, options, names),
    ...requestLines(storeUrl, names, object, isLast),
  ];
}

function secondLocation(
  url: string,
  options: NginxOptions,
  names: BucketNames,
  object: ServedObject,
  id: string,
  further: Lines,
): Lines {
  return block(`location = ${secondPlace(id)}`, [
    'internal;',
    ...further,
    ...answerLines(object, afterLast(url, object, id)),
    ...askLines(url, names.secondBucket, options, names),
    ...requestLines(url, names, object, true),
  ]);
}

function keptLocation(url: string, names: BucketNames, object: ServedObject, id: string, further: Lines): Lines {
  return block(`location = ${keptPlace(id)}`, [
    'internal;',
    ...further,
    ...answerLines(object, whenAllAway(object)),
    `proxy_pass ${NOWHERE};`,
    ...requestLines(url, names, object, true),
  ]);
}

/**
 * The locations beside one of a bucket, for the same object: of the second bucket, and of what is kept where the name of the
 * last bucket has to be looked up. `further` are lines that each of them has too.
 */
export function furtherLocations(
  options: NginxOptions,
  names: BucketNames,
  object: ServedObject,
  id: string,
  further: Lines,
): Lines {
  const { source } = options;
  if ('root' in source) return [];
  const { storeUrl, secondUrl } = source;
  const last = secondUrl ?? storeUrl;
  return [
    ...(secondUrl === undefined ? [] : secondLocation(secondUrl, options, names, object, id, further)),
    ...(isLookedUp(last) ? keptLocation(last, names, object, id, further) : []),
  ];
}
