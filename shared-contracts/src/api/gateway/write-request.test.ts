import * as v from 'shared-contracts/schema';
import { defineEndpoint } from '../endpoint';
import { systemStatus } from '../endpoints/system';
import { openGateway } from './compile-gateway';
import type { GatewayConfig } from './gateway-config';
import { statusAddress, STATUS_CALL } from './status-address';
import { writeRequest, type Caller } from './write-request';

const CALLER: Caller = {
  merchant: 'aurora',
  language: 'EN',
  device: 'MOBILE',
  release: 'r1',
  requestId: 'id-1',
  token: 'token-1',
  idempotencyKey: 'order-1',
};

const find = defineEndpoint({
  id: 'find',
  method: 'GET',
  path: '/things/{id}',
  auth: 'optional',
  module: 'THINGS3',
  request: v.object({ id: v.string(), list: v.optional(v.array(v.number())), word: v.optional(v.unknown()) }),
  reply: v.string(),
});
const pay = defineEndpoint({
  id: 'pay',
  method: 'POST',
  path: '/pay',
  auth: 'public',
  request: v.object({ amount: v.number(), word: v.optional(v.string()) }),
  reply: v.string(),
  idempotent: true,
});

const OWN: GatewayConfig = {
  basePath: '/svc',
  tokenScheme: '',
  gatewayNumber: '9',
  headers: { merchant: 'X-Brand', authorization: 'X-Token', idempotencyKey: 'X-Order' },
  fields: { word: 'q' },
  endpoints: { find: { method: 'POST', path: '/find/{id}.json', module: null } },
};

function write(endpoint: typeof find | typeof pay, request: unknown, gateway?: GatewayConfig, caller = CALLER) {
  return writeRequest(
    openGateway({ code: 'aurora', apiOrigin: 'https://api.example', gateway })(endpoint),
    request,
    caller,
  );
}

describe('writeRequest', () => {
  it('writes a call of the contract', () => {
    expect(write(find, { id: 'a/b', list: [1, 2], word: 'ü' })).toEqual({
      method: 'GET',
      url: 'https://api.example/api/v1/things/a%2Fb',
      query: { list: '1,2', word: 'ü' },
      headers: {
        Merchant: 'aurora',
        Language: 'EN',
        Gateway: '3',
        Device: 'MOBILE',
        'X-Request-Id': 'id-1',
        'X-Release': 'r1',
        ModuleId: 'THINGS3',
        Authorization: 'Bearer token-1',
      },
      body: null,
    });
  });

  it('writes it as another gateway wants it', () => {
    expect(write(find, { id: 'a', list: [1, 2], word: 'x' }, OWN)).toEqual({
      method: 'POST',
      url: 'https://api.example/svc/find/a.json',
      query: {},
      headers: {
        'X-Brand': 'aurora',
        Language: 'EN',
        Gateway: '9',
        Device: 'MOBILE',
        'X-Request-Id': 'id-1',
        'X-Release': 'r1',
        'X-Token': 'token-1',
      },
      body: { list: [1, 2], q: 'x' },
    });
  });

  it.each([
    ['no token of a visitor', find, { ...CALLER, token: null }],
    ['no token with a public call', pay, CALLER],
  ])('sends %s', (_name, endpoint, caller) => {
    expect(write(endpoint, { id: 'a', amount: 1 }, undefined, caller).headers).not.toHaveProperty('Authorization');
  });

  it('marks only an order with its key', () => {
    expect(write(pay, { amount: 1 }).headers).toMatchObject({ 'Idempotency-Key': 'order-1' });
    expect(write(pay, { amount: 1 }, OWN).headers).toMatchObject({ 'X-Order': 'order-1' });
    expect(write(find, { id: 'a' }).headers).not.toHaveProperty('Idempotency-Key');
  });

  it.each([
    ['text', 'a b', 'a b'],
    ['a number', 0, '0'],
    ['a switch', false, 'false'],
    ['a list', [1, 'b'], '1,b'],
    ['an empty text', '', ''],
    ['an object', { a: 1 }, '{"a":1}'],
  ])('writes %s as text in a query', (_name, word, text) => {
    expect(write(find, { id: 'a', word }).query).toEqual({ word: text });
  });

  it.each([undefined, null])('leaves %s out of a query, and null in a body', (word) => {
    expect(write(find, { id: 'a', word }).query).toEqual({});
    expect(write(pay, { amount: 1, word: null }).body).toEqual({ amount: 1, word: null });
  });

  it.each([{}, { id: '' }, { id: '..' }, { id: '.' }, { id: { a: 1 } }])('refuses %j for a path', (request) => {
    expect(() => write(find, request)).toThrow(/^find: path field "id" is /);
  });
});

