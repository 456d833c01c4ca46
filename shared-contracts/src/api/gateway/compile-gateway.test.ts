import * as v from 'shared-contracts/schema';
import { defineEndpoint } from '../endpoint';
import { ENDPOINTS } from '../table/endpoint-table';
import { compileGateway } from './compile-gateway';
import { gatewayConfigSchema, type GatewayConfig } from './gateway-config';

const TABLE = {
  read: defineEndpoint({
    id: 'read',
    method: 'GET',
    path: '/things/{id}',
    auth: 'member',
    module: 'THINGS3',
    request: v.object({ id: v.string(), page: v.optional(v.number()), word: v.optional(v.string()) }),
    reply: v.object({ content: v.array(v.string()), pageNum: v.number(), totalPages: v.number() }),
  }),
  save: defineEndpoint({
    id: 'save',
    method: 'PUT',
    path: '/things',
    auth: 'member',
    request: v.object({ content: v.string(), word: v.string() }),
    reply: v.object({ content: v.string() }),
  }),
  drop: defineEndpoint({
    id: 'drop',
    method: 'DELETE',
    path: '/things',
    auth: 'member',
    request: v.object({ word: v.string() }),
    reply: v.number(),
  }),
};

function compile(gateway?: GatewayConfig, environment?: string, apiOrigin = '') {
  return compileGateway({ code: 'aurora', apiOrigin, gateway }, TABLE, environment);
}

describe('compileGateway without a configuration', () => {
  it('leaves every call of the contract as it is', () => {
    const table = compileGateway({ code: 'aurora', apiOrigin: 'https://api.example' }, ENDPOINTS);
    expect([...table.keys()]).toEqual(Object.keys(ENDPOINTS));
    for (const endpoint of Object.values(ENDPOINTS))
      expect(table.get(endpoint.id)).toMatchObject({
        method: endpoint.method,
        base: 'https://api.example/api/v1',
        path: endpoint.path,
        transport: endpoint.transport,
        fields: {},
        envelope: null,
        reply: {},
      });
  });

  it('speaks as the mobile site', () => {
    expect(compile().get('read')).toMatchObject({
      base: '/api/v1',
      module: 'THINGS3',
      gatewayNumber: '3',
      tokenScheme: 'Bearer',
      headers: { merchant: 'Merchant', gateway: 'Gateway', authorization: 'Authorization' },
    });
  });
});

describe('what a configuration changes', () => {
  it('is for all calls unless one call has its own', () => {
    const table = compile({
      basePath: '/svc/v2',
      gatewayNumber: '7',
      headers: { merchant: 'X-Brand', language: 'X-Lang' },
      fields: { word: 'q', page: 'at' },
      envelope: { value: 'result', codes: { A: 'internal', B: 'not_found' } },
      endpoints: {
        read: {
          method: 'POST',
          path: '/find/{id}',
          module: null,
          gatewayNumber: '8',
          headers: { language: 'X-Tongue' },
          fields: { word: 'text' },
          envelope: { value: 'data', codes: { B: 'rate.limited' } },
        },
      },
    });
    expect(table.get('read')).toMatchObject({
      method: 'POST',
      base: '/svc/v2',
      path: '/find/{id}',
      transport: 'json',
      module: null,
      gatewayNumber: '8',
      headers: { merchant: 'X-Brand', language: 'X-Tongue', module: 'ModuleId' },
      fields: { word: 'text', page: 'at' },
      envelope: { value: 'data', code: 'code', codes: { A: 'internal', B: 'rate.limited' } },
    });
    expect(table.get('save')).toMatchObject({
      method: 'PUT',
      path: '/things',
      gatewayNumber: '7',
      headers: { language: 'X-Lang' },
      fields: { word: 'q', page: 'at' },
      envelope: { value: 'result', codes: { A: 'internal', B: 'not_found' } },
    });
  });

  it('names the fields of paged values only where a value is paged', () => {
    const table = compile({
      paging: { content: 'rows', totalPages: 'pages' },
      endpoints: { read: { reply: { pageNum: 'n' } } },
    });
    expect(table.get('read')?.reply).toEqual({ content: 'rows', totalPages: 'pages', pageNum: 'n' });
    expect(table.get('save')?.reply).toEqual({});
  });

  it('may take a field out of the path by giving it a name', () => {
    expect(compile({ endpoints: { read: { path: '/find', fields: { id: 'key' } } } }).get('read')).toMatchObject({
      path: '/find',
      fields: { id: 'key' },
    });
  });
});

