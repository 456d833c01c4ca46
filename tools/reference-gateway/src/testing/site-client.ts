import { CompactEncrypt, importJWK } from 'jose';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import { ENDPOINTS, type EndpointId } from 'shared-contracts/api/endpoint-table';
import { envelopeSchema } from 'shared-contracts/api/envelope';
import { compileGateway } from 'shared-contracts/api/gateway/compile-gateway';
import type { GatewaySite } from 'shared-contracts/api/gateway/gateway-config';
import { readEnvelope } from 'shared-contracts/api/gateway/read-envelope';
import type { ResolvedCall } from 'shared-contracts/api/gateway/resolve-call';
import { textFields, writeRequest, type WrittenRequest } from 'shared-contracts/api/gateway/write-request';
import { encryptionHeader } from 'shared-contracts/api/http-headers';
import * as v from 'valibot';
import type { SealedFor } from '../rules/security/encryption';
import { sealHeader } from './seal-header';

/** An answer as the site sees it: the parsed value, or the refusal with the status it stands for. */
export type SiteAnswer =
  | { readonly kind: 'value'; readonly value: unknown }
  | {
      readonly kind: 'refusal';
      readonly status: number;
      readonly code: string;
      readonly message: string;
      readonly details: unknown;
    };

export interface SiteClient {
  readonly call: (id: EndpointId, request: unknown, token?: string | null) => Promise<SiteAnswer>;
  /** Every request that went out, as `METHOD /path`. */
  readonly sent: readonly string[];
}

/** Calls of a trial are made in the trial merchant's name. */
const TRIAL_CALLS: readonly EndpointId[] = ['R-08', 'R-09'];
const BOUNDARY = 'part-of-a-test';

/** A client that reaches a gateway only by a merchant's resolved table, as the site's own does. */
export function siteClient(app: FastifyInstance, site: GatewaySite, now: () => number): SiteClient {
  const table = compileGateway({ ...site, apiOrigin: '' }, ENDPOINTS);
  const sent: string[] = [];
  let order = 0;

  const ask = async (id: EndpointId, request: unknown, token: string | null): Promise<SiteAnswer> => {
    const call = table.get(id);
    if (call === undefined) throw new Error(`${id} is not in the table`);
    order += 1;
    const caller = {
      merchant: TRIAL_CALLS.includes(id) ? `${site.code}-trial` : site.code,
      language: 'EN',
      device: 'MOBILE',
      release: 'r1',
    } as const;
    const written = writeRequest(call, request, {
      ...caller,
      token,
      requestId: `id-${order}`,
      idempotencyKey: `order-${order}`,
    });
    const sealedFor = {
      merchant: caller.merchant,
      call: id,
      token: call.auth === 'public' ? undefined : (token ?? undefined),
    };
    const query = new URLSearchParams(written.query).toString();
    const answer = await app.inject({
      method: written.method,
      url: query === '' ? written.url : `${written.url}?${query}`,
      ...(await bodyOf(call, written, sealedFor)),
    });
    sent.push(`${written.method} ${written.url}`);
    return opened(ENDPOINTS[id], readEnvelope(call, { status: answer.statusCode, body: answer.json<unknown>() }));
  };

  async function bodyOf(call: ResolvedCall, { headers, body }: WrittenRequest, sealedFor: SealedFor) {
    if (body === null) return { headers };
    if (call.transport === 'form')
      return {
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(textFields(body)).toString(),
      };
    if (call.transport === 'multipart')
      return {
        headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
        payload: parts(textFields(body)),
      };
    const json = { ...headers, 'content-type': 'application/json' };
    if (call.transport === 'json') return { headers: json, payload: JSON.stringify(body) };
    const { data, header } = await sealed(body, sealedFor);
    return { headers: { ...json, [call.headers.encryption]: header }, payload: JSON.stringify({ data }) };
  }

  async function sealed(body: unknown, sealedFor: SealedFor): Promise<{ data: string; header: string }> {
    const answer = await ask('R-02', {}, null);
    if (answer.kind !== 'value') throw new Error('there is no key to seal with');
    const { kid, jwk } = v.parse(ENDPOINTS['R-02'].reply, answer.value);
    order += 1;
    const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
      .setProtectedHeader(sealHeader(sealedFor, now(), `jti-${order}`))
      .encrypt(await importJWK({ kty: 'RSA', n: jwk.n, e: jwk.e }, 'RSA-OAEP-256'));
    return { data, header: encryptionHeader(kid) };
  }

  return { call: (id, request, token = null) => ask(id, request, token), sent };
}

function parts(fields: Readonly<Record<string, string>>): string {
  const entries = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${entries.join('')}--${BOUNDARY}--\r\n`;
}

function opened(endpoint: Endpoint, { status, body }: { status: number; body: unknown }): SiteAnswer {
  const envelope = v.parse(envelopeSchema, body);
  if (envelope.success) return { kind: 'value', value: v.parse(endpoint.reply, envelope.value) };
  return { kind: 'refusal', status, code: envelope.code, message: envelope.message, details: envelope.value };
}
