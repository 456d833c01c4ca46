import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brokenLimit } from 'shared-contracts/release/budgets';
import { readDist } from '../publish/dist';
import { scratchFolder } from '../test-support/scratch-folder';
import { describeDist, type DescribeRequest } from './describe-dist';

const ENTRY = 'remoteEntry.0a1b.mjs';
const CONTAINER = 'const get = () => undefined; const init = () => undefined; export { get, init };';
const NAME = 'mfe-catalog';

function assets(js: object, css: object = { sync: [], async: [] }): object {
  return { js: { sync: [], async: [], ...js }, css };
}

function manifest(change: object = {}): object {
  return {
    id: 'catalog',
    name: 'catalog',
    metaData: {
      buildInfo: { buildVersion: '1.1.0', buildName: 'catalog' },
      remoteEntry: { name: ENTRY, path: '', type: 'module' },
      publicPath: 'auto',
    },
    shared: [
      {
        name: 'react',
        version: '19.3.1',
        requiredVersion: '^19.0.0',
        singleton: true,
        assets: assets({ sync: ['react.1.mjs'] }),
      },
      {
        name: 'clsx',
        version: '2.1.1',
        requiredVersion: '^2.0.0',
        singleton: false,
        assets: assets({ sync: ['clsx.1.mjs'] }),
      },
      { name: 'kit', version: '', requiredVersion: '~1.2.0', singleton: false, assets: assets({}) },
    ],
    remotes: [],
    exposes: [
      {
        path: './remote',
        assets: assets({ sync: ['remote.1.mjs'], async: ['later.1.mjs'] }, { sync: [], async: ['later.1.css'] }),
      },
    ],
    ...change,
  };
}

const FILES: Readonly<Record<string, string>> = {
  [ENTRY]: CONTAINER,
  'remote.1.mjs': 'export const remote = 1;',
  'later.1.mjs': 'export const later = 1;',
  'react.1.mjs': '',
  'clsx.1.mjs': '',
  'later.1.css': 'p{margin:0}',
  'remote.1.mjs.map': '{}',
  'index.html': '<p>',
};

async function build(files: Readonly<Record<string, string>>, document: object | null = manifest()): Promise<string> {
  const folder = await scratchFolder();
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  if (document !== null) await writeFile(join(folder, 'mf-manifest.json'), JSON.stringify(document));
  return folder;
}

async function stated(facts: object): Promise<string> {
  const file = join(await scratchFolder(), 'facts.json');
  await writeFile(file, JSON.stringify(facts));
  return file;
}

function describing(
  dist: string,
  change: Partial<DescribeRequest> = {},
): Promise<Awaited<ReturnType<typeof describeDist>>> {
  return describeDist({ name: NAME, dist, dryRun: false, ...change });
}

describe('a build that its manifest describes', () => {
  it('has its files with hashes, what it needs first, and what it takes from its host', async () => {
    const dist = await build(FILES);
    const release = await describing(dist);
    expect(release).toMatchObject({
      name: NAME,
      version: '1.1.0',
      entry: ENTRY,
      start: { scripts: ['remote.1.mjs'], styles: [] },
      requires: { react: '^19.0.0', kit: '~1.2.0' },
      capabilities: {},
      described: { ownRuntime: false },
    });
    expect(release.files.map(({ name }) => name)).toEqual(
      Object.keys(FILES)
        .filter((name) => /\.(mjs|css)$/.test(name))
        .toSorted(),
    );
    const { descriptor, files } = await readDist(dist);
    expect(descriptor).toEqual(release);
    expect(new TextDecoder().decode(files.get(ENTRY))).toBe(CONTAINER);
  });

  it('has the parts that its team states, with all that comes later', async () => {
    const contributions = { routes: [{ path: '/m/catalog', screen: 'list' }], slots: [], intents: [] };
    const facts = await stated({ version: '2.0.0', contract: { version: '1.2.0', range: '^1.2.0' }, contributions });
    expect(await describing(await build(FILES), { facts })).toMatchObject({
      version: '2.0.0',
      contract: { version: '1.2.0', range: '^1.2.0' },
      screens: { list: { scripts: ['later.1.mjs'], styles: ['later.1.css'] } },
      contributions,
    });
  });

  it('writes nothing in a dry run', async () => {
    const dist = await build(FILES);
    const before = readdirSync(dist);
    await describing(dist, { dryRun: true });
    expect(readdirSync(dist)).toEqual(before);
  });
});

