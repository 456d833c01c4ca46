import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import { DELTA_CODING } from 'shared-contracts/release/dictionaries';
import { setDefault } from '../edits/edits';
import { sha256Hex } from '../store/digest';
import { fixture } from '../test-support/fixture-dist';
import { emptySite, fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { basesOf } from './deltas';

/** A screen of some size, of which releases differ by a line. */
function screenOf(line: string): string {
  const lines = Array.from({ length: 200 }, (_line, index) => `export const value${index} = ${sha256Hex(`${index}`)};`);
  return [...lines, line].join('\n');
}

function filesOf(line: string): { readonly extraFiles: Readonly<Record<string, string>> } {
  return { extraFiles: { 'form.mjs': screenOf(line), 'form.css': '.form{color:red}', 'form.json': screenOf(line) } };
}

/** The name of a version's file. */
function nameOf(version: string, line: string): string {
  return fixture('mfe-games', version, filesOf(line)).descriptor.files.find(({ name }) => /^form\..+mjs$/.test(name))
    ?.name as string;
}

async function deltasIn({ store }: FixtureSite): Promise<readonly string[]> {
  return (await store.list('r/')).filter((key) => key.endsWith(`.${DELTA_CODING}`));
}

test('a new file is stored with what makes it of the one that is served, and of nothing smaller', async () => {
  const site = await fixtureSite();
  await site.publish('mfe-games', '1.1.0', filesOf('// old'));
  await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
  expect(await deltasIn(site)).toEqual([]);
  await site.publish('mfe-games', '1.2.0', filesOf('// new'));
  const [before, after] = [nameOf('1.1.0', '// old'), nameOf('1.2.0', '// new')];
  const key = `r/mfe-games/${after}.${before.split('.')[1]}.dcz`;
  expect(await deltasIn(site)).toEqual([key]);
  const { bytes } = (await site.store.get(key)) ?? { bytes: new Uint8Array() };
  expect(bytes.length).toBeLessThan(200);
  const old = Buffer.from(screenOf('// old'));
  expect(Buffer.from(bytes.subarray(0, 8)).toString('hex')).toBe('5e2a4d1820000000');
  expect(Buffer.from(bytes.subarray(8, 40)).toString('hex')).toBe(sha256Hex(old));
  const made = decompressUsingDict(createDCtx(), Buffer.from(bytes.subarray(40)), old);
  expect(Buffer.from(made).toString()).toBe(screenOf('// new'));
});

test('a file that has nothing of the old one comes whole', async () => {
  const site = await emptySite();
  await site.publish('mfe-games', '1.0.0', { extraFiles: { 'form.mjs': screenOf('// old') } });
  const other = Array.from({ length: 300 }, (_line, index) => sha256Hex(`other ${index}`)).join('\n');
  await site.publish('mfe-games', '1.1.0', { extraFiles: { 'form.mjs': other } });
  expect(await deltasIn(site)).toEqual([]);
});

test('publishing the same again stores no more', async () => {
  const site = await emptySite();
  for (const line of ['// old', '// new', '// new']) {
    const version = line === '// old' ? '1.0.0' : '1.1.0';
    await site.publish('mfe-games', version, filesOf(line));
  }
  expect(await deltasIn(site)).toHaveLength(1);
});

test('bases are files of the same name and ending, each once, four at most', () => {
  const releases = Array.from({ length: 6 }, (_release, index) =>
    fixture('mfe-games', `1.${index}.0`, { extraFiles: { 'form.mjs': `${index % 5}`, 'form.css': 'a{}' } }),
  ).map(({ descriptor }) => descriptor);
  const [first] = releases;
  const own = first?.files.find(({ name }) => /^form\..+mjs$/.test(name))?.name ?? '';
  const bases = basesOf(own, releases);
  expect(bases).toHaveLength(4);
  expect(new Set(bases).size).toBe(4);
  expect(bases.every((name) => /^form\.[0-9a-f]{12}\.mjs$/.test(name) && name !== own)).toBe(true);
  expect(basesOf('bom.0123456789ab.json', releases)).toEqual([]);
});
