import { toWire } from './wire-request';

describe('toWire', () => {
  it.each(['json', 'encrypted'] as const)('keeps types in a body of kind %s', (transport) => {
    const fields = { n: 1, on: true, none: null };
    expect(toWire(transport, fields)).toEqual({ body: fields, contentType: 'application/json' });
    expect(toWire(transport, {}).body).toEqual({});
  });

  it('has no body where the fields stand in the query', () => {
    expect(toWire('query', null)).toEqual({});
  });

  it('writes a form', () => {
    expect(toWire('form', { a: 'x y', b: '&=ü', none: null })).toEqual({
      body: 'a=x+y&b=%26%3D%C3%BC',
      contentType: 'application/x-www-form-urlencoded',
    });
  });

  it('repeats the parts of a multipart body and leaves its type to the browser', () => {
    const pictures = [new Blob(['one']), new Blob(['two'])];
    const wire = toWire('multipart', { pictures, id: 7, remark: undefined });
    expect(wire).not.toHaveProperty('contentType');
    const body = wire.body as FormData;
    expect(body.getAll('pictures')).toHaveLength(2);
    expect(body.get('id')).toBe('7');
    expect(body.has('remark')).toBe(false);
  });
});