describe('what a configuration cannot ask', () => {
  it.each<[GatewayConfig, string]>([
    [{ endpoints: { fetch: {} } }, 'endpoints.fetch: there is no such endpoint'],
    [{ fields: { wrod: 'q' } }, 'fields.wrod: no call has such a field'],
    [{ fields: { word: 'page' } }, 'endpoints.read.fields.word: travels as "page", and so does "page"'],
    [
      { headers: { merchant: 'language' } },
      'endpoints.read.headers.language: "Language" is the header of merchant already',
    ],
    [
      { headers: { language: 'Authorization' } },
      'endpoints.read.headers.authorization: "Authorization" is the header of language already',
    ],
    [{ endpoints: { read: { path: '/find' } } }, 'endpoints.read.path: "/find" lacks {id}, which the call needs'],
    [{ endpoints: { read: { path: '/{id}/{name}' } } }, 'endpoints.read.path: {name} is no field of the call'],
    [{ endpoints: { read: { path: '/{id}/{word}' } } }, 'endpoints.read.path: {word} may be missing from the call'],
    [{ endpoints: { read: { fields: { id: 'key' } } } }, 'endpoints.read.fields.id: the field travels in the path'],
    [{ endpoints: { read: { fields: { size: 'n' } } } }, 'endpoints.read.fields.size: the call has no such field'],
    [{ endpoints: { read: { reply: { rows: 'rows' } } } }, 'endpoints.read.reply.rows: the reply has no such field'],
    [{ endpoints: { drop: { reply: { count: 'n' } } } }, 'endpoints.drop.reply.count: the reply has no such field'],
    [
      { endpoints: { save: { method: 'GET' } } },
      'endpoints.save.method: a call that changes something cannot be a GET',
    ],
    [
      { endpoints: { drop: { method: 'GET' } } },
      'endpoints.drop.method: a call that changes something cannot be a GET',
    ],
    [
      { endpoints: { save: { method: 'DELETE' } } },
      'endpoints.save.method: the call has a body, and a DELETE has none',
    ],
  ])('%j', (gateway, problem) => {
    expect(() => compile(gateway)).toThrow(new Error(`The gateway of merchant "aurora" is not valid: ${problem}`));
  });

  it.each([
    ['http://api.example', 'production', 'apiOrigin: calls over http are never made in production'],
    [
      'https://api.example/',
      undefined,
      'apiOrigin: "https://api.example/" is not an origin such as https://api.example',
    ],
    ['//api.example', undefined, 'apiOrigin: "//api.example" is not an origin such as https://api.example'],
    ['javascript:alert(1)', undefined, 'apiOrigin: "javascript:alert(1)" is not an origin such as https://api.example'],
    [
      'https://user@api.example',
      undefined,
      'apiOrigin: "https://user@api.example" is not an origin such as https://api.example',
    ],
  ])('the origin %s in %s', (apiOrigin, environment, problem) => {
    expect(() => compile(undefined, environment, apiOrigin)).toThrow(
      new Error(`The gateway of merchant "aurora" is not valid: ${problem}`),
    );
  });

  it.each([
    ['http://localhost:4300', 'staging'],
    ['https://api.example', 'production'],
    ['', 'production'],
  ])('but %j in %s is fine', (apiOrigin, environment) => {
    expect(compile(undefined, environment, apiOrigin).size).toBe(3);
  });
});

