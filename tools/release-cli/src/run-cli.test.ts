import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixture, writeFixture } from './test-support/fixture-dist';
import { scratchFolder } from './test-support/scratch-folder';
import { fixtureSite, type FixtureSite } from './test-support/fixture-site';
import { contentsOf, runMfe, type Ran } from './test-support/run-mfe';
import { readHistory } from './map/read-map';

const mfe = (site: FixtureSite, words: readonly string[], repository = site.home): Promise<Ran> =>
  runMfe(site, words, { repository });

async function withNewGames(): Promise<FixtureSite> {
  const site = await fixtureSite();
  await site.publish('mfe-games', '1.1.0', { text: 'new' });
  return site;
}

describe('mfe', () => {
  it('publishes a build, promotes it past a pin, and rolls it back', async () => {
    const site = await fixtureSite();
    const dist = await writeFixture(fixture('mfe-games', '1.1.0', { text: 'new' }));
    expect(await mfe(site, ['publish', 'mfe-games', '--dist', dist])).toMatchObject({ status: 0 });
    expect(await mfe(site, ['pin', 'bahari', 'mfe-games', '1.0.0'])).toMatchObject({ status: 0 });
    const promoted = await mfe(site, ['promote', 'mfe-games', '1.1.0', '--reason', 'new look', '--author', 'Ana']);
    expect(promoted.out).toBe(
      [
        'Not proven as a set: 33b7ce9bb24c42e3 (host-shell 1.0.0, mfe-games 1.1.0; for aurora): no evidence.',
        'merchant  package    before           after',
        'aurora    mfe-games  1.0.0 (default)  1.1.0 (default)',
        'Revision 6 of production is written and its pages are renewed.',
      ].join('\n'),
    );
    const rolledBack = await mfe(site, ['rollback', 'mfe-games', '--author', 'Ana']);
    expect(rolledBack.out).toContain('aurora    mfe-games  1.1.0 (default)  1.0.0 (default)');
    const history = await readHistory(site.store, 'production');
    expect(history.slice(-2).map(({ author, reason }) => [author, reason])).toEqual([
      ['tester', 'new look [not proven as a set: 33b7ce9bb24c42e3]'],
      ['tester', 'rollback mfe-games --author Ana'],
    ]);
    expect(await mfe(site, ['unpin', 'bahari', 'mfe-games'])).toMatchObject({ status: 0 });
  });

  it('previews any writing command without writing', async () => {
    const site = await withNewGames();
    const before = await contentsOf(site.store);
    for (const words of [
      ['preview', 'promote', 'mfe-games', '1.1.0'],
      ['promote', 'mfe-games', '1.1.0', '--dry-run'],
    ]) {
      const ran = await mfe(site, words);
      expect(ran.out).toContain('bahari    mfe-games  1.0.0 (default)  1.1.0 (default)');
      expect(ran.out).toContain('this was a dry run');
    }
    expect(await contentsOf(site.store)).toEqual(before);
    expect((await mfe(site, ['preview'])).out).toContain('aurora    mfe-games   1.0.0 (default)');
  });

  it('rolls out, switches off and on, and lists it all', async () => {
    const site = await withNewGames();
    expect(await mfe(site, ['canary', 'mfe-games', '1.1.0', '--percent', '10', '--merchants', 'bahari'])).toMatchObject(
      {
        status: 0,
        out: expect.stringContaining('90 % 1.0.0 (default) + 10 % 1.1.0 (rollout)') as string,
      },
    );
    const off = [
      'switch',
      'mfe-games',
      'off',
      '--merchants',
      'aurora',
      '--message',
      'EN=Back soon',
      '--message',
      'CN=稍后',
    ];
    expect(await mfe(site, off)).toMatchObject({ status: 0 });
    const listed = await mfe(site, ['list', 'mfe-games', '--json']);
    expect(JSON.parse(listed.out)).toMatchObject({
      environment: 'production',
      packages: [
        {
          package: 'mfe-games',
          versions: ['1.1.0', '1.0.0'],
          default: '1.0.0',
          previous: null,
          rollouts: ['1.1.0 to bahari: 10 %'],
          switchedOff: ['aurora'],
        },
      ],
    });
    expect(await mfe(site, ['switch', 'mfe-games', 'on'])).toMatchObject({ status: 0 });
    expect(await mfe(site, ['canary', 'end', 'mfe-games'])).toMatchObject({ status: 0 });
    expect((await mfe(site, ['list'])).out).toMatch(/^mfe-games +1\.0\.0 +- +- +- +1\.1\.0 1\.0\.0$/m);
    const history = await mfe(site, ['history', '--json']);
    expect((JSON.parse(history.out) as { revisions: unknown[] }).revisions).toHaveLength(8);
  });

  it('says when there is nothing to do', async () => {
    const site = await fixtureSite();
    expect((await mfe(site, ['promote', 'mfe-games', '1.0.0'])).out).toBe('Nothing to do: it is so already.');
  });
});

describe('where mfe works', () => {
  it('is the state folder, and the store wherever it lies', async () => {
    const site = await fixtureSite();
    const elsewhere = { home: await scratchFolder() };
    const listed = await mfe(site, ['list']);
    expect((await runMfe(elsewhere, ['list', '--home', site.home])).out).toBe(listed.out);
    expect((await runMfe(elsewhere, ['list'])).out).not.toBe(listed.out);
    const untrusted = await runMfe(elsewhere, ['list', '--store', site.home]);
    expect(untrusted).toMatchObject({ status: 1, out: '' });
    expect(untrusted.error).toContain('there is no trust file with its keys');
    const variables = { MFE_STORE: site.home, MFE_TRUST: join(site.home, 'trust/production.json') };
    expect((await runMfe(elsewhere, ['list'], { variables })).out).toBe(listed.out);
  });
});

