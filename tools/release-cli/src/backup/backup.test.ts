import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setDefault } from '../edits/edits';
import { readMap } from '../map/read-map';
import { mapKey, settingsKey } from '../store/keys';
import { bytesOf } from '../store/store';
import { openTrustedStore } from '../trust/trusting';
import type { Store } from '../trust/store';
import { fixture } from '../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { contentsOf, runMfe } from '../test-support/run-mfe';
import { scratchFolder } from '../test-support/scratch-folder';
import { verifyStore } from '../verify/verify-store';
import { makeBackup } from './make-backup';

function opened(home: string): Store {
  return openTrustedStore(undefined, { home, environment: {} });
}

/** A store that is read in another way. */
function reading(store: Store, get: Store['get']): Store {
  return {
    ...(store.trust === undefined ? {} : { trust: store.trust }),
    get,
    list: (prefix) => store.list(prefix),
    create: (key, bytes) => store.create(key, bytes),
    replace: (key, bytes, etag) => store.replace(key, bytes, etag),
    remove: (key) => store.remove(key),
  };
}

async function backedUp(): Promise<{ readonly site: FixtureSite; readonly place: string }> {
  const site = await fixtureSite();
  const place = join(await scratchFolder(), 'backup');
  expect(await runMfe(site, ['backup', place])).toMatchObject({ status: 0 });
  return { site, place };
}

let shared: ReturnType<typeof backedUp> | undefined;

/** A copy of one backup, to be damaged; its site stays as it is. */
async function copiedBackup(): Promise<{ readonly site: FixtureSite; readonly place: string }> {
  shared ??= backedUp();
  const { site, place } = await shared;
  const copy = join(await scratchFolder(), 'copy');
  cpSync(place, copy, { recursive: true });
  return { site, place: copy };
}

describe('a backup', () => {
  it('is restored into an empty place, which is then sound and has the history', async () => {
    const { site, place } = await copiedBackup();
    const home = join(await scratchFolder(), 'new');
    const ran = await runMfe({ home }, ['restore', place]);
    expect(ran).toMatchObject({ status: 0, error: '' });
    expect(ran.out).toContain('production at revision 3, with revision 1 of its settings, and is sound.');
    expect(ran.out).toContain('The keys of production are taken from the backup');
    expect(await contentsOf(opened(home))).toEqual(await contentsOf(site.store));
    expect((await runMfe({ home }, ['history'])).out).toBe((await runMfe(site, ['history'])).out);
    expect(readdirSync(home).toSorted()).toEqual(['seen', 'store', 'trust']);
  });

  it('in one file is the same', async () => {
    const { site } = await copiedBackup();
    const place = join(await scratchFolder(), 'backup.tar.gz');
    expect(await runMfe(site, ['backup', place])).toMatchObject({ status: 0 });
    const home = await scratchFolder();
    expect(await runMfe({ home }, ['restore', place])).toMatchObject({ status: 0 });
    expect(await contentsOf(opened(home))).toEqual(await contentsOf(site.store));
  });

  it('has private keys only where they are asked for, and then the new place can write', async () => {
    const { site, place } = await copiedBackup();
    expect(readdirSync(place).toSorted()).toEqual(['backup.json', 'store', 'trust']);
    expect((await runMfe({ home: await scratchFolder() }, ['restore', place, '--keys'])).error).toBe(
      `The backup ${place} has no private keys: restore it without --keys`,
    );
    const secret = join(await scratchFolder(), 'secret');
    expect((await runMfe(site, ['backup', secret, '--keys'])).out).toContain('whoever reads it can sign');
    const modeOf = (...names: readonly string[]): number => statSync(join(secret, 'keys', ...names)).mode & 0o777;
    expect(modeOf()).toBe(0o700);
    expect(new Set(readdirSync(join(secret, 'keys')).map((name) => modeOf(name)))).toEqual(new Set([0o600]));
    const home = await scratchFolder();
    expect(await runMfe({ home }, ['restore', secret, '--keys'])).toMatchObject({ status: 0 });
    const written = await runMfe({ home }, ['switch', 'mfe-games', 'off', '--message', 'EN=Back soon']);
    expect(written).toMatchObject({ status: 0, error: '' });
  });

  it('is a state that the store was in, although others write while it is made', async () => {
    const site = await fixtureSite();
    await site.publish('mfe-games', '1.1.0');
    const place = join(await scratchFolder(), 'backup');
    let writes = 0;
    const write = async (): Promise<void> => {
      if (writes === 4) return;
      writes += 1;
      await site.edit((map) => setDefault(map, 'mfe-games', writes % 2 === 1 ? '1.1.0' : '1.0.0'));
    };
    // Each write comes between two reads of the same pass, of the map and of what was made from it.
    const store = reading(site.store, async (key) => {
      const found = await site.store.get(key);
      if (key === mapKey('production')) await write();
      return found;
    });
    const { environments } = await makeBackup({ store, places: { home: site.home }, folder: place, withKeys: false });
    expect(writes).toBe(4);
    const { map } = await readMap(site.store, 'production');
    expect(environments).toEqual({ production: { map: map.revision, settings: 1 } });
    const home = await scratchFolder();
    await runMfe({ home }, ['restore', place]);
    expect((await verifyStore(opened(home), 'production')).problems).toEqual([]);
  });

  it('is given up where the store never keeps still, and leaves nothing behind', async () => {
    const { site } = await copiedBackup();
    const folder = await scratchFolder();
    let looks = 0;
    const store = reading(site.store, async (key) => {
      const found = await site.store.get(key);
      if (key !== settingsKey('production') || found === null) return found;
      looks += 1;
      return { ...found, bytes: bytesOf(String(looks)) };
    });
    const request = { store, places: { home: site.home }, folder: join(folder, 'backup'), withKeys: false };
    await expect(makeBackup(request)).rejects.toThrow('nothing was made');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is refused where something is already', async () => {
    const { site, place } = await copiedBackup();
    expect((await runMfe(site, ['backup', place])).error).toBe(
      `${place} is there already: name a new place for the backup`,
    );
    expect((await runMfe({ home: await scratchFolder() }, ['backup', `${place}-2`])).error).toContain(
      'has no environment',
    );
  });
});

