import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCli } from './run-cli';
import { fixture, writeFixture } from './test-support/fixture-dist';
import { scratchFolder } from './test-support/scratch-folder';
import { fixtureSite, type FixtureSite } from './test-support/fixture-site';
import { readHistory } from './map/read-map';

interface Ran {
  readonly status: number;
  readonly out: string;
  readonly error: string;
}

async function mfe(site: FixtureSite, words: readonly string[], repository = site.home): Promise<Ran> {
  const out: string[] = [];
  const error: string[] = [];
  const status = await runCli(
    {
      out: (line) => out.push(line),
      error: (line) => error.push(line),
      environment: { MFE_HOME: site.home, USER: 'operator' },
      repository,
      isColoured: false,
    },
    words,
  );
  return { status, out: out.join('\n'), error: error.join('\n') };
}

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
        'merchant  package    before           after',
        'aurora    mfe-games  1.0.0 (default)  1.1.0 (default)',
        'Revision 6 of production is written and its pages are renewed.',
      ].join('\n'),
    );
    const rolledBack = await mfe(site, ['rollback', 'mfe-games', '--author', 'Ana']);
    expect(rolledBack.out).toContain('aurora    mfe-games  1.1.0 (default)  1.0.0 (default)');
    const history = await readHistory(site.store, 'production');
    expect(history.slice(-2).map(({ author, reason }) => [author, reason])).toEqual([
      ['Ana', 'new look'],
      ['Ana', 'rollback mfe-games --author Ana'],
    ]);
    expect(await mfe(site, ['unpin', 'bahari', 'mfe-games'])).toMatchObject({ status: 0 });
  });

  it('previews any writing command without writing', async () => {
    const site = await withNewGames();
    const before = await site.store.list('');
    for (const words of [
      ['preview', 'promote', 'mfe-games', '1.1.0'],
      ['promote', 'mfe-games', '1.1.0', '--dry-run'],
    ]) {
      const ran = await mfe(site, words);
      expect(ran.out).toContain('bahari    mfe-games  1.0.0 (default)  1.1.0 (default)');
      expect(ran.out).toContain('this was a dry run');
    }
    expect(await site.store.list('')).toEqual(before);
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
          rollouts: ['1.1.0 10 % of bahari'],
          switchedOff: ['aurora'],
        },
      ],
    });
    expect(await mfe(site, ['switch', 'mfe-games', 'on'])).toMatchObject({ status: 0 });
    expect(await mfe(site, ['canary', 'mfe-games', '--end'])).toMatchObject({ status: 0 });
    expect((await mfe(site, ['list'])).out).toMatch(/^mfe-games +1\.0\.0 +- +- +- +1\.1\.0 1\.0\.0$/m);
    const history = await mfe(site, ['history', '--json']);
    expect((JSON.parse(history.out) as { revisions: unknown[] }).revisions).toHaveLength(8);
  });

  it('says when there is nothing to do', async () => {
    const site = await fixtureSite();
    expect((await mfe(site, ['promote', 'mfe-games', '1.0.0'])).out).toBe('Nothing to do: it is so already.');
  });

  it.each([
    ['"deploy" is not a command', ['deploy']],
    ["Unknown option '--force': mfe promote", ['promote', 'mfe-games', '1.1.0', '--force']],
    ['"mfe-shop" is not a package of this site', ['promote', 'mfe-shop', '1.0.0']],
    ['Name a version for each package', ['promote', 'mfe-games']],
    ['"latest" is not a version such as 1.2.3', ['promote', 'mfe-games', 'latest']],
    ['mfe-games 9.0.0 is not published in production: it has 1.0.0, 1.1.0', ['promote', 'mfe-games', '9.0.0']],
    ['production has no merchant nobody', ['pin', 'nobody', 'mfe-games', '1.1.0']],
    ['"now" is one word too many', ['rollback', 'mfe-games', 'now']],
    ['mfe-games has no previous version in production', ['rollback', 'mfe-games']],
    ['"ten" is not a share', ['canary', 'mfe-games', '1.1.0', '--percent', 'ten']],
    ['Say who gets it', ['canary', 'mfe-games', '1.1.0']],
    ['mfe-games has no rollout in production', ['canary', 'mfe-games', '--end']],
    ['host-shell cannot be switched off', ['switch', 'host-shell', 'off']],
    ['Say off or on', ['switch', 'mfe-games', 'maybe']],
    ['"EN" is not a message', ['switch', 'mfe-games', 'off', '--message', 'EN']],
    ['"Bad Name" cannot name an environment', ['list', '--env', 'Bad Name']],
    ['build the package first', ['publish', 'mfe-games', '--dist', '/nowhere']],
  ])('refuses with one sentence and writes nothing: %s', async (sentence, words) => {
    const site = await withNewGames();
    const before = await site.store.list('');
    const ran = await mfe(site, words);
    expect(ran).toMatchObject({ status: 1, out: '' });
    expect(ran.error).toContain(sentence);
    expect(ran.error.split('\n')).toHaveLength(1);
    expect(await site.store.list('')).toEqual(before);
    const asJson = await mfe(site, [...words, '--json']);
    expect(JSON.parse(asJson.out)).toEqual({ error: ran.error });
  });

  it('shows its help', async () => {
    const site = await fixtureSite();
    for (const words of [[], ['--help'], ['help']]) {
      const ran = await mfe(site, words);
      expect(ran.status).toBe(0);
      expect(ran.out).toContain('mfe promote <package> <version>');
    }
    expect((await mfe(site, ['pin', '--help'])).out).not.toContain('mfe promote');
  });
});

