import { peopleSchema } from 'control/people/people';
import * as v from 'valibot';
import {
  clientId,
  collectorAddress,
  environmentName,
  everySeconds,
  folder,
  games,
  hostName,
  httpOrigin,
  issuer,
  listen,
  logLevel,
  merchantCode,
  percent,
  port,
  proxyNetwork,
  publicAddress,
  schemaAddress,
  stop,
  storePlace,
} from './fields';

/** Where traces, logs and figures go. */
const COLLECTOR = {
  address: collectorAddress,
  requestsPercent: v.optional(percent('how many requests that bring no traceparent are traced'), 0),
};
const COLLECTOR_WORDS =
  'who collects traces, logs and figures: {"address": "http://127.0.0.1:4318", "requestsPercent": 1';

const collector = v.pipe(v.strictObject(COLLECTOR), v.description(`${COLLECTOR_WORDS}}`));

/** The gateway also takes what pages measure. */
const gatewayCollector = v.pipe(
  v.strictObject({ ...COLLECTOR, pagesPercent: v.optional(percent('how many pages trace their taps'), 0) }),
  v.description(`${COLLECTOR_WORDS}, "pagesPercent": 1}`),
);

/** Fields that every service has. */
const EVERY_SERVICE = {
  $schema: v.optional(schemaAddress),
  home: folder,
  listen,
  logLevel: v.optional(logLevel, 'info'),
  stop: v.optional(stop, {}),
};

/** Fields of services that read the store. */
const WITH_STORE = {
  ...EVERY_SERVICE,
  collector: v.optional(collector),
  environment: environmentName,
  store: v.optional(storePlace),
  gateway: httpOrigin,
};

const DIALECTS = ['contract', 'alternate'] as const;

const ownHosts = v.pipe(
  v.strictObject({
    domains: v.optional(v.array(hostName), []),
    exact: v.optional(v.record(hostName, merchantCode), {}),
  }),
  v.description('host names: {"domains": ["play.example"], "exact": {"aurora.example": "aurora"}}'),
);

/** The origin: serves pages and files of an environment from its store, and hands calls on to the gateway. */
export const originSchema = v.strictObject({
  ...WITH_STORE,
  defaultMerchant: merchantCode,
  hosts: v.optional(ownHosts, {}),
  assetsPort: v.optional(port),
  /** Whether every answered request is a line of the log. */
  logsRequests: v.optional(v.pipe(v.boolean(), v.description('true or false: a line for every request')), true),
});
export type OriginConfiguration = v.InferOutput<typeof originSchema>;

/** The reference gateway, with its database in the state folder. */
export const gatewaySchema = v.strictObject({
  ...EVERY_SERVICE,
  collector: v.optional(gatewayCollector),
  trustedProxies: v.optional(v.array(proxyNetwork), ['loopback']),
  dialect: v.optional(v.pipe(v.picklist(DIALECTS), v.description(`one of ${DIALECTS.join(', ')}`)), 'contract'),
  games: v.optional(games, 640),
});
export type GatewayConfiguration = v.InferOutput<typeof gatewaySchema>;

/** The ticker: steps of rollouts, guards, feeds before they expire, and public pages with fresh data. */
export const tickerSchema = v.strictObject({
  ...WITH_STORE,
  everySeconds: v.optional(everySeconds, 30),
});
export type TickerConfiguration = v.InferOutput<typeof tickerSchema>;

/** The operators' console: shows an environment, and writes it with the keys of the people who sign in. */
export const controlSchema = v.strictObject({
  ...WITH_STORE,
  publicAddress,
  provider: v.pipe(
    v.strictObject({ issuer, clientId }),
    v.description('who signs people in: {"issuer": "https://login.example", "clientId": "release-console"}'),
  ),
  people: peopleSchema,
  previewDomain: v.optional(hostName),
  allowPrivate: v.optional(
    v.pipe(
      v.boolean(),
      v.description('whether back ends of merchants may be of this machine or a private network: false unless told'),
    ),
    false,
  ),
});
export type ControlConfiguration = v.InferOutput<typeof controlSchema>;

/** By service. */
export const SCHEMAS = {
  origin: originSchema,
  gateway: gatewaySchema,
  ticker: tickerSchema,
  control: controlSchema,
} as const;

/** A program that runs by itself. */
export type ServiceName = keyof typeof SCHEMAS;

export const SERVICE_NAMES = ['origin', 'gateway', 'ticker', 'control'] as const satisfies readonly ServiceName[];
