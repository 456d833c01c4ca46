import { readHistory, readMap } from '../../map/read-map';
import { runCli } from '../../run-cli';
import { healthRow, healthSummaryOf, openHealthSite } from '../../test-support/health-site';
import { fixtureSite, type FixtureSite } from '../../test-support/fixture-site';
import type { ReleaseMap } from 'shared-contracts/release/release-map';

interface Ran {
  readonly status: number;
  readonly out: string;
  readonly error: string;
}

async function mfe(site: FixtureSite, words: string, ...more: readonly string[]): Promise<Ran> {
  const out: string[] = [];
  const error: string[] = [];
  const status = await runCli(
    {
      out: (line) => out.push(line),
      error: (line) => error.push(line),
      environment: { MFE_HOME: site.home, MFE_AUTHOR: 'operator', MFE_OPERATOR_TOKEN: 'token' },
      repository: site.home,
      isColoured: false,
    },
    [...words.split(' '), ...more],
  );
  return { status, out: out.join('\n'), error: error.join('\n') };
}

async function mapOf(site: FixtureSite): Promise<ReleaseMap> {
  return (await readMap(site.store, 'production')).map;
}

async function withNewGames(): Promise<FixtureSite> {
  const site = await fixtureSite();
  await site.publish('mfe-games', '1.1.0', { text: 'new' });
  return site;
}

/** Writes as though a rollout had been scheduled so long ago. */
async function schedule(site: FixtureSite, hoursAgo: number, guard?: 'hold' | 'rollback'): Promise<void> {
  const at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  await site.edit((map) => ({
    ...map,
    rollouts: [
      {
        package: 'mfe-games',
        version: '1.1.0',
        percent: 5,
        steps: [{ at, percent: 100 }],
        since: at,
        ...(guard === undefined ? {} : { guard: { action: guard, minimumLoads: 200 } }),
      },
    ],
  }));
}

describe('mfe canary', () => {
  it('shows shares, steps and guard before it writes them', async () => {
    const site = await withNewGames();
    const ran = await mfe(
      site,
      'canary mfe-games 1.1.0 --steps 5,25,100 --every 2h --guard rollback --minimum-loads 500',
    );
    expect(ran).toMatchObject({ status: 0, error: '' });
    const [rollout] = (await mapOf(site)).rollouts;
    expect(rollout).toMatchObject({
      percent: 5,
      steps: [{ percent: 25 }, { percent: 100 }],
      guard: { action: 'rollback', minimumLoads: 500 },
    });
    expect(ran.out).toMatch(
      /^rollout of mfe-games 1\.1\.0 to all merchants: 5 %, 25 % at \S+Z, 100 % at \S+Z, guard: rollback after 500 loads$/m,
    );
    expect(ran.out).toContain('aurora    mfe-games  1.0.0 (default)  95 % 1.0.0 (default) + 5 % 1.1.0 (rollout)');
  });

  it('holds and resumes', async () => {
    const site = await withNewGames();
    await mfe(site, 'canary mfe-games 1.1.0 --percent 10');
    await mfe(site, 'canary hold mfe-games --reason', 'players complain');
    expect((await mapOf(site)).rollouts).toMatchObject([{ percent: 10, held: 'players complain' }]);
    expect((await mfe(site, 'list mfe-games')).out).toContain('1.1.0 to all: 10 %, held: players complain');
    await mfe(site, 'canary resume mfe-games 1.1.0');
    expect((await mapOf(site)).rollouts[0]?.held).toBeUndefined();
  });

  it('finishes and ends', async () => {
    const site = await withNewGames();
    await mfe(site, 'canary mfe-games 1.1.0 --percent 10');
    await mfe(site, 'canary mfe-games 1.1.0 --merchants bahari');
    expect(await mfe(site, 'canary finish mfe-games 1.1.0')).toMatchObject({ status: 0 });
    expect(await mapOf(site)).toMatchObject({
      defaults: { 'mfe-games': '1.1.0' },
      rollouts: [{ merchants: ['bahari'] }],
    });
    await mfe(site, 'canary end mfe-games');
    expect((await mapOf(site)).rollouts).toEqual([]);
  });

  it('ends the one that is named, and asks where several could be meant', async () => {
    const site = await withNewGames();
    await mfe(site, 'canary mfe-games 1.1.0 --percent 10');
    await mfe(site, 'canary mfe-games 1.1.0 --merchants bahari');
    const { rollouts } = await mapOf(site);
    for (const words of ['canary end mfe-games', 'canary end mfe-games 1.1.0']) {
      const ran = await mfe(site, words);
      expect(ran).toMatchObject({ status: 1, out: '' });
      expect(ran.error).toBe(
        'mfe-games has 2 rollouts in production that this could mean: mfe canary end mfe-games 1.1.0 --all-merchants, or mfe canary end mfe-games 1.1.0 --merchants bahari',
      );
    }
    expect((await mapOf(site)).rollouts).toEqual(rollouts);
    expect((await mfe(site, 'canary end mfe-games --merchants aurora')).error).toBe(
      'mfe-games has no rollout to aurora in production',
    );
    await mfe(site, 'canary end mfe-games 1.1.0 --all-merchants');
    expect((await mapOf(site)).rollouts).toMatchObject([{ merchants: ['bahari'] }]);
  });

  it('goes on with the one that is named', async () => {
    const site = await withNewGames();
    await mfe(site, 'canary mfe-games 1.1.0 --percent 10');
    await mfe(site, 'canary mfe-games 1.1.0 --merchants bahari');
    await mfe(site, 'canary hold mfe-games --reason', 'players complain');
    expect((await mapOf(site)).rollouts.every(({ held }) => held === 'players complain')).toBe(true);
    expect((await mfe(site, 'canary resume mfe-games')).status).toBe(1);
    await mfe(site, 'canary resume mfe-games --merchants bahari');
    expect((await mapOf(site)).rollouts.map(({ held }) => held)).toEqual(['players complain', undefined]);
  });

  it('starts at a time', async () => {
    const site = await withNewGames();
    expect(await mfe(site, 'canary mfe-games 1.1.0 --merchants bahari --at 2999-12-01T10:00Z')).toMatchObject({
      status: 0,
      out: expect.stringContaining('to bahari: 0 %, 100 % at 2999-12-01T10:00Z\nNobody gets anything else') as string,
    });
  });
});

