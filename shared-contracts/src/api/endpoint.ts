import type { GenericSchema, InferInput, InferOutput } from 'shared-contracts/schema';
import type { CommonErrorCode, ErrorCode } from './error-codes';

/** Who may call: `public` sends no token, `optional` sends one if there is one, the others demand one. */
export type EndpointAuth = 'public' | 'optional' | 'member' | 'agent';

/**
 * Where the request's fields travel. `query`: in the query string; `json`, `form`, `multipart`: in the body;
 * `encrypted`: the JSON body as a compact JWE (docs/product/common.md#sealed-calls). Fields named in the path never
 * travel twice.
 */
export type RequestTransport = 'query' | 'json' | 'form' | 'multipart' | 'encrypted';

/** The methods of calls; a `GET` alone is repeated after a lost connection. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the REST contract: everything client and gateway must agree on (docs/product/common.md#calls). */
export interface Endpoint<
  Id extends string = string,
  Request extends GenericSchema = GenericSchema,
  Reply extends GenericSchema = GenericSchema,
  Code extends ErrorCode = ErrorCode,
> {
  /** `R-nn`, with a suffix where one row of the table covers several calls: `R-41.add`. */
  readonly id: Id;
  /** As the contract has it; an operator's gateway may have another. */
  readonly method: HttpMethod;
  /** Relative to {@link API_PREFIX}; `{name}` is filled from the request field of that name. */
  readonly path: string;
  /** Whether the token goes along. */
  readonly auth: EndpointAuth;
  /** Sent as the `ModuleId` header; without it none is sent. */
  readonly module?: string;
  /** Where the fields travel. */
  readonly transport: RequestTransport;
  /** The fields that a caller passes. The gateway parses them; the client sends them unchecked. */
  readonly request: Request;
  /** Of `value` in the envelope, not of the envelope. */
  readonly reply: Reply;
  /** The codes this call may answer besides {@link CommonErrorCode}; the gateway can send no other. */
  readonly codes: readonly Code[];
  /** A failure of this call never shows a message by itself. */
  readonly silent: boolean;
  /** The client must send an `Idempotency-Key`; the server answers a repeated key with the first answer. */
  readonly idempotent: boolean;
}

/** The path prefix of every call. */
export const API_PREFIX = '/api/v1';

type EndpointInput<
  Id extends string,
  Request extends GenericSchema,
  Reply extends GenericSchema,
  Code extends ErrorCode,
> = Pick<Endpoint<Id, Request, Reply, Code>, 'id' | 'method' | 'path' | 'auth' | 'request' | 'reply'> &
  Partial<Pick<Endpoint<Id, Request, Reply, Code>, 'module' | 'transport' | 'codes' | 'silent' | 'idempotent'>>;

/** Declares a call. Without a transport, GET and DELETE travel in the query and the rest as JSON. */
export function defineEndpoint<
  const Id extends string,
  Request extends GenericSchema,
  Reply extends GenericSchema,
  const Code extends ErrorCode = never,
>(input: EndpointInput<Id, Request, Reply, Code>): Endpoint<Id, Request, Reply, Code> {
  const inQuery = input.method === 'GET' || input.method === 'DELETE';
  return { transport: inQuery ? 'query' : 'json', codes: [], silent: false, idempotent: false, ...input };
}

/** What a caller passes. */
export type RequestOf<E extends Endpoint> = InferInput<E['request']>;
/** What a handler is given, after parsing. */
export type ParsedRequestOf<E extends Endpoint> = InferOutput<E['request']>;
/** What a caller gets, after parsing. */
export type ReplyOf<E extends Endpoint> = InferOutput<E['reply']>;
/** What a handler must return. */
export type ReplyInputOf<E extends Endpoint> = InferInput<E['reply']>;
/** The codes a handler may refuse with. */
export type CodeOf<E extends Endpoint> = E['codes'][number] | CommonErrorCode;
