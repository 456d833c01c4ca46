import { API_PREFIX, type Endpoint, type EndpointAuth, type HttpMethod, type RequestTransport } from '../endpoint';
import type { ErrorCode } from '../error-codes';
import { HEADER, MOBILE_GATEWAY } from '../http-headers';
import type { EndpointOverride, GatewayConfig, GatewaySite } from './gateway-config';
import { schemaFields } from './schema-fields';

/** What must be known of a call to send it; an endpoint of the table, or as much of one. */
export type CallShape = Pick<Endpoint, 'id' | 'method' | 'path' | 'auth' | 'transport' | 'idempotent'> &
  Partial<Pick<Endpoint, 'module' | 'reply'>>;

/** Where an answer says what; places are names joined by dots, `.` is the whole of it. */
export interface EnvelopePlaces {
  /** `status`: an HTTP status below 300 is a success; else a field and the values that mean it. */
  readonly success:
    | 'status'
    | {
        /** Place of the mark. */
        readonly field: string;
        /** Compared without conversion. */
        readonly values: readonly (string | number | boolean)[];
      };
  /** Place of what was asked for. */
  readonly value: string;
  /** Place of the reason of a refusal. */
  readonly code: string;
  /** Place of the server's words. */
  readonly message: string;
  /** Place of what a refusal carries besides: `captcha`, `fields`. */
  readonly details: string;
  /** The gateway's codes, each to one of ours; any other is handed on as it is. */
  readonly codes: Readonly<Record<string, ErrorCode>>;
}

/** The name of each header that a call may carry. */
export type HeaderNames = Readonly<Record<keyof typeof HEADER | 'authorization', string>>;

/** A call as one merchant's gateway wants it: nothing of it is asked of the configuration again. */
export interface ResolvedCall {
  /** Id in the contract; errors name it. */
  readonly id: string;
  /** As the gateway wants it. */
  readonly method: HttpMethod;
  /** Origin and base path, without a slash at the end. */
  readonly base: string;
  /** Below the base; `{name}` is filled from our request field of that name. */
  readonly path: string;
  /** A call that has lost its query to a method with a body travels as `json`. */
  readonly transport: RequestTransport;
  /** As in the contract. */
  readonly auth: EndpointAuth;
  /** As in the contract. */
  readonly idempotent: boolean;
  /** Value of the module header; null sends none. */
  readonly module: string | null;
  /** Value of the gateway header. */
  readonly gatewayNumber: string;
  /** Before the token, as `Bearer`; empty sends the bare token. */
  readonly tokenScheme: string;
  /** The gateway's names of the headers. */
  readonly headers: HeaderNames;
  /** Our request fields to the names they travel under; what is missing keeps its own. */
  readonly fields: Readonly<Record<string, string>>;
  /** Null: the envelope of the contract. */
  readonly envelope: EnvelopePlaces | null;
  /** Our reply fields to their places in the value; what is missing keeps its own. */
  readonly reply: Readonly<Record<string, string>>;
}

const OUR_ENVELOPE: EnvelopePlaces = {
  success: { field: 'success', values: [true] },
  value: 'value',
  code: 'code',
  message: 'message',
  details: 'value',
  codes: {},
};

/** Drops what was written down as undefined, so that it covers nothing. */
function given<Table extends object>(
  table: Table | undefined,
): { [Name in keyof Table]?: Exclude<Table[Name], undefined> } {
  return Object.fromEntries(Object.entries(table ?? {}).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Table]?: Exclude<Table[Name], undefined>;
  };
}

function envelopeOf(config: GatewayConfig, own: EndpointOverride): EnvelopePlaces | null {
  if (config.envelope === undefined && own.envelope === undefined) return null;
  return {
    ...OUR_ENVELOPE,
    ...given(config.envelope),
    ...given(own.envelope),
    codes: { ...config.envelope?.codes, ...own.envelope?.codes },
  };
}

/** A call with fields in the query keeps them there only where its method has no body. */
function transportOf(call: CallShape, method: HttpMethod): RequestTransport {
  if (call.transport !== 'query') return call.transport;
  return method === 'GET' || method === 'DELETE' ? 'query' : 'json';
}

/** What the configuration says of one call alone. */
export function ownOverride(config: GatewayConfig, id: string): EndpointOverride {
  const endpoints = config.endpoints ?? {};
  return (Object.hasOwn(endpoints, id) ? endpoints[id] : undefined) ?? {};
}

/** Applies a merchant's configuration to one call. Checks nothing: `callProblem` does. */
export function resolveCall(site: GatewaySite, call: CallShape): ResolvedCall {
  const config = site.gateway ?? {};
  const own = ownOverride(config, call.id);
  const method = own.method ?? call.method;
  const isPaged = schemaFields(call.reply).has('totalPages');
  return {
    id: call.id,
    method,
    base: `${site.apiOrigin}${config.basePath ?? API_PREFIX}`,
    path: own.path ?? call.path,
    transport: transportOf(call, method),
    auth: call.auth,
    idempotent: call.idempotent,
    module: own.module === undefined ? (call.module ?? null) : own.module,
    gatewayNumber: own.gatewayNumber ?? config.gatewayNumber ?? MOBILE_GATEWAY,
    tokenScheme: config.tokenScheme ?? 'Bearer',
    headers: { ...HEADER, authorization: 'Authorization', ...given(config.headers), ...given(own.headers) },
    fields: { ...config.fields, ...own.fields },
    envelope: envelopeOf(config, own),
    reply: { ...(isPaged ? given(config.paging) : {}), ...own.reply },
  };
}
