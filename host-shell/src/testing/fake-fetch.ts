import { isApiError, type ApiFailure } from 'shared-contracts/api/api-error';
import { defineEndpoint } from 'shared-contracts/api/endpoint';
import * as v from 'valibot';
import { ServerTime } from 'shared-kit/remote';
import { HttpClient, type CallIdentity, type HttpClientSetup } from '../api/http-client';

const thing = v.object({ name: v.string() });
const anything = v.record(v.string(), v.unknown());
export const readThing = defineEndpoint({
  id: 'T-01',
  method: 'GET',
  path: '/things/{id}',
  auth: 'optional',
  module: 'THINGS3',
  request: anything,
  reply: thing,
});
export const sendThing = defineEndpoint({
  ...readThing,
  id: 'T-02',
  method: 'POST',
  path: '/things',
  transport: 'json',
});
export const payThing = defineEndpoint({ ...sendThing, id: 'T-03', idempotent: true });
export const sealThing = defineEndpoint({ ...sendThing, id: 'T-04', transport: 'encrypted', auth: 'public' });

export const VALUE = { name: 'one' };
export type Answer = (request: Request) => Promise<Response>;

/** An answer in the gateway's envelope. */
export function envelope(body: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return async () => new Response(JSON.stringify(body), { status, headers });
}
export const good = envelope({ success: true, value: VALUE });
export const refused = (
  code: string,
  status: number,
  more: object = {},
  headers: Record<string, string> = {},
): Answer => envelope({ success: false, code, message: 'no', ...more }, status, headers);
export const lost: Answer = async () => Promise.reject(new TypeError('fetch failed'));
export const hangs: Answer = (request) =>
  new Promise((_resolve, reject) =>
    request.signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError'))),
  );

export const IDENTITY: CallIdentity = {
  merchant: 'aurora',
  language: 'EN',
  device: 'MOBILE',
  release: 'abcd',
  token: 'token-1',
};

/** What a test laid out, and what was asked. */
export interface FakeFetch {
  answers: Answer[];
  requests: Request[];
}

/** Puts a fake in the place of `fetch` for a test file. The library keeps the first it sees, so one stays. */
export function fakeFetch(): FakeFetch {
  const fake: FakeFetch = { answers: [], requests: [] };
  const originalFetch = globalThis.fetch;
  beforeAll(() => {
    globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      fake.requests.push(request);
      return (fake.answers.shift() ?? lost)(request);
    };
  });
  afterAll(() => {
    globalThis.fetch = originalFetch;
  });
  beforeEach(() => {
    fake.answers = [];
    fake.requests = [];
  });
  return fake;
}

/** The time of a page whose device counts by one clock. */
export function timeOf(clock: () => number): ServerTime {
  return new ServerTime({ wall: clock, steady: clock });
}

/** A client of the fake, and what it told of failures. */
export function makeClient(changes: Partial<HttpClientSetup> = {}) {
  const failures: [ApiFailure, boolean][] = [];
  const client = new HttpClient({
    site: { code: 'aurora', apiOrigin: 'https://api.example' },
    identity: () => IDENTITY,
    onFailure: (failure, token) => void failures.push([failure, token !== null]),
    isOnline: () => true,
    ...changes,
  });
  return { client, failures };
}

/** What a call failed with. */
export async function failureOf(call: Promise<unknown>): Promise<ApiFailure> {
  const error: unknown = await call.then(
    () => new Error('it did not fail'),
    (caught: unknown) => caught,
  );
  if (!isApiError(error)) throw error;
  return error.failure;
}
