import { parseHealthSummary } from 'shared-contracts/release/health';
import { emptyReleaseMap, type ReleaseMap, type Rollout } from 'shared-contracts/release/release-map';
import { tickMap } from '../edits/tick';
import { healthRow, healthSummaryOf, openHealthSite, type HealthSite } from '../test-support/health-site';
import { guardVerdicts, judgementText, judgeRollouts, percentText, replacedVersions } from './guard';
import { guardVerdictsFor, healthOfRollouts } from './rollout-health';

const GUARD = { action: 'hold', minimumLoads: 200 } as const;
const ROLLOUT: Rollout = {
  package: 'mfe-games',
  version: '1.2.0',
  percent: 10,
  guard: GUARD,
  since: '2026-12-01T10:00:00.000Z',
};

function mapWith(rollouts: Rollout[], changes: Partial<ReleaseMap> = {}): ReleaseMap {
  return {
    ...emptyReleaseMap('production'),
    writtenAt: '2026-12-02T00:00:00.000Z',
    defaults: { 'host-shell': '1.0.0', 'mfe-games': '1.1.0' },
    pins: { lotus: { 'mfe-games': '1.0.0' }, bahari: { 'mfe-games': '1.2.0' } },
    rollouts,
    ...changes,
  };
}

const BAD = healthSummaryOf([
  healthRow('mfe-games', '1.2.0', { pages: 500, loads: 460, failures: 50 }),
  healthRow('mfe-games', '1.1.0', { pages: 4500, loads: 4500, failures: 90 }),
  healthRow('mfe-games', '1.0.0', { pages: 300, loads: 300, failures: 6 }),
  healthRow('mfe-agent', '1.1.0', { pages: 9000, loads: 9000, failures: 9000 }),
]);

describe('replacedVersions', () => {
  it.each([
    ['everybody', undefined, ['1.1.0']],
    ['a merchant without a pin', ['aurora'], ['1.1.0']],
    ['a pinned merchant', ['lotus'], ['1.0.0']],
    ['both', ['aurora', 'lotus'], ['1.1.0', '1.0.0']],
    ['a merchant pinned to the very version', ['bahari'], []],
  ])('of %s', (_name, merchants, versions) => {
    expect(replacedVersions(mapWith([]), { ...ROLLOUT, merchants })).toEqual(versions);
  });
});

describe('judgeRollouts', () => {
  it('sets the new version against what it replaces', () => {
    const [judged] = judgeRollouts(mapWith([{ ...ROLLOUT, merchants: ['aurora', 'lotus'] }]), () => BAD);
    expect(judged).toMatchObject({
      replaces: ['1.1.0', '1.0.0'],
      verdict: 'worse',
      loads: {
        fresh: { pages: 500, failures: 50 },
        old: { pages: 4800, failures: 96 },
        freshRate: 0.1,
        oldRate: 0.02,
      },
      others: [],
    });
  });

  it('acts on votes, whatever pages report without', () => {
    const votes = { networks: 300, pages: 500, failures: 10 };
    const forged = healthSummaryOf([
      healthRow('mfe-games', '1.2.0', { pages: 5000, loads: 490, failures: 4510, votes }),
      healthRow('mfe-games', '1.1.0', { pages: 4500, loads: 4500, failures: 90 }),
    ]);
    expect(judgeRollouts(mapWith([ROLLOUT]), () => forged)[0]).toMatchObject({
      verdict: 'fine',
      loads: { fresh: { pages: 500, failures: 10 } },
    });
  });

  it('decides nothing where a back end counts no votes', () => {
    const { votes: _votes, ...old } = healthRow('mfe-games', '1.2.0', { pages: 500, loads: 460, failures: 50 });
    const summary = parseHealthSummary({ ...BAD, rows: [old] });
    expect(judgeRollouts(mapWith([ROLLOUT]), () => summary)[0]?.verdict).toBe('too few');
  });

  it('decides nothing where the guard wants more pages', () => {
    const guard = { ...GUARD, minimumLoads: 501 };
    expect(judgeRollouts(mapWith([{ ...ROLLOUT, guard }]), () => BAD)[0]?.verdict).toBe('too few');
  });

  it('decides nothing where nothing is replaced', () => {
    expect(judgeRollouts(mapWith([{ ...ROLLOUT, merchants: ['bahari'] }]), () => BAD)[0]?.verdict).toBe('too few');
  });
});

describe('judgementText', () => {
  it.each([
    [
      undefined,
      [500, 50],
      [4500, 90],
      '1.2.0 failed on 10 % of 500 pages, 1.1.0 failed on 2 % of 4500 pages (p < 0.000001)',
    ],
    [undefined, [50, 2], [4500, 90], '1.2.0 failed on 4 % of 50 pages, 1.1.0 failed on 2 % of 4500 pages (p = 0.27)'],
    [undefined, [0, 0], [4500, 90], '1.2.0 was on no page yet, 1.1.0 failed on 2 % of 4500 pages'],
    [undefined, [50, 0], [0, 0], '1.2.0 failed on 0 % of 50 pages, 1.1.0 was on no page yet'],
    [['bahari'], [50, 5], [9, 9], '1.2.0 failed on 10 % of 50 pages, and it replaces nothing'],
  ] as const)('says for %j with %j against %j: %s', (merchants, fresh, old, text) => {
    const summary = healthSummaryOf([
      healthRow('mfe-games', '1.2.0', { pages: fresh[0], failures: fresh[1] }),
      healthRow('mfe-games', '1.1.0', { pages: old[0], failures: old[1] }),
    ]);
    const rollout = { ...ROLLOUT, ...(merchants === undefined ? {} : { merchants: [...merchants] }) };
    expect(judgeRollouts(mapWith([rollout]), () => summary).map(judgementText)).toEqual([text]);
  });
});