describe('mfe rollback', () => {
  it('takes one merchant back to its earlier pin', async () => {
    const site = await withNewGames();
    await mfe(site, 'pin bahari mfe-games 1.0.0');
    await mfe(site, 'pin bahari mfe-games 1.1.0');
    const ran = await mfe(site, 'rollback --merchant bahari mfe-games');
    expect(ran.out).toContain('bahari    mfe-games  1.1.0 (pin)  1.0.0 (pin)');
    expect((await mapOf(site)).pins).toEqual({ bahari: { 'mfe-games': '1.0.0' } });
  });

  it('takes the whole map back to a revision, or to the one before', async () => {
    const site = await withNewGames();
    const { revision, defaults } = await mapOf(site);
    await mfe(site, 'promote mfe-games 1.1.0');
    await mfe(site, 'switch mfe-games off --message', 'EN=Back soon');
    expect(await mfe(site, 'rollback --last')).toMatchObject({ status: 0 });
    expect(await mapOf(site)).toMatchObject({ switches: [], defaults: { 'mfe-games': '1.1.0' } });
    expect(await mfe(site, `rollback --to ${revision}`)).toMatchObject({ status: 0 });
    expect(await mapOf(site)).toMatchObject({ revision: revision + 4, defaults });
    expect((await mfe(site, `rollback --to ${revision}`)).out).toBe('Nothing to do: it is so already.');
  });

  it('refuses a state that served what is revoked since', async () => {
    const site = await withNewGames();
    await mfe(site, 'promote mfe-games 1.1.0');
    const { revision } = await mapOf(site);
    expect(await mfe(site, 'revoke mfe-games 1.1.0')).toMatchObject({ status: 0 });
    const ran = await mfe(site, `rollback --to ${revision}`);
    expect(ran.error).toBe(`Revision ${revision} serves mfe-games 1.1.0, which is revoked since`);
  });
});