describe('mfe publish without a folder', () => {
  /** A repository whose packages are built by this function of the package's folder. */
  async function repositoryWith(buildPackage: string): Promise<string> {
    const repository = await scratchFolder();
    const preset = join(repository, 'preset');
    for (const folder of [preset, join(repository, 'node_modules')]) await mkdir(folder);
    await symlink(preset, join(repository, 'node_modules/build-preset'));
    const manifest = { name: 'build-preset', exports: { './build-package': './build-package.ts' } };
    await writeFile(join(preset, 'package.json'), JSON.stringify(manifest));
    await writeFile(
      join(preset, 'build-package.ts'),
      `export async function buildPackage(folder) {\n${buildPackage}\n}\n`,
    );
    return repository;
  }

  /** A builder that gives this finished build to the folder that ends so, and to no other. */
  const gives = (dist: string, ending: string): string =>
    `if (!folder.endsWith(${JSON.stringify(ending)})) throw new Error('not ' + folder);\n` +
    `return { output: ${JSON.stringify(dist)} };`;

  it('runs the build of that package and publishes what it made', async () => {
    const site = await fixtureSite();
    const dist = await writeFixture(fixture('mfe-games', '1.2.0'));
    const repository = await repositoryWith(gives(dist, '/mfe-games'));
    const ran = await mfe(site, ['publish', 'mfe-games'], repository);
    expect(ran).toMatchObject({ status: 0, error: '' });
    expect(ran.out).toContain('mfe-games 1.2.0 is published');
  });

  it('builds the package of another folder when asked, and publishes it under its own name only', async () => {
    const site = await fixtureSite();
    const dist = await writeFixture(fixture('mfe-games', '1.2.0'));
    const repository = await repositoryWith(gives(dist, '/elsewhere/games'));
    const words = ['--source', join(repository, 'elsewhere/games')];
    expect(await mfe(site, ['publish', 'host-shell', ...words], repository)).toMatchObject({ status: 1 });
    const ran = await mfe(site, ['publish', 'mfe-games', ...words], repository);
    expect(ran).toMatchObject({ status: 0, error: '' });
    expect(ran.out).toContain('mfe-games 1.2.0 is published');
    const both = await mfe(site, ['publish', 'mfe-games', ...words, '--dist', dist], repository);
    expect(both).toMatchObject({ status: 2, error: expect.stringContaining('name one of them') as string });
  });

  it('publishes nothing when the build fails', async () => {
    const site = await fixtureSite();
    const before = await contentsOf(site.store);
    const repository = await repositoryWith(`throw new Error('it broke');`);
    const ran = await mfe(site, ['publish', 'mfe-games'], repository);
    expect(ran).toMatchObject({ status: 1, error: 'mfe-games does not build, so nothing was published' });
    expect(ran.out).toContain('it broke');
    expect(await contentsOf(site.store)).toEqual(before);
  });
});

/** What was found of the store; how open the folders above it are is the machine's affair. */
const findings = (out: string): readonly string[] => out.split('\n').filter((line) => !line.startsWith('Note: '));

describe('mfe verify', () => {
  it('finds a sound environment sound', async () => {
    const site = await fixtureSite();
    const ran = await mfe(site, ['verify']);
    expect(ran.status).toBe(0);
    expect(findings(ran.out)).toEqual([
      'Revision 3 of production, with revision 1 of its settings, is sound: 1 set, 2 releases, 11 files.',
    ]);
  });

  it('finds a file that is gone or changed', async () => {
    const site = await fixtureSite();
    const { entry, start } = fixture('mfe-games', '1.0.0').descriptor;
    await site.store.remove(`r/mfe-games/${entry}`);
    const shared = `r/mfe-games/${start.scripts[0]}`;
    await site.store.replace(shared, Buffer.from('x'), (await site.store.get(shared))?.etag ?? null);
    const ran = await mfe(site, ['verify']);
    expect(ran.status).toBe(1);
    expect(ran.out).toContain(`${entry} of mfe-games 1.0.0 is not in the store`);
    expect(ran.out).toContain(`${start.scripts[0]} of mfe-games 1.0.0 is not the file it was published as`);
  });

  it('finds a page that is not of this revision, and makes it again when asked', async () => {
    const site = await fixtureSite();
    const key = 'pages/production/aurora.html';
    await site.store.replace(key, Buffer.from('old'), (await site.store.get(key))?.etag ?? null);
    const ran = await mfe(site, ['verify']);
    expect(ran.status).toBe(1);
    expect(findings(ran.out)).toEqual([
      'The page of aurora is not that of revision 3: run "mfe verify --pages --env production"',
    ]);
    expect(await mfe(site, ['verify', '--pages'])).toMatchObject({ status: 0 });
  });

  it('says so when the map is written and a page cannot be', async () => {
    const site = await withNewGames();
    const page = join(site.home, 'store/pages/production/aurora.html');
    await rm(page);
    await mkdir(join(page, 'in-the-way'), { recursive: true });
    const ran = await mfe(site, ['promote', 'mfe-games', '1.1.0']);
    expect(ran.status).toBe(4);
    expect(ran.error).toContain('Revision 5 of production is written, but its pages are not all renewed (');
    expect(ran.error).toContain('run "mfe verify --pages --env production"');
    await rm(page, { recursive: true });
    expect(await mfe(site, ['tick'])).toMatchObject({ status: 0 });
    expect(await mfe(site, ['verify'])).toMatchObject({ status: 0 });
  });
});
