import { clockOf, expiryOf, signedInDays, stateLook } from './reward-rules';

test.each([
  ['open', 'rewards.stateOpen'],
  ['inProgress', 'rewards.stateInProgress'],
  ['joined', 'rewards.stateJoined'],
  ['pending', 'rewards.statePending'],
  ['approved', 'rewards.stateApproved'],
  ['rejected', 'rewards.stateRejected'],
  ['claimed', 'rewards.stateClaimed'],
  ['expired', 'rewards.stateExpired'],
  ['lost', 'rewards.stateLost'],
  ['toString', undefined],
  ['', undefined],
])('the state "%s" is told as %p', (state, text) => {
  expect(stateLook(state)?.text).toBe(text);
});

const NOW = 1_000_000_000;
const DAY = 86_400_000;

test.each([
  [null, 'open', { kind: 'none' }],
  [NOW, 'open', { kind: 'none' }],
  [NOW + 1, 'open', { kind: 'clock', at: NOW + 1 }],
  [NOW + DAY - 1, 'inProgress', { kind: 'clock', at: NOW + DAY - 1 }],
  [NOW + DAY, 'open', { kind: 'date', at: NOW + DAY }],
  [NOW + DAY, 'claimed', { kind: 'none' }],
  [NOW + DAY, 'expired', { kind: 'none' }],
])('an end at %p of a reward that is %s is told as %p', (expiresAt, state, expected) => {
  expect(expiryOf({ expiresAt, state }, NOW)).toEqual(expected);
});

test.each([
  [0, '0:00'],
  [59, '0:59'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [86_399, '23:59:59'],
])('%d seconds read %s', (seconds, text) => {
  expect(clockOf(seconds)).toBe(text);
});

test.each([
  [null, 0],
  [0, 0],
  [14, 1],
  [29, 2],
  [43, 3],
  [57, 4],
  [71, 5],
  [86, 6],
  [100, 7],
  [140, 7],
  [-5, 0],
])('%p percent of the week is %d days', (progress, days) => {
  expect(signedInDays(progress)).toBe(days);
});
