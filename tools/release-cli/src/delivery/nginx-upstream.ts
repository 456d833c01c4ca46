import { isIP } from 'node:net';
import { UserError } from '../text/user-error';
import { bucketsOf, type NginxOptions } from './nginx-options';
import { block, quoted, type Lines } from './nginx-text';

/** The authorities of Debian's `ca-certificates`, which nginx has to be told of. */
const DEFAULT_AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';

function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^\[|\]$/g, '');
}

/** Whether nginx has to ask DNS where this is. `localhost` every system knows by itself. */
export function isLookedUp(address: string): boolean {
  const host = hostOf(address);
  return isIP(host) === 0 && host !== 'localhost';
}

/** The addresses that nginx has to look up. */
function lookedUp({ gatewayUrl, source }: NginxOptions): readonly string[] {
  return [gatewayUrl, ...bucketsOf(source)].filter(isLookedUp);
}

/**
 * Whom nginx asks for addresses, again whenever what it was told has expired. Written as names, they would be looked up once,
 * when nginx starts: it would not start while DNS is away, and would never follow a change.
 */
export function resolverLines(options: NginxOptions): Lines {
  const [first] = lookedUp(options);
  if (first === undefined) return [];
  const { resolvers = [], asksForIpv6 = false } = options;
  if (resolvers.length === 0)
    throw new UserError(`nginx has to look ${hostOf(first)} up: say which DNS server it asks, --resolver 10.0.0.2`);
  // nginx tries no second address for a call that moves money: one that its machine cannot reach would fail it.
  return [`resolver ${resolvers.join(' ')}${asksForIpv6 ? '' : ' ipv6=off'};`, 'resolver_timeout 5s;'];
}

/** Passes requests on to an origin; `variable` is what nginx keeps its name in, where it has to look it up. */
export function passLines(
  address: string,
  variable: string,
  { authorities = DEFAULT_AUTHORITIES }: NginxOptions,
): Lines {
  const { origin, protocol } = new URL(address);
  const secure = [
    // The name in the handshake is that of the address, without its port.
    'proxy_ssl_server_name on;',
    'proxy_ssl_name $proxy_host;',
    'proxy_ssl_verify on;',
    'proxy_ssl_verify_depth 4;',
    `proxy_ssl_trusted_certificate ${quoted(authorities)};`,
  ];
  return [
    // The path goes on as it came: the address in the variable has none.
    `proxy_pass ${isLookedUp(address) ? variable : origin};`,
    ...(protocol === 'https:' ? secure : []),
  ];
}

/** What a location sets before {@link passLines}, and before a `rewrite` that ends such directives. */
export function passVariable(address: string, variable: string): Lines {
  return isLookedUp(address) ? [`set ${variable} ${quoted(new URL(address).origin)};`] : [];
}

/** The scheme by which a client came: to nginx itself, or to a trusted proxy in front of it. */
export function schemeLines(
  { trustedProxies = [] }: NginxOptions,
  names: { isTrusted: string; scheme: string },
): Lines {
  if (trustedProxies.length === 0) return [];
  return [
    ...block(`geo $realip_remote_addr ${names.isTrusted}`, [
      'default 0;',
      ...trustedProxies.map((proxy) => `${proxy} 1;`),
    ]),
    ...block(`map "${names.isTrusted}:$http_x_forwarded_proto" ${names.scheme}`, [
      'default $scheme;',
      '"1:http" http;',
      '"1:https" https;',
    ]),
  ];
}
