import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK } from 'jose';
import { API_PREFIX, type Endpoint } from 'shared-contracts/api/endpoint';
import { ENDPOINTS, type EndpointId } from 'shared-contracts/api/endpoint-table';
import type { ErrorCode } from 'shared-contracts/api/error-codes';
import { fillPath } from 'shared-contracts/api/fill-path';
import { encryptionHeader, HEADER } from 'shared-contracts/api/http-headers';
import * as v from 'valibot';
import { CONTROL_PATHS } from '../control-api';
import { createGateway, type Gateway, type GatewayOptions } from '../server';

type Fields = Readonly<Record<string, unknown>>;
type ValueOf<Id extends EndpointId> = v.InferOutput<(typeof ENDPOINTS)[Id]['reply']>;

/** Whom a test calls as, and what it changes about the headers. */
export interface CallOptions {
  readonly token?: string | undefined;
  readonly merchant?: string;
  readonly language?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookie?: string | undefined;
}

/** An answer, opened. */
export interface TestAnswer<Value = unknown> {
  readonly status: number;
  readonly value: Value;
  readonly code: ErrorCode | undefined;
  readonly message: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookie: string | undefined;
}

/** What a payload is sealed with; tests of the encryption change parts of it. */
export interface Seal {
  readonly kid?: string;
  readonly jti?: string;
  readonly issuedAt?: number;
}

export interface TestGateway extends Omit<Gateway, 'url'> {
  readonly call: <Id extends EndpointId>(
    id: Id,
    request?: Fields,
    options?: CallOptions,
  ) => Promise<TestAnswer<ValueOf<Id>>>;
  /** Signs a demo account in and answers its token. */
  readonly signIn: (username: string, merchant?: string) => Promise<string>;
  readonly seal: (content: unknown, seal?: Seal) => Promise<{ readonly data: string; readonly header: string }>;
  readonly now: () => number;
  /** Back to the seed, with the clock of the machine. */
  readonly reset: () => Promise<void>;
  /** Moves the gateway's clock. */
  readonly advance: (milliseconds: number) => void;
}

/** A login as the site sends it. */
export function loginRequest(username: string, password = 'Demo1234'): Fields {
  return { type: 'username', username, password, geetest: true, remember: false };
}

/** A gateway in memory with the control API, and a client that speaks the contract to it. */
export async function openTestGateway(options: GatewayOptions = {}): Promise<TestGateway> {
  let shift = 0;
  const now = () => Date.now() + shift;
  const gateway = await createGateway({ test: true, now, ...options });
  const { app } = gateway;

  const seal: TestGateway['seal'] = async (content, { kid, jti = randomUUID(), issuedAt = now() } = {}) => {
    const answer = await app.inject({
      url: `${API_PREFIX}/system/encryption-key`,
      headers: { [HEADER.merchant]: 'aurora' },
    });
    const { value } = answer.json<{ value: { kid: string; jwk: Record<string, string> } }>();
    const header = { alg: 'RSA-OAEP-256', enc: 'A256GCM', iat: Math.floor(issuedAt / 1000), jti };
    const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
      .setProtectedHeader(header)
      .encrypt(await importJWK(value.jwk, 'RSA-OAEP-256'));
    return { data, header: encryptionHeader(kid ?? value.kid) };
  };

  const call = async <Id extends EndpointId>(id: Id, request: Fields = {}, callOptions: CallOptions = {}) => {
    const endpoint: Endpoint = ENDPOINTS[id];
    const { path, rest } = fillPath(endpoint, request);
    const body = await bodyOf(endpoint, rest, seal);
    const query = endpoint.transport === 'query' ? `?${queryOf(rest)}` : '';
    const answer = await app.inject({
      method: endpoint.method,
      url: `${API_PREFIX}${path}${query}`,
      headers: { ...headersOf(endpoint, callOptions), ...body.headers, ...callOptions.headers },
      ...(body.payload === undefined ? {} : { payload: body.payload }),
    });
    const envelope = answer.json<{ success: boolean; value: unknown; code?: ErrorCode; message?: string }>();
    // A success is parsed as the site parses it; a refusal's value is looked at as it came.
    const value = envelope.success ? v.parse(endpoint.reply, envelope.value) : envelope.value;
    const cookie = answer.cookies.find(({ name }) => name === 'captcha');
    return {
      status: answer.statusCode,
      value: value as ValueOf<Id>,
      code: envelope.code,
      message: envelope.message ?? '',
      headers: answer.headers,
      cookie: cookie && `captcha=${cookie.value}`,
    };
  };

  const signIn = async (username: string, merchant = 'aurora') => {
    const answer = await call('R-06', loginRequest(username), { merchant });
    if (answer.status !== 200) throw new Error(`${username} could not sign in: ${answer.code}`);
    return answer.value.token;
  };

  const reset = async () => {
    shift = 0;
    await app.inject({ method: 'POST', url: CONTROL_PATHS.reset });
  };

  return { ...gateway, call, signIn, seal, now, reset, advance: (milliseconds) => void (shift += milliseconds) };
}

function headersOf(endpoint: Endpoint, { token, merchant = 'aurora', language = 'EN', cookie }: CallOptions) {
  return {
    [HEADER.merchant]: merchant,
    [HEADER.language]: language,
    ...(endpoint.module ? { [HEADER.module]: endpoint.module } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(cookie ? { cookie } : {}),
  };
}

function queryOf(fields: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of [value].flat())
      if (item !== undefined) query.append(name, String(item as string | number | boolean));
  }
  return query.toString();
}

async function bodyOf(endpoint: Endpoint, fields: Fields, seal: TestGateway['seal']) {
  if (endpoint.transport === 'query' || endpoint.transport === 'multipart') return { headers: {}, payload: undefined };
  if (endpoint.transport === 'form') {
    return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: queryOf(fields) };
  }
  const json = { 'content-type': 'application/json' };
  if (endpoint.transport === 'json') return { headers: json, payload: JSON.stringify(fields) };
  const { data, header } = await seal(fields);
  return { headers: { ...json, [HEADER.encryption]: header }, payload: JSON.stringify({ data }) };
}
