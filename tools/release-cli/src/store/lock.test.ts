import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
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
    let release: () => void = () => undefined;
    const started = new Promise<void>((begin) => {
      void withLock(path, folder, () => {
        begin();
        return new Promise<void>((done) => (release = done));
      });
    });
    await started;
    const known = await readdir(folder);
    const second = withLock(path, folder, async () => (await stat(path)).mtimeMs);
    await utimes(await waitingFile(folder, known), LONG_AGO, LONG_AGO);
    release();
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
});
