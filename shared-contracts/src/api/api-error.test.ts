import { apiError, isWrongAnswer, type ApiFailure } from './api-error';

const FAILURES: readonly (readonly [string, ApiFailure, boolean])[] = [
  ['no connection', { kind: 'network', offline: true }, false],
  ['no answer in time', { kind: 'timeout' }, false],
  ['a page where JSON should be', { kind: 'malformed', detail: 'not JSON' }, false],
  ['JSON of something else', { kind: 'malformed', detail: 'not an envelope' }, false],
  ['a field that cannot be read', { kind: 'malformed', detail: 'list.0.amount' }, true],
  ['a server that fails', { kind: 'rejected', code: 'internal', status: 500, message: '' }, true],
  ['a refusal in words', { kind: 'rejected', code: 'busy', status: 409, message: 'Later' }, false],
];

test.each(FAILURES)('%s: is it the answer that is wrong?', (_name, failure, expected) => {
  expect(isWrongAnswer(apiError('R-30', failure))).toBe(expected);
});

test('what is no failure of a call is no wrong answer', () => {
  expect(isWrongAnswer(new TypeError('x'))).toBe(false);
});
