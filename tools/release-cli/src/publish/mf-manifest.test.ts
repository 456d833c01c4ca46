import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { generateSnapshotFromManifest, isManifestProvider } from '@module-federation/sdk';
import { parseDescriptor } from 'shared-contracts/release/descriptor';
import { emptySite, signedStore } from '../test-support/fixture-site';
import { fixture } from '../test-support/fixture-dist';
import type { Store } from '../trust/store';
import { mfManifest, mfManifestKey } from './mf-manifest';
import { publishDist } from './publish';

const run = promisify(execFile);
const ROOT = path.join(__dirname, '../../../..');
const GAMES = { name: 'mfe-games', version: '1.0.0' } as const;
const ADDRESS = `https://site.example/${mfManifestKey(GAMES)}`;

async function textOf(store: Store, key: string): Promise<string> {
  return new TextDecoder().decode((await store.get(key))?.bytes);
}

/** Serves the files of a store, as a web server would. */
async function serving<Result>(store: Store, work: (origin: string) => Promise<Result>): Promise<Result> {
  const server = createServer(({ url = '' }, response) => {
    void store.get(url.slice(1)).then((found) => response.writeHead(found === null ? 404 : 200).end(found?.bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

describe('the manifest of a release', () => {
  const release = fixture('mfe-games', '1.0.0').descriptor;

  it('is beside the files of every release that is published, the same each time', async () => {
    const site = await emptySite();
    for (const version of ['1.0.0', '1.1.0', '1.0.0']) await site.publish('mfe-games', version);
    const keys = (await site.store.list('r/')).filter((key) => key.includes('mf-manifest'));
    expect(keys).toEqual(['r/mfe-games/mf-manifest.1.0.0.json', 'r/mfe-games/mf-manifest.1.1.0.json']);
    expect(JSON.parse(await textOf(site.store, keys[0] ?? ''))).toEqual(mfManifest(release));
  });

  it('takes the place of one that a removed release of the same version has left', async () => {
    const site = await emptySite();
    await site.store.create(mfManifestKey(GAMES), new TextEncoder().encode('{"name":"other"}'));
    await site.publish('mfe-games', '1.0.0');
    expect(JSON.parse(await textOf(site.store, mfManifestKey(GAMES)))).toEqual(mfManifest(release));
  });

  it('gives the runtime the entry, the exposed module and the files that belong to it', () => {
    expect(isManifestProvider({ remoteEntry: ADDRESS, version: '1.0.0' } as never)).toBe(true);
    const [helpers] = release.start.scripts;
    const { scripts, styles } = release.screens['main'] ?? {};
    expect(generateSnapshotFromManifest(mfManifest(release), { version: ADDRESS })).toMatchObject({
      buildVersion: '1.0.0',
      globalName: 'mfe-games',
      publicPath: 'https://site.example/r/mfe-games/',
      remoteEntry: release.entry,
      remoteEntryType: 'module',
      shared: [{ sharedName: 'react' }],
      modules: [
        {
          moduleName: 'remote',
          modulePath: './remote',
          assets: { js: { sync: [helpers], async: scripts }, css: { sync: [], async: styles } },
        },
      ],
    });
  });

  it('names what a host provides, and no entry: a host is no container', () => {
    const manifest = mfManifest(fixture('host-shell', '1.0.0', { provides: { react: '19.3.1' } }).descriptor);
    expect(manifest).toMatchObject({ exposes: [], metaData: { remoteEntry: { name: '' } } });
    expect(manifest.shared).toMatchObject([{ name: 'react', version: '19.3.1', requiredVersion: '19.3.1' }]);
  });

  it('is enough for a host of somebody else to load a section of ours, with the runtime as it is', async () => {
    const folder = mkdtempSync(path.join(ROOT, '.tmp-build-'));
    try {
      const source = path.join(ROOT, 'mfe-agent');
      cpSync(source, folder, {
        recursive: true,
        filter: (file) => !/node_modules|dist/.test(path.relative(source, file)),
      });
      symlinkSync(path.join(source, 'node_modules'), path.join(folder, 'node_modules'));
      const inRoot = { cwd: ROOT, encoding: 'utf8' } as const;
      await run(
        process.execPath,
        ['--import', 'tsx', path.join(ROOT, 'tools/build-preset/src/cli.ts'), folder],
        inRoot,
      );
      const dist = path.join(folder, 'dist');
      const built = parseDescriptor(JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')));
      const { store } = await signedStore();
      await publishDist({ store, dist, environments: ['production'], author: 'tester' });
      const shares = Object.fromEntries(
        Object.entries(built.requires).map(([key, range]) => [key, range.replace(/^\D+/, '')]),
      );
      const { stdout } = await serving(store, (origin) =>
        run(
          process.execPath,
          [
            '--experimental-vm-modules',
            '--no-warnings',
            require.resolve('../test-support/stock-host.mjs'),
            `${origin}/${mfManifestKey(built)}`,
            built.name,
            JSON.stringify(shares),
          ],
          inRoot,
        ),
      );
      expect((JSON.parse(stdout) as string[]).toSorted()).toEqual(
        ['mfe-agent', ...Object.keys(built.screens)].toSorted(),
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
