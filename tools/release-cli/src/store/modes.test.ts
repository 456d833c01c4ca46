import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { saveSettings } from '../test-support/save-settings';
import { openTrustedStore } from '../trust/trusting';
import { createKeys } from '../key-management/create-keys';
import { settingsFixture } from '../test-support/fixture-dist';
import { asOtherUser } from '../test-support/other-user';
import { runMfe } from '../test-support/run-mfe';
import { scratchFolder } from '../test-support/scratch-folder';
import { fixtureSite } from '../test-support/fixture-site';
import { openStore } from './file-store';
import { pageKey } from './keys';
import { bytesOf, StoreUnreadable } from './store';

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);

/** Every folder and file below one, with its mode. */
async function modesBelow(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true });
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await modeOf(join(folder, name))])));
}

async function underUmask<Result>(umask: number, work: () => Promise<Result>): Promise<Result> {
  const before = process.umask(umask);
  try {
    return await work();
  } finally {
    process.umask(before);
  }
}

describe.each([0o077, 0o027, 0o000])('a store that is written under umask %s', (umask) => {
  it('is open to every reader, with all that lies in it, and the folders that it made above', () =>
    underUmask(umask, async () => {
      const home = join(await scratchFolder(), 'new/home');
      const store = openStore(home);
      await store.create('r/mfe-games/a.mjs', bytesOf('a'));
      const etag = await store.replace('pages/production/aurora.html', bytesOf('1'), null);
      await store.replace('pages/production/aurora.html', bytesOf('2'), etag);
      const modes = await modesBelow(join(home, '..'));
      for (const [name, mode] of Object.entries(modes))
        expect([name, mode]).toEqual([name, /\.(mjs|html)$/.test(name) ? '644' : '755']);
      expect(Object.keys(modes)).toHaveLength(10);
    }));

  it('lies beside keys that stay closed, and public keys that do not', () =>
    underUmask(umask, async () => {
      const home = join(await scratchFolder(), 'home');
      const store = openTrustedStore(undefined, { home, environment: {} });
      await createKeys({ store, places: { home }, environment: 'production', owner: 'tester' });
      await saveSettings(store, 'production', settingsFixture(['aurora']));
      const [key = ''] = await readdir(join(home, 'keys'));
      expect(await modeOf(join(home, 'keys', key))).toBe('600');
      expect(await modeOf(join(home, 'keys'))).toBe('700');
      expect(await modeOf(home)).toBe('755');
      expect(await modeOf(join(home, 'trust/production.json'))).toBe('644');
    }));
});

it('opens what was closed when it writes there again', async () => {
  const home = await scratchFolder();
  const store = openStore(home);
  const page = join(home, 'store/pages/production/aurora.html');
  await mkdir(join(page, '..'), { recursive: true, mode: 0o700 });
  await writeFile(page, '1', { mode: 0o600 });
  await chmod(join(home, 'store'), 0o700);
  const key = 'pages/production/aurora.html';
  await store.replace(key, bytesOf('2'), (await store.get(key))?.etag ?? null);
  expect(await modeOf(page)).toBe('644');
  for (const folder of ['pages/production', 'pages', '']) expect(await modeOf(join(home, 'store', folder))).toBe('755');
});

describe('mfe verify', () => {
  it('names what other users cannot read, with the remedy, and fails', async () => {
    const site = await fixtureSite();
    const root = join(site.home, 'store');
    expect(await runMfe(site, ['verify'])).toMatchObject({ status: 0 });
    await chmod(join(root, pageKey('production', 'aurora')), 0o600);
    await chmod(join(root, 'r'), 0o700);
    const ran = await runMfe(site, ['verify']);
    expect(ran.status).toBe(1);
    expect(ran.out.split('\n').filter((line) => !line.startsWith('Note: '))).toEqual([
      `pages/production/aurora.html has mode 0600, so a web server of another user cannot read it: chmod -R go+rX ${root}`,
      `r has mode 0700, so a web server of another user cannot read it: chmod -R go+rX ${root}`,
    ]);
  });

  it('says once what is closed beyond the first twenty', async () => {
    const site = await fixtureSite();
    const folder = join(site.home, 'store/r/mfe-games');
    for (let index = 0; index < 25; index += 1) await writeFile(join(folder, `old-${index}.mjs`), '', { mode: 0o600 });
    const lines = (await runMfe(site, ['verify'])).out.split('\n').filter((line) => !line.startsWith('Note: '));
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toMatch(/^5 more parts of the store are closed to other users: chmod -R go\+rX /);
  });

  it('notes a folder above the store that only its owner enters, and stays good', async () => {
    const site = await fixtureSite();
    await chmod(site.home, 0o700);
    const ran = await runMfe(site, ['verify']);
    expect(ran.status).toBe(0);
    expect(ran.out).toContain(`Note: ${site.home} has mode 0700, so only a web server that runs as its owner gets to`);
    await chmod(site.home, 0o711);
    expect((await runMfe(site, ['verify'])).out).not.toContain(`Note: ${site.home} has`);
  });
});

it('an object that this user may not read is there, and says so', async () => {
  const home = await scratchFolder();
  const store = openStore(home);
  await store.create('pages/a.html', bytesOf('a'));
  await chmod(join(home, 'store/pages/a.html'), 0o000);
  await chmod(home, 0o755);
  const error: unknown = await asOtherUser(() => store.get('pages/a.html').catch((thrown: unknown) => thrown));
  expect(error).toBeInstanceOf(StoreUnreadable);
  expect((error as Error).message).toContain('pages/a.html is in the store but this user may not read it: chmod');
  expect(await store.get('pages/b.html')).toBeNull();
});
