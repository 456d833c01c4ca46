import { spawn } from 'node:child_process';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { scratchFolder } from '../test-support/scratch-folder';
import { incrementElsewhere } from '../test-support/increment';
import { lockName, openStore } from './file-store';
import { bytesOf, readText, type ObjectStore } from './store';
import { addRepeatedly } from './store-contract';

async function openScratch(): Promise<{ home: string; store: ObjectStore }> {
  const home = await scratchFolder();
  return { home, store: openStore(home) };
}

describe('keys of a store in a folder', () => {
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

/** Writes in a process that may make files of a few kB only: for it the disk is full. */
async function writeOnFullDisk(home: string, key: string): Promise<number | null> {
  const worker = join(import.meta.dirname, '../test-support/write-worker.ts');
  const words = [process.execPath, '--import', 'tsx', worker, home, key, '100000'];
  // The limit answers with an error rather than a signal.
  const child = spawn('bash', ['-c', 'trap "" XFSZ; ulimit -f 16; exec "$@"', 'bash', ...words], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'inherit',
  });
  return new Promise((done, fail) => child.on('error', fail).on('close', done));
}

describe('a write that fails', () => {
  it('leaves nothing behind on a full disk', async () => {
    const { home, store } = await openScratch();
    await store.create('kept', bytesOf('1'));
    expect(await writeOnFullDisk(home, 'large')).toBe(9);
    expect(await store.list('')).toEqual(['kept']);
    expect(await readdir(join(home, 'store/.scratch'))).toEqual([]);
    expect(await readdir(join(home, 'store/.locks'))).toEqual([]);
  });

  it('leaves nothing behind under a name that the disk does not take', async () => {
    const { home, store } = await openScratch();
    const key = 'x'.repeat(300);
    await expect(store.create(key, bytesOf('1'))).rejects.toThrow('ENAMETOOLONG');
    await expect(store.replace(`a/${key}`, bytesOf('1'), null)).rejects.toThrow('ENAMETOOLONG');
    expect(await readdir(join(home, 'store/.scratch'))).toEqual([]);
  });
});

it('gives each version of an object a second of its own, by which web servers tell them apart', async () => {
  const { home, store } = await openScratch();
  const seconds: number[] = [];
  let etag: string | null = null;
  for (const text of ['a', 'b', 'c']) {
    etag = await store.replace('page', bytesOf(text), etag);
    seconds.push(Math.floor((await stat(join(home, 'store/page'))).mtimeMs / 1000));
  }
  expect(new Set(seconds).size).toBe(3);
  expect(seconds.toSorted((first, second) => first - second)).toEqual(seconds);
});

describe('writers at the same time', () => {
  it('loses nothing between interleaved promises', async () => {
    const { store, home } = await openScratch();
    await Promise.all(Array.from({ length: 40 }, () => addRepeatedly(store, 'count', 1)));
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
  });

  it('takes over the lock of a process that died', async () => {
    const { home, store } = await openScratch();
    const locks = join(home, 'store/.locks');
    await mkdir(locks, { recursive: true });
    const dead = JSON.stringify({ pid: 2 ** 22 + 1, host: hostname(), token: 'gone' });
    await writeFile(join(locks, lockName('count')), dead);
    await writeFile(join(locks, `${lockName('count')}.takeover`), dead);
    await Promise.all(Array.from({ length: 10 }, () => addRepeatedly(store, 'count', 1)));
    expect(await readText(store, 'count')).toMatchObject({ text: '10' });
  });
});
