import { ServerTime } from './server-time';

const NOON = Date.parse('Sat, 21 Nov 2026 12:00:00 GMT');
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const dateOf = (moment: number): string => new Date(moment).toUTCString();

/** A device that is `off` from the server, and what happens to both. */
function device(off: number) {
  let server = NOON;
  let wall = NOON + off;
  let steady = 7000;
  const time = new ServerTime({ wall: () => wall, steady: () => steady });
  return {
    time,
    answer: () => time.learn(dateOf(server), steady),
    pass: (span: number) => {
      server += span;
      wall += span;
      steady += span;
    },
    set: (span: number) => (wall += span),
    /** How far the page's time is from the server's, in whole seconds. */
    error: () => Math.trunc((time.now() - server) / 1000),
  };
}

const WRONG: readonly (readonly [string, number])[] = [
  ['right', 0],
  ['half a second off', 500],
  ['20 s behind', -20_000],
  ['20 min behind', -20 * MINUTE],
  ['20 min ahead', 20 * MINUTE],
  ['a day ahead', DAY],
  ['two years behind', -730 * DAY],
];

const JUMPS: readonly (readonly [string, number])[] = [
  ['46 min back', -46 * MINUTE],
  ['a day back', -DAY],
  ['3 s ahead', 3000],
  ['an hour ahead', 60 * MINUTE],
  ['a month ahead', 30 * DAY],
];

describe.each(WRONG)('a clock that is %s', (_off, off) => {
  it('is the only one there is before an answer', () => {
    const { time } = device(off);
    expect(time.now()).toBe(NOON + off);
  });

  it('counts by the server from the first answer on', () => {
    const phone = device(off);
    phone.answer();
    expect(phone.error()).toBe(off > 1000 ? 1 : 0);
    phone.pass(30 * MINUTE);
    expect(phone.error()).toBe(off > 1000 ? 1 : 0);
  });

  it.each(JUMPS)('that is set %s during a wait changes nothing', (_jump, by) => {
    const phone = device(off);
    phone.answer();
    const before = phone.time.now();
    phone.set(by);
    phone.pass(MINUTE);
    expect(phone.time.now()).toBe(before + MINUTE);
    phone.answer();
    expect(phone.time.now()).toBe(before + MINUTE);
  });

  it('is known to the next page of the visit before any answer', () => {
    const phone = device(off);
    phone.answer();
    const next = device(off);
    next.time.advance(phone.time.now() - phone.time.clocks.wall());
    expect(next.error()).toBe(phone.error());
  });
});

it.each([[undefined], [''], ['soon'], ['Sat, 41 Nov']])(
  'counts on steadily from the device after an answer of %j',
  (date) => {
    const phone = device(0);
    phone.time.learn(date);
    phone.set(-DAY);
    phone.pass(MINUTE);
    expect(phone.time.now()).toBe(NOON + MINUTE);
  },
);

it('takes an answer of a slow network for no wrong clock', () => {
  const phone = device(9000);
  phone.time.learn(dateOf(NOON), 7000 - 8000);
  expect(phone.time.now()).toBe(NOON + 9000);
});