describe('a restore', () => {
  it('refuses a store that is not empty, unless it is told to overwrite it', async () => {
    const { site, place } = await backedUp();
    const before = await contentsOf(site.store);
    const later = await fixtureSite();
    await later.publish('mfe-games', '9.0.0');
    const kept = await contentsOf(later.store);
    const refused = await runMfe(later, ['restore', place]);
    expect(refused).toMatchObject({ status: 1, error: expect.stringContaining('is not empty') });
    expect(await contentsOf(later.store)).toEqual(kept);
    // The keys of that place stay, and its own backup is another matter.
    const own = join(await scratchFolder(), 'own');
    await runMfe(site, ['backup', own]);
    await site.publish('mfe-games', '2.0.0');
    rmSync(join(site.home, 'seen'), { recursive: true });
    expect(await runMfe(site, ['restore', own, '--overwrite'])).toMatchObject({ status: 0 });
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('refuses a state older than what this machine has seen, and says how it is meant all the same', async () => {
    const { site, place } = await backedUp();
    await site.publish('mfe-games', '1.1.0');
    await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
    const present = await contentsOf(site.store);
    const { status, error } = await runMfe(site, ['restore', place, '--overwrite']);
    expect(status).toBe(1);
    expect(error).toMatch(/^This machine has seen revision 5 of the map of production, and the backup has 3: .*seen/);
    expect(await contentsOf(site.store)).toEqual(present);
  });

  it.each([
    [
      'an object that is other than it was',
      (place: string, key: string) => writeFileSync(join(place, 'store', key), 'x'),
    ],
    ['an object that is missing', (place: string, key: string) => rmSync(join(place, 'store', key))],
    ['an object that is not in its list', (place: string) => writeFileSync(join(place, 'store', 'more.txt'), 'x')],
    ['other keys than it was made with', (place: string) => writeFileSync(join(place, 'trust/production.json'), '{}')],
  ])('refuses a backup with %s, and writes nothing', async (_name, damage) => {
    const { place } = await copiedBackup();
    const { descriptor } = fixture('mfe-games', '1.0.0');
    damage(place, `r/mfe-games/${descriptor.entry}`);
    const home = await scratchFolder();
    const { status, error } = await runMfe({ home }, ['restore', place]);
    expect({ status, error }).toEqual({
      status: 1,
      error: expect.stringContaining('is not whole, so nothing was restored'),
    });
    expect(readdirSync(home)).toEqual([]);
  });

  it('refuses what is no backup, and one of another form', async () => {
    const folder = await scratchFolder();
    const home = await scratchFolder();
    expect((await runMfe({ home }, ['restore', folder])).error).toBe(
      `${folder} is not a backup: ${join(folder, 'backup.json')} cannot be read (ENOENT)`,
    );
    const { place } = await copiedBackup();
    const file = join(place, 'backup.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"schema": 1', '"schema": 2'));
    expect((await runMfe({ home }, ['restore', place])).error).toContain(
      'schema: made by another version of this program',
    );
  });

  it('only looks in a dry run', async () => {
    const { place } = await copiedBackup();
    const home = await scratchFolder();
    expect((await runMfe({ home }, ['restore', place, '--dry-run'])).out).toContain('is whole, with');
    expect(readdirSync(home)).toEqual([]);
  });
});
