import { nginxConfiguration } from '../../delivery/nginx';
import type { StoreSource } from '../../delivery/nginx-options';
import { UserError, WrongUsage } from '../../text/user-error';
import { reportLines } from '../../text/report';
import { readSettings } from '../../settings/settings';
import {
  assertAtMost,
  textOption,
  textsOption,
  type Command,
  type CommandInput,
  ownEnvironment,
} from '../../command-line/command';
import { NETWORK_OPTIONS, NETWORK_USAGE, networkOptions } from './delivery-network';

const USAGE =
  'delivery nginx --domain site.example --gateway http://10.0.0.5:8080 (--root folder | --store-url address [--second-store-url address]) ' +
  `[--host name=merchant] [--default merchant] [--assets-host name] [--listen 443] ${NETWORK_USAGE} [--cache folder] ` +
  '[--trusted-proxy network] [--brotli] [--control-api]';

const DEFAULT_CACHE = '/var/cache/nginx/site';

function required(input: CommandInput, name: string, meaning: string): string {
  const text = textOption(input, name);
  if (text === undefined) throw new WrongUsage(`Say ${meaning}: --${name}`);
  return text;
}

function sourceOption(input: CommandInput): StoreSource {
  const root = textOption(input, 'root');
  const storeUrl = textOption(input, 'store-url');
  const secondUrl = textOption(input, 'second-store-url');
  if (secondUrl !== undefined && storeUrl === undefined)
    throw new WrongUsage('The second bucket is asked when the first does not answer: name the first, --store-url');
  if (root !== undefined && storeUrl === undefined) return { root };
  if (root === undefined && storeUrl !== undefined)
    return { storeUrl, secondUrl, cacheFolder: textOption(input, 'cache') ?? DEFAULT_CACHE };
  throw new WrongUsage('Say where nginx finds the store: either --root and a folder, or --store-url and an address');
}

function exactHosts(input: CommandInput): Record<string, string> {
  const hosts: Record<string, string> = {};
  for (const text of textsOption(input, 'host')) {
    const [host = '', merchant = '', ...rest] = text.split('=');
    if (merchant === '' || rest.length > 0)
      throw new WrongUsage(`"${text}" is not a host and its merchant: --host name=merchant`);
    if (hosts[host] !== undefined) throw new WrongUsage(`The host ${host} is given twice`);
    hosts[host] = merchant;
  }
  return hosts;
}

function defaultMerchant(input: CommandInput, merchants: readonly string[]): string {
  const named = textOption(input, 'default');
  const [only, other] = merchants;
  if (named !== undefined) return named;
  if (only !== undefined && other === undefined) return only;
  throw new WrongUsage(`Say whose the bare domain is: --default and one of ${merchants.join(', ')}`);
}

export const deliveryCommand: Command = {
  name: 'delivery',
  usage: USAGE,
  summary: 'print the configuration of a web server that serves an environment as the local origin does',
  options: {
    domain: { type: 'string', multiple: true },
    host: { type: 'string', multiple: true },
    default: { type: 'string' },
    'assets-host': { type: 'string' },
    root: { type: 'string' },
    'store-url': { type: 'string' },
    'second-store-url': { type: 'string' },
    cache: { type: 'string' },
    gateway: { type: 'string' },
    listen: { type: 'string' },
    ...NETWORK_OPTIONS,
    'trusted-proxy': { type: 'string', multiple: true },
    brotli: { type: 'boolean' },
    'control-api': { type: 'boolean' },
  },
  environments: ownEnvironment,
  async run({ store, environment, report }, input) {
    assertAtMost(input, 1, USAGE);
    const [server] = input.positionals;
    if (server !== 'nginx') throw new WrongUsage('There are configurations for nginx only: mfe delivery nginx');
    const found = await readSettings(store, environment);
    if (found === null) throw new UserError(`The environment ${environment} is not set up yet`);
    const merchants = Object.keys(found.settings.merchants);
    const hosts = { domains: textsOption(input, 'domain'), exact: exactHosts(input) };
    const configuration = nginxConfiguration({
      environment,
      merchants,
      searched: Object.values(found.settings.merchants),
      defaultMerchant: defaultMerchant(input, merchants),
      hosts,
      ...networkOptions(input, [...hosts.domains, ...Object.keys(hosts.exact)]),
      assetsHost: textOption(input, 'assets-host'),
      allowsOverrides: found.settings.allowsOverrides,
      source: sourceOption(input),
      gatewayUrl: required(input, 'gateway', "where the merchants' back end is"),
      trustedProxies: textsOption(input, 'trusted-proxy'),
      hasBrotli: input.values['brotli'] === true,
      isTest: input.values['control-api'] === true,
    });
    reportLines(report, configuration.trimEnd());
    return { value: { environment, server, configuration } };
  },
};
