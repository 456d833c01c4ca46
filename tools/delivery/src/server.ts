import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressesOf, type Addresses } from 'release-cli/delivery/public-addresses';
import type { HealthSource } from 'release-cli/health/health-source';
import type { EnvironmentSettings } from 'release-cli/settings/settings';
import { StoreUnreadable } from 'release-cli/store/store';
import type { Store } from 'release-cli/trust/store';
import { namesTwoHosts } from 'services/names-two-hosts';
import { Draining } from 'services/draining';
import { Operations, operationsPath, type AnsweredRequest } from 'services/operations';
import type { ServerTelemetry } from 'services/telemetry';
import { PageGuard } from 'release-cli/page/page-guard';
import {
  ASSET_RULES,
  DELIVERY_LIMITS,
  REFUSALS,
  ruleFor,
  SITE_RULES,
  STRAY_ADDRESS,
  type DeliveryHeaders,
  type DeliveryRule,
} from 'shared-contracts/release/delivery-rules';
import { offeredDictionary } from 'shared-contracts/release/dictionaries';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { searchHeaders } from 'shared-contracts/release/search-pages';
import { TRACE_HEADER } from 'shared-contracts/release/spans';
import { homeRedirect, refusal, send, type Answer } from './answer';
import { BelievedSettings } from './believed-settings';
import { Compressor } from './compression';
import { consoleAnswer } from './staff-pages/console-page';
import { DEVELOPERS_PATH, developersPage } from './staff-pages/developers-page';
import { FileAnswers } from './files';
import {
  browsersAnswer,
  iconAnswer,
  manifestAnswer,
  robotsAnswer,
  sitemapAnswer,
  workerAnswer,
  type SitePages,
} from './installed';
import { merchantOfHost, type OwnHosts } from './merchant-host';
import { descriptionAnswer, feedAnswer, pageAnswer, schemaAnswer } from './pages';
import { proxyTo } from './proxy';
import { ReloadEvents } from './reload-events';
import { rawQuery, requestPath } from './request-path';

export interface DeliveryOptions {
  readonly store: Store;
  readonly environment: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The address that is listened on; without it this machine's own, which nobody else reaches. */
  readonly address?: string | undefined;
  /** Host names beside those of this machine. */
  readonly hosts?: OwnHosts | undefined;
  /** Origin of the merchant's back end. */
  readonly gatewayUrl: string;
  /** Whose site `localhost` itself is. */
  readonly defaultMerchant: string;
  /** Opens a second origin that serves only the packages' files. */
  readonly assetsPort?: number | undefined;
  /** Where the release console reads health; without it the console says so. */
  readonly health?: (() => Promise<HealthSource>) | undefined;
  /** Addresses of builds that somebody develops, by package; without them there is no start page of developers. */
  readonly developed?: Readonly<Record<string, string>> | undefined;
  /** Hears of errors that no request should cause. */
  readonly report?: ((line: string) => void) | undefined;
  /** Hears of every request once its answer has ended. */
  readonly onAnswered?: ((request: AnsweredRequest) => void) | undefined;
  /** Collects traces and figures of the origin. */
  readonly telemetry?: ServerTelemetry | undefined;
}

export interface Delivery {
  readonly url: string;
  readonly assetsUrl?: string;
  /** From now on it says that it is not ready, and every answer ends its connection. */
  readonly announceStop: () => void;
  /** Lets running requests finish, for so many milliseconds; gives how many were cut off then. */
  readonly stop: (limitMs: number) => Promise<number>;
  /** Ends every connection at once, waiting event streams included. */
  readonly close: () => Promise<void>;
}

const LOOPBACK = '127.0.0.1';
const LIMITS = {
  maxHeaderSize: DELIVERY_LIMITS.headerBytes,
  headersTimeout: DELIVERY_LIMITS.headerSeconds * 1000,
  requestTimeout: DELIVERY_LIMITS.requestSeconds * 1000,
};

/** What the answers to visitors of a merchant's site are made of. */
export interface SiteParts {
  readonly options: Pick<DeliveryOptions, 'store' | 'environment' | 'health'>;
  readonly files: FileAnswers;
  /** Tells open pages of new versions where the settings say so. */
  readonly events: Pick<ReloadEvents, 'accept'>;
  readonly guard: SitePages;
}

interface Parts extends SiteParts {
  readonly options: DeliveryOptions;
  readonly compressor: Compressor;
  readonly events: ReloadEvents;
  readonly settings: BelievedSettings;
  readonly operations: Operations;
}

