import * as v from 'shared-contracts/schema';
import type { Endpoint } from '../endpoint';
import { ENDPOINTS, type EndpointId } from './endpoint-table';
import { ERROR_STATUS } from '../error-codes';
import { pathFields } from '../fill-path';

const table: readonly (readonly [string, Endpoint])[] = Object.entries<Endpoint>(ENDPOINTS);
const endpoints = table.map(([, endpoint]) => endpoint);

/** The names of a request's fields, of every variant where there are variants. */
function requestFields(schema: unknown): string[] {
  const shape = schema as { entries?: object; wrapped?: unknown; options?: unknown[] };
  if (shape.entries) return Object.keys(shape.entries);
  if (shape.wrapped) return requestFields(shape.wrapped);
  return (shape.options ?? []).flatMap(requestFields);
}

describe('the endpoint table', () => {
  it.each(table)('names %s by its own id', (id, endpoint) => {
    expect(endpoint.id).toBe(id);
  });

  it('numbers its rows from R-01 on without a gap', () => {
    const rows = [...new Set(endpoints.map(({ id }) => id.split('.')[0]))];
    expect(rows).toEqual(rows.map((_, index) => `R-${String(index + 1).padStart(2, '0')}`));
  });

  it('gives every row of several calls its suffixes', () => {
    expect(
      endpoints
        .map(({ id }) => id)
        .filter((id) => id.includes('.'))
        .sort(),
    ).toEqual(
      [
        'R-27.list', 'R-27.create', 'R-27.remove', 'R-31.cancel', 'R-41.add', 'R-41.remove',
        'R-58.list', 'R-58.get', 'R-58.read', 'R-58.remove', 'R-62.get', 'R-62.popular', 'R-76.get', 'R-76.save',
        'R-79.send', 'R-79.list', 'R-80.list', 'R-80.create', 'R-80.remove', 'R-83.create', 'R-83.list', 'R-94.seen',
      ].sort(), // prettier-ignore
    );
  });

  it('has no two calls with the same method and path', () => {
    const routes = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it.each(table)('%s has a path from the root whose placeholders are request fields', (_, endpoint) => {
    expect(endpoint.path).toMatch(/^\/[\w\-/{}]+$/);
    expect(requestFields(endpoint.request)).toEqual(expect.arrayContaining(pathFields(endpoint.path)));
  });

  it.each(table)('%s sends nothing in a body that a GET or DELETE does not have', (_, { method, transport }) => {
    expect(transport === 'query').toBe(method === 'GET' || method === 'DELETE');
  });

  it.each(table)('%s names each of its error codes once', (_, { codes }) => {
    expect(new Set(codes).size).toBe(codes.length);
    expect(Object.keys(ERROR_STATUS)).toEqual(expect.arrayContaining([...codes]));
  });
});

/** Who may make which calls; every other one demands a member. */
const CALLERS: Readonly<Record<Exclude<Endpoint['auth'], 'member'>, readonly string[]>> = {
  // prettier-ignore
  optional: [
    'R-12', 'R-37', 'R-38', 'R-60', 'R-62.get', 'R-62.popular', 'R-66', 'R-89',
  ],
  // prettier-ignore
  public: [
    'R-01', 'R-02', 'R-03', 'R-04', 'R-05', 'R-06', 'R-08', 'R-10', 'R-11', 'R-13', 'R-14', 'R-15', 'R-16', 'R-17',
    'R-18', 'R-19', 'R-20', 'R-36', 'R-44', 'R-46', 'R-47', 'R-48', 'R-49', 'R-51', 'R-52', 'R-53', 'R-56', 'R-59',
  ],
  // prettier-ignore
  agent: [
    'R-70', 'R-71', 'R-72', 'R-73', 'R-74', 'R-75', 'R-76.get', 'R-76.save', 'R-77', 'R-78', 'R-79.send', 'R-79.list',
    'R-80.list', 'R-80.create', 'R-80.remove', 'R-81', 'R-82', 'R-83.create', 'R-83.list', 'R-84', 'R-85', 'R-86',
  ],
};

/** The ids of the calls that a rule picks out. */
function idsOf(rule: (endpoint: Endpoint) => boolean): string[] {
  return endpoints.filter(rule).map(({ id }) => id);
}

describe('how calls travel', () => {
  it.each<[Endpoint['transport'], string[]]>([
    [
      'encrypted',
      [
        'R-06', 'R-10', 'R-14', 'R-15', 'R-26', 'R-27.create', 'R-33', 'R-75', 'R-79.send', 'R-83.create',
        'R-87',
      ], // prettier-ignore
    ],
    ['form', ['R-11', 'R-25']],
    ['multipart', ['R-63']],
  ])('%s is exactly %p', (transport, ids) => {
    expect(idsOf((endpoint) => endpoint.transport === transport)).toEqual(ids);
  });

  it('demands an idempotency key where money moves', () => {
    expect(idsOf(({ idempotent }) => idempotent)).toEqual(['R-30', 'R-33', 'R-68', 'R-79.send', 'R-83.create']);
  });

  it('keeps the "no alert" calls silent', () => {
    expect(idsOf(({ silent }) => silent)).toEqual(['R-53', 'R-55', 'R-57', 'R-69', 'R-94', 'R-94.seen']);
  });

  it.each(Object.entries(CALLERS))('%s calls are exactly %p', (auth, ids) => {
    expect(idsOf((endpoint) => endpoint.auth === auth)).toEqual(ids);
  });

  it('sends the module of the table', () => {
    const modules: Partial<Record<EndpointId, string>> = {
      'R-05': 'VALID_CAPTCHA3',
      'R-08': 'FREEPLAY3',
      'R-12': 'REGMOBVERF3',
      'R-14': 'REGISTER_REE3',
      'R-15': 'MOBILENUMREG3',
      'R-20': 'AFFMAN3',
      'R-24': 'PROFPIC3',
      'R-25': 'PROFPIC3',
      'R-57': 'INBOX3',
      'R-58.list': 'INBOX3',
      'R-58.get': 'INBOX3',
      'R-58.read': 'INBOX3',
      'R-58.remove': 'INBOX3',
      'R-64': 'REWCEN3',
      'R-67': 'REWCEN3',
      'R-68': 'REWCEN3',
      'R-70': 'AGEINFO3',
      'R-71': 'AGEINFO3',
      'R-72': 'AGEINFO3',
      'R-73': 'AGEINFO3',
      'R-80.list': 'AFFMAN3',
      'R-80.create': 'AFFMAN3',
      'R-80.remove': 'AFFMAN3',
      'R-85': 'COMM3',
      'R-86': 'COMM3',
    };
    expect(
      Object.fromEntries(endpoints.filter(({ module }) => module !== undefined).map(({ id, module }) => [id, module])),
    ).toEqual(modules);
  });
});

describe('the query names of the specification', () => {
  it.each<[EndpointId, string[]]>([
    ['R-01', ['merchantCode', 'language']],
    ['R-36', ['typeId', 'merchant_code']],
    [
      'R-37',
      [
        'merchant', 'platform', 'gameName', 'gameType', 'pageNo', 'pageSize', 'vassalage', 'gameClassify', 'isNew',
        'minBet', 'minLine', 'language', 'clientType',
      ], // prettier-ignore
    ],
    ['R-38', ['isPlatform', 'language', 'platform', 'merchantCode']],
    ['R-43', ['page', 'pageSize', 'gameType', 'vassalage', 'language', 'clientType']],
    ['R-54', ['b2c', 'language', 'backUrl', 'headerColor', 'title', 'moduleId']],
    ['R-60', ['types', 'groupName', 'platform', 'merchantCode']],
  ])('%s asks with %p', (id, fields) => {
    expect(requestFields(ENDPOINTS[id].request)).toEqual(fields);
  });

  it.each<[EndpointId, unknown, boolean]>([
    ['R-12', { mobileNum: '1', countryDialingCode: '63', purpose: 'login', token: 'bot' }, true],
    ['R-12', { mobileNo: '1', countryDialingCode: '63', purpose: 'forgot' }, true],
    ['R-12', { countryDialingCode: '63', purpose: 'forgot' }, false],
    ['R-22', { nickname: 'Ann' }, true],
    ['R-22', { mobileNum: '1', verificationCode: '2' }, true],
    ['R-22', { mobileNum: '1' }, false],
    ['R-87', { by: 'password', password: 'x' }, true],
    ['R-87', { by: 'code' }, false],
    ['R-88', { to: 'phone' }, true],
    ['R-88', { to: 'email' }, false],
    ['R-30', { methodId: 'ewallet', amount: 10.05 }, true],
    ['R-30', { methodId: 'ewallet', amount: 10.055 }, false],
    ['R-30', { methodId: 'ewallet', amount: -10 }, false],
    ['R-39', { pageNo: 1, pageSize: 100 }, true],
    ['R-39', { pageNo: 2, pageSize: 100 }, false],
    ['R-63', { promotionId: '1' }, true],
    ['R-63', { promotionId: '1', pictures: [{}, {}, {}] }, true],
    ['R-63', { promotionId: '1', pictures: [{}, {}, {}, {}] }, false],
    ['R-63', { promotionId: '1', remarks: 'x'.repeat(141) }, false],
    ['R-79.send', { recipients: [], kind: 'transfer', paymentPassword: 'x' }, false],
    ['R-79.send', { recipients: [{ username: 'a', amount: 1 }], kind: 'redenvelope', paymentPassword: 'x' }, true],
    ['R-85', { kind: 'hour' }, true],
    ['R-85', { kind: 'week' }, false],
  ])('%s with %j is valid: %s', (id, request, valid) => {
    expect(v.safeParse(ENDPOINTS[id].request, request).success).toBe(valid);
  });
});
