import { emptyReleaseMap, type ReleaseMap, type Rollout } from 'shared-contracts/release/release-map';
import { addRollout, finishRollout, holdRollout, removeRollout, resumeRollout } from './rollout-edits';
import { startRollout, type RolloutRequest } from './start-rollout';
import { parseDuration, parseMoment, parsePercent, planSchedule, type ScheduleInput } from './schedule';

const HASH = 'a'.repeat(64);
const NOW = new Date('2026-11-30T08:00:00Z');
const at = (hours: number): string => new Date(NOW.getTime() + hours * 3_600_000).toISOString();
const guard = { action: 'hold', minimumLoads: 200 } as const;
const games = { package: 'mfe-games', version: '1.1.0' } as const;

function mapWith(...rollouts: Rollout[]): ReleaseMap {
  const releases = { 'mfe-games': { '1.0.0': HASH, '1.1.0': HASH, '1.2.0': HASH } };
  return { ...emptyReleaseMap('production'), releases, defaults: { 'mfe-games': '1.0.0' }, rollouts };
}

describe('a schedule', () => {
  it.each<[string, ScheduleInput, ReturnType<typeof planSchedule>]>([
    ['a share now', { percent: 0.5 }, { percent: 0.5, steps: [], since: at(0) }],
    ['everybody now', {}, { percent: undefined, steps: [], since: at(0) }],
    ['steps from now on', { steps: '5,25,100', every: '2h' }, {
      percent: 5, steps: [{ at: at(2), percent: 25 }, { at: at(4), percent: 100 }], since: at(0),
    }],
    ['steps from a moment on', { at: '2026-11-30T10:00Z', steps: '5, 100', every: '1d' }, {
      percent: null, steps: [{ at: at(2), percent: 5 }, { at: at(26), percent: 100 }], since: at(2),
    }],
    ['a share from a moment on', { at: '2026-11-30T11:30+02:00', percent: 10 },
      { percent: null, steps: [{ at: at(1.5), percent: 10 }], since: at(1.5) }],
    ['everybody from a moment on', { at: '2026-11-30T09:00Z' },
      { percent: null, steps: [{ at: at(1), percent: 100 }], since: at(1) }],
    ['one step now', { steps: '25' }, { percent: 25, steps: [], since: at(0) }],
  ])('is %s', (_, input, expected) => {
    expect(planSchedule(input, NOW)).toEqual(expected);
  }); // prettier-ignore

  it.each<[string, () => unknown]>([
    ['--steps says every share: leave out --percent', () => planSchedule({ percent: 5, steps: '5' }, NOW)],
    ['Say how long each step lasts, with --every 2h', () => planSchedule({ steps: '5,10' }, NOW)],
    ['--every goes with several steps: --steps 5,25,100', () => planSchedule({ percent: 5, every: '2h' }, NOW)],
    ['Every step has to be larger than the one before, unlike 5,5', () => planSchedule({ steps: '5,5', every: '2h' }, NOW)],
    ['"5;10" is not a share such as 10 or 0.5', () => planSchedule({ steps: '5;10', every: '2h' }, NOW)],
    ['"101" is not a share such as 10 or 0.5', () => parsePercent('101')],
    ['"0.125" is not a share such as 10 or 0.5', () => parsePercent('0.125')],
    ['"-1" is not a share such as 10 or 0.5', () => parsePercent('-1')],
    ['"2026-12-01T10:00" is not a time with its zone, such as 2026-12-01T10:00Z',
      () => parseMoment('2026-12-01T10:00', NOW)],
    ['"2026-13-01T10:00Z" is not a time with its zone, such as 2026-12-01T10:00Z',
      () => parseMoment('2026-13-01T10:00Z', NOW)],
    ['"tomorrow" is not a time with its zone, such as 2026-12-01T10:00Z', () => parseMoment('tomorrow', NOW)],
    ['2026-11-30T07:59Z is over: it is 2026-11-30T08:00:00.000Z', () => parseMoment('2026-11-30T07:59Z', NOW)],
    ['"2 hours" is not a duration such as 30m, 2h or 1d', () => parseDuration('2 hours')],
    ['"0h" is not a duration such as 30m, 2h or 1d', () => parseDuration('0h')],
  ])('is refused: %s', (sentence, plan) => {
    expect(plan).toThrow(sentence);
  }); // prettier-ignore
});

describe('starting a rollout', () => {
  const start = (map: ReleaseMap, input: ScheduleInput, more: Partial<RolloutRequest> = {}): readonly Rollout[] =>
    startRollout(map, { ...games, ...more, schedule: planSchedule(input, NOW) }).rollouts;

  it.each<[string, readonly Rollout[], readonly Rollout[]]>([
    ['a share', start(mapWith(), { percent: 10 }), [{ ...games, percent: 10, since: at(0) }]],
    ['merchants', start(mapWith(), {}, { merchants: ['aurora'] }), [{ ...games, merchants: ['aurora'], since: at(0) }]],
    ['later', start(mapWith(), { at: '2026-11-30T09:00Z', percent: 5 }, { guard }),
      [{ ...games, percent: 0, steps: [{ at: at(1), percent: 5 }], guard, since: at(1) }]],
    ['later, keeping the share it has until then',
      start(mapWith({ ...games, percent: 5, since: at(-9) }), { at: '2026-11-30T09:00Z', percent: 50 }),
      [{ ...games, percent: 5, steps: [{ at: at(1), percent: 50 }], since: at(-9) }]],
    ['another share in place, keeping guard and start, without the steps it had',
      start(mapWith({ ...games, percent: 5, guard, since: at(-9), steps: [{ at: at(3), percent: 100 }] }), { percent: 7 }),
      [{ ...games, percent: 7, guard, since: at(-9) }]],
    ['a held one again, judged from now',
      start(mapWith({ ...games, percent: 5, guard, since: at(-9), held: 'worse' }), { percent: 6 }),
      [{ ...games, percent: 6, guard, since: at(0) }]],
    ['with another guard', start(mapWith({ ...games, percent: 5, guard, since: at(-9) }), { percent: 5 },
      { guard: { action: 'rollback', minimumLoads: 50 } }),
      [{ ...games, percent: 5, guard: { action: 'rollback', minimumLoads: 50 }, since: at(-9) }]],
  ])('%s', (_, rollouts, expected) => {
    expect(rollouts).toEqual(expected);
  }); // prettier-ignore
});

