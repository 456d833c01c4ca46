import * as v from 'shared-contracts/schema';
import type { Endpoint } from '../endpoint';
import { ENDPOINTS } from '../table/endpoint-table';
import { pathFields } from '../fill-path';
import { compileGateway } from './compile-gateway';
import { gatewayConfigSchema } from './gateway-config';
import { readEnvelope } from './read-envelope';
import type { ResolvedCall } from './resolve-call';
import { writeRequest } from './write-request';

const ROUNDS = 400;
const CALLER = {
  merchant: 'aurora', language: 'EN', device: 'MOBILE', release: 'r', requestId: 'i', token: 't', idempotencyKey: 'k',
} as const; // prettier-ignore

/** What may stand anywhere in a configuration that nobody meant well. */
const TEXTS = [
  '', '.', '..', '/', '/a', '/a/../b', '/..', '/%2e%2e/a', '/a%2Fb', '/a\\b', '//evil.example', 'https://evil.example',
  '/{id}', '/{id}/../{kind}', '/{__proto__}', '/{constructor}', '/a/{id}.json', '/$&', '/a?b=c', '/a#b', '/(a+)+$',
  '__proto__', 'constructor', 'prototype', 'toString', 'a.b', 'value', 'a.__proto__.b', '$1', '[a-z]', 'X-Brand', 'Host',
  'Cookie', 'X-A\r\nX-B: c', 'success', 'ok', 'id', 'username', 'pageNo', 'content', '\u0000', 'ü', 'internal', 'status',
]; // prettier-ignore
const KEYS = [
  'basePath', 'tokenScheme', 'headers', 'gatewayNumber', 'fields', 'envelope', 'paging', 'endpoints', 'success', 'value',
  'code', 'message', 'details', 'codes', 'method', 'path', 'module', 'reply', 'content', 'merchant', 'field', 'values',
  'id', 'username', 'R-06', 'R-31', 'R-58.get', 'R-85', 'R-28', 'R-99', '__proto__', 'constructor', 'toString',
]; // prettier-ignore
const SHAPES = [
  'headers',
  'fields',
  'envelope',
  'paging',
  'endpoints',
  'R-06',
  'R-31',
  'R-58.get',
  'R-85',
  'R-28',
  'codes',
  'reply',
  'success',
];

function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A configuration out of keys that mean something and values that should not. */
function hostile(next: () => number, depth = 0): unknown {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
  const entries = Array.from({ length: 1 + Math.floor(next() * 2) }, (): [string, unknown] => {
    const key = depth === 0 ? pick(KEYS.slice(0, 8)) : pick(KEYS);
    const isDeep = depth < 3 && (SHAPES.includes(key) || next() < 0.1);
    return [
      key,
      isDeep ? hostile(next, depth + 1) : pick<unknown>([...TEXTS, ...TEXTS, 0, null, true, [], ['ok'], 'GET', 'POST']),
    ];
  });
  return Object.fromEntries(entries);
}

/** The configuration's table, or undefined where it is refused. */
function compiled(config: unknown): ReadonlyMap<string, ResolvedCall> | undefined {
  const parsed = v.safeParse(gatewayConfigSchema, config);
  if (!parsed.success) return undefined;
  try {
    return compileGateway({ code: 'aurora', apiOrigin: 'https://api.example', gateway: parsed.output }, ENDPOINTS);
  } catch (error) {
    expect(String(error)).toMatch(/^Error: The gateway of merchant "aurora" is not valid: [\w.-]+: .+$/);
    return undefined;
  }
}

function checkCall(call: ResolvedCall): void {
  const taken = Object.fromEntries(pathFields(call.path).map((name) => [name, `../${name}?#/`]));
  const { url, headers } = writeRequest(call, taken, CALLER);
  expect(url.startsWith(`${call.base}/`)).toBe(true);
  expect(url).toMatch(/^https:\/\/api\.example(\/(?!\.{1,2}(\/|$))[\w\-.~@:%]+)+$/);
  expect(
    Object.entries(headers).every(([name, value]) => /^[A-Za-z][A-Za-z0-9-]*$/.test(name) && !/[\r\n]/.test(value)),
  ).toBe(true);
  const read = readEnvelope(call, {
    status: 200,
    body: JSON.parse('{"__proto__":{"a":1},"constructor":{"name":"x"},"ok":"ok"}') as unknown,
  });
  expect(Object.getPrototypeOf(read.body ?? {})).toBe(Object.prototype);
}

describe('hostile configurations', () => {
  it('are refused with one sentence, or make only calls that stay below their base', () => {
    const next = numbers(11);
    let [accepted, refused] = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      const table = compiled(hostile(next));
      if (table === undefined) refused += 1;
      else {
        accepted += 1;
        expect(table.size).toBe(Object.keys(ENDPOINTS).length);
        for (const id of ['R-01', 'R-06', 'R-28', 'R-31', 'R-58.get', 'R-85'] satisfies (keyof typeof ENDPOINTS)[]) {
          const call = table.get(id);
          if (call === undefined) throw new Error(`${id} is missing`);
          checkCall(call);
        }
      }
    }
    expect(refused).toBeGreaterThan(200);
    expect(accepted).toBeGreaterThan(10);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('never make a call of the contract change what it is', () => {
    const changing: readonly Endpoint[] = Object.values<Endpoint>(ENDPOINTS).filter(({ method }) => method !== 'GET');
    for (const { id } of changing) expect(compiled({ endpoints: { [id]: { method: 'GET' } } })).toBeUndefined();
  });
});