describe('guardVerdicts', () => {
  it('say what the map shall keep as the reason', () => {
    expect(guardVerdicts(mapWith([ROLLOUT]), () => BAD)).toEqual([
      {
        package: 'mfe-games',
        version: '1.2.0',
        merchants: undefined,
        verdict: 'worse',
        text: '1.2.0 failed on 10 % of 500 pages, 1.1.0 failed on 2 % of 4500 pages (p < 0.000001)',
      },
    ]);
  });

  it.each([
    [199, ['unseen']],
    [200, []],
  ])('on %i pages, of 200 that the guard asks for: %j', (pages, verdicts) => {
    const summary = healthSummaryOf([healthRow('mfe-games', '1.2.0', { pages, loads: pages })]);
    const found = guardVerdicts(mapWith([{ ...ROLLOUT, guard: { ...GUARD, minimumLoads: 200 } }]), () => summary);
    expect(found.map(({ verdict }) => verdict)).toEqual(verdicts);
    for (const { text } of found) expect(text).toBe('1.2.0 was tried on 199 pages that count, its guard asks for 200');
  });

  it('hold the rollout at the next tick', () => {
    const map = mapWith([ROLLOUT]);
    const { map: after } = tickMap(
      map,
      new Date('2026-12-01T12:00:00Z'),
      guardVerdicts(map, () => BAD),
    );
    expect(after.rollouts[0]?.held).toContain('1.2.0 failed on 10 % of 500 pages');
  });

  it('are for guarded rollouts only, and for those whose version is worse', () => {
    const { guard: _guard, ...unguarded } = ROLLOUT;
    expect(guardVerdicts(mapWith([unguarded]), () => BAD)).toEqual([]);
    const good = healthSummaryOf([
      healthRow('mfe-games', '1.2.0', { pages: 500, failures: 10 }),
      healthRow('mfe-games', '1.1.0', { pages: 4500, failures: 90 }),
    ]);
    expect(guardVerdicts(mapWith([ROLLOUT]), () => good)).toEqual([]);
    expect(guardVerdicts(mapWith([ROLLOUT]), () => null)).toEqual([]);
  });
});

describe('guardVerdictsFor', () => {
  let site: HealthSite;
  beforeAll(async () => {
    site = await openHealthSite((url) =>
      url.searchParams.get('environment') === 'down' ? { status: 500, body: '' } : { body: BAD },
    );
  });
  beforeEach(() => void (site.asked.length = 0));
  afterAll(() => site.close());
  const source = () => ({ url: site.url, token: 'a-token-of-an-operator' });
  const NOW = new Date('2026-12-02T12:00:00Z');

  it('asks once for equal questions: since the rollout began, of its merchants', async () => {
    const other = { ...ROLLOUT, package: 'mfe-account' as const };
    const some = { ...ROLLOUT, merchants: ['lotus', 'aurora'] };
    const verdicts = await guardVerdictsFor(mapWith([ROLLOUT, other, some]), source(), NOW);
    expect(verdicts.map(({ version, merchants, verdict }) => [version, merchants, verdict])).toEqual([
      ['1.2.0', undefined, 'worse'],
      ['1.2.0', undefined, 'unseen'],
      ['1.2.0', ['lotus', 'aurora'], 'worse'],
    ]);
    const asked = site.asked.map(({ url }) => [url.searchParams.get('since'), url.searchParams.getAll('merchant')]);
    expect(asked).toEqual([
      ['2026-12-01T10:00:00.000Z', []],
      ['2026-12-01T10:00:00.000Z', ['lotus', 'aurora']],
      // Each of the merchants that a guarded rollout names is also judged apart.
      ['2026-12-01T10:00:00.000Z', ['lotus']],
      ['2026-12-01T10:00:00.000Z', ['aurora']],
    ]);
  });

  it('asks nobody when nothing is guarded or has begun', async () => {
    const { guard: _guard, ...unguarded } = ROLLOUT;
    const coming = { ...ROLLOUT, since: '2026-12-03T00:00:00.000Z' };
    expect(await guardVerdictsFor(mapWith([unguarded, coming]), source(), NOW)).toEqual([]);
    expect(site.asked).toEqual([]);
  });

  it('throws when health cannot be read, so that nothing grows unseen', async () => {
    const map = mapWith([ROLLOUT], { environment: 'down' });
    await expect(guardVerdictsFor(map, source(), NOW)).rejects.toThrow('answered with status 500');
  });

  it('takes the time of the map for a rollout that knows no beginning', async () => {
    const { since: _since, ...timeless } = ROLLOUT;
    const [healthOf] = await healthOfRollouts(mapWith([timeless]), source(), { now: NOW });
    expect([healthOf(timeless), healthOf(ROLLOUT)]).toEqual([BAD, null]);
    expect(site.asked[0]?.url.searchParams.get('since')).toBe('2026-12-02T00:00:00.000Z');
  });
});

describe('percentText', () => {
  it.each([
    [null, '-'],
    [0, '0 %'],
    [1, '100 %'],
    [0.1, '10 %'],
    [0.123_4, '12 %'],
    [0.001_234, '0.12 %'],
  ])('of %p is %s', (rate, text) => {
    expect(percentText(rate)).toBe(text);
  });
});