describe('a rollout of a section that nobody has yet', () => {
  const bare: ReleaseMap = { ...mapWith(), defaults: {}, pins: { lotus: { 'mfe-games': '1.0.0' } } };
  const start = (input: ScheduleInput, merchants?: string[]): readonly Rollout[] =>
    startRollout(bare, { ...games, merchants, schedule: planSchedule(input, NOW) }).rollouts;

  it.each<[string, readonly Rollout[]]>([
    ['all devices of some merchants', start({ percent: 100 }, ['bahari'])],
    ['all of them later', start({ at: '2026-11-30T09:00Z' }, ['bahari'])],
    ['a share where the others have a pin', start({ percent: 10 }, ['lotus'])],
  ])('goes to %s', (_, rollouts) => {
    expect(rollouts).toHaveLength(1);
  });

  it.each<[string, () => unknown]>([
    ['mfe-games has no version in production for the other devices of bahari: serve it to all devices first (mfe canary mfe-games 1.1.0 --merchants bahari --percent 100, or mfe promote mfe-games 1.1.0)',
      () => start({ percent: 10 }, ['bahari', 'lotus'])],
    ['for the other devices: serve it to all devices first (mfe canary mfe-games 1.1.0 --merchants <merchant>, or mfe promote mfe-games 1.1.0)',
      () => start({ steps: '5,100', every: '2h' })],
  ])('is refused where others would get nothing: %s', (sentence, begin) => {
    expect(begin).toThrow(sentence);
  }); // prettier-ignore
});

describe('a held rollout', () => {
  const moving: Rollout = { ...games, percent: 5, steps: [{ at: at(-3), percent: 25 }, { at: at(-1), percent: 100 }] }; // prettier-ignore

  it('is held once, with the first reason', () => {
    const held = holdRollout(mapWith(moving), { package: 'mfe-games' }, 'looks odd');
    expect(held.rollouts).toEqual([{ ...moving, held: 'looks odd' }]);
    expect(holdRollout(held, { package: 'mfe-games', version: '1.1.0' }, 'again').rollouts).toEqual(held.rollouts);
  });

  it('goes on where it stopped: the overdue step now, the others after the same time', () => {
    const map = resumeRollout(mapWith({ ...moving, held: 'x' }), { package: 'mfe-games' }, NOW);
    expect(map.rollouts).toEqual([
      { ...games, percent: 5, steps: [{ at: at(0), percent: 25 }, { at: at(2), percent: 100 }], since: at(0) },
    ]); // prettier-ignore
  });

  it('keeps to its times where none is over, and has none where none were left', () => {
    const early = { ...games, percent: 5, held: 'x', steps: [{ at: at(1), percent: 25 }] };
    expect(resumeRollout(mapWith(early), { package: 'mfe-games' }, NOW).rollouts[0]?.steps).toEqual(early.steps);
    expect(
      resumeRollout(mapWith({ ...games, held: 'x' }), { package: 'mfe-games', version: '1.1.0' }, NOW).rollouts,
    ).toEqual([{ ...games, since: at(0) }]);
  });
});

describe('the end of a rollout', () => {
  it('is to become the default', () => {
    const map = finishRollout(mapWith({ ...games, percent: 50 }), 'mfe-games');
    expect(map).toMatchObject({ defaults: { 'mfe-games': '1.1.0' }, previous: { 'mfe-games': '1.0.0' }, rollouts: [] });
  });

  it.each<[string, () => ReleaseMap]>([
    ['mfe-games 1.1.0 is rolled out to aurora, bahari only: pin it there, or promote it for everybody',
      () => finishRollout(mapWith({ ...games, merchants: ['aurora', 'bahari'] }), 'mfe-games', '1.1.0')],
    ['mfe-games has several rollouts to all merchants: name the version',
      () => finishRollout(mapWith({ ...games, percent: 5 }, { ...games, version: '1.2.0', percent: 5 }), 'mfe-games')],
    ['mfe-games has no rollout in production', () => finishRollout(mapWith(), 'mfe-games')],
    ['mfe-games 1.2.0 has no rollout in production', () => removeRollout(mapWith(games), { package: 'mfe-games', version: '1.2.0' })],
    ['mfe-games has no rollout in production', () => holdRollout(mapWith(), { package: 'mfe-games' }, 'x')],
    ['No rollout of mfe-games is held in production',
      () => resumeRollout(mapWith(games), { package: 'mfe-games' }, NOW)],
    ['A share is a number from 0 to 100 with at most two decimals',
      () => addRollout(mapWith(), { ...games, percent: 1, steps: [{ at: at(1), percent: 1.001 }] })],
    ['mfe-games 1.1.0 is revoked in production',
      () => addRollout({ ...mapWith(), revoked: { 'mfe-games': ['1.1.0'] } }, { ...games, percent: 1 })],
  ])('refuses: %s', (sentence, edit) => {
    expect(edit).toThrow(sentence);
  }); // prettier-ignore
});
