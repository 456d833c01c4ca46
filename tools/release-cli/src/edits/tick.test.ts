import { emptyReleaseMap, type ReleaseMap, type Rollout } from 'shared-contracts/release/release-map';
import { completedRollouts, guardMap, tickMap, type GuardVerdict } from './tick';

const START = Date.parse('2026-12-01T10:00:00Z');
const clock = (hours: number): Date => new Date(START + hours * 3_600_000);
const at = (hours: number): string => clock(hours).toISOString();
const games = { package: 'mfe-games', version: '1.1.0' } as const;
const rollout: Rollout = {
  ...games,
  percent: 0,
  steps: [
    { at: at(0), percent: 5 },
    { at: at(2), percent: 25 },
    { at: at(4), percent: 100 },
  ],
};

function mapWith(...rollouts: Rollout[]): ReleaseMap {
  return { ...emptyReleaseMap('production'), defaults: { 'mfe-games': '1.0.0' }, rollouts };
}

function worse(change: Partial<GuardVerdict> = {}): GuardVerdict {
  return { ...games, verdict: 'worse', text: '12 % of loads fail instead of 1 %', ...change };
}

describe('a schedule over time', () => {
  it('makes each step at its time, once', () => {
    let map = mapWith(rollout);
    const seen: unknown[] = [];
    for (const hours of [-1, 0, 0, 1.99, 2, 3, 4, 5]) {
      const result = tickMap(map, clock(hours));
      seen.push([hours, result.map.rollouts[0]?.percent, result.actions]);
      expect(tickMap(result.map, clock(hours))).toEqual({ map: result.map, actions: [], waiting: [] });
      map = result.map;
    }
    expect(seen).toEqual([
      [-1, 0, []],
      [0, 5, ['rollout of mfe-games 1.1.0 to all merchants goes to 5 %']],
      [0, 5, []],
      [1.99, 5, []],
      [2, 25, ['rollout of mfe-games 1.1.0 to all merchants goes to 25 %']],
      [3, 25, []],
      [4, 100, ['rollout of mfe-games 1.1.0 to all merchants goes to 100 %']],
      [5, 100, []],
    ]);
    expect(map.rollouts).toEqual([{ ...games, percent: 100 }]);
    expect(completedRollouts(map)).toEqual([{ ...games, percent: 100 }]);
  });

  it('goes to the last step that is due when nobody ticked for long', () => {
    expect(tickMap(mapWith(rollout), clock(3)).map.rollouts).toEqual([
      { ...games, percent: 25, steps: [{ at: at(4), percent: 100 }] },
    ]);
  });

  it('leaves what is held, and gives back the very same map when nothing is due', () => {
    const map = mapWith({ ...rollout, held: 'somebody looks at it' });
    expect(tickMap(map, clock(9)).map).toBe(map);
    expect(completedRollouts(mapWith({ ...games, percent: 100, held: 'x' }))).toEqual([]);
  });

  it('starts a rollout to named merchants', () => {
    const named: Rollout = { ...games, merchants: ['aurora'], percent: 0, steps: [{ at: at(0), percent: 100 }] };
    const { map, actions } = tickMap(mapWith(named), clock(0));
    expect(map.rollouts).toEqual([{ ...games, merchants: ['aurora'], percent: 100 }]);
    expect(actions).toEqual(['rollout of mfe-games 1.1.0 to aurora goes to 100 %']);
    expect(completedRollouts(map)).toEqual([]);
  });
});

