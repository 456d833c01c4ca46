import { emptyReleaseMap, type Rollout } from 'shared-contracts/release/release-map';
import { healthMeasure, healthRow, healthSummaryOf, openHealthSite } from '../test-support/health-site';
import { measureTrends, readTrend, trendSpans } from './trend';

function spansOf(since: string, now: string): readonly string[] {
  return trendSpans(new Date(since), new Date(now)).map(
    (span) => `${span.since.toISOString().slice(0, 16)} ${span.until.toISOString().slice(0, 16)}`,
  );
}

describe('the spans of a trend', () => {
  it('are one where the rollout has just begun', () => {
    expect(spansOf('2026-12-01T10:20Z', '2026-12-01T10:20Z')).toEqual(['2026-12-01T10:20 2026-12-01T11:00']);
  });

  it('begin with hours of the clock, except the first', () => {
    expect(spansOf('2026-12-01T10:20Z', '2026-12-01T12:05Z')).toEqual([
      '2026-12-01T10:20 2026-12-01T11:00',
      '2026-12-01T11:00 2026-12-01T12:00',
      '2026-12-01T12:00 2026-12-01T13:00',
    ]);
  });

  it.each([
    ['2026-12-01T10:20Z', '2026-12-01T21:10Z', 12, '2026-12-01T10:20 2026-12-01T11:00'],
    ['2026-12-01T10:20Z', '2026-12-01T22:10Z', 7, '2026-12-01T10:20 2026-12-01T12:00'],
    ['2026-12-01T10:20Z', '2026-12-08T10:20Z', 8, '2026-12-01T10:20 2026-12-02T00:00'],
    ['2026-01-01T00:00Z', '2026-12-01T10:20Z', 12, '2026-10-28T00:00 2026-10-31T00:00'],
  ])('from %s to %s are %i, of which the first is %s', (since, now, count, first) => {
    const spans = spansOf(since, now);
    expect([spans.length, spans[0]]).toEqual([count, first]);
  });
});

const ROLLOUT: Rollout = {
  package: 'mfe-games',
  version: '1.2.0',
  percent: 10,
  merchants: ['aurora'],
  since: '2026-12-01T10:20:00.000Z',
};
const MAP = { ...emptyReleaseMap('production'), defaults: { 'mfe-games': '1.1.0' }, rollouts: [ROLLOUT] };

it('a trend counts the votes on both versions in each span, by what pages were measured by', async () => {
  const site = await openHealthSite(({ searchParams }) => {
    const until = searchParams.get('until') ?? '';
    const failures = until.includes('T11') ? 1 : 7;
    const rows = [
      healthRow('mfe-games', '1.2.0', { pages: 20, failures, outcomes: { launch: healthMeasure(9, failures) } }),
      healthRow('mfe-games', '1.1.0', { pages: 80, votes: { networks: 60, pages: 70, failures: 2 } }),
      healthRow('mfe-account', '1.2.0', { pages: 50, failures: 50 }),
    ];
    return { body: { ...healthSummaryOf(rows), until } };
  });
  const source = { url: site.url, token: 'a-token-of-an-operator' };
  const health = await readTrend(MAP, ROLLOUT, source, new Date('2026-12-01T11:40:00Z'));
  await site.close();
  expect(site.asked.map(({ url }) => url.searchParams.getAll('merchant'))).toEqual([['aurora'], ['aurora']]);
  const old = { pages: 70, failures: 2 };
  const counts = measureTrends(MAP, ROLLOUT, health).map(({ measure, points }) => [
    measure.name,
    ...points.map((point) => [point.fresh, point.old]),
  ]);
  expect(counts).toEqual([
    ['loads', [{ pages: 20, failures: 1 }, old], [{ pages: 20, failures: 7 }, old]],
    [
      'launch',
      ...[1, 7].map((failures) => [
        { pages: 9, failures },
        { pages: 0, failures: 0 },
      ]),
    ],
  ]);
});
