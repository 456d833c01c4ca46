import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSettings, type EnvironmentSettings } from 'release-cli/store/settings';
import type { Store } from 'release-cli/store/store';
import { refusal, send, type Answer } from './answer';
import { Compressor } from './compression';
import { FileAnswers } from './files';
import { merchantOfHost } from './merchant-host';
import { mapAnswer, pageAnswer } from './pages';
import { proxyTo } from './proxy';
import { ReloadEvents } from './reload-events';
import { requestPath } from './request-path';
import { ASSET_RULES, ruleFor, SITE_RULES, type Rule } from './rules';

export interface DeliveryOptions {
  readonly store: Store;
  readonly environment: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Origin of the merchant's back end. */
  readonly gatewayUrl: string;
  /** Whose site `localhost` itself is. */
  readonly defaultMerchant: string;
  /** Opens a second origin that serves only the packages' files. */
  readonly assetsPort?: number | undefined;
  /** Hears of errors that no request should cause. */
  readonly report?: ((line: string) => void) | undefined;
}

export interface Delivery {
  readonly url: string;
  readonly assetsUrl?: string;
  /** Ends every connection, waiting event streams included. */
  readonly close: () => Promise<void>;
}

const LOOPBACK = '127.0.0.1';
const LIMITS = { maxHeaderSize: 16 * 1024, headersTimeout: 15_000, requestTimeout: 120_000 };

interface Parts {
  readonly options: DeliveryOptions;
  readonly compressor: Compressor;
  readonly files: FileAnswers;
  readonly events: ReloadEvents;
}

type Visitor = { readonly merchant: string; readonly settings: EnvironmentSettings } | Answer;

async function visitorOf({ options }: Parts, request: IncomingMessage): Promise<Visitor> {
  const found = await readSettings(options.store, options.environment);
  if (found === null) return refusal(503, `The environment ${options.environment} is not set up yet`);
  const { settings } = found;
  const merchants = Object.keys(settings.merchants);
  const merchant = merchantOfHost(request.headers.host, merchants, options.defaultMerchant);
  return merchant === null ? refusal(404, 'No merchant of this site has this host name') : { merchant, settings };
}

/** Answers what a rule says; null when the rule's target answers by itself. */
async function answerBy(
  parts: Parts,
  rule: Rule,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Answer | null> {
  const { store, environment, gatewayUrl } = parts.options;
  const visitor = await visitorOf(parts, request);
  if ('status' in visitor) return visitor;
  const { merchant, settings } = visitor;
  if (rule.target === 'gateway') {
    proxyTo(gatewayUrl, request, response);
    return null;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refusal(405, 'Only GET and HEAD are answered here', { Allow: 'GET, HEAD' });
  switch (rule.target) {
    case 'page':
      return pageAnswer(store, environment, merchant);
    case 'map':
      return mapAnswer(store, environment, merchant, rule);
    case 'file':
      return parts.files.answer(path, rule, settings.liveReload ? 'quick' : 'smallest');
    case 'events':
      if (!settings.liveReload || request.method === 'HEAD') return refusal(404, 'There is nothing here');
      parts.events.accept(request, response, merchant, rule);
      return null;
  }
}

async function handle(
  parts: Parts,
  rules: readonly Rule[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let answer: Answer | null;
  try {
    const path = requestPath(request.url);
    const rule = path === null ? undefined : ruleFor(rules, path);
    if (path === null) answer = refusal(400, 'This is not a path of this site');
    else if (rule === undefined) answer = refusal(404, 'There is nothing here');
    else answer = await answerBy(parts, rule, path, request, response);
  } catch (error) {
    parts.options.report?.(
      `${request.method} ${requestPath(request.url) ?? '?'}: ${error instanceof Error ? error.message : String(error)}`,
    );
    answer = refusal(500, 'The site could not be read from its store');
  }
  if (answer !== null) await send(request, response, answer, parts.compressor);
}

async function listen(parts: Parts, rules: readonly Rule[], port: number): Promise<{ server: Server; url: string }> {
  const server = createServer(LIMITS, (request, response) => {
    handle(parts, rules, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, LOOPBACK, done);
  });
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

async function stop(server: Server): Promise<void> {
  await new Promise<void>((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

/** Serves an environment from its store as a CDN would, on this machine only. */
export async function startDelivery(options: DeliveryOptions): Promise<Delivery> {
  const { store, environment, port, assetsPort } = options;
  const parts: Parts = {
    options,
    compressor: new Compressor(),
    files: new FileAnswers(store),
    events: new ReloadEvents(store, environment),
  };
  const site = await listen(parts, SITE_RULES, port);
  const origins = [site.server];
  let assetsUrl: string | undefined;
  if (assetsPort !== undefined) {
    try {
      const assets = await listen(parts, ASSET_RULES, assetsPort);
      origins.push(assets.server);
      assetsUrl = assets.url;
    } catch (error) {
      await stop(site.server);
      throw error;
    }
  }
  const close = async (): Promise<void> => {
    parts.events.close();
    await Promise.all(origins.map(stop));
  };
  return { url: site.url, ...(assetsUrl === undefined ? {} : { assetsUrl }), close };
}
