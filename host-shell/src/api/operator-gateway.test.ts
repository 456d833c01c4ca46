/** @jest-environment node */
import type { ApiFailure } from 'shared-contracts/api/api-error';
import { defineEndpoint } from 'shared-contracts/api/endpoint';
import type { GatewaySite } from 'shared-contracts/api/gateway/gateway-config';
import * as v from 'valibot';
import { envelope, failureOf, fakeFetch, good, lost, makeClient, readThing, VALUE } from '../testing/fake-fetch';

const fake = fakeFetch();

describe('an operator’s own gateway', () => {
  const site: GatewaySite = {
    code: 'aurora',
    apiOrigin: 'https://api.example',
    gateway: {
      basePath: '/svc/v2',
      tokenScheme: '',
      headers: { merchant: 'X-Brand', authorization: 'X-Token' },
      envelope: {
        success: { field: 'ok', values: [1] },
        value: 'result',
        code: 'err.id',
        message: 'err.text',
        details: 'err.info',
        codes: { E401: 'session.expired', '17': 'captcha.wrong' },
      },
      endpoints: {
        'T-01': { method: 'POST', path: '/thing/{id}.json', fields: { page: 'p' }, reply: { name: 'title' } },
      },
    },
  };
  const named = defineEndpoint({
    ...readThing,
    request: v.object({ id: v.number(), page: v.optional(v.number()) }),
  });

  it('is asked by its own paths, headers and names', async () => {
    fake.answers = [envelope({ ok: 1, result: { title: 'one' } })];
    expect(await makeClient({ site }).client.call(named, { id: 7, page: 2 })).toEqual(VALUE);
    const [sent] = fake.requests;
    expect([sent?.method, sent?.url]).toEqual(['POST', 'https://api.example/svc/v2/thing/7.json']);
    expect(await sent?.json()).toEqual({ p: 2 });
    expect(Object.fromEntries(sent?.headers ?? [])).toMatchObject({ 'x-brand': 'aurora', 'x-token': 'token-1' });
    expect(sent?.headers.has('merchant')).toBe(false);
    expect(sent?.headers.has('authorization')).toBe(false);
  });

  it.each<[string, unknown, ApiFailure]>([
    [
      'its code for an expired session',
      { ok: 0, err: { id: 'E401', text: 'x' } },
      { kind: 'unauthorised', code: 'session.expired' },
    ],
    [
      'its number for a code, with details',
      { ok: 0, err: { id: 17, text: 'No', info: { captcha: true } } },
      { kind: 'rejected', code: 'captcha.wrong', status: 422, message: 'No', value: { captcha: true } },
    ],
    [
      'a code we do not know',
      { ok: 0, err: { id: 'X', text: 'No' } },
      { kind: 'rejected', code: 'X', status: 422, message: 'No' },
    ],
    [
      'an answer in our own envelope',
      { success: true, value: VALUE },
      { kind: 'malformed', detail: 'not an envelope' },
    ],
    ['a value without the mapped field', { ok: 1, result: { name: 'one' } }, { kind: 'malformed', detail: 'name' }],
  ])('%s, said with status 200', async (_name, body, failure) => {
    fake.answers = [envelope(body)];
    const { client, failures } = makeClient({ site });
    expect(await failureOf(client.call(named, { id: 1 }))).toEqual(failure);
    expect(failures).toEqual([[failure, true]]);
  });

  it('is not asked twice for what it takes as a POST', async () => {
    fake.answers = [lost, good];
    expect(await failureOf(makeClient({ site }).client.call(named, { id: 1 }))).toEqual({
      kind: 'network',
      offline: false,
    });
    expect(fake.requests).toHaveLength(1);
  });

  it.each<[string, GatewaySite, string | undefined, string]>([
    [
      'a path without the field it needs',
      { ...site, gateway: { endpoints: { 'T-01': { path: '/thing' } } } },
      undefined,
      'The gateway of merchant "aurora" is not valid: endpoints.T-01.path: "/thing" lacks {id}, which the call needs',
    ],
    [
      'http in production',
      { code: 'aurora', apiOrigin: 'http://api.example' },
      'production',
      'The gateway of merchant "aurora" is not valid: apiOrigin: calls over http are never made in production',
    ],
  ])('is never asked with %s', async (_name, wrongSite, environment, detail) => {
    const { client } = makeClient({ site: wrongSite, ...(environment === undefined ? {} : { environment }) });
    expect(await failureOf(client.call(named, { id: 1 }))).toEqual({ kind: 'malformed', detail });
    expect(fake.requests).toHaveLength(0);
  });
});
