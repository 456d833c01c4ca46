import { PLAY_LIMITS } from 'shared-contracts/api/endpoints/responsible-play';
import { breakEnd, LIMIT_GROUPS, limitLeft, pendingStage } from './limit-view';

test('every limit of the contract stands in one group', () => {
  expect(Object.values(LIMIT_GROUPS).flat()).toEqual([...PLAY_LIMITS]);
});

test.each<[number | null, number, number | null]>([
  [500, 120, 380],
  [500, 700, 0],
  [null, 120, null],
  [500, Number.NaN, null],
])('of a limit of %s with %s used, %s is left', (amount, used, left) => {
  expect(limitLeft({ amount, used })).toBe(left);
});

test.each<[number, ReturnType<typeof pendingStage>]>([
  [99, 'waits'],
  [100, 'ready'],
  [199, 'ready'],
  [200, undefined],
])('at %s a change that can be confirmed from 100 to 200 is %s', (now, stage) => {
  expect(pendingStage({ pending: { amount: 900, from: 100, until: 200 } }, now)).toBe(stage);
});

test('nothing that was wished has no stage', () => {
  expect(pendingStage({ pending: null }, 0)).toBeUndefined();
});

test.each([
  ['coolOff', 7, '2026-03-22T08:00:00.000Z'],
  ['exclusion', 6, '2026-09-15T08:00:00.000Z'],
] as const)('a %s of %s ends at %s', (kind, length, end) => {
  expect(new Date(breakEnd(kind, length, Date.parse('2026-03-15T08:00:00Z'))).toISOString()).toBe(end);
});
