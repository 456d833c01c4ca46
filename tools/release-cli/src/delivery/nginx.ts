import {
  ACCEPTS_AVIF,
  ASSET_RULES,
  DELIVERY_LIMITS,
  FILE_TYPES,
  isCompressible,
  PICTURE_ACCEPTS,
  SITE_RULES,
  SOUND_ADDRESS,
  STRAY_REQUEST,
  type DeliveryRule,
} from 'shared-contracts/release/delivery-rules';
import { OFFERED_DICTIONARY, SUCCEEDED_PATH, dictionaryText } from 'shared-contracts/release/dictionaries';
import { ruleLocations, type Names } from './nginx-locations';
import { assertNginxOptions, merchantsByHost, type NginxOptions } from './nginx-options';
import { errorPages, gatewayAwayLocation, refusalLocations, STRANGER_STATUS } from './nginx-refusals';
import { searchLines } from './nginx-search';
import { bareType, block, mapPattern, quoted, type Lines } from './nginx-text';
import { listenLines, redirectServers, strictLines, strictMap } from './nginx-tls';
import { resolverLines, schemeLines } from './nginx-upstream';

function namesOf(environment: string): Names {
  const suffix = environment.replaceAll('-', '_');
  return {
    merchant: `$site_merchant_${suffix}`,
    isSound: `$site_is_sound_${suffix}`,
    isStray: `$site_is_stray_${suffix}`,
    cacheZone: `site_${suffix}`,
    bucket: `$site_bucket_${suffix}`,
    secondBucket: `$site_second_bucket_${suffix}`,
    object: `$site_object_${suffix}`,
    gateway: `$site_gateway_${suffix}`,
    isTrusted: `$site_is_trusted_${suffix}`,
    scheme: `$site_scheme_${suffix}`,
    strict: `$site_strict_${suffix}`,
    dictionary: `$site_dictionary_${suffix}`,
    dictionaryUse: `$site_dictionary_use_${suffix}`,
    searchPath: `$site_search_path_${suffix}`,
    searchLanguage: `$site_search_language_${suffix}`,
    searchQuery: `$site_search_query_${suffix}`,
    searchRobots: `$site_search_robots_${suffix}`,
    searchLink: `$site_search_link_${suffix}`,
    pictureAccept: `$site_picture_accept_${suffix}`,
  };
}

const TYPES = FILE_TYPES.map(([, type]) => type);
const COMPRESSED_TYPES = [...new Set(TYPES.filter(isCompressible).map(bareType))];
const CHARSET_TYPES = [...new Set(TYPES.filter((type) => type.includes('charset')).map(bareType))];

function compressionLines({ source, hasBrotli }: NginxOptions): Lines {
  const isFolder = 'root' in source;
  const settings = (name: string, level: number): Lines => [
    `${name} on;`,
    `${name}_comp_level ${level};`,
    `${name}_min_length ${DELIVERY_LIMITS.compressFromBytes};`,
    `${name}_types ${COMPRESSED_TYPES.join(' ')};`,
    ...(isFolder ? [`${name}_static on;`] : []),
  ];
  return [...settings('gzip', 6), 'gzip_proxied any;', ...(hasBrotli === true ? settings('brotli', 5) : [])];
}

function limitLines(): Lines {
  const { headerBytes, headerSeconds, requestSeconds, bodyBytes } = DELIVERY_LIMITS;
  return [
    'server_tokens off;',
    'merge_slashes off;',
    'absolute_redirect off;',
    `large_client_header_buffers 4 ${headerBytes / 1024}k;`,
    `client_header_timeout ${headerSeconds}s;`,
    `client_body_timeout ${headerSeconds}s;`,
    `client_max_body_size ${bodyBytes / 1024}k;`,
    `send_timeout ${requestSeconds}s;`,
  ];
}

function realAddressLines({ trustedProxies = [] }: NginxOptions): Lines {
  if (trustedProxies.length === 0) return [];
  const trusted = trustedProxies.map((proxy) => `set_real_ip_from ${proxy};`);
  return [...trusted, 'real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'];
}

