import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK } from 'jose';
import { API_PREFIX, type Endpoint } from 'shared-contracts/api/endpoint';
import { ENDPOINTS, type EndpointId } from 'shared-contracts/api/endpoint-table';
import type { ErrorCode } from 'shared-contracts/api/error-codes';
import { fillPath } from 'shared-contracts/api/fill-path';
import { encryptionHeader, HEADER } from 'shared-contracts/api/http-headers';
import * as v from 'valibot';
import type { SealedFor } from '../rules/security/encryption';
import { multipartBody } from './multipart';
import { sealHeader } from './seal-header';

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

const SIGN_IN: SealedFor = { merchant: 'aurora', call: 'R-06', token: undefined };

/** What a payload is sealed with; tests of the encryption change parts of it. */
export interface Seal {
  readonly kid?: string;
  readonly jti?: string;
  readonly issuedAt?: number;
  /** A sign-in at aurora, where nothing else is said. */
  readonly sealedFor?: SealedFor;
}

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** What comes back; `body` is its JSON. */
export interface WireAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Speaks the contract to a gateway. */
export interface ContractClient {
  readonly call: <Id extends EndpointId>(
    id: Id,
    request?: Fields,
    options?: CallOptions,
  ) => Promise<TestAnswer<ValueOf<Id>>>;
  /** Signs a demo account in and answers its token. */
  readonly signIn: (username: string, merchant?: string) => Promise<string>;
  readonly seal: (content: unknown, seal?: Seal) => Promise<{ readonly data: string; readonly header: string }>;
}

/** A login as the site sends it. */
export function loginRequest(username: string, password = 'Demo1234'): Fields {
  return { type: 'username', username, password, geetest: true, remember: false };
}

/** A client over whatever carries a request to the gateway. */
export function contractClient(
  carry: (request: WireRequest) => Promise<WireAnswer>,
  now: () => number = Date.now,
): ContractClient {
  const seal: ContractClient['seal'] = async (content, seal = {}) => {
    const { kid, jti = randomUUID(), issuedAt = now(), sealedFor = SIGN_IN } = seal;
    const { body } = await carry({
      method: 'GET',
      url: `${API_PREFIX}/system/encryption-key`,
      headers: { [HEADER.merchant]: 'aurora' },
    });
    const { value } = body as { value: { kid: string; jwk: Record<string, string> } };
    const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
      .setProtectedHeader(sealHeader(sealedFor, issuedAt, jti))
      .encrypt(await importJWK(value.jwk, 'RSA-OAEP-256'));
    return { data, header: encryptionHeader(kid ?? value.kid) };
  };

  const call = async <Id extends EndpointId>(id: Id, request: Fields = {}, callOptions: CallOptions = {}) => {
    const endpoint: Endpoint = ENDPOINTS[id];
    const { path, rest } = fillPath(endpoint, request);
    const { merchant = 'aurora', token } = callOptions;
    const sealedFor = { merchant, call: id, token: endpoint.auth === 'public' ? undefined : token };
    const body = await bodyOf(endpoint, rest, (content) => seal(content, { sealedFor }));
    const query = endpoint.transport === 'query' ? `?${queryOf(rest)}` : '';
    const answer = await carry({
      method: endpoint.method,
      url: `${API_PREFIX}${path}${query}`,
      headers: { ...headersOf(endpoint, callOptions), ...body.headers, ...callOptions.headers },
      ...(body.payload === undefined ? {} : { payload: body.payload }),
    });
    const envelope = answer.body as { success: boolean; value: unknown; code?: ErrorCode; message?: string };
    // A success is parsed as the site parses it; a refusal's value is looked at as it came.
    const value = envelope.success ? v.parse(endpoint.reply, envelope.value) : envelope.value;
    const { status, headers } = answer;
    const [cookie] = /captcha=[^;]*/.exec([headers['set-cookie']].flat().join('\n')) ?? [];
    return {
      status,
      value: value as ValueOf<Id>,
      code: envelope.code,
      message: envelope.message ?? '',
      headers,
      cookie,
    };
  };

  const signIn = async (username: string, merchant = 'aurora') => {
    const answer = await call('R-06', loginRequest(username), { merchant });
    if (answer.status !== 200) throw new Error(`${username} could not sign in: ${answer.code}`);
    return answer.value.token;
  };
  return { call, signIn, seal };
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

async function bodyOf(endpoint: Endpoint, fields: Fields, seal: ContractClient['seal']) {
  if (endpoint.transport === 'query') return { headers: {}, payload: undefined };
  if (endpoint.transport === 'multipart') {
    const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const { contentType, payload } = await multipartBody(Object.fromEntries(texts), []);
    return { headers: { 'content-type': contentType }, payload: payload.toString() };
  }
  if (endpoint.transport === 'form') {
    return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: queryOf(fields) };
  }
  const json = { 'content-type': 'application/json' };
  if (endpoint.transport === 'json') return { headers: json, payload: JSON.stringify(fields) };
  const { data, header } = await seal(fields);
  return { headers: { ...json, [HEADER.encryption]: header }, payload: JSON.stringify({ data }) };
}
