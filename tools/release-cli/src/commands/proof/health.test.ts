import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addRollout } from '../../edits/rollout-edits';
import { fixtureSite, type FixtureSite } from '../../test-support/fixture-site';
import { healthRow, healthSummaryOf, openHealthSite, type HealthSite } from '../../test-support/health-site';
import { runMfe } from '../../test-support/run-mfe';

const SUMMARY = healthSummaryOf([
  healthRow('mfe-games', '1.1.0', { pages: 500, loads: 460, failures: 50, failuresByStage: { entry: 50 } }),
  healthRow('mfe-games', '1.0.0', { pages: 4500, loads: 4500, failures: 90 }),
  healthRow('mfe-games', '6.6.6', { pages: 1, failures: 1 }),
]);

let health: HealthSite;
let site: FixtureSite;
beforeAll(async () => {
  health = await openHealthSite(() => ({ body: SUMMARY }));
  site = await fixtureSite();
  await site.publish('mfe-games', '1.1.0');
  await writeFile(join(site.home, 'operator-token'), 'a-token-of-an-operator\n');
});
beforeEach(() => void (health.asked.length = 0));
afterAll(() => health.close());

async function mfe(...words: readonly string[]): Promise<{ status: number; out: string[]; error: string[] }> {
  const ran = await runMfe(site, words, { variables: { MFE_HEALTH_URL: health.url } });
  return { status: ran.status, out: ran.out.split('\n'), error: ran.error.split('\n') };
}

describe('mfe health', () => {
  it('shows what is served, asked for a day', async () => {
    const { status, out } = await mfe('health');
    expect(status).toBe(0);
    expect(out).toEqual([
      'package     version  served by   loads  failed           fallbacks  errors  ready p75  LCP p75  INP p75  verdict',
      'host-shell  1.0.0    default     0      -                0          0       -          -        -        -',
      'mfe-games   1.1.0    nobody now  460    10 % (entry 50)  0          0       -          -        -        -',
      'mfe-games   1.0.0    default     4500   2 %              0          0       -          -        -        -',
      'Left out: 1 version that pages reported and that was never published here.',
    ]);
    const since = health.asked[0]?.url.searchParams.get('since') ?? '';
    expect(Math.round((Date.now() - Date.parse(since)) / 3_600_000)).toBe(24);
  });

  it('judges rollouts over their own time', async () => {
    await site.edit((map) =>
      addRollout(map, { package: 'mfe-games', version: '1.1.0', percent: 10, since: '2026-01-02T00:00:00.000Z' }),
    );
    const { out } = await mfe('health', '--since', '2026-01-05T10:00Z');
    expect(out).toContain(
      'rollout of mfe-games worse: 1.1.0 failed on 10 % of 500 pages, 1.0.0 failed on 2 % of 4500 pages (p < 0.000001)',
    );
    expect(health.asked.map(({ url }) => url.searchParams.get('since'))).toEqual([
      '2026-01-05T10:00:00.000Z',
      '2026-01-02T00:00:00.000Z',
    ]);
    const { out: json } = await mfe('health', '--json');
    expect(JSON.parse(json.join('\n'))).toMatchObject({
      environment: 'production',
      strangers: 1,
      lines: [{ package: 'host-shell' }, { version: '1.1.0', verdicts: [{ verdict: 'worse' }] }, { version: '1.0.0' }],
    });
  });

  it.each([
    [['--since', 'yesterday'], '"yesterday" is not a duration such as 30m, 2h or 1d'],
    [['--since', '2026-13-01T10:00Z'], '"2026-13-01T10:00Z" is neither a duration such as 24h nor a time'],
    [['--since', '2026-12-01T10:00'], 'is neither a duration'],
    [['--url', 'here'], '"here" is not the address of a site'],
    [['--url', 'http://127.0.0.1:9'], 'http://127.0.0.1:9 does not answer'],
    [['now'], '"now" is one word too many'],
  ])('refuses %j with one sentence', async (words, sentence) => {
    const { status, out, error } = await mfe('health', ...words);
    expect(status).not.toBe(0);
    expect([out, error]).toEqual([[''], [expect.stringContaining(sentence)]]);
  });
});
