import { ServerTime } from './server-time';

const NOON = Date.parse('Sat, 21 Nov 2026 12:00:00 GMT');
const DAY = 86_400_000;

it.each([
  ['two days late', 2 * DAY, NOON],
  ['two days early', -2 * DAY, NOON],
  ['a minute late', 60_000, NOON],
  ['half a minute late', 30_000, NOON + 30_000],
  ['right', 0, NOON],
])('a clock that is %s', (_name, off, expected) => {
  const time = new ServerTime(() => NOON + off);
  expect(time.now()).toBe(NOON + off);
  time.learn('Sat, 21 Nov 2026 12:00:00 GMT');
  expect(time.now()).toBe(expected);
});

it('goes on with the device, and follows when its clock is put right', () => {
  let device = NOON - DAY;
  const time = new ServerTime(() => device);
  time.learn('Sat, 21 Nov 2026 12:00:00 GMT');
  device += 5000;
  expect(time.now()).toBe(NOON + 5000);
  device += DAY;
  time.learn('Sat, 21 Nov 2026 12:00:05 GMT');
  expect(time.now()).toBe(NOON + 5000);
});

it.each([[undefined], [null], [''], ['soon'], [7]])('learns nothing from %j', (date) => {
  const time = new ServerTime(() => NOON);
  time.learn(date);
  expect(time.now()).toBe(NOON);
});