describe('mfe revoke', () => {
  it('takes a version away and lets it come back', async () => {
    const site = await withNewGames();
    await mfe(site, 'promote mfe-games 1.1.0');
    const ran = await mfe(site, 'revoke mfe-games 1.1.0');
    expect(ran.out).toContain('mfe-games 1.1.0 revoked');
    expect(ran.out).toContain('aurora    mfe-games  1.1.0 (default)  1.0.0 (default)');
    expect((await mfe(site, 'list mfe-games')).out).toContain('1.1.0 (revoked) 1.0.0');
    expect((await mfe(site, 'promote mfe-games 1.1.0')).error).toBe('mfe-games 1.1.0 is revoked in production');
    expect(await mfe(site, 'unrevoke mfe-games 1.1.0')).toMatchObject({ status: 2 });
    expect((await mfe(site, 'unrevoke mfe-games 1.1.0', '--reason', 'mended')).status).toBe(0);
    expect(await mfe(site, 'promote mfe-games 1.1.0')).toMatchObject({ status: 0 });
  });
});

describe('mfe tick', () => {
  it('makes the step that is due, once, and says what waits for somebody', async () => {
    const site = await withNewGames();
    await schedule(site, 1);
    const ran = await mfe(site, 'tick');
    expect(ran).toMatchObject({ status: 0, error: '' });
    expect(ran.out).toContain('aurora    mfe-games  95 % 1.0.0 (default) + 5 % 1.1.0 (rollout)  1.1.0 (rollout)');
    expect(ran.out).toContain(
      'mfe-games 1.1.0 has reached everybody: make it the default with "mfe canary finish mfe-games 1.1.0"',
    );
    const last = (await readHistory(site.store, 'production')).at(-1);
    expect([last?.author, last?.reason]).toEqual([
      'tester (schedule)',
      'rollout of mfe-games 1.1.0 to all merchants goes to 100 %',
    ]);
    expect((await mfe(site, 'tick')).out).toContain('Nothing is due in production.');
    expect((await mapOf(site)).revision).toBe(last?.revision);
  });

  it('writes nothing in a dry run', async () => {
    const site = await withNewGames();
    await schedule(site, 1);
    const before = await mapOf(site);
    expect((await mfe(site, 'tick --dry-run')).out).toContain('goes to 100 %');
    expect(await mapOf(site)).toEqual(before);
  });

  it('lets a guarded rollout wait while health cannot be asked, and says so', async () => {
    const site = await withNewGames();
    await schedule(site, 1, 'hold');
    const ran = await mfe(site, 'tick --url http://127.0.0.1:9');
    expect(ran.status).toBe(1);
    expect(ran.out).toContain(
      'Guarded rollouts wait, because nobody knows how they do: http://127.0.0.1:9 does not answer.',
    );
    expect((await mapOf(site)).rollouts[0]?.percent).toBe(5);
  });

  it.each([
    ['hold', [{ percent: 5, held: expect.stringContaining('1.1.0 failed on 20 % of 500 pages') as string }]],
    ['rollback', []],
  ] as const)('does what a guard demands: %s', async (action, rollouts) => {
    const site = await withNewGames();
    await schedule(site, 1, action);
    const health = await openHealthSite(() => ({
      body: healthSummaryOf([
        healthRow('mfe-games', '1.0.0', { pages: 5000, loads: 5000, failures: 20 }),
        healthRow('mfe-games', '1.1.0', { pages: 500, loads: 400, failures: 100 }),
      ]),
    }));
    try {
      expect(await mfe(site, `tick --url ${health.url}`)).toMatchObject({ status: 0 });
    } finally {
      await health.close();
    }
    expect((await mapOf(site)).rollouts).toMatchObject(rollouts);
    expect((await readHistory(site.store, 'production')).at(-1)?.reason).toContain('1.1.0 failed on 20 % of 500 pages');
  });
});

