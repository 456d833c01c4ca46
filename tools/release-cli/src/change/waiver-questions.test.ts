import { settingsFixture, writeFixture, fixture, type FixtureOptions } from '../test-support/fixture-dist';
import { emptySite, fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { incompressible } from '../test-support/incompressible';
import { contentsOf, runMfe, type Ran } from '../test-support/run-mfe';
import { readMap } from '../map/read-map';
import { verifyStore } from '../verify/verify-store';

const TRIAL = '3.0.0-rc.1';
const GAP = '/m/mfe-games';
const ALLOW = `--allow-gap ${GAP}`;

/** Every scratch folder has one. */
const MODE_NOTE = expect.stringContaining('has mode 0700') as string;

async function mfe(site: FixtureSite, line: string): Promise<Ran> {
  return runMfe(site, line.split(' '));
}

/** Runs a command that must be written. */
async function done(site: FixtureSite, line: string): Promise<string> {
  const { status, out, error } = await mfe(site, line);
  expect([line, status, error]).toEqual([line, 0, '']);
  return out;
}

async function refusal(site: FixtureSite, line: string): Promise<string> {
  const before = await contentsOf(site.store);
  const { status, error } = await mfe(site, line);
  expect([line, status]).toEqual([line, 1]);
  expect(await contentsOf(site.store)).toEqual(before);
  return error;
}

function asked(fresh: string, merchants = 'aurora, bahari', present = '1.0.0'): string {
  return `production: ${GAP} is answered by mfe-games ${present}, which is served now, and by nobody with mfe-games ${fresh} (for ${merchants}). Where that is meant, add: --allow-gap ${GAP}`;
}

async function publish(site: FixtureSite, version: string, options: FixtureOptions, words = ''): Promise<Ran> {
  const dist = await writeFixture(fixture('mfe-games', version, options));
  return mfe(site, `publish mfe-games --dist ${dist}${words === '' ? '' : ` ${words}`}`);
}

/** Production serves 1.0.0, which answers the gap; 1.1.0, published with the gap allowed, does not. */
async function gapSite(): Promise<FixtureSite> {
  const site = await fixtureSite();
  expect((await publish(site, '1.1.0', { routes: [] })).status).toBe(1);
  expect((await publish(site, '1.1.0', { routes: [] }, ALLOW)).status).toBe(0);
  return site;
}

async function trialSite(options: FixtureOptions): Promise<FixtureSite> {
  const site = await fixtureSite(settingsFixture(['aurora', 'bahari'], { allowsTrials: true }));
  expect((await publish(site, '3.0.0', options)).status).toBe(1);
  expect((await publish(site, TRIAL, options)).status).toBe(0);
  return site;
}

const SERVING = [
  'promote mfe-games VERSION',
  'canary mfe-games VERSION --percent 1',
  'canary mfe-games VERSION --percent 0',
  'canary mfe-games VERSION --merchants aurora,bahari',
  'canary mfe-games VERSION --at 2100-01-01T00:00Z',
  'canary mfe-games VERSION --steps 5,100 --every 2h',
];

describe('a gap that publish waived', () => {
  it.each(SERVING)('is asked for again by: %s', async (words) => {
    for (const [site, version] of [
      [await gapSite(), '1.1.0'],
      [await trialSite({ routes: [] }), TRIAL],
    ] as const) {
      const line = words.replace('VERSION', version);
      expect(await refusal(site, line)).toBe(asked(version));
      expect(await refusal(site, `${line} --allow-gap /m/other --over-budget`)).toBe(asked(version));
      await done(site, `${line} ${ALLOW}`);
    }
  });

  it('is asked for each merchant who newly gets the version, and for nobody twice', async () => {
    const site = await gapSite();
    expect(await refusal(site, 'pin bahari mfe-games 1.1.0')).toBe(asked('1.1.0', 'bahari'));
    await done(site, `pin bahari mfe-games 1.1.0 ${ALLOW}`);
    await done(site, 'canary mfe-games 1.1.0 --merchants bahari --percent 10');
    await done(site, 'canary mfe-games 1.1.0 --merchants bahari --percent 20');
    await done(site, 'canary end mfe-games 1.1.0');
    expect(await refusal(site, 'canary mfe-games 1.1.0 --percent 10')).toBe(asked('1.1.0', 'aurora'));
    await done(site, `canary mfe-games 1.1.0 --percent 10 ${ALLOW}`);
    await done(site, 'canary mfe-games 1.1.0 --percent 50');
    await done(site, 'canary finish mfe-games');
    await done(site, 'unpin bahari mfe-games');
  });

  it('is asked for at an unpin that gives the version', async () => {
    const site = await gapSite();
    await done(site, 'pin bahari mfe-games 1.0.0');
    await done(site, `promote mfe-games 1.1.0 ${ALLOW}`);
    expect(await refusal(site, 'unpin bahari mfe-games')).toBe(asked('1.1.0', 'bahari'));
    await done(site, `unpin bahari mfe-games ${ALLOW}`);
  });

  it('is asked for at every rollback to it, which the option lets through', async () => {
    const site = await gapSite();
    await done(site, `promote mfe-games 1.1.0 ${ALLOW}`);
    const { revision } = (await readMap(site.store, 'production')).map;
    await done(site, 'promote mfe-games 1.0.0');
    for (const line of ['rollback mfe-games', 'rollback --last', `rollback --to ${revision}`])
      expect(await refusal(site, line)).toBe(asked('1.1.0'));
    await done(site, `rollback mfe-games ${ALLOW}`);
    await done(site, `pin bahari mfe-games 1.0.0`);
    await done(site, `pin bahari mfe-games 1.1.0 ${ALLOW}`);
    await done(site, `pin bahari mfe-games 1.0.0`);
    expect(await refusal(site, 'rollback --merchant bahari')).toBe(asked('1.1.0', 'bahari'));
    await done(site, `rollback --merchant bahari ${ALLOW}`);
  });

  it('holds up no revocation', async () => {
    const site = await gapSite();
    await site.publish('mfe-games', '1.2.0');
    await done(site, `promote mfe-games 1.1.0 ${ALLOW}`);
    await done(site, 'promote mfe-games 1.2.0');
    await done(site, 'revoke mfe-games 1.2.0 --reason wrong');
    expect((await readMap(site.store, 'production')).map.defaults['mfe-games']).toBe('1.1.0');
  });

  it('is asked for at publish and at the promotion after it by one option', async () => {
    const site = await fixtureSite();
    expect((await publish(site, '1.1.0', { routes: [] }, `--promote ${ALLOW}`)).status).toBe(0);
    expect((await readMap(site.store, 'production')).map.defaults['mfe-games']).toBe('1.1.0');
  });

  it('is found between packages that go together, though each alone leaves the other', async () => {
    const settings = settingsFixture(['aurora'], { allowsTrials: true });
    const site = await fixtureSite(settings, { routes: [{ path: '/m/live', screen: 'main', remote: 'mfe-games' }] });
    await site.publish('host-shell', TRIAL, { routes: [] });
    await publish(site, TRIAL, {});
    const error = await refusal(site, `promote host-shell ${TRIAL} mfe-games ${TRIAL}`);
    expect(error).toContain(
      `/m/live is answered by host-shell 1.0.0, which is served now, and by nobody with host-shell`,
    );
    expect(error).toMatch(/add: --allow-gap \/m\/live$/);
  });

  it('is kept with the release, shown by list, history and verify', async () => {
    const site = await gapSite();
    expect((await verifyStore(site.store, 'production')).notes).not.toContainEqual(expect.stringContaining(GAP));
    const out = await done(site, `promote mfe-games 1.1.0 ${ALLOW}`);
    const { waived, revision } = (await readMap(site.store, 'production')).map;
    const text = `mfe-games 1.1.0 leaves ${GAP} unanswered (allowed by revision ${revision} of production)`;
    expect(out).toContain(text);
    expect(waived).toEqual({
      'mfe-games': {
        '1.1.0': [revision - 1, revision].map((write) => ({
          kind: 'gap',
          what: GAP,
          environment: 'production',
          revision: write,
        })),
      },
    });
    const both = `mfe-games 1.1.0 leaves ${GAP} unanswered (allowed by revision ${revision - 1} of production and revision ${revision} of production)`;
    expect(await done(site, 'list mfe-games')).toContain(both);
    expect(await done(site, `history ${revision}`)).toContain(text);
    expect(await verifyStore(site.store, 'production')).toMatchObject({
      problems: [],
      notes: [MODE_NOTE, `Note: ${both}`],
    });
    expect(await done(site, 'verify')).toContain(both);
  });
});

describe('a write without a gap', () => {
  it('is asked nothing: of versions that add, of the way back from them, and of options that nobody needs', async () => {
    const site = await fixtureSite();
    const more = { routes: [GAP, '/m/more'].map((path) => ({ path, screen: 'main' })) };
    await site.publish('mfe-games', '1.1.0', more);
    await site.publish('mfe-games', '1.2.0', more);
    await done(site, 'canary mfe-games 1.1.0 --percent 100');
    await done(site, 'canary end mfe-games');
    await done(site, 'promote mfe-games 1.1.0');
    await done(site, 'rollback mfe-games');
    await done(site, 'promote mfe-games 1.1.0');
    await done(site, `promote mfe-games 1.2.0 --allow-gap /m/more --over-budget`);
    await done(site, 'rollback --last');
    expect((await readMap(site.store, 'production')).map).not.toHaveProperty('waived');
    expect((await mfe(site, 'canary hold mfe-games --over-budget')).error).toContain(
      'canary hold takes no --over-budget',
    );
  });

  it('is asked nothing where nothing is served yet', async () => {
    const site = await emptySite();
    await site.publish('host-shell', '1.0.0');
    await site.publish('mfe-games', '1.0.0');
    await done(site, 'promote host-shell 1.0.0 mfe-games 1.0.0');
  });
});

describe('a trial version that is too heavy', () => {
  const heavy = { text: incompressible(200_000) };

  it.each([...SERVING, 'pin bahari mfe-games VERSION'])('is refused without --over-budget by: %s', async (words) => {
    const site = await trialSite(heavy);
    const line = words.replace('VERSION', TRIAL);
    const error = await refusal(site, line);
    expect(error).toMatch(
      /^mfe-games 3\.0\.0-rc\.1 is too heavy: its .* takes .* kB compressed, and may take .*\. Where that is meant, add: --over-budget$/,
    );
    expect(await refusal(site, `${line} ${ALLOW}`)).toBe(error);
    await done(site, `${line} --over-budget`);
  });

  it('is told by publish, kept, and noted by verify', async () => {
    const site = await fixtureSite(settingsFixture(['aurora'], { allowsTrials: true }));
    const sentence = `mfe-games ${TRIAL} is too heavy: `;
    expect((await publish(site, TRIAL, heavy, '--over-budget')).error).toContain('--over-budget goes with --promote');
    const { out } = await publish(site, TRIAL, heavy);
    expect(out).toContain(`Note: ${sentence}`);
    const kept = (await readMap(site.store, 'production')).map.waived?.['mfe-games']?.[TRIAL];
    expect(kept).toEqual([
      expect.objectContaining({ kind: 'budget', what: expect.stringContaining(sentence) as string }),
    ]);
    await done(site, `promote mfe-games ${TRIAL} --over-budget`);
    const { problems, notes } = await verifyStore(site.store, 'production');
    expect(problems).toEqual([]);
    expect(notes).toEqual([MODE_NOTE, expect.stringContaining(`Note: ${sentence}`)]);
  });
});

it('is kept that a release was published ahead of its partners; nobody can be served it without them', async () => {
  const site = await fixtureSite();
  expect((await publish(site, '2.0.0', { requires: { react: '^20.0.0' } }, '--ahead')).status).toBe(0);
  const { map } = await readMap(site.store, 'production');
  const what =
    'mfe-games 2.0.0 needs react ^20.0.0, host-shell 1.0.0 provides 19.3.1: install a version in package.json that fits, and build again';
  const { revision } = map;
  expect(map.waived).toEqual({
    'mfe-games': { '2.0.0': [{ kind: 'ahead', what, environment: 'production', revision }] },
  });
  expect(await done(site, 'list mfe-games')).toContain(`mfe-games 2.0.0 was published ahead: ${what}`);
  for (const words of SERVING)
    expect(
      await refusal(site, `${words.replace('VERSION', '2.0.0').replace('--percent 0', '--percent 2')} ${ALLOW}`),
    ).toContain('do not fit');
});