describe('what is no configuration at all', () => {
  const parse = (value: unknown) => v.safeParse(gatewayConfigSchema, value).success;

  it.each<[string, unknown]>([
    ['an unknown field', { base: '/x' }],
    ['an unknown field of a call', { endpoints: { read: { url: '/x' } } }],
    ['an unknown header', { headers: { color: 'X-Color' } }],
    ['a method nobody has', { endpoints: { read: { method: 'TRACE' } } }],
    ['a code that is none of ours', { envelope: { codes: { A: 'captcha.right' } } }],
    ['a code that every object has', { envelope: { codes: { A: 'constructor' } } }],
    ['no value that means success', { envelope: { success: { field: 'ok', values: [] } } }],
    ['a success that is only a name', { envelope: { success: 'ok' } }],
    ...['api', '/', '/a/', '/a//b', '/..', '/a/../b', '/a/./b', '/a%2fb', '/a?b', '/a#b', '/a\\b', '/a b', '/{id}'].map(
      (path): [string, unknown] => [`the base ${path}`, { basePath: path }],
    ),
    ...[
      'x',
      '/a/',
      '/../x',
      '/x/..',
      '/%2e%2e/x',
      '/x%2Fy',
      '/{id',
      '/id}',
      '/{}',
      '/{a-b}',
      '/{{id}}',
      '/x?id={id}',
      'https://evil.example/{id}',
      '//evil.example',
    ].map((path): [string, unknown] => [`the path ${path}`, { endpoints: { read: { path } } }]),
    ...[
      '',
      'X Brand',
      'X-Brand:',
      'X-Brand\r\nCookie',
      'Host',
      'cookie',
      'Content-Type',
      'Sec-Fetch-Mode',
      'Origin',
      'Proxy-Auth',
    ].map((name): [string, unknown] => [`the header ${JSON.stringify(name)}`, { headers: { merchant: name } }]),
    ...['', 'a\nb', 'ü', ' a'].map((value): [string, unknown] => [
      `the header’s value ${JSON.stringify(value)}`,
      { gatewayNumber: value },
    ]),
    ...['', '__proto__', 'constructor', 'a b', '$where', '1a', 'x[0]'].map((name): [string, unknown] => [
      `the field name ${name}`,
      { fields: { word: name } },
    ]),
    ...['', 'a..b', '.a', 'a.', 'a.__proto__', 'constructor.name', 'a[0]', 'a.b.c.d.e.f.g'].map(
      (place): [string, unknown] => [`the place ${place}`, { envelope: { value: place } }],
    ),
    ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'].flatMap((name): [string, unknown][] => [
      [`${name} as a field`, JSON.parse(`{"${name}":{}}`)],
      [`${name} as a call`, JSON.parse(`{"endpoints":{"${name}":{}}}`)],
      [`${name} as a field of a request`, JSON.parse(`{"endpoints":{"read":{"fields":{"${name}":"x"}}}}`)],
      [`${name} as a code`, JSON.parse(`{"envelope":{"codes":{"${name}":"internal"}}}`)],
      [`${name} as a header`, JSON.parse(`{"headers":{"${name}":"X-A"}}`)],
    ]),
    ['a list', []],
    ['null', null],
  ])('%s', (_name, value) => {
    expect(parse(value)).toBe(false);
  });

  it.each<[string, GatewayConfig]>([
    ['nothing', {}],
    ['a path with dots in its names', { endpoints: { read: { path: '/v1.2/{id}.json' } } }],
    ['two fields in a segment', { endpoints: { read: { path: '/{id}-{word}:find' } } }],
    ['a bare value', { envelope: { success: 'status', value: '.' } }],
    ['numbers that mean success', { envelope: { success: { field: 'status.code', values: [0, '0'] } } }],
  ])('but %s is one', (_name, value) => {
    expect(v.parse(gatewayConfigSchema, value)).toEqual(value);
  });
});
