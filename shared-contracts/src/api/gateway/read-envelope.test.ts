import * as v from 'shared-contracts/schema';
import { defineEndpoint } from '../endpoint';
import { openGateway } from './compile-gateway';
import type { GatewayConfig } from './gateway-config';
import { atPlace, readEnvelope } from './read-envelope';

const pages = defineEndpoint({
  id: 'pages',
  method: 'GET',
  path: '/pages',
  auth: 'public',
  request: v.object({}),
  reply: v.object({ content: v.array(v.string()), pageNum: v.number(), totalPages: v.number(), title: v.string() }),
});

function read(gateway: GatewayConfig | undefined, body: unknown, status = 200) {
  return readEnvelope(openGateway({ code: 'aurora', apiOrigin: '', gateway })(pages), { status, body });
}

const OWN: GatewayConfig = {
  envelope: {
    success: { field: 'head.state', values: [0, 'OK'] },
    value: 'body',
    code: 'head.state',
    message: 'head.text',
    details: 'head.info',
    codes: { '17': 'captcha.wrong', E1: 'session.expired' },
  },
};

describe('readEnvelope of the contract', () => {
  it.each([[{ success: true, value: 7 }], [{ success: false, code: 'x' }], ['<html>'], [null], [[]]])(
    'hands on %j as it came',
    (body) => {
      expect(read(undefined, body, 418)).toEqual({ status: 418, body });
    },
  );
});

describe('readEnvelope of another gateway', () => {
  it.each<[string, unknown, number, unknown, number]>([
    ['a number for success', { head: { state: 0 }, body: { a: 1 } }, 200, { success: true, value: { a: 1 } }, 200],
    ['a word for success', { head: { state: 'OK' }, body: [1] }, 201, { success: true, value: [1] }, 201],
    ['a success without a value', { head: { state: 0 } }, 200, { success: true, value: null }, 200],
    [
      'a known refusal said with 200',
      { head: { state: 17, text: 'No', info: { captcha: true } } },
      200,
      { success: false, code: 'captcha.wrong', message: 'No', value: { captcha: true } },
      422,
    ],
    [
      'an ended session said with 200',
      { head: { state: 'E1' } },
      200,
      { success: false, code: 'session.expired', message: '' },
      401,
    ],
    [
      'an unknown refusal said with 200',
      { head: { state: '99', text: 7 } },
      200,
      { success: false, code: '99', message: '' },
      422,
    ],
    [
      'a refusal with a status of its own',
      { head: { state: 17 } },
      409,
      { success: false, code: 'captcha.wrong', message: '' },
      409,
    ],
    [
      'a truth that is no success',
      { head: { state: true } },
      200,
      { success: false, code: 'internal', message: '' },
      500,
    ],
    ['text for a number', { head: { state: '0' } }, 200, { success: false, code: '0', message: '' }, 422],
    ['no word on success', { body: {} }, 200, null, 200],
    ['a page', '<html>', 502, null, 502],
    ['nothing', null, 204, null, 204],
  ])('%s', (_name, body, status, ours, ourStatus) => {
    expect(read(OWN, body, status)).toEqual({ status: ourStatus, body: ours });
  });

  it.each<[number, unknown, unknown]>([
    [200, { a: 1 }, { success: true, value: { a: 1 } }],
    [299, 'text', { success: true, value: 'text' }],
    [300, {}, { success: false, code: 'internal', message: '' }],
    [401, {}, { success: false, code: 'session.expired', message: '' }],
    [403, null, { success: false, code: 'role.forbidden', message: '' }],
    [404, '<html>', { success: false, code: 'not_found', message: '' }],
    [429, {}, { success: false, code: 'rate.limited', message: '' }],
    [503, {}, { success: false, code: 'system.upgrading', message: '' }],
    [422, { code: 'E1', message: 'No' }, { success: false, code: 'session.expired', message: 'No' }],
  ])('goes by the status %i where the configuration says so', (status, body, ours) => {
    const gateway: GatewayConfig = { envelope: { success: 'status', value: '.', codes: { E1: 'session.expired' } } };
    expect(read(gateway, body, status)).toEqual({ status, body: ours });
  });

  it('puts fields of the value into our places, and leaves the rest', () => {
    const gateway: GatewayConfig = {
      ...OWN,
      paging: { content: 'rows', pageNum: 'at.page', totalPages: 'at.of' },
      endpoints: { pages: { reply: { title: 'pageNum' } } },
    };
    const body = { rows: ['a'], at: { page: 2, of: 5 }, pageNum: 'heading', other: 1 };
    expect(read(gateway, { head: { state: 0 }, body }).body).toEqual({
      success: true,
      value: {
        rows: ['a'],
        at: { page: 2, of: 5 },
        other: 1,
        content: ['a'],
        pageNum: 2,
        totalPages: 5,
        title: 'heading',
      },
    });
  });

  it('takes a bare list as one of our fields', () => {
    const gateway: GatewayConfig = { endpoints: { pages: { reply: { content: '.' } } } };
    expect(read(gateway, { success: true, value: ['a'] }).body).toEqual({ success: true, value: { content: ['a'] } });
  });

  it.each([null, 'text', 7, []])('does not choke on %j for a value with mapped fields', (value) => {
    const gateway: GatewayConfig = { paging: { content: 'rows' } };
    expect(read(gateway, { success: true, value }).body).toEqual({ success: true, value: { content: undefined } });
  });
});

describe('atPlace', () => {
  it.each([
    ['.', { a: 1 }, { a: 1 }],
    ['a.b', { a: { b: 2 } }, 2],
    ['a.b', { a: null }, undefined],
    ['length', [1, 2], 2],
    ['length', 'text', undefined],
    ['constructor', {}, undefined],
    ['__proto__', {}, undefined],
    ['toString', { a: 1 }, undefined],
    ['a.constructor.name', { a: {} }, undefined],
  ])('%s of %j is %j', (place, value, expected) => {
    expect(atPlace(value, place)).toEqual(expected);
  });
});
