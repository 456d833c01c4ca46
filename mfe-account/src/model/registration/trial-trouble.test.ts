import type { ApiFailure } from 'shared-contracts/api/api-error';
import { trialTrouble, type TrialTrouble } from './trial-trouble';

const limited = (retryAfter?: number): ApiFailure => ({
  kind: 'rejected',
  code: 'rate.limited',
  status: 429,
  message: '',
  ...(retryAfter !== undefined && { retryAfter }),
});

test.each<[string, ApiFailure, TrialTrouble]>([
  ['no connection', { kind: 'network', offline: true }, { kind: 'offline' }],
  ['no answer in time', { kind: 'timeout' }, { kind: 'offline' }],
  ['too many, for a while', limited(61), { kind: 'wait', minutes: 2 }],
  ['too many, for less than a minute', limited(5), { kind: 'wait', minutes: 1 }],
  ['too many, for who knows how long', limited(), { kind: 'limited' }],
  ['switched off', { kind: 'forbidden', code: 'feature.off' }, { kind: 'closed' }],
  ['not for this person', { kind: 'forbidden', code: 'role.forbidden' }, { kind: 'closed' }],
  ['a server that fails', { kind: 'rejected', code: 'internal', status: 500, message: '' }, { kind: 'other' }],
  ['an answer without sense', { kind: 'malformed', detail: 'x' }, { kind: 'other' }],
])('%s', (_name, failure, expected) => {
  expect(trialTrouble(failure)).toEqual(expected);
});