/** Whose site is asked, and by which settings. */
export interface Visitor {
  readonly merchant: string;
  readonly settings: EnvironmentSettings;
}

function notSetUp(environment: string): string {
  return `The environment ${environment} is not set up yet`;
}

/** The origin can work once it believes an environment's settings: every other answer follows from the store. */
async function whyNotReady(settings: BelievedSettings, environment: string): Promise<string | null> {
  return (await settings.get()) === null ? notSetUp(environment) : null;
}

/** By settings: they are the same object until others are written. */
const knownAddresses = new WeakMap<EnvironmentSettings, Addresses>();

function addressesIn(settings: EnvironmentSettings): Addresses {
  const known = knownAddresses.get(settings) ?? addressesOf(Object.values(settings.merchants));
  knownAddresses.set(settings, known);
  return known;
}

async function visitorOf({ options, settings: believed }: Parts, request: IncomingMessage): Promise<Visitor | Answer> {
  const found = await believed.get();
  if (found === null) return refusal(503, notSetUp(options.environment));
  const { settings } = found;
  const merchants = Object.keys(settings.merchants);
  const addresses = addressesIn(settings);
  const merchant = merchantOfHost(request.headers.host, merchants, options.defaultMerchant, options.hosts, addresses);
  return merchant === null ? refusal(404, 'No merchant of this site has this host name') : { merchant, settings };
}

