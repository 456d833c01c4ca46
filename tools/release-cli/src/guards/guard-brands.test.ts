import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandId } from 'shared-contracts/release/brand-canary';
import type { HealthSummary } from 'shared-contracts/release/health';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import {
  healthMeasure,
  healthRow,
  healthSummaryOf,
  openHealthSite,
  type HealthSite,
} from '../test-support/health-site';
import { runMfe, type Ran } from '../test-support/run-mfe';

/** Failures of 500 pages with the tried brand, and of 4,500 with the own one. */
let failures: readonly [tried: number, own: number];
/** Failed deposits of 500 tries with the tried brand. */
let deposits = 10;
let knowsShares = true;
let health: HealthSite;
let site: FixtureSite;

/** Two versions of the host, as both brands have them while the host is rolled out. */
function summaryFor(isTried: boolean): HealthSummary {
  const [failed, pages] = isTried ? [failures[0], 500] : [failures[1], 4500];
  return healthSummaryOf([
    healthRow('host-shell', '1.0.0', {
      pages: pages - 100,
      failures: failed,
      outcomes: { deposit: healthMeasure(500, isTried ? deposits : 10) },
    }),
    healthRow('host-shell', '1.1.0', { pages: 100 }),
    healthRow('mfe-games', '1.0.0', { pages, failures: pages }),
  ]);
}

beforeAll(async () => {
  health = await openHealthSite(({ searchParams }) => {
    const queue = searchParams.get('queue');
    if (queue === null || !knowsShares) return { body: healthSummaryOf([]) };
    const [from, below] = ['from', 'below'].map((name) => Number(searchParams.get(name)));
    return { body: { ...summaryFor(from === 0), buckets: { queue, from, below } } };
  });
});
beforeEach(async () => {
  [failures, deposits, knowsShares] = [[10, 90], 10, true];
  health.asked.length = 0;
  site = await fixtureSite(undefined, { contract: { version: '1.2.0', range: '^1.2.0' } });
  await writeFile(join(site.home, 'operator-token'), 'a-token-of-an-operator\n');
});
afterAll(() => health.close());

function mfe(...words: string[]): Promise<Ran> {
  return runMfe(site, words, { variables: { MFE_HEALTH_URL: health.url } });
}

const TRIED = ['merchant', 'brand', 'aurora', '--hue', '20', '--percent', '10'];

async function begin(...options: string[]): Promise<void> {
  expect(await mfe(...TRIED, ...options)).toMatchObject({ status: 0 });
}

async function isTried(): Promise<boolean> {
  return (await mfe('merchant', 'show', 'aurora')).out.includes('brandCanary');
}

describe('mfe health', () => {
  it('judges a tried brand by the devices of its share and by all others', async () => {
    await begin();
    expect((await mfe('health')).out).toContain(
      'brand tried at aurora fine: the tried brand failed on 2 % of 500 pages, the own brand failed on 2 % of 4500 pages',
    );
    const queue = `brand@${brandId({ hue: 20, chroma: 0.17, accentHue: 85 })}`;
    const asked = health.asked.map(({ url }) =>
      ['queue', 'from', 'below', 'merchant'].map((name) => url.searchParams.get(name)),
    );
    expect(asked).toContainEqual([queue, '0', '1000', 'aurora']);
    expect(asked).toContainEqual([queue, '1000', '10000', 'aurora']);
  });

  it('names a measure by which the brand is worse', async () => {
    deposits = 60;
    await begin();
    expect((await mfe('health')).out).toMatch(
      /^brand tried at aurora worse: the tried brand failed to deposit on 12 % of 500 pages, the own brand failed to deposit on 2 % of 500 pages/m,
    );
  });

  it('says of a back end that does not know shares that brands are not judged, and shows the rest', async () => {
    await begin();
    knowsShares = false;
    const { status, out } = await mfe('health');
    expect([status, out.startsWith('package ')]).toEqual([0, true]);
    expect(out).toContain(
      `Tried brands are not judged: ${health.url} does not know of the health of a share of devices: its gateway is of an earlier contract.`,
    );
  });
});

describe('the guard of a tried brand', () => {
  it('takes back one that does worse, says why, and passes a lock', async () => {
    await begin('--guard', 'rollback', '--minimum-loads', '200');
    await mfe('lock', '--reason', 'audit');
    failures = [50, 90];
    const { out } = await mfe('tick');
    const text =
      'the tried brand of aurora is taken back: the tried brand failed on 10 % of 500 pages, the own brand failed on 2 % of 4500 pages';
    expect(out).toContain(`Made: ${text}`);
    expect(await isTried()).toBe(false);
    expect((await mfe('merchant', 'history', 'aurora')).out).toContain(text);
    expect((await mfe('tick')).out).toContain('Nothing is due');
  });

  it.each<[string, readonly string[], readonly [number, number]]>([
    ['one that does as well', ['--guard', 'rollback'], [10, 90]],
    ['one of which too few pages tell', ['--guard', 'rollback', '--minimum-loads', '501'], [50, 90]],
    ['one without a guard', [], [50, 90]],
  ])('leaves %s', async (_name, options, counts) => {
    await begin(...options);
    failures = counts;
    expect(await mfe('tick')).toMatchObject({ status: 0 });
    expect(await isTried()).toBe(true);
  });

  it('only says in a dry run what it would do', async () => {
    await begin('--guard', 'rollback');
    failures = [50, 90];
    expect((await mfe('tick', '--dry-run')).out).toContain('Due: the tried brand of aurora is taken back');
    expect(await isTried()).toBe(true);
  });

  it('waits, and fails, while nobody knows how it does', async () => {
    await begin('--guard', 'rollback');
    knowsShares = false;
    const { status, out } = await mfe('tick');
    expect([status, await isTried()]).toEqual([1, true]);
    expect(out).toContain('Guards of tried brands wait: ');
  });

  it('stays while the share grows', async () => {
    await begin('--guard', 'rollback', '--minimum-loads', '300');
    await mfe('merchant', 'brand', 'aurora', '--percent', '50');
    const { out } = await mfe('merchant', 'show', 'aurora');
    expect(JSON.parse(out)).toMatchObject({ brandCanary: { percent: 50, guard: { minimumLoads: 300 } } });
  });

  it.each([
    [['--percent', '10', '--guard', 'hold'], /no steps that a guard could hold/],
    [['--guard', 'rollback'], /--guard goes with --percent/],
    [['--percent', '10', '--minimum-loads', '5'], /--minimum-loads goes with --guard/],
  ])('refuses %j', async (words, sentence) => {
    const { status, error } = await mfe('merchant', 'brand', 'aurora', ...words);
    expect(status).toBe(2);
    expect(error).toMatch(sentence);
  });
});
