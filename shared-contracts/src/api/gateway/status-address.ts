import type { GatewaySite } from './gateway-config';
import { resolveCall, type CallShape } from './resolve-call';
import { writeRequest, type Caller } from './write-request';
import { urlPart } from '../../url/url-part';

/** R-01 without its schemas, which the page's starter has no room for; a test holds it to the table. */
export const STATUS_CALL: CallShape = {
  id: 'R-01',
  method: 'GET',
  path: '/system/status',
  auth: 'public',
  transport: 'query',
  idempotent: false,
};

/** What `fetch` takes for a call. */
export interface FetchCall {
  /** With its query; relative where the API has the page's origin. */
  readonly url: string;
  /** As the gateway wants it. */
  readonly method: string;
  /** Without a token: nobody is known yet. */
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: 'include';
  /** JSON; absent where the fields are in the query. */
  readonly body?: string;
}

/** The status call as a merchant's gateway wants it, for code that runs before the host's client does. */
export function statusAddress(site: GatewaySite, caller: Omit<Caller, 'token' | 'idempotencyKey'>): FetchCall {
  const fields = { merchantCode: caller.merchant, language: caller.language };
  const { method, url, query, headers, body } = writeRequest(resolveCall(site, STATUS_CALL), fields, {
    ...caller,
    token: null,
  });
  const search = Object.entries(query)
    .map(([name, value]) => `${urlPart(name)}=${urlPart(value)}`)
    .join('&');
  return {
    url: search === '' ? url : `${url}?${search}`,
    method,
    headers: body === null ? headers : { ...headers, 'Content-Type': 'application/json' },
    credentials: 'include',
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  };
}
