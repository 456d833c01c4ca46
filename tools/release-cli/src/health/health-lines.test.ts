import { emptyReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { healthMeasure, healthRow, healthSummaryOf } from '../test-support/health-site';
import { judgeRollouts } from './guard';
import { doubtfulLines, healthReport, healthTable, measureLines, rolloutLines, stagesText } from './health-lines';

const HASH = 'a'.repeat(64);
const MAP: ReleaseMap = {
  ...emptyReleaseMap('production'),
  releases: {
    'host-shell': { '1.0.0': HASH },
    'mfe-games': { '1.0.0': HASH, '1.1.0': HASH, '1.2.0': HASH, '0.9.0': HASH },
  },
  defaults: { 'host-shell': '1.0.0', 'mfe-games': '1.1.0' },
  previous: { 'mfe-games': '1.0.0' },
  pins: { lotus: { 'mfe-games': '1.0.0' } },
  revoked: { 'mfe-games': ['0.9.0'] },
  rollouts: [
    { package: 'mfe-games', version: '1.2.0', percent: 10, since: '2026-12-01T10:00:00.000Z' },
    { package: 'mfe-games', version: '1.2.0', merchants: ['bahari'], since: '2026-12-01T10:00:00.000Z' },
  ],
};

const quartiles = (p75: number, count = 10) => ({ count, p50: 1, p75, p95: 9999 });
const SUMMARY = healthSummaryOf([
  healthRow('mfe-games', '1.2.0', {
    pages: 500,
    loads: 460,
    failures: 50,
    failuresByStage: { chunk: 12, entry: 40 },
    fallbacks: 38,
    errors: 3,
    readyMs: { winners: quartiles(1, 2), 'game-list': quartiles(812.4) },
    vitals: { LCP: quartiles(1900.4), INP: quartiles(96), CLS: quartiles(0.02) },
  }),
  healthRow('mfe-games', '1.1.0', { pages: 4500, loads: 4500, failures: 90 }),
  healthRow('mfe-games', '9.9.9', { pages: 7, failures: 7 }),
]);

describe('healthReport', () => {
  const report = healthReport(
    MAP,
    SUMMARY,
    judgeRollouts(MAP, () => SUMMARY),
  );

  it('has every version that is served or was seen, newest first', () => {
    expect(report.lines.map((line) => [line.package, line.version, line.servedBy, line.pages])).toEqual([
      ['host-shell', '1.0.0', ['default'], 0],
      ['mfe-games', '1.2.0', ['rollout 10 %', 'rollout 100 % of bahari'], 500],
      ['mfe-games', '1.1.0', ['default'], 4500],
      ['mfe-games', '1.0.0', ['pin of lotus', 'previous'], 0],
      ['mfe-games', '0.9.0', ['revoked'], 0],
    ]);
  });

  it('counts versions that were never published here, and leaves them out', () => {
    expect(report.strangers).toBe(1);
  });

  it('tells the screen that most pages saw, and the vitals', () => {
    expect(report.lines[1]).toMatchObject({
      failureRate: 0.1,
      ready: { screen: 'game-list', p75: 812.4 },
      lcp: 1900.4,
      inp: 96,
    });
    expect(report.lines[0]).toMatchObject({ failureRate: null, ready: null, lcp: null, inp: null, verdicts: [] });
  });

  it('puts the worst verdict first', () => {
    expect(report.lines[1]?.verdicts.map(({ verdict }) => verdict)).toEqual(['worse', 'worse']);
    expect(report.lines[1]?.verdicts[0]?.text).toContain('1.2.0 failed on 10 % of 500 pages');
  });

  it('makes a table of it', () => {
    expect(healthTable(report)).toEqual([
      [
        'package',
        'version',
        'served by',
        'loads',
        'failed',
        'fallbacks',
        'errors',
        'ready p75',
        'LCP p75',
        'INP p75',
        'verdict',
      ],
      ['host-shell', '1.0.0', 'default', '0', '-', '0', '0', '-', '-', '-', '-'],
      [
        'mfe-games',
        '1.2.0',
        'rollout 10 %, rollout 100 % of bahari',
        '460',
        '10 % (entry 40, chunk 12)',
        '38',
        '3',
        'game-list 812 ms',
        '1900 ms',
        '96 ms',
        'worse',
      ],
      ['mfe-games', '1.1.0', 'default', '4500', '2 %', '0', '0', '-', '-', '-', '-'],
      ['mfe-games', '1.0.0', 'pin of lotus, previous', '0', '-', '0', '0', '-', '-', '-', '-'],
      ['mfe-games', '0.9.0', 'revoked', '0', '-', '0', '0', '-', '-', '-', '-'],
    ]);
  });

  it('has nothing to say of an empty environment', () => {
    expect(healthReport(emptyReleaseMap('production'), SUMMARY)).toEqual({ lines: [], strangers: 3 });
  });
});

describe('outcomes and vitals', () => {
  const summary = healthSummaryOf([
    healthRow('host-shell', '1.0.0', { pages: 900, poor: { LCP: healthMeasure(800, 96), FCP: healthMeasure(9, 9) } }),
    healthRow('mfe-games', '1.2.0', { pages: 500, outcomes: { launch: healthMeasure(300, 120) } }),
    healthRow('mfe-games', '1.1.0', { pages: 4500, outcomes: { launch: healthMeasure(1, 0) } }),
  ]);
  const judged = judgeRollouts(MAP, () => summary);
  const report = healthReport(MAP, summary, judged);

  it('are told of every version that has some', () => {
    expect(measureLines(report)).toEqual([
      'host-shell 1.0.0 had a poor LCP on 12 % of 800 pages',
      'mfe-games 1.2.0 failed to launch a game on 40 % of 300 pages',
      'mfe-games 1.1.0 failed to launch a game on 0 % of 1 page',
    ]);
    expect(report.lines[1]?.measures).toEqual([
      { name: 'launch', deed: 'failed to launch a game', pages: 300, failures: 120, failureRate: 0.4 },
    ]);
    expect(measureLines(healthReport(MAP, SUMMARY))).toEqual([]);
  });

  it('have a verdict of their own in a rollout', () => {
    const launches =
      '1.2.0 failed to launch a game on 40 % of 300 pages, 1.1.0 failed to launch a game on 0 % of 1 page (p = 0.6)';
    expect(rolloutLines(judged.slice(0, 1))).toEqual([
      'rollout of mfe-games fine: 1.2.0 failed on 0 % of 500 pages, 1.1.0 failed on 0 % of 4500 pages (p = 1)',
      `rollout of mfe-games, launch too few: ${launches}`,
    ]);
    expect(report.lines[1]?.verdicts[0]).toMatchObject({
      verdict: 'fine',
      further: [{ name: 'launch', verdict: 'too few', text: launches }],
    });
  });
});

describe('doubtfulLines', () => {
  it('name versions that do otherwise by the votes than by all reports', () => {
    const votes = { networks: 300, pages: 450, failures: 9 };
    const flooded = healthSummaryOf([
      healthRow('mfe-games', '1.2.0', { pages: 900, loads: 450, failures: 459, votes }),
      healthRow('mfe-games', '1.1.0', { pages: 4500, loads: 4500, failures: 90, votes }),
      healthRow('mfe-games', '1.0.0', { pages: 99, failures: 99, votes: { networks: 9, pages: 9, failures: 0 } }),
    ]);
    expect(doubtfulLines(healthReport(MAP, flooded))).toEqual([
      'mfe-games 1.2.0: failed on 51 % of 900 pages, and on 2 % of the 450 that guards count. Reports may be forged from a few networks.',
    ]);
    expect(doubtfulLines(healthReport(MAP, SUMMARY))).toEqual([]);
  });
});

describe('stagesText', () => {
  it('names most first', () => {
    expect([stagesText({}), stagesText({ chunk: 1, entry: 4 })]).toEqual(['', 'entry 4, chunk 1']);
  });
});
