import type { HealthSummary } from 'shared-contracts/release/health';
import { emptyReleaseMap, type ReleaseMap, type Rollout } from 'shared-contracts/release/release-map';
import { viewForMerchant } from 'shared-contracts/release/resolve';
import { guardMap } from '../edits/tick';
import { healthMeasure, healthRow, healthSummaryOf } from '../test-support/health-site';
import { guardVerdicts, judgeRollouts, merchantsApart, type HealthApart } from './guard';
import { rolloutLines } from './health-lines';

const MERCHANTS = ['aurora', 'bahari', 'lotus'];
const HASH = 'a'.repeat(64);

function mapOf(changes: Partial<Rollout> = {}): ReleaseMap {
  const guard = { action: 'rollback', minimumLoads: 200 } as const;
  return {
    ...emptyReleaseMap('production'),
    releases: { 'mfe-account': { '1.1.0': HASH, '1.2.0': HASH } },
    defaults: { 'mfe-account': '1.1.0' },
    rollouts: [{ package: 'mfe-account', version: '1.2.0', percent: 50, guard, ...changes }],
  };
}

/** Pages that all load; of the 500 tries of the new version to deposit so many failed, of the old ones 1 of 50. */
function summaryOf(failedDeposits: number): HealthSummary {
  const outcomes = (failures: number) => ({ outcomes: { deposit: healthMeasure(500, failures) } });
  return healthSummaryOf([
    healthRow('mfe-account', '1.2.0', { pages: 500, loads: 500, ...outcomes(failedDeposits) }),
    healthRow('mfe-account', '1.1.0', { pages: 500, loads: 500, ...outcomes(10) }),
  ]);
}

/** At bahari half of the deposits fail; all together are as they were, as where bahari has few of the pages. */
const apart: HealthApart = () =>
  new Map([
    ['aurora', summaryOf(10)],
    ['bahari', summaryOf(250)],
    ['lotus', summaryOf(12)],
  ]);
const WHY =
  'bahari: 1.2.0 failed to deposit on 50 % of 500 pages, 1.1.0 failed to deposit on 2 % of 500 pages (p < 0.000001)';

function after(map: ReleaseMap) {
  return guardMap(
    map,
    guardVerdicts(map, () => summaryOf(14), apart),
  );
}

describe('a rollout that does worse at one merchant', () => {
  it('ends for that merchant alone, of those that it names', () => {
    const { map, actions } = after(mapOf({ merchants: MERCHANTS }));
    expect(map.rollouts).toMatchObject([{ version: '1.2.0', percent: 50, merchants: ['aurora', 'lotus'] }]);
    expect(actions).toEqual([`rollout of mfe-account 1.2.0 to aurora, bahari, lotus ends for bahari: ${WHY}`]);
  });

  it('ends for that merchant alone, of all, by a pin of what it had', () => {
    const { map, actions } = after(mapOf());
    expect(actions).toEqual([`rollout of mfe-account 1.2.0 to all merchants ends for bahari: ${WHY}`]);
    const served = (merchant: string) => viewForMerchant(map, merchant).packages['mfe-account'];
    expect(served('bahari')).toMatchObject({ version: '1.1.0', layer: 'pin', rollouts: [] });
    for (const other of ['aurora', 'lotus'])
      expect(served(other)).toMatchObject({ rollouts: [{ version: '1.2.0', below: 5000 }] });
    // It is judged there no more, and the others go on.
    expect(map.rollouts.map((rollout) => merchantsApart(map, rollout, MERCHANTS))).toEqual([['aurora', 'lotus']]);
  });

  it('is held for all where its guard holds, and says where it is worse', () => {
    const { map } = after(mapOf({ guard: { action: 'hold', minimumLoads: 200 } }));
    expect(map.rollouts).toMatchObject([{ held: WHY }]);
    expect(map.pins).toEqual({});
  });

  it('is rolled back for all where it is worse for all together', () => {
    const map = mapOf();
    const verdicts = guardVerdicts(map, () => summaryOf(250), apart);
    expect(verdicts.map(({ verdict, only }) => [verdict, only])).toEqual([['worse', undefined]]);
    expect(guardMap(map, verdicts).map.rollouts).toEqual([]);
  });

  it('is shown with every merchant of whose pages there are enough', () => {
    const few = new Map([...apart(mapOf().rollouts[0] as Rollout), ['small', healthSummaryOf([])]]);
    const lines = rolloutLines(
      judgeRollouts(
        mapOf(),
        () => summaryOf(14),
        () => few,
      ),
    );
    expect(lines.map((line) => line.slice(0, line.indexOf(':')))).toEqual([
      'rollout of mfe-account fine',
      'rollout of mfe-account, deposit fine',
      'rollout of mfe-account, at aurora fine',
      'rollout of mfe-account, at bahari worse',
      'rollout of mfe-account, at lotus fine',
    ]);
  });
});

it('merchants share one level, beside that of all together', () => {
  const [judged] = judgeRollouts(mapOf(), () => summaryOf(10), apart);
  // Four measures: 0.001 / 4^1.2, and at three merchants 0.001 / 12^1.2.
  expect(judged?.loads.level).toBeCloseTo(0.000_189_5, 6);
  expect(judged?.apart.map(({ loads }) => loads.level)).toEqual(MERCHANTS.map(() => expect.closeTo(0.000_050_7, 6)));
});

it.each<[string, Partial<Rollout>, readonly string[], readonly string[]]>([
  ['all merchants', {}, MERCHANTS, MERCHANTS],
  ['those that it names', { merchants: ['lotus', 'bahari'] }, MERCHANTS, ['lotus', 'bahari']],
  ['nobody apart, where it is for one', { merchants: ['lotus'] }, MERCHANTS, []],
  ['nobody apart, without a guard', { guard: undefined }, MERCHANTS, []],
  ['nobody apart, of too many', {}, Array.from({ length: 51 }, (_, index) => `m${index}`), []],
])('a rollout is judged at %s', (_name, changes, merchants, expected) => {
  const map = mapOf(changes);
  const [rollout] = map.rollouts;
  expect(rollout && merchantsApart(map, rollout, merchants)).toEqual(expected);
});