describe('mfe publish without a folder', () => {
  async function repositoryWith(script: string): Promise<string> {
    const repository = await scratchFolder();
    await mkdir(join(repository, 'node_modules/.bin'), { recursive: true });
    const runner = `#!${process.execPath}\nconst [, , file, name] = process.argv;\n${script}\n`;
    await writeFile(join(repository, 'node_modules/.bin/tsx'), runner, { mode: 0o755 });
    return repository;
  }

  it('runs the build of that package and publishes what it made', async () => {
    const site = await fixtureSite();
    const dist = await writeFixture(fixture('mfe-games', '1.2.0'));
    const repository = await repositoryWith(
      `if (!file.endsWith('tools/build-preset/src/cli.ts')) process.exit(1);\n` +
        `require('node:fs').cpSync(${JSON.stringify(dist)}, name + '/dist', { recursive: true });`,
    );
    const ran = await mfe(site, ['publish', 'mfe-games'], repository);
    expect(ran).toMatchObject({ status: 0, error: '' });
    expect(ran.out).toContain('mfe-games 1.2.0 is published');
  });

  it('publishes nothing when the build fails', async () => {
    const site = await fixtureSite();
    const before = await site.store.list('');
    const repository = await repositoryWith(`console.error('it broke'); process.exit(2);`);
    const ran = await mfe(site, ['publish', 'mfe-games'], repository);
    expect(ran).toMatchObject({ status: 1, error: 'mfe-games does not build, so nothing was published' });
    expect(ran.out).toContain('it broke');
    expect(await site.store.list('')).toEqual(before);
  });
});

describe('mfe verify', () => {
  it('finds a sound environment sound', async () => {
    const site = await fixtureSite();
    expect(await mfe(site, ['verify'])).toMatchObject({
      status: 0,
      out: 'Revision 3 of production is sound: 1 sets, 2 releases, 11 files.',
    });
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

  it('finds a page that is not of this revision, and makes it anew when asked', async () => {
    const site = await fixtureSite();
    const key = 'pages/production/aurora.html';
    await site.store.replace(key, Buffer.from('old'), (await site.store.get(key))?.etag ?? null);
    expect(await mfe(site, ['verify'])).toMatchObject({
      status: 1,
      out: 'The page of aurora is not that of revision 3',
    });
    expect(await mfe(site, ['verify', '--pages'])).toMatchObject({ status: 0 });
  });
});
