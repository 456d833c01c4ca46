import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMap } from '../map/read-map';
import { emptySite, type FixtureSite } from '../test-support/fixture-site';
import { fixture, writeFixture, type FixtureOptions } from '../test-support/fixture-dist';
import { publishDist } from './publish';

async function publishFolder(site: FixtureSite, dist: string, environments = ['production']): Promise<unknown> {
  return publishDist({ store: site.store, dist, environments, author: 'tester' });
}

describe('publishing', () => {
  it('stores files and descriptor and makes the version known, without serving it', async () => {
    const site = await emptySite();
    const result = await site.publish('mfe-games', '1.0.0');
    expect(result).toMatchObject({ name: 'mfe-games', version: '1.0.0', isNew: true });
    expect(result.uploaded).toHaveLength(4);
    expect(await site.store.list('r/')).toHaveLength(4);
    expect(await site.store.list('descriptors/')).toEqual(['descriptors/mfe-games/1.0.0.json']);
    const { map } = await readMap(site.store, 'production');
    expect(map.releases).toEqual({ 'mfe-games': { '1.0.0': result.sha256 } });
    expect(map.defaults).toEqual({});
    expect(map).toMatchObject({ revision: 1, author: 'tester', reason: 'publish mfe-games 1.0.0' });
  });

  it('does nothing the second time', async () => {
    const site = await emptySite();
    await site.publish('mfe-games', '1.0.0');
    expect(await site.publish('mfe-games', '1.0.0')).toMatchObject({ isNew: false, uploaded: [] });
    expect((await readMap(site.store, 'production')).map.revision).toBe(1);
  });

  it('uploads only what a new version does not share with the old one', async () => {
    const site = await emptySite();
    await site.publish('mfe-games', '1.0.0', { text: 'old' });
    const { uploaded } = await site.publish('mfe-games', '1.1.0', { text: 'new' });
    expect(uploaded).toHaveLength(2);
  });

  it('makes one release known to several environments', async () => {
    const site = await emptySite();
    await publishFolder(site, await writeFixture(fixture('mfe-games', '1.0.0')), ['production', 'staging']);
    const [production, staging] = await Promise.all(
      ['production', 'staging'].map(async (environment) => (await readMap(site.store, environment)).map.releases),
    );
    expect(production).toEqual(staging);
  });

  it('refuses the same version with other bytes, and leaves everything as it was', async () => {
    const site = await emptySite();
    await site.publish('mfe-games', '1.0.0', { text: 'old' });
    const before = await site.store.list('');
    await expect(site.publish('mfe-games', '1.0.0', { text: 'new' })).rejects.toThrow(
      /^mfe-games 1\.0\.0 is already known to production with other contents$/,
    );
    const dist = await writeFixture(fixture('mfe-games', '1.0.0', { text: 'new' }));
    await expect(publishFolder(site, dist, ['staging'])).rejects.toThrow(
      /^mfe-games 1\.0\.0 is already published with other contents: raise its version$/,
    );
    expect(await site.store.list('')).toEqual(before);
  });

  it('refuses a file that was changed after the build', async () => {
    const site = await emptySite();
    const made = fixture('mfe-games', '1.0.0');
    const dist = await writeFixture(made);
    await writeFile(join(dist, made.descriptor.entry), made.files.get(made.descriptor.entry)?.replace('i', 'I') ?? '');
    await expect(publishFolder(site, dist)).rejects.toThrow('is not the file its descriptor describes');
    expect(await site.store.list('r/')).toEqual([]);
  });

  it('refuses a build with a file missing', async () => {
    const site = await emptySite();
    const made = fixture('mfe-games', '1.0.0');
    const dist = await writeFixture(made);
    await rm(join(dist, made.descriptor.entry));
    await expect(publishFolder(site, dist)).rejects.toThrow(`lists the file ${made.descriptor.entry}, which is not in`);
    expect(await site.store.list('r/')).toEqual([]);
  });

  it('refuses a descriptor that names a file it does not list', async () => {
    const site = await emptySite();
    const made = fixture('mfe-games', '1.0.0');
    const dist = await writeFixture({ ...made, descriptor: { ...made.descriptor, entry: 'other.mjs' } });
    await expect(publishFolder(site, dist)).rejects.toThrow('names the file other.mjs without listing it');
  });

  it('refuses a folder without a descriptor, with a broken one, or of another package', async () => {
    const site = await emptySite();
    const dist = await writeFixture(fixture('mfe-games', '1.0.0'));
    await expect(
      publishDist({ store: site.store, dist, environments: ['production'], author: 'tester', expects: 'mfe-agent' }),
    ).rejects.toThrow('holds a build of mfe-games, not of mfe-agent');
    await writeFile(join(dist, 'release.json'), '{"schema":1}');
    await expect(publishFolder(site, dist)).rejects.toThrow(/cannot be used: The release descriptor is not valid/);
    await rm(join(dist, 'release.json'));
    await expect(publishFolder(site, dist)).rejects.toThrow('build the package first');
  });

  it('refuses a file name that already means other bytes', async () => {
    const site = await emptySite();
    const made = fixture('mfe-games', '1.0.0');
    await site.store.create(`r/mfe-games/${made.descriptor.entry}`, Buffer.from('other'));
    await expect(publishFolder(site, await writeFixture(made))).rejects.toThrow('already stored with other contents');
    expect(await site.store.list('r/')).toHaveLength(1);
  });

  it('writes nothing in a dry run', async () => {
    const site = await emptySite();
    const before = await site.store.list('');
    const dist = await writeFixture(fixture('mfe-games', '1.0.0'));
    const request = { store: site.store, dist, environments: ['production'], author: 'tester', dryRun: true };
    expect(await publishDist(request)).toMatchObject({ isNew: true });
    expect(await site.store.list('')).toEqual(before);
  });
});

describe('budgets', () => {
  const incompressible = (bytes: number): string =>
    Array.from({ length: bytes }, (_, index) =>
      String.fromCharCode(33 + (((Math.imul(index + 1, 2654435761) >>> 13) ^ (Math.imul(index, 40503) >>> 5)) % 90)),
    ).join('');
  const heavy: FixtureOptions = { text: incompressible(200_000) };

  it('refuses a release that is too heavy', async () => {
    const site = await emptySite();
    await expect(site.publish('mfe-games', '1.0.0', heavy)).rejects.toThrow(
      /^mfe-games 1\.0\.0 is too heavy: its screen main takes \d+\.\d kB compressed, .* may take 80\.0 kB$/,
    );
    expect(await site.store.list('r/')).toEqual([]);
  });

  it('does not hold a development build against them', async () => {
    const site = await emptySite();
    await expect(site.publish('mfe-games', '1.0.0-dev.1', heavy)).resolves.toMatchObject({ isNew: true });
  });
});
