import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { scratchFolder } from '../test-support/scratch-folder';
import { incrementElsewhere } from '../test-support/increment';
import { sha256Hex } from './digest';
import { openStore } from './file-store';
import { bytesOf, readText, StoreConflict, type Store } from './store';

async function openScratch(): Promise<{ home: string; store: Store }> {
  const home = await scratchFolder();
  return { home, store: openStore(home) };
}

async function addOne(store: Store, key: string): Promise<void> {
  for (;;) {
    const found = await readText(store, key);
    try {
      await store.replace(key, bytesOf(String(Number(found?.text ?? 0) + 1)), found?.etag ?? null);
      return;
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
    }
  }
}

describe('a store in a folder', () => {
  it('gives back what was created, and nothing for what was not', async () => {
    const { store } = await openScratch();
    await store.create('r/mfe-games/a.mjs', bytesOf('one'));
    expect(await readText(store, 'r/mfe-games/a.mjs')).toMatchObject({ text: 'one' });
    expect(await store.get('r/mfe-games/b.mjs')).toBeNull();
    expect(await store.get('r/mfe-games')).toBeNull();
  });

  it('creates an object once', async () => {
    const { store } = await openScratch();
    await store.create('a', bytesOf('one'));
    await expect(store.create('a', bytesOf('two'))).rejects.toBeInstanceOf(StoreConflict);
    expect(await readText(store, 'a')).toMatchObject({ text: 'one' });
  });

  it('replaces only what the writer has seen', async () => {
    const { store } = await openScratch();
    const first = await store.replace('a', bytesOf('one'), null);
    await expect(store.replace('a', bytesOf('two'), null)).rejects.toBeInstanceOf(StoreConflict);
    const second = await store.replace('a', bytesOf('two'), first);
    await expect(store.replace('a', bytesOf('three'), first)).rejects.toBeInstanceOf(StoreConflict);
    expect(await store.get('a')).toMatchObject({ etag: second });
  });

  it('lists by prefix, sorted, without its own working files', async () => {
    const { store } = await openScratch();
    for (const key of ['maps/b/map.json', 'maps/a/map.json', 'maps/a/revisions/000001.json', 'other'])
      await store.replace(key, bytesOf('x'), null);
    expect(await store.list('maps/a/')).toEqual(['maps/a/map.json', 'maps/a/revisions/000001.json']);
    expect(await store.list('maps/')).toHaveLength(3);
    expect(await store.list('')).toHaveLength(4);
    expect(await store.list('none/')).toEqual([]);
  });

  it('removes, and does not mind what is not there', async () => {
    const { store } = await openScratch();
    await store.create('a/b', bytesOf('x'));
    await store.remove('a/b');
    await store.remove('a/b');
    expect(await store.get('a/b')).toBeNull();
  });

  it.each(['../a', 'a/../b', '/a', 'a//b', '.locks/x', 'a/.hidden', 'a\\b', '', 'a\0b', 'a/', 'x'.repeat(500)])(
    'refuses the key %j',
    async (key) => {
      const { store } = await openScratch();
      await expect(store.get(key)).rejects.toThrow('is not a key of the store');
      await expect(store.create(key, bytesOf('x'))).rejects.toThrow('is not a key of the store');
      await expect(store.replace(key, bytesOf('x'), null)).rejects.toThrow('is not a key of the store');
      await expect(store.remove(key)).rejects.toThrow('is not a key of the store');
    },
  );
});

describe('writers at the same time', () => {
  it('loses nothing between interleaved promises', async () => {
    const { store, home } = await openScratch();
    await Promise.all(Array.from({ length: 40 }, () => addOne(store, 'count')));
    expect(await readText(store, 'count')).toMatchObject({ text: '40' });
    expect(await readdir(join(home, 'store/.locks'))).toEqual([]);
    expect(await readdir(join(home, 'store/.scratch'))).toEqual([]);
  });

  it('loses nothing between two processes', async () => {
    const { home, store } = await openScratch();
    const statuses = await Promise.all([
      incrementElsewhere(home, 'count', 100),
      incrementElsewhere(home, 'count', 100),
    ]);
    expect(statuses).toEqual([0, 0]);
    expect(await readText(store, 'count')).toMatchObject({ text: '200' });
  }, 60_000);

  it('takes over the lock of a process that died', async () => {
    const { home, store } = await openScratch();
    const locks = join(home, 'store/.locks');
    await mkdir(locks, { recursive: true });
    const dead = JSON.stringify({ pid: 2 ** 22 + 1, host: hostname(), token: 'gone' });
    await writeFile(join(locks, sha256Hex('count')), dead);
    await writeFile(join(locks, `${sha256Hex('count')}.takeover`), dead);
    await Promise.all(Array.from({ length: 10 }, () => addOne(store, 'count')));
    expect(await readText(store, 'count')).toMatchObject({ text: '10' });
  });
});