/** A sequence of numbers in [0, 1) that is the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const PIECES = [
  '..',
  '.',
  '/',
  '//',
  '%2f',
  '%2e%2e',
  '\\',
  '?',
  '#',
  '&',
  '=',
  ':',
  '@',
  '$&',
  '$1',
  '{id}',
  '{',
  '}',
  '\u0000',
  '\r\n',
  '__proto__',
  'constructor',
  'ü',
  '😀',
  'a',
  ' ',
  "'",
  '"',
  '<',
];

describe('hostile values', () => {
  it('never leave their segment of the path, whatever they are', () => {
    const next = numbers(7);
    const piece = (): string => PIECES[Math.floor(next() * PIECES.length)] ?? '';
    let written = 0;
    for (let round = 0; round < 2000; round += 1) {
      const id = Array.from({ length: 1 + Math.floor(next() * 5) }, piece).join('');
      if (id === '.' || id === '..') continue;
      const { url } = write(find, { id });
      expect(url).toMatch(/^https:\/\/api\.example\/api\/v1\/things\/[^/?#\\\s]+$/);
      expect(decodeURIComponent(url.split('/').at(-1) ?? '')).toBe(id);
      written += 1;
    }
    expect(written).toBeGreaterThan(1800);
  });

  it('never become names: a request’s own fields travel, whatever they are called', () => {
    const request = JSON.parse('{"amount":1,"__proto__":{"polluted":true},"constructor":"x"}') as unknown;
    const { body } = write(pay, request, { fields: { word: 'q' } });
    expect(Object.keys(body ?? {})).toEqual(['amount', '__proto__', 'constructor']);
    expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('statusAddress', () => {
  const { token: _token, idempotencyKey: _key, ...caller } = CALLER;

  it('knows R-01 as the table does', () => {
    const { id, method, path, auth, transport, idempotent } = systemStatus;
    expect(STATUS_CALL).toEqual({ id, method, path, auth, transport, idempotent });
    expect(systemStatus.module).toBeUndefined();
  });

  it('is the address of the contract', () => {
    expect(statusAddress({ code: 'aurora', apiOrigin: '' }, caller)).toEqual({
      url: '/api/v1/system/status?merchantCode=aurora&language=EN',
      method: 'GET',
      headers: {
        Merchant: 'aurora',
        Language: 'EN',
        Gateway: '3',
        Device: 'MOBILE',
        'X-Request-Id': 'id-1',
        'X-Release': 'r1',
      },
      credentials: 'include',
    });
  });

  it('is that of another gateway', () => {
    const gateway: GatewayConfig = {
      basePath: '/svc',
      headers: { merchant: 'X-Brand' },
      fields: { merchantCode: 'brand' },
      endpoints: { 'R-01': { method: 'POST', path: '/state' } },
    };
    const address = statusAddress({ code: 'aurora', apiOrigin: 'https://api.example', gateway }, caller);
    expect(address).toMatchObject({
      url: 'https://api.example/svc/state',
      method: 'POST',
      headers: { 'X-Brand': 'aurora', 'Content-Type': 'application/json' },
      body: '{"brand":"aurora","language":"EN"}',
    });
  });
});
