import { defineEndpoint, type RequestTransport } from 'shared-contracts/api/endpoint';
import * as v from 'valibot';
import { toWire } from './wire-request';

function endpoint(transport: RequestTransport, path = '/things') {
  return defineEndpoint({
    id: 'T-01',
    method: 'POST',
    path,
    auth: 'public',
    transport,
    request: v.unknown(),
    reply: v.unknown(),
  });
}

describe('toWire', () => {
  it.each([
    ['text', 'a b', 'a b'],
    ['a number', 0, '0'],
    ['a switch', false, 'false'],
    ['a list', [1, 'b'], '1,b'],
    ['an empty text', '', ''],
    ['an object', { a: 1 }, '{"a":1}'],
  ])('writes %s as text in a query', (_name, value, text) => {
    expect(toWire(endpoint('query'), { field: value })).toEqual({ url: '/api/v1/things', query: { field: text } });
  });

  it.each([undefined, null])('leaves %s out of a query', (value) => {
    expect(toWire(endpoint('query'), { field: value }).query).toEqual({});
  });

  it('fills the path and sends none of it twice', () => {
    expect(toWire(endpoint('json', '/things/{id}'), { id: 'a/b', name: 'x' })).toEqual({
      url: '/api/v1/things/a%2Fb',
      query: {},
      body: { name: 'x' },
      contentType: 'application/json',
    });
  });

  it.each(['json', 'encrypted'] as const)('keeps types in a body of kind %s', (transport) => {
    expect(toWire(endpoint(transport), { n: 1, on: true, none: null }).body).toEqual({ n: 1, on: true, none: null });
    expect(toWire(endpoint(transport), undefined).body).toEqual({});
  });

  it('writes a form', () => {
    expect(toWire(endpoint('form'), { a: 'x y', b: '&=ü', none: null })).toEqual({
      url: '/api/v1/things',
      query: {},
      body: 'a=x+y&b=%26%3D%C3%BC',
      contentType: 'application/x-www-form-urlencoded',
    });
  });

  it('repeats the parts of a multipart body and leaves its type to the browser', () => {
    const pictures = [new Blob(['one']), new Blob(['two'])];
    const wire = toWire(endpoint('multipart'), { pictures, id: 7, remark: undefined });
    expect(wire).not.toHaveProperty('contentType');
    const body = wire.body as FormData;
    expect(body.getAll('pictures')).toHaveLength(2);
    expect(body.get('id')).toBe('7');
    expect(body.has('remark')).toBe(false);
  });
});