function server(
  options: NginxOptions,
  names: Names,
  head: Lines,
  guards: Lines,
  rules: readonly DeliveryRule[],
): Lines {
  return block('server', [
    ...head,
    ...limitLines(),
    'charset utf-8;',
    `charset_types ${CHARSET_TYPES.join(' ')};`,
    ...compressionLines(options),
    ...realAddressLines(options),
    ...resolverLines(options),
    ...errorPages(),
    ...rules.flatMap((rule, place) => ruleLocations(rule, place, options, names, guards)),
    '',
    ...block('location /', [...guards, 'return 404;']),
    '',
    ...refusalLocations(strictLines(options, names), rules === SITE_RULES ? names.isStray : undefined),
    ...gatewayAwayLocation(strictLines(options, names)),
  ]);
}

/** What a request says of its dictionary, as {@link OFFERED_DICTIONARY} reads it. */
const OFFER = '"$is_args|$http_accept_encoding|$http_available_dictionary|$http_dictionary_id"';

/** Names beyond these do not fit into the tables that nginx makes room for by itself. */
const LONGEST_USUAL_NAME = 40;
const MOST_USUAL_NAMES = 1000;

function mapLines(options: NginxOptions, names: Names): Lines {
  const hosts = merchantsByHost(options);
  const isUnusual = hosts.length > MOST_USUAL_NAMES || hosts.some(([host]) => host.length > LONGEST_USUAL_NAME);
  const room = 2 ** Math.ceil(Math.log2(Math.max(hosts.length, MOST_USUAL_NAMES) * 4));
  return [
    ...(isUnusual ? ['map_hash_bucket_size 512;', `map_hash_max_size ${room};`] : []),
    ...block(`map $host ${names.merchant}`, [
      'default "";',
      ...hosts.map(([host, merchant]) => `${host} ${merchant};`),
    ]),
    ...block(`map $request_uri ${names.isSound}`, ['default 0;', `${mapPattern(SOUND_ADDRESS)} 1;`]),
    ...block(`map $request ${names.isStray}`, ['default 0;', `${mapPattern(STRAY_REQUEST)} 1;`]),
    ...searchLines(options, names),
    ...block(`map $http_accept ${names.pictureAccept}`, [
      `default ${quoted(PICTURE_ACCEPTS.webp)};`,
      `${mapPattern(ACCEPTS_AVIF)} ${quoted(PICTURE_ACCEPTS.avif)};`,
    ]),
    ...block(`map ${OFFER} ${names.dictionary}`, ['default "";', `${mapPattern(OFFERED_DICTIONARY)} $1;`]),
    ...block(`map $request_uri ${names.dictionaryUse}`, [
      'default "";',
      `${mapPattern(SUCCEEDED_PATH)} '${dictionaryText(['$1', '$2', '$3', '$4'])}';`,
    ]),
  ];
}

function cacheLines({ source }: NginxOptions, { cacheZone }: Names): Lines {
  if ('root' in source) return [];
  const size = `keys_zone=${cacheZone}:10m max_size=2g inactive=30d`;
  return [`proxy_cache_path ${quoted(source.cacheFolder)} levels=1:2 ${size} use_temp_path=off;`];
}

/**
 * The configuration of an nginx that serves an environment exactly as the local origin does: text for the
 * `http` block. Pure: the same options give the same text. Refuses names that could change its meaning.
 */
export function nginxConfiguration(options: NginxOptions): string {
  assertNginxOptions(options);
  const names = namesOf(options.environment);
  const { assetsHost } = options;
  const listen = (isDefault: boolean): Lines => listenLines(options, names.cacheZone, isDefault);
  const sound = block(`if (${names.isSound} = 0)`, ['return 400;']);
  const guards = [...sound, ...block(`if (${names.merchant} = "")`, [`return ${STRANGER_STATUS};`])];
  const site = server(options, names, [...listen(true), 'server_name _;'], guards, SITE_RULES);
  const assets =
    assetsHost === undefined
      ? []
      : ['', ...server(options, names, [...listen(false), `server_name ${assetsHost};`], sound, ASSET_RULES)];
  return [
    '# Made by "mfe delivery nginx" for the http block. Do not edit: make it again.',
    ...mapLines(options, names),
    ...schemeLines(options, names),
    ...strictMap(options, names),
    ...cacheLines(options, names),
    '',
    ...site,
    ...assets,
    ...redirectServers(options, { site: guards, assets: sound }),
    '',
  ].join('\n');
}
