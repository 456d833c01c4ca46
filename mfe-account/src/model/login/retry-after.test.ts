import type { ApiFailure } from 'shared-contracts/api/api-error';
import { restEnd } from './retry-after';

const limited = (retryAfter?: number): ApiFailure => ({
  kind: 'rejected', code: 'rate.limited', status: 429, message: '', ...(retryAfter !== undefined && { retryAfter }),
}); // prettier-ignore

test.each<[string, ApiFailure, number | undefined]>([
  ['45 s', limited(45), 46_000],
  ['a minute without the header', limited(), 61_000],
  ['a minute for nonsense', limited(-3), 61_000],
  ['a minute for a year', limited(31_536_000), 61_000],
  [
    'nothing for another code',
    { kind: 'rejected', code: 'auth.invalid', status: 422, message: '', retryAfter: 9 },
    undefined,
  ],
  ['nothing for a lost connection', { kind: 'network', offline: true }, undefined],
])('rests %s', (_name, failure, expected) => {
  expect(restEnd(failure, 1000)).toBe(expected);
});
