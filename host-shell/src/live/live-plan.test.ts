import { FIRST_PLAN, LIVE_WAITS, modeOf, nextPlan, type LivePlan, type LiveStep } from './live-plan';

const NOW = 1_000_000;
const plan = (given: Partial<LivePlan>): LivePlan => ({ ...FIRST_PLAN, ...given });
const after = (given: Partial<LivePlan>, step: LiveStep, random = 0): LivePlan =>
  nextPlan(plan(given), step, { now: NOW, random });

const refused = (status: number, retryAfter = 0): LiveStep => ({ type: 'refused', status, retryAfter });

describe('nextPlan', () => {
  it.each<[string, Partial<LivePlan>, LiveStep, Partial<LivePlan>]>([
    ['opens when the page is in sight', {}, { type: 'wanted' }, { status: 'opening' }],
    ['waits on where it waited before', { until: NOW + 1 }, { type: 'wanted' }, { status: 'waiting', until: NOW + 1 }],
    ['opens where the wait is over', { until: NOW }, { type: 'wanted' }, { status: 'opening' }],
    ['leaves an open stream alone', { status: 'open' }, { type: 'wanted' }, { status: 'open' }],
    ['ends when the page is left', { status: 'open', since: 5 }, { type: 'unwanted' }, { status: 'off' }],
    ['gives up opening then', { status: 'opening' }, { type: 'unwanted' }, { status: 'off' }],
    ['is open', { status: 'opening', failures: 3 }, { type: 'opened' }, { status: 'open', failures: 3, since: NOW }],
    ['is not open once it was called off', { status: 'off' }, { type: 'opened' }, { status: 'off' }],
    ['opens when its time has come', { status: 'waiting', until: NOW }, { type: 'due' }, { status: 'opening' }],
    [
      'opens when the connection comes',
      { status: 'waiting', until: NOW + 9 },
      { type: 'online' },
      { status: 'opening' },
    ],
    [
      'but not where the gateway has none',
      { status: 'waiting', isAbsent: true, until: NOW + 9 },
      { type: 'online' },
      { status: 'waiting' },
    ],
    ['nor out of sight', { status: 'off' }, { type: 'online' }, { status: 'off' }],
    ['and not before', { status: 'waiting', until: NOW + 1 }, { type: 'due' }, { status: 'waiting' }],
    [
      'waits after a failure',
      { status: 'opening' },
      { type: 'lost' },
      { status: 'waiting', failures: 1, until: NOW + 500 },
    ],
    [
      'waits longer after each',
      { status: 'opening', failures: 3 },
      { type: 'lost' },
      { status: 'waiting', failures: 4, until: NOW + 4000 },
    ],
    [
      'begins again after a stream that lasted',
      { status: 'open', failures: 3, since: NOW - LIVE_WAITS.steady },
      { type: 'lost' },
      { failures: 1, until: NOW + 500 },
    ],
    [
      'counts on after one that did not',
      { status: 'open', failures: 3, since: NOW - LIVE_WAITS.steady + 1 },
      { type: 'lost' },
      { failures: 4 },
    ],
    [
      'takes no loss for one of a page out of sight',
      { status: 'off' },
      { type: 'lost' },
      { status: 'off', failures: 0 },
    ],
    ['nor twice', { status: 'waiting', failures: 1 }, { type: 'lost' }, { status: 'waiting', failures: 1 }],
    [
      'hears that there is no channel',
      { status: 'opening' },
      refused(404),
      { isAbsent: true, until: NOW + LIVE_WAITS.absent },
    ],
    ['or none for this session', { status: 'opening' }, refused(401), { isAbsent: true }],
    ['or something else in its place', { status: 'opening' }, refused(200), { isAbsent: true }],
    [
      'comes again when it was told to',
      { status: 'opening' },
      refused(429, 30_000),
      { isAbsent: false, until: NOW + 30_000 },
    ],
    ['after its own wait at least', { status: 'opening', failures: 5 }, refused(503, 1000), { until: NOW + 16_000 }],
    ['and before long', { status: 'opening' }, refused(503, 86_400_000), { until: NOW + LIVE_WAITS.absent }],
    [
      'takes a fault of the gateway for a failure',
      { status: 'opening' },
      refused(500),
      { failures: 1, until: NOW + 500 },
    ],
    [
      'opens for somebody else at once',
      { status: 'waiting', failures: 7, until: NOW + 9 },
      { type: 'renewed' },
      { status: 'opening', failures: 0, until: 0 },
    ],
    ['and in place of another’s stream', { status: 'open' }, { type: 'renewed' }, { status: 'opening' }],
    [
      'but not out of sight',
      { status: 'off', until: NOW + 9, isAbsent: true },
      { type: 'renewed' },
      { status: 'off', until: 0, isAbsent: false },
    ],
  ])('%s', (_name, given, step, expected) => {
    expect(after(given, step)).toMatchObject(expected);
  });

  it('spreads its waits by chance, between half of a wait and the whole', () => {
    const waits = [0, 0.25, 0.5, 0.999].map(
      (random) => after({ status: 'opening', failures: 2 }, { type: 'lost' }, random).until - NOW,
    );
    expect(waits).toEqual([2000, 2500, 3000, 3998]);
  });

  it('never waits longer than a minute by itself, however often it fails', () => {
    let failing = plan({ status: 'opening' });
    for (let time = 0; time < 2000; time += 1)
      failing = { ...nextPlan(failing, { type: 'lost' }, { now: NOW, random: 1 }), status: 'opening' };
    expect(failing.until - NOW).toBe(LIVE_WAITS.longest);
  });
});

it.each<[Partial<LivePlan>, string]>([
  [{ status: 'off' }, 'paused'],
  [{ status: 'off', isAbsent: true }, 'paused'],
  [{ status: 'opening' }, 'paused'],
  [{ status: 'open', failures: 5 }, 'open'],
  [{ status: 'waiting', failures: 1 }, 'paused'],
  [{ status: 'waiting', failures: 2 }, 'polling'],
  [{ status: 'opening', failures: 2 }, 'polling'],
  [{ status: 'waiting', isAbsent: true }, 'polling'],
])('the plan %j is told as %s', (given, mode) => {
  expect(modeOf(plan(given))).toBe(mode);
});