describe('a runtime of its own', () => {
  const runtime = `globalThis.__FEDERATION__ = {};/*${Array.from({ length: 9000 }, (_, index) => index.toString(36)).join('')}*/`;

  it('is a class of budgets: about 30 kB more for the start and for screens', async () => {
    const dist = await build({ ...FILES, [ENTRY]: `${CONTAINER}${runtime}` });
    const release = await describing(dist);
    expect(release.described).toEqual({ ownRuntime: true });
    const { files } = await readDist(dist);
    const weighed = new Map(
      release.files.map(({ name, gzip }) => [name, { gzip, text: new TextDecoder().decode(files.get(name)) }]),
    );
    expect(brokenLimit({ ...release, described: { ownRuntime: false } }, weighed)).toContain('its start takes');
    expect(brokenLimit(release, weighed)).toBeNull();
  });
});

describe('a build without a manifest', () => {
  it('is described by its container; its team states version and shared modules', async () => {
    const facts = await stated({ version: '1.0.0', requires: { react: '^19.0.0' } });
    expect(await describing(await build(FILES, null), { facts })).toMatchObject({
      version: '1.0.0',
      entry: ENTRY,
      start: { scripts: ['clsx.1.mjs', 'later.1.mjs', 'react.1.mjs', 'remote.1.mjs'], styles: ['later.1.css'] },
      requires: { react: '^19.0.0' },
    });
  });
});

describe('a host of somebody else', () => {
  it('is what it provides, and none of its files', async () => {
    const shared = [{ name: 'react', version: '19.3.1', requiredVersion: '^19.3.1', singleton: true }];
    const metaData = { buildInfo: { buildVersion: '3.0.0' } };
    const dist = await build({ 'main.js': 'start()' }, manifest({ metaData, shared, exposes: [] }));
    const release = await describing(dist, { name: 'host-shell' });
    expect(release).toMatchObject({ version: '3.0.0', provides: { react: '19.3.1' }, requires: {} });
    expect(release.files.map(({ name }) => name)).toEqual([release.entry]);
    expect(JSON.parse(await readFile(join(dist, release.entry), 'utf8'))).toEqual({ react: '19.3.1' });
    expect((await readDist(dist)).brokenLimit).toBeNull();
  });
});

it.each<[string, () => Promise<Partial<DescribeRequest> & { readonly dist: string }>, RegExp]>([
  [
    'no container and no manifest',
    async () => ({ dist: await build({ 'a.mjs': '' }, null) }),
    /There is no mf-manifest\.json in .*, and no \.mjs file of it is a federation container: build one with/,
  ],
  [
    'a manifest that is no JSON',
    async () => {
      const dist = await build(FILES);
      await writeFile(join(dist, 'mf-manifest.json'), '{"name": }');
      return { dist };
    },
    /mf-manifest\.json cannot be used: is not JSON at line 1, column/,
  ],
  [
    'a manifest without a field',
    async () => ({ dist: await build(FILES, { name: 'catalog' }) }),
    /mf-manifest\.json cannot be used: The federation manifest is not valid: metaData/,
  ],
  [
    'classic scripts',
    async () => ({ dist: await build({ ...FILES, 'chunk.1.js': '' }) }),
    /^chunk\.1\.js is no \.mjs file: build ES modules/,
  ],
  [
    'an entry that is no module',
    async () => ({
      dist: await build(
        FILES,
        manifest({
          metaData: {
            buildInfo: { buildVersion: '1.0.0' },
            remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
          },
        }),
      ),
    }),
    /^metaData\.remoteEntry of mf-manifest\.json is "remoteEntry\.js" of the type "global": build an ES module/,
  ],
  [
    'files in folders',
    async () => {
      const dist = await build(FILES);
      await mkdir(join(dist, 'assets'));
      await writeFile(join(dist, 'assets/a.mjs'), '');
      return { dist };
    },
    /^assets of .* is a folder, and a release's files lie side by side: take folders out/,
  ],
  [
    'a version that is none',
    async () => ({
      dist: await build(
        FILES,
        manifest({
          metaData: { buildInfo: { buildVersion: 'local' }, remoteEntry: { name: ENTRY, path: '', type: 'module' } },
        }),
      ),
    }),
    /^metaData\.buildInfo\.buildVersion of mf-manifest\.json is "local", which is no version such as 1\.2\.3: set/,
  ],
  [
    'a range that the rules do not know',
    async () => ({
      dist: await build(FILES, manifest({ shared: [{ name: 'react', requiredVersion: '>=18', singleton: true }] })),
    }),
    /^requiredVersion of the shared module react is ">=18": write a range such as \^1\.2\.3/,
  ],
  [
    'facts with an unknown field',
    async () => ({ dist: await build(FILES), facts: await stated({ budgets: {} }) }),
    /facts\.json cannot be used: The statement of the release is not valid: budgets: there is no such field$/,
  ],
])('refuses %s, and writes nothing', async (_what, request, sentence) => {
  const asked = await request();
  const before = readdirSync(asked.dist);
  await expect(describing(asked.dist, asked)).rejects.toThrow(sentence);
  expect(readdirSync(asked.dist)).toEqual(before);
});
