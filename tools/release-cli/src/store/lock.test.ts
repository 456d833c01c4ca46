import { readdir, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { scratchFolder } from '../test-support/scratch-folder';
import { withLock } from './lock';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

async function waitingFile(folder: string, known: readonly string[]): Promise<string> {
  for (;;) {
    const found = (await readdir(folder)).find((file) => file.endsWith('.lock') && !known.includes(file));
    if (found !== undefined) return join(folder, found);
  }
}

describe('a lock', () => {
  it('grows old from the moment it is taken, however long it was waited for', async () => {
    const folder = await scratchFolder();
    const path = join(folder, 'taken');
    // As another process would hold it: one that lives, and took it just now.
    await writeFile(path, JSON.stringify({ pid: process.pid, host: hostname(), token: 'another' }));
    const known = await readdir(folder);
    const second = withLock(path, folder, async () => (await stat(path)).mtimeMs);
    await utimes(await waitingFile(folder, known), LONG_AGO, LONG_AGO);
    await unlink(path);
    expect(await second).toBeGreaterThan(LONG_AGO.getTime());
  });

  it('that a crash cut short is overruled by its age', async () => {
    const folder = await scratchFolder();
    const path = join(folder, 'taken');
    await writeFile(path, '');
    await utimes(path, LONG_AGO, LONG_AGO);
    expect(await withLock(path, folder, async () => 'done')).toBe('done');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is taken in turn by the writers of one process', async () => {
    const folder = await scratchFolder();
    const path = join(folder, 'taken');
    const seen: string[] = [];
    const take = (name: string): Promise<void> =>
      withLock(path, folder, async () => {
        seen.push(`${name} begins`, String((await readdir(folder)).length));
        seen.push(`${name} ends`);
      });
    const failing = withLock(path, folder, () => Promise.reject(new Error('no')));
    await Promise.all([expect(failing).rejects.toThrow('no'), take('a'), take('b')]);
    // Two files: the lock, and the scratch file of the one that holds it.
    expect(seen).toEqual(['a begins', '2', 'a ends', 'b begins', '2', 'b ends']);
    expect(await readdir(folder)).toEqual([]);
  });
});
