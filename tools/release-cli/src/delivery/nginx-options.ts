import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { meantNote } from '../text/meant';
import { UserError } from '../text/user-error';
import { assertEnvironment } from '../store/environments';
import { addressesOf } from './public-addresses';

/** What search engines learn of a merchant. */
export type SearchedMerchant = Pick<MerchantConfig, 'code' | 'languages' | 'origin'>;

/** Which host names are whose. */
export interface SiteHosts {
  /** Domains under which every merchant has its own name, `<merchant>.<domain>`; the bare name is the default merchant's. */
  readonly domains: readonly string[];
  /** Further names, each of one merchant; they win over the names under a domain. */
  readonly exact: Readonly<Record<string, string>>;
}

/** Where nginx reads the store: a folder on its machine, or a bucket that it may read without credentials. */
export type StoreSource =
  | { readonly root: string }
  | {
      readonly storeUrl: string;
      /** Folder of the cache in front of the bucket. */
      readonly cacheFolder: string;
      /** A bucket with the same objects, which answers when the first does not. */
      readonly secondUrl?: string | undefined;
    };

/** The addresses of the buckets that nginx reads, in the order in which it asks them; none for a folder. */
export function bucketsOf(source: StoreSource): readonly string[] {
  if ('root' in source) return [];
  return [source.storeUrl, ...(source.secondUrl === undefined ? [] : [source.secondUrl])];
}

/** How nginx ends TLS itself. */
export interface TlsOptions {
  /** File of the certificate with its chain, for all hosts of the site. */
  readonly certificate: string;
  readonly certificateKey: string;
  /** Port, or address and port, from which http is led to https; none where not given. */
  readonly redirectFrom?: string | undefined;
}

export interface NginxOptions {
  readonly environment: string;
  readonly merchants: readonly string[];
  readonly defaultMerchant: string;
  /** The merchants' settings: their public addresses lead to them, and search engines are told of those. */
  readonly searched?: readonly SearchedMerchant[] | undefined;
  readonly hosts: SiteHosts;
  /** A host that serves the packages' files and nothing else. */
  readonly assetsHost?: string | undefined;
  /** The environment's setting: opens the release console, and demands no hash of overriding remotes. */
  readonly allowsOverrides: boolean;
  readonly source: StoreSource;
  /** Origin of the merchants' back end. */
  readonly gatewayUrl: string;
  /** DNS servers that nginx asks for names of back end and bucket: addresses, with a port or without. */
  readonly resolvers?: readonly string[] | undefined;
  /** Whether names may lead to IPv6 addresses: where the machine of nginx can reach them. */
  readonly asksForIpv6?: boolean | undefined;
  /** File of the authorities that may vouch for back end and bucket; Debian's by default. */
  readonly authorities?: string | undefined;
  /** Port, or address and port. */
  readonly listen: string;
  /** Absent where something in front of nginx ends TLS. */
  readonly tls?: TlsOptions | undefined;
  /** For how long browsers that came by https keep to it: 180 days where not given, 0 to forget it, null says nothing. */
  readonly hstsSeconds?: number | null | undefined;
  /** Addresses or networks of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted; none by default. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** For an nginx that has the brotli module. */
  readonly hasBrotli?: boolean | undefined;
  /** Passes the reference gateway's control API through: test runs only. */
  readonly isTest?: boolean | undefined;
}

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** 0 to 65535. */
const PORT_NUMBER = '(?:[0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])';
const PORT = `(?::${PORT_NUMBER})?`;
const HOST = `${LABEL}(?:\\.${LABEL})*`;
const ORIGIN = `https?://(?:${HOST}|\\[[0-9a-f:]+\\])${PORT}`;
/** Between quotes nginx reads every other character as it stands; a dollar sign begins a variable everywhere. */
const PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[^/$"\\\p{Cc}]+)+$/u;
const FORMS = {
  // Four names mean something else to nginx in the place where hosts stand.
  host: new RegExp(`^(?=.{1,253}$)(?!(?:default|hostnames|include|volatile)$)${HOST}$`),
  merchant: new RegExp(`^${LABEL}$`),
  folder: PATH,
  'back end': new RegExp(`^${ORIGIN}$`),
  bucket: new RegExp(`^${ORIGIN}(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*$`),
  'listening address': new RegExp(String.raw`^(?:(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:]+\]|\*):)?${PORT_NUMBER}$`),
  'DNS server': new RegExp(String.raw`^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:]+\])${PORT}$`),
  file: PATH,
  'trusted proxy': /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f:]+)(?:\/[0-9]{1,3})?$/,
} as const;

