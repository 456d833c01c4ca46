import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { readMap } from '../../map/read-map';
import { readRelease } from '../../map/releases';
import { fileKey, revisionKey } from '../../store/keys';
import { fixtureSite, type FixtureSite } from '../../test-support/fixture-site';
import { contentsOf, runMfe, type Ran } from '../../test-support/run-mfe';

const mfe = async (site: FixtureSite, words: string): Promise<Ran> => runMfe(site, words.split(' '));

async function mapOf(site: FixtureSite): Promise<ReleaseMap> {
  return (await readMap(site.store, 'production')).map;
}

/** What everybody gets of the games, and what pages fall back to. */
async function gamesOf(site: FixtureSite): Promise<readonly (string | undefined)[]> {
  const { defaults, previous } = await mapOf(site);
  return [defaults['mfe-games'], previous['mfe-games']];
}

/** Games 1.0.0, 1.1.0 and so on, each the default after the one before. */
async function siteWith(...versions: readonly string[]): Promise<FixtureSite> {
  const site = await fixtureSite();
  for (const version of versions) {
    await site.publish('mfe-games', version);
    expect(await mfe(site, `promote mfe-games ${version}`)).toMatchObject({ status: 0, error: '' });
  }
  return site;
}

/** Takes the first file of a version out of the store, or puts other bytes in its place. */
async function spoil(site: FixtureSite, version: string, text?: string): Promise<void> {
  const release = await readRelease(site.store, await mapOf(site), 'mfe-games', version);
  const own = release?.files.find(({ name }) => name.startsWith('screen') && name.endsWith('.mjs'))?.name ?? '';
  const path = join(site.home, 'store', fileKey('mfe-games', own));
  await (text === undefined ? rm(path) : writeFile(path, text));
}

describe('a version that is taken back', () => {
  it.each(['revoke mfe-games 1.2.0', 'rollback mfe-games'])('leaves one before to fall back to: %s', async (words) => {
    const site = await siteWith('1.1.0', '1.2.0');
    expect(await mfe(site, words)).toMatchObject({ status: 0, error: '' });
    expect(await gamesOf(site)).toEqual(['1.1.0', '1.0.0']);
    expect(await mfe(site, 'revoke mfe-games 1.1.0')).toMatchObject({ status: 0, error: '' });
    expect(await gamesOf(site)).toEqual(['1.0.0', undefined]);
    expect((await mfe(site, 'revoke mfe-games 1.0.0')).error).toContain('there is no earlier version to fall back to');
  });

  it('leaves another to fall back to where it was that itself', async () => {
    const site = await siteWith('1.1.0', '1.2.0');
    await mfe(site, 'revoke mfe-games 1.1.0');
    expect(await gamesOf(site)).toEqual(['1.2.0', '1.0.0']);
  });

  it.each([
    ['is gone', undefined],
    ['has other bytes', 'export const evil = 1;'],
  ])('goes past a version of which a file %s', async (_, text) => {
    const site = await siteWith('1.1.0', '1.2.0');
    await spoil(site, '1.1.0', text);
    expect(await mfe(site, 'rollback mfe-games')).toMatchObject({ status: 0, error: '' });
    expect(await gamesOf(site)).toEqual(['1.0.0', undefined]);
  });

  it('goes past a version that was left by a rollback', async () => {
    const site = await siteWith('1.1.0');
    await mfe(site, 'rollback mfe-games');
    await site.publish('mfe-games', '1.2.0');
    await mfe(site, 'promote mfe-games 1.2.0');
    await mfe(site, 'revoke mfe-games 1.2.0');
    expect(await gamesOf(site)).toEqual(['1.0.0', undefined]);
  });

  it('reads on behind a revision that cannot be read', async () => {
    const site = await siteWith('1.1.0', '1.2.0');
    const { revision } = await mapOf(site);
    await writeFile(join(site.home, 'store', revisionKey('production', revision - 1)), '{"half":');
    await mfe(site, 'revoke mfe-games 1.2.0');
    expect(await gamesOf(site)).toEqual(['1.1.0', '1.0.0']);
  });
});

describe('a version whose files are not all there', () => {
  it.each([
    'promote mfe-games 1.1.0',
    'pin bahari mfe-games 1.1.0',
    'canary mfe-games 1.1.0 --percent 1',
    'canary mfe-games 1.1.0 --merchants bahari',
  ])('is not served: %s', async (words) => {
    const site = await fixtureSite();
    await site.publish('mfe-games', '1.1.0');
    await spoil(site, '1.1.0');
    const before = await contentsOf(site.store);
    const ran = await mfe(site, words);
    expect(ran.status).toBe(1);
    expect(ran.error).toMatch(/^screen\.\w+\.mjs of mfe-games 1\.1\.0 is not in the store: publish mfe-games 1\.1\.0 /);
    expect(await contentsOf(site.store)).toEqual(before);
  });
});
