import type { Vip, VipLevel } from 'shared-contracts/api/endpoints/promotions';
import { sortedLevels, vipStanding } from './vip-standing';

const level = (number: number): VipLevel => ({ level: number, name: `L${number}`, requirement: '', benefits: [] });
const LEVELS = [level(2), level(0), level(1)];
const of = (current: number | null, progress: number | null): Vip => ({ levels: LEVELS, current, progress });

test('levels stand from the lowest up, and the answer stays as it came', () => {
  expect(sortedLevels(LEVELS).map((entry) => entry.level)).toEqual([0, 1, 2]);
  expect(LEVELS.map((entry) => entry.level)).toEqual([2, 0, 1]);
});

test.each([
  ['a visitor', null, null, null],
  ['a level that is not among them', 9, 50, null],
  ['the lowest', 0, 40, { current: 'L0', next: 'L1', percent: 40 }],
  ['one between', 1, 12.9, { current: 'L1', next: 'L2', percent: 12 }],
  ['the highest, whatever is said of the way', 2, 3, { current: 'L2', next: null, percent: 100 }],
  ['an unknown way', 1, null, { current: 'L1', next: 'L2', percent: null }],
  ['a way below nothing', 1, -4, { current: 'L1', next: 'L2', percent: 0 }],
  ['a way beyond its end', 1, 140, { current: 'L1', next: 'L2', percent: 100 }],
  ['a way that is no number', 1, Number.NaN, { current: 'L1', next: 'L2', percent: null }],
])('%s', (_name, current, progress, expected) => {
  const standing = vipStanding(of(current, progress));
  expect(
    standing && { current: standing.current.name, next: standing.next?.name ?? null, percent: standing.percent },
  ).toEqual(expected);
});
