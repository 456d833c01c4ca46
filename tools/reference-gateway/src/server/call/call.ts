import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import type { EndpointId } from 'shared-contracts/api/endpoint-table';
import { HEADER } from 'shared-contracts/api/http-headers';
import { readAnswerValue } from 'shared-contracts/api/reading';
import { recordableBody, recordableHeaders, type Recorder } from '../control/recorder';
import { mergeDeep, type Scenarios } from '../control/scenarios';
import type { Merchant } from '../../data/merchants';
import { authenticate, headerText, languageOf, merchantOf, tokenOf } from './access';
import { refusalAnswer, replacedAnswer, successAnswer, type Answer } from './answers';
import type { CallContext, Services, Session } from '../../rules/call/context';
import { nameOfError } from '../../rules/call/name-of-error';
import { cookieJar } from './cookies';
import type { Commit, IdempotencyGuard } from '../../rules/security/idempotency';
import { invalidFields, Refusal } from '../../rules/refusal';
import { parseRequest, readBody } from './request-fields';
import { siteOrigin } from './site-origin';

/** Everything a call needs that outlives it. */
export interface CallEnvironment {
  readonly services: Services;
  readonly idempotency: IdempotencyGuard;
  /** Only with `test`. */
  readonly control: { readonly scenarios: Scenarios; readonly recorder: Recorder } | undefined;
}

/** A handler whose types the table has checked; requests are parsed by the same table. */
export type AnyHandler = (request: unknown, context: CallContext) => unknown;

/** A call and how it is served. */
export interface ServedCall {
  readonly id: EndpointId;
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler;
}

/** One request on its way through; the trace is for the log and the recorder. */
interface Exchange {
  readonly call: ServedCall;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly trace: { body: unknown; userName: string | null };
}

interface Caller {
  readonly merchant: Merchant;
  readonly session: Session | undefined;
  readonly token: string | undefined;
  readonly now: number;
}

/** Calls that make an order or an account answer 201. */
const CREATED: readonly EndpointId[] = ['R-14', 'R-15', 'R-30', 'R-33', 'R-75', 'R-83.create'];
/** The fields by which a request repeats its merchant. */
const MERCHANT_FIELDS = ['merchant', 'merchantCode', 'merchant_code'] as const;

/** Serves one request of one call, from the headers to the envelope. */
export async function serveCall(
  environment: CallEnvironment,
  call: ServedCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { services } = environment;
  const startedAt = services.clock();
  const exchange: Exchange = { call, request, reply, trace: { body: null, userName: null } };
  const answer = await answerCall(environment, exchange).catch((error: unknown) =>
    refusalAnswer(asRefusal(error, services, call.id), languageOf(request)),
  );
  record(environment, exchange, answer);
  services.log({
    event: 'call',
    id: call.id,
    requestId: request.id,
    status: answer.status,
    code: answer.code,
    milliseconds: services.clock() - startedAt,
  });
  if (answer.isDropped) {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  if (answer.retryAfter !== undefined) reply.header('Retry-After', answer.retryAfter);
  const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
  return reply.code(answer.status).type('application/json; charset=utf-8').send(body);
}

async function answerCall(environment: CallEnvironment, exchange: Exchange): Promise<Answer> {
  const { services, control } = environment;
  const { call, request, trace } = exchange;
  const now = services.clock();
  const merchant = merchantOf(request);
  const token = tokenOf(request);
  const session = authenticate(services.store, call.endpoint, merchant, token, now);
  trace.userName = session?.userName ?? null;
  trace.body = await readBody(call.endpoint, request, services);
  const override = control?.scenarios.take(call.id);
  if (override?.delayMs) await pause(override.delayMs);
  const replaced = override && replacedAnswer(override, languageOf(request));
  if (replaced) return replaced;
  const fields = readFields(exchange, merchant);
  const value = await handle(environment, exchange, fields, { merchant, session, token, now });
  const patched = control ? control.scenarios.patch(call.id, value, fields) : value;
  const merged = override?.merge ? mergeDeep(patched, override.merge) : patched;
  return successAnswer(merged, CREATED.includes(call.id) ? 201 : 200);
}

function readFields({ call, request, trace }: Exchange, merchant: Merchant): unknown {
  const { endpoint } = call;
  if (endpoint.module && headerText(request, HEADER.module) !== endpoint.module) {
    throw invalidFields({ [HEADER.module]: endpoint.module });
  }
  const fields = parseRequest(endpoint, request, trace.body);
  checkMerchantFields(fields, merchant);
  return fields;
}

/** A request may name its merchant again; the trial twin counts as the same site. */
function checkMerchantFields(fields: unknown, merchant: Merchant): void {
  if (typeof fields !== 'object' || fields === null) return;
  for (const name of MERCHANT_FIELDS) {
    const code = (fields as Record<string, unknown>)[name];
    const isOwn = code === undefined || code === merchant.site || code === merchant.code;
    if (!isOwn) throw invalidFields({ [name]: 'unknown' });
  }
}

async function handle(
  { services, idempotency }: CallEnvironment,
  { call, request, reply }: Exchange,
  fields: unknown,
  { merchant, session, token, now }: Caller,
): Promise<unknown> {
  const context: Omit<CallContext, 'commit'> = {
    services,
    store: services.store,
    now,
    merchant,
    language: languageOf(request),
    session,
    token: session && token,
    address: request.ip,
    site: siteOrigin(request),
    cookies: cookieJar(request, reply),
  };
  const work = async (commit: Commit) =>
    checkedValue(services, call, await call.handler(fields, { ...context, commit }));
  if (!call.endpoint.idempotent || !session) return work(services.store.transaction);
  const key = headerText(request, HEADER.idempotencyKey);
  return idempotency.once({ endpoint: call.endpoint, memberId: session.memberId, key, request: fields, now }, work);
}

/** In test mode a reply that breaks the contract is our own error, named by field. */
function checkedValue(services: Services, call: ServedCall, value: unknown): unknown {
  if (!services.isTest) return value;
  // Stricter than a reader is: our own answers have nothing that has to be passed over.
  const { faults } = readAnswerValue(call.endpoint.reply, value);
  if (faults.length > 0)
    throw new Refusal('internal', { reply: Object.fromEntries(faults.map(({ path, expected }) => [path, expected])) });
  return value;
}

/** A failure of our own is logged by its kind and place; its message may hold what a caller sent. */
function asRefusal(error: unknown, services: Services, id: string): Refusal {
  if (error instanceof Refusal) return error;
  const place =
    error instanceof Error ? error.stack?.split('\n').find((line) => line.trim().startsWith('at ')) : undefined;
  services.log({
    event: 'call.failed',
    id,
    reason: nameOfError(error),
    place: place?.trim(),
  });
  return new Refusal('internal');
}

function record(environment: CallEnvironment, { call, request, trace }: Exchange, answer: Answer): void {
  environment.control?.recorder.add({
    id: call.id,
    method: request.method,
    path: request.url.split('?')[0] ?? '',
    query: { ...(request.query as Record<string, unknown>) },
    headers: recordableHeaders(request.headers),
    body: recordableBody(trace.body),
    userName: trace.userName,
    status: answer.status,
    code: answer.code ?? null,
    at: environment.services.clock(),
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
