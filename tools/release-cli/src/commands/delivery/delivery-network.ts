import { getServers } from 'node:dns';
import { isIP } from 'node:net';
import type { NginxOptions, TlsOptions } from '../../delivery/nginx-options';
import { parseDuration } from '../../edits/schedule';
import { WrongUsage } from '../../text/user-error';
import { textOption, textsOption, type CommandInput } from '../../command-line/command';

/** Options of TLS and of DNS. */
export const NETWORK_OPTIONS = {
  certificate: { type: 'string' },
  'certificate-key': { type: 'string' },
  'plain-http': { type: 'boolean' },
  'redirect-from': { type: 'string' },
  hsts: { type: 'string' },
  resolver: { type: 'string', multiple: true },
  ipv6: { type: 'boolean' },
  ca: { type: 'string' },
} as const;

/** The options, as the usage of the command has them. */
export const NETWORK_USAGE =
  '[--certificate file --certificate-key file | --plain-http] [--redirect-from 80] [--hsts 180d] ' +
  '[--resolver address] [--ipv6] [--ca file]';

const OFF = 'off';
const DEFAULT_PORTS = { plain: '80', secure: '443' } as const;
/** Where certbot keeps the certificate of a name. */
const CERTIFICATES = '/etc/letsencrypt/live';

/** The same address with the port of http. */
function plainListen(listen: string): string {
  return `${listen.slice(0, listen.lastIndexOf(':') + 1)}${DEFAULT_PORTS.plain}`;
}

function tlsOptions(input: CommandInput, listen: string, firstHost: string): TlsOptions {
  const [certificate, certificateKey] = [textOption(input, 'certificate'), textOption(input, 'certificate-key')];
  if ((certificate === undefined) !== (certificateKey === undefined))
    throw new WrongUsage('Say both files of the certificate: --certificate and --certificate-key');
  const redirectFrom = textOption(input, 'redirect-from') ?? plainListen(listen);
  return {
    certificate: certificate ?? `${CERTIFICATES}/${firstHost}/fullchain.pem`,
    certificateKey: certificateKey ?? `${CERTIFICATES}/${firstHost}/privkey.pem`,
    ...(redirectFrom === OFF ? {} : { redirectFrom }),
  };
}

/** For how long browsers keep to https; the usual time where nothing is said. */
function hstsSeconds(input: CommandInput): number | null | undefined {
  const hsts = textOption(input, 'hsts');
  if (hsts === undefined) return undefined;
  if (hsts === OFF) return null;
  return hsts === '0' ? 0 : parseDuration(hsts) / 1000;
}

/** The DNS servers of this machine in nginx's form; those that hold for one link alone nginx cannot ask. */
export function systemResolvers(servers: readonly string[] = getServers()): readonly string[] {
  return servers
    .filter((server) => !server.includes('%'))
    .map((server) => (isIP(server) === 6 ? `[${server}]` : server));
}

/** Where nginx listens, by which certificate, and by whom it learns addresses. */
export function networkOptions(
  input: CommandInput,
  hosts: readonly string[],
): Pick<NginxOptions, 'listen' | 'tls' | 'hstsSeconds' | 'resolvers' | 'asksForIpv6' | 'authorities'> {
  const isPlain = input.values['plain-http'] === true;
  // A proxy in front that is believed tells nginx who came by https.
  const ofScheme = textsOption(input, 'trusted-proxy').length === 0 ? ['hsts'] : [];
  const ofTls = ['certificate', 'certificate-key', 'redirect-from', ...ofScheme].filter(
    (name) => textOption(input, name) !== undefined,
  );
  if (isPlain && ofTls.length > 0)
    throw new WrongUsage(`With --plain-http nginx has no TLS, so --${ofTls[0]} means nothing`);
  const listen = textOption(input, 'listen') ?? (isPlain ? DEFAULT_PORTS.plain : DEFAULT_PORTS.secure);
  const resolvers = textsOption(input, 'resolver');
  return {
    listen,
    tls: isPlain ? undefined : tlsOptions(input, listen, hosts[0] ?? ''),
    hstsSeconds: hstsSeconds(input),
    resolvers: resolvers.length === 0 ? systemResolvers() : resolvers,
    asksForIpv6: input.values['ipv6'] === true,
    authorities: textOption(input, 'ca'),
  };
}
