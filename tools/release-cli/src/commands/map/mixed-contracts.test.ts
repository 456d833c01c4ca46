import { setDefault } from '../../edits/edits';
import { readMap } from '../../map/read-map';
import { publishDist } from '../../publish/publish';
import { fixture, writeFixture, type FixtureOptions } from '../../test-support/fixture-dist';
import { emptySite, type FixtureSite } from '../../test-support/fixture-site';
import { contentsOf, runMfe, type Ran } from '../../test-support/run-mfe';

/** A build with this minor of the contract, in the range that builds state. */
const builtWith = (version: string): FixtureOptions => ({ contract: { version, range: `^${version}` } });

/** Host and games of contract 1.1.0 are served as 1.0.0; those of contract 1.2.0 are published as 2.0.0. */
async function mixedSite(): Promise<FixtureSite> {
  const site = await emptySite();
  for (const name of ['host-shell', 'mfe-games'] as const) await site.publish(name, '1.0.0', builtWith('1.1.0'));
  await site.edit((map) => setDefault(setDefault(map, 'host-shell', '1.0.0'), 'mfe-games', '1.0.0'));
  await site.publish('host-shell', '2.0.0', builtWith('1.2.0'));
  await publishDist({
    store: site.store,
    dist: await writeFixture(fixture('mfe-games', '2.0.0', builtWith('1.2.0'))),
    environments: ['production'],
    author: 'tester',
    allowed: { isAhead: true },
  });
  return site;
}

const mfe = (site: FixtureSite, words: string): Promise<Ran> => runMfe(site, words.split(' '));

const SENTENCE =
  'mfe-games 2.0.0 needs contract ^1.2.0, host-shell 1.0.0 has 1.1.0: ' +
  'serve a host of contract 1.2.0 or later, or build mfe-games with contract 1.1.0';

describe('a section built with contract 1.2.0 beside a host of 1.1.0', () => {
  it('is not published, and nothing of it is stored', async () => {
    const site = await emptySite();
    await site.publish('host-shell', '1.0.0', builtWith('1.1.0'));
    await site.edit((map) => setDefault(map, 'host-shell', '1.0.0'));
    const before = await contentsOf(site.store);
    const dist = await writeFixture(fixture('mfe-games', '2.0.0', builtWith('1.2.0')));
    const { status, out, error } = await mfe(site, `publish mfe-games --dist ${dist}`);
    expect(status).toBe(1);
    expect(`${out}${error}`).toContain(`production: ${SENTENCE}\n`);
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it.each([
    'canary mfe-games 2.0.0 --percent 1',
    'canary mfe-games 2.0.0 --merchants bahari',
    'canary mfe-games 2.0.0 --percent 10 --at 2999-12-01T10:00Z',
    'pin bahari mfe-games 2.0.0',
    'promote mfe-games 2.0.0',
  ])('is refused by mfe %s', async (words) => {
    const site = await mixedSite();
    const before = await contentsOf(site.store);
    const { status, error } = await mfe(site, words);
    expect(status).toBe(1);
    expect(error).toContain(SENTENCE);
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it.each(['rollback host-shell', 'promote host-shell 1.0.0', 'canary host-shell 1.0.0 --percent 1'])(
    'keeps its host from going back alone by mfe %s',
    async (words) => {
      const site = await mixedSite();
      await mfe(site, 'promote host-shell 2.0.0 mfe-games 2.0.0');
      const { status, error } = await mfe(site, words);
      expect(status).toBe(1);
      expect(error).toContain(SENTENCE);
    },
  );
});

describe('a host of contract 1.2.0', () => {
  it.each(['canary host-shell 2.0.0 --percent 10', 'pin bahari host-shell 2.0.0', 'promote host-shell 2.0.0'])(
    'serves sections built with 1.1.0 after mfe %s',
    async (words) => {
      const site = await mixedSite();
      expect(await mfe(site, words)).toMatchObject({ status: 0, error: '' });
      const dist = await writeFixture(fixture('mfe-games', '1.1.0', builtWith('1.1.0')));
      expect(await mfe(site, `publish mfe-games --dist ${dist} --promote`)).toMatchObject({ status: 0, error: '' });
    },
  );

  it('is served with a section built with 1.2.0 in one write', async () => {
    const site = await mixedSite();
    expect(await mfe(site, 'promote host-shell 2.0.0 mfe-games 2.0.0')).toMatchObject({ status: 0, error: '' });
    const { map } = await readMap(site.store, 'production');
    expect(map.defaults).toEqual({ 'host-shell': '2.0.0', 'mfe-games': '2.0.0' });
  });
});