describe('a guard', () => {
  const guarded = (action: 'hold' | 'rollback'): Rollout => ({ ...rollout, guard: { action, minimumLoads: 200 } });

  it('holds before the step that is due, and once', () => {
    const { map, actions } = tickMap(mapWith(guarded('hold')), clock(2), [worse()]);
    expect(map.rollouts).toEqual([{ ...guarded('hold'), held: '12 % of loads fail instead of 1 %' }]);
    expect(actions).toEqual(['rollout of mfe-games 1.1.0 to all merchants is held: 12 % of loads fail instead of 1 %']);
    expect(tickMap(map, clock(2), [worse()])).toEqual({ map, actions: [], waiting: [] });
  });

  it('takes a rollout back, even one that is held', () => {
    const held = { ...guarded('rollback'), held: 'x' };
    const other: Rollout = { package: 'mfe-agent', version: '1.0.0', percent: 1 };
    const { map, actions } = tickMap(mapWith(held, other), clock(2), [worse()]);
    expect(map.rollouts).toEqual([other]);
    expect(actions).toEqual([
      'rollout of mfe-games 1.1.0 to all merchants is rolled back: 12 % of loads fail instead of 1 %',
    ]);
  });

  it('makes one step of many that are due, and keeps the distance of the others', () => {
    const present = guarded('hold');
    const { map } = tickMap(mapWith(present), clock(9));
    expect(map.rollouts).toEqual([
      {
        ...present,
        percent: 5,
        steps: [
          { at: at(11), percent: 25 },
          { at: at(13), percent: 100 },
        ],
      },
    ]);
    expect(tickMap(map, clock(10)).actions).toEqual([]);
    expect(tickMap(map, clock(11)).map.rollouts[0]?.percent).toBe(25);
  });

  it('can be asked without any step', () => {
    const other: Rollout = { ...rollout, version: '1.2.0' };
    const { map } = guardMap(mapWith(guarded('rollback'), other), [worse()]);
    expect(map.rollouts).toEqual([other]);
  });

  it.each<[string, Rollout, GuardVerdict]>([
    ['another version', guarded('hold'), worse({ version: '1.2.0' })],
    ['another package', guarded('hold'), worse({ package: 'mfe-agent' })],
    ['other merchants', guarded('hold'), worse({ merchants: ['aurora'] })],
    ['a rollout without a guard', rollout, worse()],
  ])('does nothing about %s', (_, present, verdict) => {
    expect(tickMap(mapWith(present), clock(-1), [verdict]).map.rollouts).toEqual([present]);
  });

  it('concerns the rollout to its merchants, in whatever order they are named', () => {
    const named = { ...guarded('hold'), merchants: ['aurora', 'bahari'] };
    const { map } = tickMap(mapWith(named), clock(-1), [worse({ merchants: ['bahari', 'aurora'] })]);
    expect(map.rollouts[0]?.held).toBe('12 % of loads fail instead of 1 %');
  });

  it('waits with a step until enough pages have tried the version', () => {
    const unseen: GuardVerdict = { ...games, verdict: 'unseen', text: '1.1.0 was tried on 12 pages' };
    const begun: Rollout = { ...guarded('rollback'), percent: 5, steps: [{ at: at(2), percent: 25 }] };
    const present = mapWith(begun);
    expect(tickMap(present, clock(1), [unseen])).toEqual({ map: present, actions: [], waiting: [] });
    expect(tickMap(present, clock(2), [unseen])).toEqual({
      map: present,
      actions: [],
      waiting: ['rollout of mfe-games 1.1.0 to all merchants waits: 1.1.0 was tried on 12 pages'],
    });
    expect(tickMap(present, clock(2), []).map.rollouts[0]?.percent).toBe(25);
  });

  it('does not wait for pages of a version that nobody gets yet', () => {
    const unseen: GuardVerdict = { ...games, verdict: 'unseen', text: 'none' };
    expect(tickMap(mapWith(guarded('hold')), clock(0), [unseen]).map.rollouts[0]?.percent).toBe(5);
  });

  it('lets nothing grow while health cannot be asked; what has no guard goes on', () => {
    const other: Rollout = { ...rollout, version: '1.2.0' };
    const { map, actions } = tickMap(mapWith(guarded('hold'), other), clock(0), null);
    expect(map.rollouts.map(({ percent }) => percent)).toEqual([0, 5]);
    expect(actions).toEqual(['rollout of mfe-games 1.2.0 to all merchants goes to 5 %']);
  });
});
