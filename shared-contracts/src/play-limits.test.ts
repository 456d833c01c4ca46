import {
  depositLeft,
  NO_LIMITS,
  readLimits,
  withDailyDeposit,
  withDeposit,
  writeLimits,
  type PlayLimits,
} from './play-limits';

const TODAY = '2026-03-04';
const TOMORROW = '2026-03-05';
const LIMITED: PlayLimits = { ...NO_LIMITS, dailyDeposit: 500 };

test('each account has its own, and nothing that cannot be read counts', () => {
  const text = writeLimits(writeLimits(null, 'maria', LIMITED), 'jose', { ...NO_LIMITS, remindAfter: 30 });
  expect(readLimits(text, 'maria', TODAY)).toEqual(LIMITED);
  expect(readLimits(text, 'jose', TODAY).remindAfter).toBe(30);
  expect(readLimits(text, 'ana', TODAY)).toEqual(NO_LIMITS);
  for (const broken of [null, '{', '[]', '{"maria":{"remindAfter":7}}', '{"maria":{"dailyDeposit":-1}}'])
    expect(readLimits(broken, 'maria', TODAY)).toEqual(NO_LIMITS);
});

test.each<[string, number | null, number | null, PlayLimits['dailyDeposit'], number | null | undefined]>([
  ['a first limit holds at once', null, 500, 500, undefined],
  ['a lower one holds at once', 500, 200, 200, undefined],
  ['a higher one waits for the next day', 500, 900, 500, 900],
  ['and so does none', 500, null, 500, null],
  ['the same changes nothing', 500, 500, 500, undefined],
])('%s', (_name, before, wished, now, later) => {
  const limits = withDailyDeposit({ ...NO_LIMITS, dailyDeposit: before }, wished, TOMORROW);
  expect(limits.dailyDeposit).toBe(now);
  expect(limits.later).toEqual(later === undefined ? null : { dailyDeposit: later, from: TOMORROW });
  const text = writeLimits(null, 'maria', limits);
  expect(readLimits(text, 'maria', TODAY).dailyDeposit).toBe(now);
  expect(readLimits(text, 'maria', TOMORROW).dailyDeposit).toBe(later === undefined ? now : later);
});

test('a lower limit takes back a higher one that waits', () => {
  const waiting = withDailyDeposit(LIMITED, 900, TOMORROW);
  expect(withDailyDeposit(waiting, 100, TOMORROW)).toEqual({ ...NO_LIMITS, dailyDeposit: 100 });
});

test('deposits of a day add up, and a new day starts over', () => {
  const after = withDeposit(withDeposit(LIMITED, 120, TODAY), 30.5, TODAY);
  expect(depositLeft(after, TODAY)).toBe(349.5);
  expect(depositLeft(after, TOMORROW)).toBe(500);
  expect(depositLeft(withDeposit(LIMITED, 700, TODAY), TODAY)).toBe(0);
  expect(depositLeft(NO_LIMITS, TODAY)).toBeNull();
});