function assertForm(what: keyof typeof FORMS, text: string): void {
  const isAddress = what === 'back end' || what === 'bucket';
  if (!FORMS[what].test(text) || (isAddress && !URL.canParse(text)))
    throw new UserError(`${JSON.stringify(text)} cannot be a ${what} of an nginx configuration`);
}

function assertMerchant({ merchants }: NginxOptions, merchant: string): void {
  if (!merchants.includes(merchant))
    throw new UserError(`There is no merchant ${JSON.stringify(merchant)} here${meantNote(merchant, merchants)}`);
}

/** Refuses, in one sentence, a value that could end a directive and begin another, or an empty name. */
export function assertNginxOptions(options: NginxOptions): void {
  const { environment, merchants, defaultMerchant, hosts, assetsHost, source, gatewayUrl, listen } = options;
  assertEnvironment(environment);
  for (const merchant of merchants) assertForm('merchant', merchant);
  for (const host of [...hosts.domains, ...Object.keys(hosts.exact)]) assertForm('host', host);
  for (const merchant of [defaultMerchant, ...Object.values(hosts.exact)]) assertMerchant(options, merchant);
  if (hosts.domains.length === 0 && Object.keys(hosts.exact).length === 0)
    throw new UserError('Name at least one domain or host that the site has');
  for (const { code, origin } of options.searched ?? []) {
    assertMerchant(options, code);
    if (origin !== undefined) assertForm('back end', origin);
  }
  if (assetsHost !== undefined) assertForm('host', assetsHost);
  if ('root' in source) assertForm('folder', source.root);
  else {
    for (const url of bucketsOf(source)) assertForm('bucket', url);
    if (source.secondUrl === source.storeUrl)
      throw new UserError(`The second bucket is the first, ${source.storeUrl}: name another, or none`);
    assertForm('folder', source.cacheFolder);
  }
  assertForm('back end', gatewayUrl);
  assertForm('listening address', listen);
  for (const server of options.resolvers ?? []) assertForm('DNS server', server);
  for (const file of [options.authorities, options.tls?.certificate, options.tls?.certificateKey])
    if (file !== undefined) assertForm('file', file);
  if (options.tls?.redirectFrom !== undefined) assertForm('listening address', options.tls.redirectFrom);
  for (const proxy of options.trustedProxies ?? []) assertForm('trusted proxy', proxy);
}

/** The merchant of every host name, in a fixed order; public addresses give way to all other names. */
export function merchantsByHost(options: NginxOptions): readonly (readonly [host: string, merchant: string])[] {
  const { merchants, defaultMerchant, hosts, searched = [], assetsHost } = options;
  const names = new Map<string, string>(addressesOf(searched));
  for (const domain of hosts.domains) {
    names.set(domain, defaultMerchant);
    for (const merchant of merchants) names.set(`${merchant}.${domain}`, merchant);
  }
  for (const [host, merchant] of Object.entries(hosts.exact)) names.set(host, merchant);
  if (assetsHost !== undefined && names.has(assetsHost))
    throw new UserError(`${assetsHost} cannot be both the host of a merchant and that of the files`);
  return [...names].toSorted(([first], [second]) => (first < second ? -1 : 1));
}
