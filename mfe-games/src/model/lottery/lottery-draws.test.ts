import { secondsLeft } from 'shared-kit/parts';
import { drawJitter, drawOf, drawsOf, hasClockJumped, hasLateDraw, lateWait } from './lottery-draws';

const SERVER_NOW = 1_800_000_000_000;
const numbers = (gameCode: string, leftSeconds: number) => ({
  gameCode,
  issue: '7',
  closesAt: SERVER_NOW + leftSeconds * 1000,
  lastIssue: '6',
  lastNumbers: ['1', '2'],
});

describe('countdowns by a device clock', () => {
  it.each([
    ['right', 0],
    ['an hour ahead', 3_600_000],
    ['a year behind', -31_536_000_000],
  ])('that is %s: 90 seconds are 90 seconds', (_name, wrongBy) => {
    const receivedAt = SERVER_NOW + wrongBy;
    const draw = drawsOf({ list: [numbers('a', 90)], now: SERVER_NOW, receivedAt }).get('a');
    expect(secondsLeft(draw?.endsAt ?? 0, receivedAt)).toBe(90);
    expect(secondsLeft(draw?.endsAt ?? 0, receivedAt + 60_000)).toBe(30);
    // Slept through: the end is where it was.
    expect(secondsLeft(draw?.endsAt ?? 0, receivedAt + 7_200_000)).toBe(0);
  });

  it('counts by the device where the server does not tell its time', () => {
    const draw = drawsOf({ list: [numbers('a', 90)], now: null, receivedAt: SERVER_NOW - 10_000 }).get('a');
    expect(secondsLeft(draw?.endsAt ?? 0, SERVER_NOW - 10_000)).toBe(100);
  });

  it.each([
    ['time passing', { wall: 60_000, steady: 60_000 }, false],
    ['a clock that runs a little fast', { wall: 61_500, steady: 60_000 }, false],
    ['a clock set ahead', { wall: 3_660_000, steady: 60_000 }, true],
    ['a clock set back', { wall: -3_540_000, steady: 60_000 }, true],
    ['a sleep that one clock missed', { wall: 600_000, steady: 5_000 }, true],
  ])('%s is a jump: %s', (_name, after, isJump) => {
    expect(hasClockJumped({ wall: 0, steady: 0 }, after)).toBe(isJump);
  });
});

it('takes Vietnamese draws from their own call and all others from the common one', () => {
  const common = drawsOf({ list: [numbers('vn', 1), numbers('cl', 2)], now: null, receivedAt: 0 });
  const vietnamese = drawsOf({ list: [{ ...numbers('vn', 3), issue: '8' }], now: null, receivedAt: 0 });
  expect(drawOf({ vassalage: 'TCG_LOTTO_VN', gameCode: 'vn' }, common, vietnamese)?.issue).toBe('8');
  expect(drawOf({ vassalage: 'LOTT', gameCode: 'cl' }, common, vietnamese)?.issue).toBe('7');
  expect(drawOf({ vassalage: 'TCG_LOTTO_VN', gameCode: 'vn' }, common, new Map())).toBeUndefined();
});

it.each([
  [0, 0],
  [0.5, 1500],
  [0.99999, 3000],
])('a throw of %d waits %d ms at zero', (random, wait) => {
  expect(drawJitter(() => random)).toBe(wait);
});

it.each([
  [0, 10_000],
  [1, 20_000],
  [3, 80_000],
  [4, null],
])('after %d tries a late result is looked for in %s ms', (tries, wait) => {
  expect(lateWait(tries)).toBe(wait);
});

it.each([
  [-1, true],
  [0, true],
  [1, false],
])('with %d seconds left a draw is late: %s', (left, isLate) => {
  const draws = drawsOf({ list: [numbers('a', 90), numbers('b', left)], now: SERVER_NOW, receivedAt: SERVER_NOW });
  expect(hasLateDraw(draws, SERVER_NOW)).toBe(isLate);
});
