import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { builtOnce } from './built-once';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'built-once-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A package, a cache of its own, and a build that writes what the source says and counts. */
function place(name: string) {
  const [folder, cache] = [path.join(scratch, name, 'mfe-a'), path.join(scratch, name, 'cache')];
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"name":"mfe-a","version":"1.0.0"}');
  const write = (text: string): void => writeFileSync(path.join(folder, 'src/remote.ts'), text);
  const builds: string[] = [];
  const build = (from: string) => {
    const output = path.join(from, 'dist');
    const text = readFileSync(path.join(from, 'src/remote.ts'), 'utf8');
    mkdirSync(output, { recursive: true });
    writeFileSync(path.join(output, 'entry.mjs'), text);
    builds.push(text);
    return Promise.resolve({ name: 'mfe-a', version: '1.0.0', output });
  };
  const entry = async (): Promise<string> => {
    const { output } = await builtOnce(folder, build, cache);
    return readFileSync(path.join(output, 'entry.mjs'), 'utf8');
  };
  return { write, builds, entry, cache };
}

describe('builtOnce', () => {
  it('builds the same sources once, and others anew', async () => {
    const { write, builds, entry, cache } = place('once');
    write('one');
    expect([await entry(), await entry()]).toEqual(['one', 'one']);
    write('other');
    expect([await entry(), builds]).toEqual(['other', ['one', 'other']]);
    expect(readdirSync(cache)).toHaveLength(1);
  });

  it('keeps nothing of a build that fails', async () => {
    const { entry, cache } = place('fails');
    await expect(entry()).rejects.toThrow('ENOENT');
    mkdirSync(cache, { recursive: true });
    expect(readdirSync(cache)).toEqual([]);
  });
});
