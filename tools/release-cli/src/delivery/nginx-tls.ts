import { REFUSAL_HEADERS } from 'shared-contracts/release/delivery-rules';
import type { NginxOptions, TlsOptions } from './nginx-options';
import { errorPages, refusalLocations } from './nginx-refusals';
import { block, quoted, type Lines } from './nginx-text';

/** Where a server listens, and by which certificate. HTTP/2 in the form that every nginx since 1.9.5 knows. */
export function listenLines({ listen, tls }: NginxOptions, zone: string, isDefault: boolean): Lines {
  const suffix = isDefault ? ' default_server' : '';
  if (tls === undefined) return [`listen ${listen}${suffix};`];
  return [
    `listen ${listen} ssl http2${suffix};`,
    `ssl_certificate ${quoted(tls.certificate)};`,
    `ssl_certificate_key ${quoted(tls.certificateKey)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    `ssl_session_cache shared:${zone}_tls:10m;`,
    'ssl_session_timeout 1d;',
    'ssl_session_tickets off;',
  ];
}

const USUAL_HSTS_SECONDS = 180 * 24 * 60 * 60;

/** What answers say of https; null where nginx cannot know that a client came by it, or is to say nothing. */
function strictText({ tls, hstsSeconds = USUAL_HSTS_SECONDS, trustedProxies = [] }: NginxOptions): string | null {
  const isKnown = tls !== undefined || trustedProxies.length > 0;
  return hstsSeconds === null || !isKnown ? null : `max-age=${hstsSeconds}`;
}

/** Behind a proxy that ends TLS: the header's value by the scheme that the proxy names. nginx sends no empty header. */
export function strictMap(options: NginxOptions, names: { readonly scheme: string; readonly strict: string }): Lines {
  const text = strictText(options);
  if (text === null || options.tls !== undefined) return [];
  return block(`map ${names.scheme} ${names.strict}`, ['default "";', `https ${quoted(text)};`]);
}

/** What every answer by https says, so that browsers ask for nothing else from then on. */
export function strictLines(options: NginxOptions, { strict }: { readonly strict: string }): Lines {
  const text = strictText(options);
  if (text === null) return [];
  return [`add_header Strict-Transport-Security ${options.tls === undefined ? strict : quoted(text)} always;`];
}

/** A redirect is kept for an hour: long enough to spare round trips, short enough to be taken back. */
const REDIRECT_SECONDS = 3600;

/** A port that is not the usual one, as an address has it. */
function portText(listen: string): string {
  const port = listen.slice(listen.lastIndexOf(':') + 1);
  return port === '443' ? '' : `:${port}`;
}

function redirectServer(options: NginxOptions, { redirectFrom }: TlsOptions, head: Lines, guards: Lines): Lines {
  return block('server', [
    `listen ${redirectFrom}${head.length === 0 ? ' default_server' : ''};`,
    ...(head.length === 0 ? ['server_name _;'] : head),
    'server_tokens off;',
    'merge_slashes off;',
    'charset utf-8;',
    ...errorPages(),
    ...block('location /', [
      ...guards,
      // What is written is never sent in the clear first.
      ...block('if ($request_method !~ "^(?:GET|HEAD)$")', ['return 405;']),
      `add_header Cache-Control "max-age=${REDIRECT_SECONDS}" always;`,
      `add_header Vary ${quoted(REFUSAL_HEADERS['Vary'] ?? '')} always;`,
      `return 301 https://$host${portText(options.listen)}$request_uri;`,
    ]),
    ...refusalLocations(),
  ]);
}

/** The servers that lead from http to https: only hosts of the site, and only addresses that mean what they show. */
export function redirectServers(
  options: NginxOptions,
  guards: { readonly site: Lines; readonly assets: Lines },
): Lines {
  const { tls, assetsHost } = options;
  if (tls?.redirectFrom === undefined) return [];
  const assets =
    assetsHost === undefined
      ? []
      : ['', ...redirectServer(options, tls, [`server_name ${assetsHost};`], guards.assets)];
  return ['', ...redirectServer(options, tls, [], guards.site), ...assets];
}
