import { OWN_METADATA } from '../store/s3/s3-headers';
import { DELTA_CODING } from 'shared-contracts/release/dictionaries';
import {
  FILE_TYPES,
  REFUSAL_HEADERS,
  UNKNOWN_TYPE,
  type DeliveryHeaders,
} from 'shared-contracts/release/delivery-rules';
import type { NginxOptions } from './nginx-options';
import { errorPages, refusalPlace } from './nginx-refusals';
import { bareType, block, headerLines, quoted, type Lines } from './nginx-text';
import { isLookedUp, passLines, passVariable } from './nginx-upstream';

/** One kind of object that nginx hands out of the store. */
export interface ServedObject {
  /** Its key in the store, after a slash; may name nginx variables. */
  readonly path: string;
  readonly headers: DeliveryHeaders;
  /** The one type of these objects; without it their names tell. */
  readonly type?: string;
  /** Whether the bytes under a key never change. */
  readonly isImmutable: boolean;
  /** Where a missing object leads; the plain 404 when not given. */
  readonly missing?: string;
  /** Whether what it leads to also serves in place of an object that the bucket does not send. */
  readonly isOptional?: boolean;
  /** The key of the object that a folder has in its place where it is missing, after a slash. */
  readonly otherwise?: string;
  /** Variable: the hash of a file that the client has in place of this one; empty when it has none. */
  readonly dictionary?: string;
  /** Variable: for what the client keeps this file; empty when for nothing. */
  readonly use?: string;
  /** Whether these are differences, which come encoded as they lie there. */
  readonly isDelta?: boolean;
}

/** What differences and the files they lead to are sent with beside their headers. */
function dictionaryLines({ use, isDelta }: ServedObject): Lines {
  return [
    ...(use === undefined ? [] : [`add_header Use-As-Dictionary ${use};`]),
    ...(isDelta === true ? [`add_header Content-Encoding ${DELTA_CODING};`] : []),
  ];
}

/** Goes to the differences; `condition` says where there may be some. */
function toDelta(condition: string, dictionary: string): Lines {
  return block(`if (${condition})`, [`rewrite ^ $uri.${dictionary}.${DELTA_CODING} last;`]);
}

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

/** The types of files by the endings of their names. */
function typeLines(): Lines {
  const endings = new Map<string, string[]>();
  for (const [ending, type] of FILE_TYPES) {
    const bare = bareType(type);
    endings.set(bare, [...(endings.get(bare) ?? []), ending]);
  }
  return block(
    'types',
    [...endings].map(([type, names]) => `${type} ${names.join(' ')};`),
  );
}

function fromFolder(root: string, object: ServedObject): Lines {
  const { path, headers, type, isImmutable, missing, otherwise, dictionary } = object;
  const types =
    type === undefined
      ? [...typeLines(), `default_type ${UNKNOWN_TYPE};`]
      : ['types { }', `default_type ${bareType(type)};`];
  // nginx names a file by its size and second of writing; the store gives each version a second of its own.
  const renewed = isImmutable ? [] : ['if_modified_since off;', 'add_header Last-Modified "";'];
  const delta = dictionary === undefined ? '' : `${quoted(root).slice(0, -1)}$uri.${dictionary}.${DELTA_CODING}"`;
  return [
    ...(dictionary === undefined ? [] : toDelta(`-f ${delta}`, dictionary)),
    ...types,
    ...renewed,
    ...headerLines(headers, 'good'),
    ...dictionaryLines(object),
    ...errorPages({ 403: refusalPlace('unreadable'), ...(missing === undefined ? {} : { 404: missing }) }),
    `root ${quoted(root)};`,
    `try_files ${[path, ...(otherwise === undefined ? [] : [otherwise])].join(' ')} =404;`,
  ];
}

/** A location without an upstream: only what nginx has cached of the bucket. */
const NOWHERE = 'http://unix:/.nowhere';

/** What nginx keeps of a bucket, and for whom. */
export interface BucketNames {
  readonly cacheZone: string;
  /** Variable: the bucket's origin, where it has to be looked up. */
  readonly bucket: string;
}

/** Where a location goes for what is kept, when the bucket's name cannot be looked up. */
export function keptPlace(id: string): string {
  return `/.kept/${id}`;
}

