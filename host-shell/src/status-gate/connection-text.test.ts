import { apiError } from 'shared-contracts/api/api-error';
import { connectionText } from './connection-text';

test.each([
  ['no connection', apiError('R-01', { kind: 'network', offline: true }), 'error.noInternet'],
  ['no answer in time', apiError('R-01', { kind: 'timeout' }), 'error.slowConnection'],
  ['an answer without sense', apiError('R-01', { kind: 'malformed', detail: 'value.language' }), 'error.wrongAnswer'],
  ['the page of a public network', apiError('R-01', { kind: 'malformed', detail: 'not JSON' }), 'error.cannotReach'],
  [
    'a server that fails',
    apiError('R-01', { kind: 'rejected', code: 'internal', status: 500, message: '' }),
    'error.cannotReach',
  ],
  ['something else', new TypeError('x'), 'error.cannotReach'],
  ['nothing at all', undefined, 'error.cannotReach'],
] as const)('%s', (_name, error, expected) => {
  expect(connectionText(error)).toBe(expected);
});