/** Answers what a rule says; null when the rule's target answers by itself. */
async function answerBy(
  parts: Parts,
  rule: DeliveryRule,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Answer | null> {
  const visitor = await visitorOf(parts, request);
  if ('status' in visitor) return visitor;
  if (rule.target === 'gateway' || rule.target === 'control') {
    if (rule.isPicture === true && !isReading(request)) return refusal(405);
    proxyTo(parts.options.gatewayUrl, request, response, rule);
    return null;
  }
  return siteAnswer(parts, visitor, { rule, path }, request, response);
}

/** What a request asks for. */
export interface AskedFor {
  readonly rule: DeliveryRule;
  readonly path: string;
}

/** Answers a visitor what a rule says that is no rule of the gateway; null when it answers by itself. */
export async function siteAnswer(
  parts: SiteParts,
  { merchant, settings }: Visitor,
  { rule, path }: AskedFor,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Answer | null> {
  const { store, environment } = parts.options;
  if (!isReading(request)) return refusal(405);
  switch (rule.target) {
    case 'page': {
      const told = toldToSearch(environment, settings.merchants[merchant], request.url);
      if (rule.document === 'browsers') return withHeaders(await browsersAnswer(parts.guard, merchant, rule), told);
      return withHeaders(await pageAnswer(parts.guard, environment, merchant, rule.document), told);
    }
    case 'home':
      return homeRedirect(rawQuery(request.url));
    case 'feed':
      return feedAnswer(store, environment, merchant, rule);
    case 'description':
      return descriptionAnswer(store, environment, rule);
    case 'schema':
      return schemaAnswer(path, rule);
    case 'manifest':
      return manifestAnswer(settings.merchants[merchant], rule);
    case 'robots':
      return robotsAnswer(settings.merchants[merchant], environment, rule);
    case 'sitemap':
      return sitemapAnswer(settings.merchants[merchant], rule);
    case 'worker':
      return workerAnswer(parts.guard, merchant, rule);
    case 'answers':
      return parts.files.answersOfPage(path, rule);
    case 'icon':
      return iconAnswer(store, settings.merchants[merchant], path, rule);
    case 'brand':
      return parts.files.pictureOfBrand(path, rule);
    case 'console':
      return consoleAnswer(parts.options, path, rule, settings.allowsOverrides);
    case 'file':
      return parts.files.answer(
        request.url ?? '',
        path,
        rule,
        settings.liveReload ? 'quick' : 'smallest',
        /\?./.test(request.url ?? '') ? undefined : offeredDictionary(request.headers),
      );
    case 'events':
      if (!settings.liveReload || request.method === 'HEAD') return refusal(404);
      parts.events.accept(request, response, merchant, rule);
      return null;
    case 'gateway':
    case 'control':
      return refusal(404);
  }
}

function toldToSearch(environment: string, merchant: MerchantConfig | undefined, address = ''): DeliveryHeaders {
  return merchant === undefined ? {} : searchHeaders(environment, merchant, address);
}

/** An answer with further headers; a refusal stays as it is. */
function withHeaders(answer: Answer, headers: DeliveryHeaders): Answer {
  return answer.status === 200 ? { ...answer, headers: { ...answer.headers, ...headers } } : answer;
}

/** Whether a request reads. */
export function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The answer to an address that is not sound. */
function unsoundAnswer(rules: readonly DeliveryRule[], request: IncomingMessage): Answer {
  const isStray = rules === SITE_RULES && isReading(request) && STRAY_ADDRESS.test(request.url ?? '');
  return isStray ? homeRedirect() : refusal(400);
}

/** What operators and developers ask the server itself; null for everybody else. */
async function operatorsAnswer(parts: Parts, request: IncomingMessage, path: string): Promise<Answer | null> {
  const asked = operationsPath(path, request.headers);
  const { developed = {} } = parts.options;
  const isDevelopers = path === DEVELOPERS_PATH && Object.keys(developed).length > 0;
  if (asked === null && !isDevelopers) return null;
  if (!isReading(request)) return refusal(405);
  if (asked === null) return developersPage(developed);
  const { body, ...told } = await parts.operations.answer(asked);
  return { ...told, bytes: new TextEncoder().encode(body), effort: 'quick' };
}

async function handle(
  parts: Parts,
  rules: readonly DeliveryRule[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let answer: Answer | null;
  const path = requestPath(request.url);
  const rule = path === null ? undefined : ruleFor(rules, path);
  const asked = path === null ? null : await operatorsAnswer(parts, request, path);
  if (asked !== null) return send(request, response, asked, parts.compressor);
  const span = parts.operations.observe(request, response, () => rule?.target ?? 'none');
  // What is asked for this request is a part of its own span; a header that is not sound ends here.
  if (span !== undefined) request.headers[TRACE_HEADER] = span.traceparent;
  try {
    if (namesTwoHosts(request.rawHeaders)) {
      response.setHeader('Connection', 'close');
      answer = refusal(400);
    } else if (path === null) answer = unsoundAnswer(rules, request);
    else if (rule === undefined) answer = refusal(404);
    else answer = await answerBy(parts, rule, path, request, response);
  } catch (error) {
    parts.options.report?.(
      `${request.method} ${requestPath(request.url) ?? '?'}: ${error instanceof Error ? error.message : String(error)}`,
    );
    answer = error instanceof StoreUnreadable ? refusal(503, REFUSALS[500].sentence) : refusal(500);
  }
  if (answer !== null) await send(request, response, answer, parts.compressor);
}

interface Listening {
  readonly draining: Draining;
  readonly url: string;
}

async function listen(parts: Parts, rules: readonly DeliveryRule[], port: number): Promise<Listening> {
  const server = createServer(LIMITS, (request, response) => {
    handle(parts, rules, request, response).catch(() => response.destroy());
  });
  const draining = new Draining(server);
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, parts.options.address ?? LOOPBACK, done);
  });
  return { draining, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

function partsOf(options: DeliveryOptions): Parts {
  const { store, environment, onAnswered, telemetry } = options;
  const believed = new BelievedSettings(store, environment);
  return {
    options,
    compressor: new Compressor(),
    files: new FileAnswers(store),
    events: new ReloadEvents(store, environment),
    guard: new PageGuard(store, environment, options.report),
    settings: believed,
    operations: new Operations({
      server: 'origin',
      whyNotReady: () => whyNotReady(believed, environment),
      onAnswered,
      telemetry,
    }),
  };
}

/** Serves an environment from its store as a CDN would: on this machine only, unless told another address. */
export async function startDelivery(options: DeliveryOptions): Promise<Delivery> {
  const { port, assetsPort } = options;
  const parts = partsOf(options);
  const site = await listen(parts, SITE_RULES, port);
  const origins = [site];
  if (assetsPort !== undefined) {
    try {
      origins.push(await listen(parts, ASSET_RULES, assetsPort));
    } catch (error) {
      await site.draining.stop(0);
      throw error;
    }
  }
  const stop = async (limitMs: number): Promise<number> => {
    parts.operations.announceStop();
    parts.events.close();
    const cutOff = await Promise.all(origins.map(({ draining }) => draining.stop(limitMs)));
    return cutOff.reduce((sum, count) => sum + count, 0);
  };
  const announceStop = (): void => {
    parts.operations.announceStop();
    origins.forEach(({ draining }) => draining.announce());
  };
  const assetsUrl = origins[1]?.url;
  const close = async (): Promise<void> => void (await stop(0));
  return { url: site.url, ...(assetsUrl === undefined ? {} : { assetsUrl }), announceStop, stop, close };
}
