import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'shared-contracts/schema';
import {
  bucketRangeSchema,
  type BucketRange,
  HEALTH_ERRORS_PATH,
  HEALTH_PATH,
  HEALTH_SUMMARY_PATH,
  HEALTH_TICKET_PATH,
  OPERATOR_TOKEN_HEADER,
  parseHealthReport,
  parseHealthTicketRequest,
  type HealthReport,
  type HealthTicket,
  type HealthTicketRequest,
} from 'shared-contracts/release/health';
import { parseVersion } from 'shared-contracts/release/semver';
import { HEALTH_SPANS_PATH, parseSpansReport } from 'shared-contracts/release/spans';
import { headerText } from '../call/access';
import type { KeyedHash } from '../../rules/security/keyed-hash';
import { LIMITS, type RateLimiter } from '../../rules/security/rate-limit';
import type { Store } from '../../data/store/store';
import { findMerchant } from '../../data/merchants';
import { healthErrors, type ErrorsRequest } from './health-errors';
import { createHealthStore } from './health-store';
import { healthSummary, type SummaryRequest } from './health-summary';
import { createHealthTickets } from './health-tickets';
import { isSameToken } from './operator-token';
import { isTracedPage, toldSpans, type PageTraces } from './page-traces';

/** A report of 60 entries is a tenth of this. */
const BODY_LIMIT = 65_536;
const ENVIRONMENT = /^[a-z][a-z0-9-]{0,31}$/;
const MAXIMUM_MERCHANTS = 1000;

export interface HealthOptions {
  readonly store: Store;
  readonly clock: () => number;
  readonly limiter: RateLimiter;
  readonly operatorToken: string;
  readonly keyedHash: KeyedHash;
  /** Without it no page is traced. */
  readonly traces?: PageTraces | undefined;
}

/** Something in a request that cannot be; the message is for whoever sent it. */
class BadRequest extends Error {
  readonly statusCode = 400;
}

function parseBody<Parsed extends { readonly environment: string; readonly merchant: string }>(
  body: unknown,
  what: string,
  parse: (value: unknown) => Parsed,
): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(String(body));
  } catch {
    throw new BadRequest(`The ${what} is not JSON`);
  }
  let parsed: Parsed;
  try {
    parsed = parse(value);
  } catch (error) {
    throw new BadRequest(error instanceof Error ? error.message : String(error));
  }
  if (!ENVIRONMENT.test(parsed.environment)) throw new BadRequest(`The ${what} names no environment`);
  if (findMerchant(parsed.merchant) === undefined) throw new BadRequest(`The ${what} names no merchant of ours`);
  return parsed;
}

function parseReport(body: unknown): HealthReport {
  const report = parseBody(body, 'health report', parseHealthReport);
  // What cannot have been released is not kept: the rows of a summary are versions.
  const strange = report.entries.find((entry) => parseVersion(entry.version) === null);
  if (strange !== undefined) throw new BadRequest('The health report is not valid: entries.version is no version');
  return report;
}

function parseTicketRequest(body: unknown): HealthTicketRequest {
  return parseBody(body, 'request for a ticket', parseHealthTicketRequest);
}

function textsOf(value: unknown): readonly string[] {
  return [value].flat().filter((entry) => typeof entry === 'string');
}

type Query = Readonly<Record<string, unknown>>;

function environmentIn(query: Query): string {
  const [environment = ''] = textsOf(query['environment']);
  if (!ENVIRONMENT.test(environment)) throw new BadRequest('Name an environment: ?environment=production');
  return environment;
}

/** A moment of the query; refuses one that is missing or not understood with a sentence. */
function momentIn(query: Query, name: 'since' | 'until'): Date {
  const [text = ''] = textsOf(query[name]);
  const moment = new Date(text);
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text) || Number.isNaN(moment.getTime()))
    throw new BadRequest(`Say ${name} when: ?${name}=2026-12-01T10:00:00Z`);
  return moment;
}

function parseErrorsRequest(query: Query): ErrorsRequest {
  const environment = environmentIn(query);
  const [id] = textsOf(query['id']);
  if (id === undefined) return { environment, since: momentIn(query, 'since'), id: null };
  const [, number] = /^e([1-9]\d{0,14})$/.exec(id) ?? [];
  if (number === undefined) throw new BadRequest('An error has an id such as e12: ?id=e12');
  return { environment, since: new Date(0), id: Number(number) };
}

