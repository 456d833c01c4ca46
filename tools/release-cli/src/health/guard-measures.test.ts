import { emptyReleaseMap, type ReleaseMap, type Rollout } from 'shared-contracts/release/release-map';
import type { HealthRow, HealthSummary } from 'shared-contracts/release/health';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { tickMap } from '../edits/tick';
import { healthMeasure, healthRow, healthSummaryOf } from '../test-support/health-site';
import { guardVerdicts, judgeRollouts } from './guard';

const DUE = [{ at: '2026-12-01T11:00:00.000Z', percent: 50 }];

function mapOf(name: PackageName): ReleaseMap {
  const guard = { action: 'hold', minimumLoads: 200 } as const;
  const rollout: Rollout = { package: name, version: '1.2.0', percent: 10, guard, steps: DUE };
  return { ...emptyReleaseMap('production'), defaults: { [name]: '1.1.0' }, rollouts: [rollout] };
}

/** A summary in which all pages load; `fresh` and `old` add what else they report. */
function summaryOf(name: PackageName, fresh: Partial<HealthRow>, old: Partial<HealthRow>): HealthSummary {
  return healthSummaryOf([
    healthRow(name, '1.2.0', { pages: 500, loads: 500, ...fresh }),
    healthRow(name, '1.1.0', { pages: 4500, loads: 4500, ...old }),
  ]);
}

function verdictTexts(name: PackageName, summary: HealthSummary): readonly (readonly [string, string])[] {
  return guardVerdicts(mapOf(name), () => summary).map(({ verdict, text }) => [verdict, text]);
}

describe('guards', () => {
  const broken = summaryOf(
    'mfe-account',
    { outcomes: { 'sign-in': healthMeasure(250, 100), deposit: healthMeasure(220, 3) } },
    { outcomes: { 'sign-in': healthMeasure(2000, 60), deposit: healthMeasure(900, 12) } },
  );

  it('hold a version that loads well and does not sign in, and name what is worse', () => {
    const text =
      '1.2.0 failed to sign in on 40 % of 250 pages, 1.1.0 failed to sign in on 3 % of 2000 pages (p < 0.000001)';
    expect(verdictTexts('mfe-account', broken)).toEqual([['worse', text]]);
    const map = mapOf('mfe-account');
    const { map: after } = tickMap(
      map,
      new Date('2026-12-01T12:00:00Z'),
      guardVerdicts(map, () => broken),
    );
    expect(after.rollouts).toMatchObject([{ percent: 10, held: text }]);
  });

  it('hold a host whose pages became slow, and name everything that is worse', () => {
    const summary = summaryOf(
      'host-shell',
      { failures: 60, poor: { LCP: healthMeasure(400, 120), INP: healthMeasure(400, 8) } },
      { failures: 90, poor: { LCP: healthMeasure(4000, 200), INP: healthMeasure(4000, 80) } },
    );
    expect(verdictTexts('host-shell', summary)).toEqual([
      [
        'worse',
        '1.2.0 failed on 12 % of 500 pages, 1.1.0 failed on 2 % of 4500 pages (p < 0.000001); ' +
          '1.2.0 had a poor LCP on 30 % of 400 pages, 1.1.0 had a poor LCP on 5 % of 4000 pages (p < 0.000001)',
      ],
    ]);
  });

  it('do not judge sections by vitals, which pages report of the host', () => {
    const poor = { LCP: healthMeasure(500, 500) };
    expect(
      verdictTexts('mfe-games', summaryOf('mfe-games', { poor }, { poor: { LCP: healthMeasure(500, 0) } })),
    ).toEqual([]);
  });

  it('decide nothing by a measure with few pages, and do not wait for it', () => {
    const few = summaryOf(
      'mfe-account',
      { outcomes: { 'sign-in': healthMeasure(199, 199), deposit: healthMeasure(300, 300) } },
      { outcomes: { 'sign-in': healthMeasure(2000, 0) } },
    );
    const [judged] = judgeRollouts(mapOf('mfe-account'), () => few);
    expect(judged).toMatchObject({ verdict: 'fine', others: [{ verdict: 'too few' }, { verdict: 'too few' }] });
    expect(verdictTexts('mfe-account', few)).toEqual([]);
    const { map: after } = tickMap(mapOf('mfe-account'), new Date('2026-12-01T12:00:00Z'), []);
    expect(after.rollouts).toMatchObject([{ percent: 50 }]);
  });

  it('give every measure its part of the level, whether votes on the others came or not', () => {
    const equal = summaryOf('mfe-account', { failures: 10 }, { failures: 90 });
    const levels = (name: PackageName) => judgeRollouts(mapOf(name), () => equal).map(({ loads }) => loads.level);
    expect(levels('mfe-account')[0]).toBeCloseTo(0.000_189_5, 6);
    expect(judgeRollouts(mapOf('mfe-account'), () => broken)[0]?.others[0]?.level).toBeCloseTo(0.000_189_5, 6);
    expect(levels('host-shell')).toEqual([expect.closeTo(0.000_096_8, 6)]);
  });
});
