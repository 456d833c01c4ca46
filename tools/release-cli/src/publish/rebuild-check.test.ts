import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runMfe } from '../test-support/run-mfe';
import { fixtureSite } from '../test-support/fixture-site';
import { scratchFolder } from '../test-support/scratch-folder';
import type { buildSource } from './package-source';
import { assertRebuilds } from './rebuild-check';

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** What a build makes of a section's folder. */
type Made = (folder: string) => string;

const THE_LIBRARY: Made = (folder) =>
  readFileSync(createRequire(join(folder, 'src/text.js')).resolve('word/word.txt'), 'utf8');

/** A build's statement of its bundler, which differs with each build in when it was made. */
function statement(bundler: string): string {
  const builtBy = { externalParameters: { bundler } };
  return JSON.stringify({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: builtBy,
      runDetails: { metadata: { finishedOn: new Date().toISOString() } },
    },
  });
}

/** Builds a section whose library is installed in the repository above it, twice; gives what is reported. */
async function rebuild(made: Made, bundler = 'webpack'): Promise<readonly string[]> {
  const repository = await scratchFolder();
  const folder = join(repository, 'mfe-games');
  await write(join(folder, 'package.json'), '{"name":"mfe-games","version":"1.0.0"}');
  await write(join(folder, 'src/text.js'), 'text');
  await write(join(repository, 'node_modules/word/word.txt'), 'same');
  const build: typeof buildSource = async (source) => {
    const output = join(source.folder, 'dist');
    await write(join(output, 'screen.mjs'), made(source.folder));
    await write(join(output, 'style.css'), readFileSync(join(source.folder, 'src/text.js'), 'utf8'));
    await write(join(output, 'provenance.json'), statement(bundler));
    return output;
  };
  const said: string[] = [];
  const report = (line: string): void => void said.push(line);
  const sources = { name: 'mfe-games', folder } as const;
  await assertRebuilds(sources, await build(sources, report, ''), report, build);
  return said;
}

const scratchFolders = async (): Promise<readonly string[]> =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('rebuild-'));

it('passes a section that has the same bytes in another folder, with what is installed above it', async () => {
  const said = await rebuild(THE_LIBRARY);
  expect(said.at(-1)).toBe('mfe-games has the same bytes when it is built in another folder');
});

it.each([
  ['the folder', (folder: string) => folder],
  ['chance', () => String(Math.random())],
])('names the files of a section whose bytes follow from %s', async (_what, made) => {
  await expect(rebuild(made)).rejects.toThrow(
    'mfe-games is not reproducible: built in another folder, 1 file differs, so nothing was published (screen.mjs)',
  );
});

it.each([
  ['webpack', 'look in its sources for times'],
  ['rspack', 'leave out --rebuild-check, or name webpack in webpack.config.ts'],
])('says what to do where %s built other bytes', async (bundler, remedy) => {
  await expect(rebuild((folder) => folder, bundler)).rejects.toThrow(remedy);
});

it('leaves nothing behind, whatever comes of it', async () => {
  const before = await scratchFolders();
  await expect(rebuild((folder) => folder)).rejects.toThrow('not reproducible');
  expect(await scratchFolders()).toEqual(before);
});

it('refuses a finished build, which cannot be made again', async () => {
  const site = await fixtureSite();
  const ran = await runMfe(site, ['publish', 'mfe-games', '--dist', site.home, '--rebuild-check']);
  expect(ran).toMatchObject({ status: 2 });
  expect(ran.error).toContain('--rebuild-check builds twice');
});