describe('mfe history', () => {
  it('lists what each write changed, newest first', async () => {
    const site = await withNewGames();
    await mfe(site, 'promote mfe-games 1.1.0 --author Ana --reason', 'new look');
    const ran = await mfe(site, 'history --limit 2');
    expect(ran.out.split('\n')).toHaveLength(3);
    expect(ran.out).toMatch(/^5 .* tester .*new look.* mfe-games 1\.0\.0 -> 1\.1\.0 by default$/m);
    expect(ran.out).toMatch(/^4 .* mfe-games 1\.1\.0 published$/m);
    const all = JSON.parse((await mfe(site, 'history --json')).out) as { revisions: { changed: string }[] };
    expect(all.revisions.map((entry) => entry.changed)).toEqual([
      'mfe-games 1.0.0 -> 1.1.0 by default',
      'mfe-games 1.1.0 published',
      'host-shell 1.0.0 by default; mfe-games 1.0.0 by default',
      'mfe-games 1.0.0 published',
      'host-shell 1.0.0 published',
    ]);
  });

  it('shows one write in full', async () => {
    const site = await withNewGames();
    await mfe(site, 'promote mfe-games 1.1.0');
    const ran = await mfe(site, 'history 5');
    expect(ran.out.split('\n').slice(1)).toEqual([
      '  mfe-games 1.0.0 -> 1.1.0 by default',
      '  mfe-games falls back to 1.0.0',
      'merchant  package    before           after',
      'aurora    mfe-games  1.0.0 (default)  1.1.0 (default)',
      'bahari    mfe-games  1.0.0 (default)  1.1.0 (default)',
    ]);
    expect((await mfe(site, 'history 1')).out).toContain('  host-shell 1.0.0 published');
  });
});

describe('what is refused with one sentence and writes nothing', () => {
  it.each([
    ['Say who gets it, with --percent, --merchants, --cohort or --steps; for everybody there is promote', 'canary mfe-games 1.1.0'],
    ['Say how long each step lasts, with --every 2h', 'canary mfe-games 1.1.0 --steps 5,10'],
    ['"2026-01-01" is not a time with its zone, such as 2026-12-01T10:00Z', 'canary mfe-games 1.1.0 --at 2026-01-01'],
    ['"stop" is not what a guard can do: hold or rollback', 'canary mfe-games 1.1.0 --percent 5 --guard stop'],
    ['--minimum-loads goes with --guard', 'canary mfe-games 1.1.0 --percent 5 --minimum-loads 5'],
    ['"few" is not a number of loads', 'canary mfe-games 1.1.0 --percent 5 --guard hold --minimum-loads few'],
    ['canary end takes no --percent', 'canary end mfe-games --percent 5'],
    ['mfe-games has no rollout in production', 'canary finish mfe-games'],
    ['mfe-games has no rollout in production', 'canary hold mfe-games'],
    ['Name a package', 'canary resume'],
    ['--merchant, --to and --last exclude each other', 'rollback --to 2 --last'],
    ['"x" is not a revision such as 12; they are listed by: mfe history', 'rollback --to x'],
    ['production is at revision 4: name an earlier one', 'rollback --to 4'],
    ['bahari has no earlier pin of any package in production; "mfe unpin" gives it the default', 'rollback --merchant bahari'],
    ['mfe-games 1.0.0 is what everybody gets and there is no earlier version to fall back to: promote another first',
      'revoke mfe-games 1.0.0'],
    ['mfe-games 9.0.0 is not published in production', 'revoke mfe-games 9.0.0'],
    ['mfe-games 1.1.0 is not revoked in production', 'unrevoke mfe-games 1.1.0 --reason mended'],
    ['Revision 9 of the map of production is still to come: the newest is 4', 'history 9'],
    ['"0" is not a revision such as 12', 'history 0'],
    ['"all" is not a number of revisions', 'history --limit all'],
    ['--limit goes with the list, not with one revision', 'history 2 --limit 2'],
    ['There are two messages in EN', 'switch mfe-games off --message EN=a --message EN=b'],
    ['"now" is one word too many', 'tick now'],
  ])('%s', async (sentence, words) => {
    const site = await withNewGames();
    const before = await site.store.list('');
    const ran = await mfe(site, words);
    expect(ran.status).toBeGreaterThan(0);
    expect(ran.out).toBe('');
    expect(ran.error.split('\n')[0]).toContain(sentence);
    expect(await site.store.list('')).toEqual(before);
  }); // prettier-ignore
});