function cacheLines({ cacheZone }: BucketNames, { isImmutable, isDelta }: ServedObject): Lines {
  return [
    `proxy_cache ${cacheZone};`,
    'proxy_cache_key $uri;',
    // A file is kept for good; anything else is asked for again, and outlives a store that is away.
    `proxy_cache_valid 200 ${isImmutable ? '365d' : '1s'};`,
    // Differences that are not there are not asked for by every client.
    ...(isDelta === true ? ['proxy_cache_valid 403 404 1m;'] : []),
    'proxy_cache_revalidate on;',
    'proxy_cache_lock on;',
    'proxy_cache_use_stale error timeout invalid_header http_500 http_502 http_503 http_504;',
    'proxy_ignore_headers Cache-Control Expires Set-Cookie Vary X-Accel-Expires;',
  ];
}

function bucketLines(host: string, names: BucketNames, object: ServedObject): Lines {
  const hidden = new Set([...BUCKET_HEADERS, ...Object.keys(object.headers), ...Object.keys(REFUSAL_HEADERS)]);
  hidden.delete('Content-Type');
  return [
    'proxy_http_version 1.1;',
    'proxy_method GET;',
    'proxy_pass_request_headers off;',
    'proxy_pass_request_body off;',
    `proxy_set_header Host ${host};`,
    'proxy_set_header Connection "";',
    'proxy_connect_timeout 5s;',
    'proxy_read_timeout 15s;',
    'proxy_intercept_errors on;',
    ...cacheLines(names, object),
    // Names of so many letters do not fit what nginx sets aside for each.
    'proxy_headers_hash_bucket_size 128;',
    'proxy_headers_hash_max_size 1024;',
    ...[...hidden].map((name) => `proxy_hide_header ${name};`),
  ];
}

function fromBucket(
  storeUrl: string,
  options: NginxOptions,
  names: BucketNames,
  object: ServedObject,
  id: string,
): Lines {
  const { pathname, host } = new URL(storeUrl);
  const prefix = pathname === '/' ? '' : pathname;
  const { path, headers, missing = refusalPlace(404), isOptional, dictionary } = object;
  const away = isOptional === true ? { 500: missing, 502: missing, 503: missing, 504: missing } : {};
  // nginx takes nothing stale from its cache when a name cannot be looked up.
  const kept = isLookedUp(storeUrl) ? { 502: `${keptPlace(id)}$uri` } : {};
  return [
    ...(dictionary === undefined ? [] : toDelta(`${dictionary} != ""`, dictionary)),
    ...headerLines(headers, 'good'),
    ...dictionaryLines(object),
    ...errorPages({ 403: missing, 404: missing, ...away, ...kept }),
    ...passVariable(storeUrl, names.bucket),
    `rewrite ^ ${prefix}${path}? break;`,
    ...passLines(storeUrl, names.bucket, options),
    ...bucketLines(host, names, object),
  ];
}

/** The location beside one of a bucket that answers from the cache alone; none where no name has to be looked up. */
export function keptLocation(
  { source }: NginxOptions,
  names: BucketNames,
  object: ServedObject,
  id: string,
  further: Lines,
): Lines {
  if ('root' in source || !isLookedUp(source.storeUrl)) return [];
  const { missing = refusalPlace(404), headers, isDelta, isOptional } = object;
  const nothing = isDelta === true || isOptional === true ? { 502: missing } : {};
  return block(`location ~ ${quoted(`^${keptPlace(id).replace('.', String.raw`\.`)}/`)}`, [
    'internal;',
    'recursive_error_pages on;',
    ...further,
    ...headerLines(headers, 'good'),
    ...dictionaryLines(object),
    ...errorPages({ 403: missing, 404: missing, ...nothing }),
    `rewrite ^${keptPlace(id)}(/.*)$ $1? break;`,
    `proxy_pass ${NOWHERE};`,
    ...bucketLines(new URL(source.storeUrl).host, names, object),
  ]);
}

/** The directives that answer with an object of the store; `id` names the location among all. */
export function storeLines(options: NginxOptions, names: BucketNames, object: ServedObject, id: string): Lines {
  const { source } = options;
  if ('root' in source) return fromFolder(source.root, object);
  const recursive = isLookedUp(source.storeUrl) && object.isDelta !== true ? ['recursive_error_pages on;'] : [];
  return [...recursive, ...fromBucket(source.storeUrl, options, names, object, id)];
}