/** The devices of the query; null where it names no queue. Refuses a queue without its positions. */
function bucketsIn(query: Query): BucketRange | null {
  const [queue] = textsOf(query['queue']);
  if (queue === undefined) return null;
  const [from, below] = ['from', 'below'].map((name) => Number(textsOf(query[name])[0] ?? Number.NaN));
  const read = v.safeParse(bucketRangeSchema, { queue, from, below });
  if (!read.success) throw new BadRequest('Name a queue and positions in it: ?queue=brand@1&from=0&below=1000');
  return read.output;
}

function parseSummaryRequest(query: Query): SummaryRequest {
  const environment = environmentIn(query);
  const since = momentIn(query, 'since');
  const until = query['until'] === undefined ? null : momentIn(query, 'until');
  const merchants = textsOf(query['merchant']);
  if (merchants.length > MAXIMUM_MERCHANTS) throw new BadRequest(`Name at most ${MAXIMUM_MERCHANTS} merchants`);
  return { environment, since, until, merchants, buckets: bucketsIn(query) };
}

function sentence(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}

/** Registers where pages report and where operators read. Neither cookies nor addresses are kept, only a keyed hash. */
export async function registerHealth(app: FastifyInstance, options: HealthOptions): Promise<void> {
  const reports = createHealthStore(options.store, options.clock);
  const tickets = createHealthTickets(options.keyedHash, options.clock);
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // Beacons are sent as text, so that no browser asks for leave first.
    scope.addContentTypeParser(['text/plain', 'application/json'], { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    scope.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
      const status = error.statusCode ?? 500;
      if (error instanceof BadRequest) return sentence(reply, status, error.message);
      if (status === 413) return sentence(reply, status, `A health report has at most ${BODY_LIMIT} bytes`);
      if (status === 415) return sentence(reply, status, 'A health report is JSON, sent as text');
      return sentence(reply, status, status < 500 ? 'This request cannot be read' : 'Something went wrong here');
    });
    const isTooMuch = (request: FastifyRequest, reply: FastifyReply): boolean => {
      const wait = options.limiter.hit(LIMITS.healthByAddress, request.ip);
      if (wait > 0) reply.header('Retry-After', wait);
      return wait > 0;
    };
    const { traces, keyedHash, clock } = options;
    const isTraced = (page: Pick<HealthTicketRequest, 'environment' | 'merchant' | 'page'>): boolean =>
      traces !== undefined && isTracedPage(keyedHash, page, traces.percent);
    scope.post(HEALTH_TICKET_PATH, { bodyLimit: BODY_LIMIT }, (request, reply) => {
      if (isTooMuch(request, reply)) return sentence(reply, 429, 'Too many health reports from here');
      const page = parseTicketRequest(request.body);
      const ticket = tickets.issue(page, request.ip);
      return reply.send({ ticket, ...(isTraced(page) ? { traces: true } : {}) } satisfies HealthTicket);
    });
    scope.post(HEALTH_PATH, { bodyLimit: BODY_LIMIT }, (request, reply) => {
      if (isTooMuch(request, reply)) return sentence(reply, 429, 'Too many health reports from here');
      const report = parseReport(request.body);
      reports.keep(report, tickets.networkOf(report));
      return reply.code(204).send();
    });
    scope.post(HEALTH_SPANS_PATH, { bodyLimit: BODY_LIMIT }, (request, reply) => {
      if (isTooMuch(request, reply)) return sentence(reply, 429, 'Too many health reports from here');
      const report = parseBody(request.body, 'report of spans', parseSpansReport);
      if (!isTraced(report) || tickets.networkOf(report) === '')
        return sentence(reply, 403, 'The report of spans has no ticket of a page that is traced');
      traces?.telemetry.add(toldSpans(report, clock()));
      return reply.code(204).send();
    });
    const forOperators = (path: string, answer: (query: Query) => object): void => {
      scope.get(path, (request: FastifyRequest<{ Querystring: Record<string, unknown> }>, reply) => {
        if (!isSameToken(headerText(request, OPERATOR_TOKEN_HEADER), options.operatorToken))
          return sentence(reply, 401, `This needs the operator's token, in ${OPERATOR_TOKEN_HEADER}`);
        return reply.send(answer(request.query));
      });
    };
    forOperators(HEALTH_SUMMARY_PATH, (query) => healthSummary(options.store, parseSummaryRequest(query)));
    forOperators(HEALTH_ERRORS_PATH, (query) => healthErrors(options.store, parseErrorsRequest(query)));
    done();
  });
}
