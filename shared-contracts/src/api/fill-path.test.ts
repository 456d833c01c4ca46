import { fillPath, pathFields } from './fill-path';

const account = { id: 'R-27.remove', path: '/members/me/accounts/{id}' };

describe('pathFields', () => {
  it.each([
    ['/wallet', []],
    ['/deposits/{id}', ['id']],
    ['/a/{kind}/b/{id}', ['kind', 'id']],
  ])('%s takes %p', (path, fields) => {
    expect(pathFields(path)).toEqual(fields);
  });
});

describe('fillPath', () => {
  it.each([
    ['a plain field', { id: 'a1' }, '/members/me/accounts/a1'],
    ['a number', { id: 0 }, '/members/me/accounts/0'],
    ['reserved characters', { id: 'a/b?c#d %' }, '/members/me/accounts/a%2Fb%3Fc%23d%20%25'],
    ['letters outside ASCII', { id: 'é' }, '/members/me/accounts/%C3%A9'],
  ])('encodes %s', (_, request, path) => {
    expect(fillPath(account, request)).toEqual({ path, rest: {} });
  });

  it('leaves the other fields, and the request itself, as they are', () => {
    const request = { kind: 'hour', id: 'c1', version: 2, accept: true };
    expect(fillPath({ id: 'R-86', path: '/agent/contracts/{kind}/answer' }, request)).toEqual({
      path: '/agent/contracts/hour/answer',
      rest: { id: 'c1', version: 2, accept: true },
    });
    expect(request).toEqual({ kind: 'hour', id: 'c1', version: 2, accept: true });
  });

  it('returns a path without placeholders unchanged, also without a request', () => {
    expect(fillPath({ id: 'R-28', path: '/wallet' })).toEqual({ path: '/wallet', rest: {} });
  });

  it.each([[{}], [{ id: undefined }], [{ id: null }], [{ id: '' }], [{ id: {} }]])('throws on %p', (request) => {
    expect(() => fillPath(account, request)).toThrow('R-27.remove: path field "id" is missing');
  });

  it.each(['.', '..'])('throws on the dot segment %s', (id) => {
    expect(() => fillPath(account, { id })).toThrow('R-27.remove: path field "id" is no path segment');
  });
});
