import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Packed } from './pack-all';
import { keptOrPacked } from './packed-once';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'packed-once-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A cache of its own, and a packing that writes one tarball and counts. */
function place(name: string) {
  const cache = path.join(scratch, name, 'packages');
  const packings: string[] = [];
  const pack = (out: string): Promise<readonly Packed[]> => {
    packings.push(out);
    const file = path.join(out, 'kit.tgz');
    writeFileSync(file, `packing ${packings.length}`);
    return Promise.resolve([{ name: '@composed-site/shared-kit', version: '1.0.0', file }]);
  };
  const textOf = ([first]: readonly Packed[]): string => readFileSync(first?.file ?? '', 'utf8');
  return { cache, packings, pack, textOf };
}

describe('tarballs that are kept', () => {
  it('are packed once for the same sources', async () => {
    const { cache, packings, pack, textOf } = place('same');
    const first = await keptOrPacked(cache, 'a', pack);
    expect(await keptOrPacked(cache, 'a', pack)).toEqual(first);
    expect([packings.length, textOf(first)]).toEqual([1, 'packing 1']);
  });

  it('are packed again for other sources, and those of before go', async () => {
    const { cache, pack, textOf } = place('other');
    await keptOrPacked(cache, 'a', pack);
    expect(textOf(await keptOrPacked(cache, 'b', pack))).toBe('packing 2');
    expect(readdirSync(cache)).toEqual(['b']);
  });

  it('are those of whoever was first where two pack at a time', async () => {
    const { cache, pack, textOf } = place('two');
    const [one, other] = await Promise.all([keptOrPacked(cache, 'a', pack), keptOrPacked(cache, 'a', pack)]);
    expect(other).toEqual(one);
    expect(textOf(one)).toMatch(/^packing [12]$/);
    expect(readdirSync(path.dirname(cache))).toEqual(['packages']);
  });

  it('are not kept where packing fails', async () => {
    const { cache, pack, textOf } = place('fails');
    mkdirSync(cache, { recursive: true });
    const failing = async (out: string): Promise<readonly Packed[]> => {
      writeFileSync(path.join(out, 'half.tgz'), '');
      return Promise.reject(new Error('the compiler says no'));
    };
    await expect(keptOrPacked(cache, 'a', failing)).rejects.toThrow('the compiler says no');
    expect(readdirSync(path.dirname(cache))).toEqual(['packages']);
    expect(textOf(await keptOrPacked(cache, 'a', pack))).toBe('packing 1');
  });
});
