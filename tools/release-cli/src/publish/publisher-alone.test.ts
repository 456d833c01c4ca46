import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMMANDS } from '../commands/command-table';
import { readMap } from '../map/read-map';
import { setDefault } from '../edits/edits';
import { verifyStore } from '../verify/verify-store';
import { statementKey } from '../store/keys';
import { jsonBytes } from '../store/store';
import { fixture, settingsFixture, writeFixture, type FixtureOptions } from '../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { contentsOf, runMfe, type Ran } from '../test-support/run-mfe';
import { scratchFolder } from '../test-support/scratch-folder';
import { addKey, readPlan, retireKey, type KeyRequest } from '../key-management/manage-keys';
import { newSigner } from '../trust/signer';

interface Team {
  readonly id: string;
  /** Runs a command in the team's CI: its own state folder, the public trust file, its own key, and the store. */
  readonly run: (words: readonly string[]) => Promise<Ran>;
  readonly dist: (name: 'mfe-games' | 'mfe-agent', version: string, options?: FixtureOptions) => Promise<string>;
}

const requestOf = ({ store, home }: FixtureSite): KeyRequest => ({
  store,
  places: { home },
  environment: 'production',
});

/** A team that publishes games and has nothing but its key. */
async function gamesTeam(site: FixtureSite): Promise<Team> {
  const { signer, pem } = newSigner();
  const given = { id: signer.id, spki: signer.spki };
  await addKey(requestOf(site), { role: 'publisher', owner: 'Games CI', packages: ['mfe-games'], given });
  const home = await scratchFolder();
  const key = join(home, 'games.pem');
  await writeFile(key, pem);
  await mkdir(join(home, 'trust'));
  await writeFile(join(home, 'trust/production.json'), await readFile(join(site.home, 'trust/production.json')));
  return {
    id: signer.id,
    run: (words) => runMfe({ home }, words, { variables: { MFE_SIGNING_KEY: key, MFE_STORE: site.home } }),
    dist: (name, version, options) => writeFixture(fixture(name, version, options)),
  };
}

const FOREIGN =
  /^This takes an? [a-z ()-]+ key of production, and the key at hand may only sign as publisher of mfe-games/;
const ROOT = /^This takes the root key of production, which is kept offline/;

/** Every command that writes, as somebody would try it with the team's key. */
const WRITES: Readonly<Record<string, readonly (readonly [string, RegExp])[]>> = {
  promote: [
    ['promote mfe-games 1.1.0', FOREIGN],
    ['promote host-shell 1.0.0 mfe-games 1.1.0', FOREIGN],
  ],
  pin: [['pin aurora mfe-games 1.1.0', FOREIGN]],
  unpin: [['unpin aurora mfe-games', FOREIGN]],
  canary: [
    ['canary mfe-games 1.1.0 --percent 1', FOREIGN],
    ['canary end mfe-games', FOREIGN],
  ],
  tick: [['tick', FOREIGN]],
  rollback: [
    ['rollback mfe-games', FOREIGN],
    ['rollback --last', FOREIGN],
  ],
  revoke: [['revoke mfe-games 1.0.0', FOREIGN]],
  sign: [['sign 0a1b2c3d4e5f', FOREIGN]],
  lock: [['lock --reason incident', FOREIGN]],
  unlock: [['unlock', FOREIGN]],
  schedule: [['schedule cancel 0a1b2c3d4e5f', FOREIGN]],
  unrevoke: [['unrevoke mfe-games 1.0.0 --reason mended', FOREIGN]],
  switch: [['switch mfe-games off', FOREIGN]],
  verify: [['verify --pages', FOREIGN]],
  collect: [['collect', FOREIGN]],
  log: [['log checkpoint', FOREIGN]],
  // Whoever may write the store's files may write them by any program: it takes signatures to be believed.
  restore: [['restore FILE', /^\S+ is not a backup/]],
  settings: [['settings apply FILE', FOREIGN]],
  merchant: [
    ['merchant create palm --name Palm --like aurora', FOREIGN],
    ['merchant set aurora name=Other', FOREIGN],
    ['merchant brand aurora --hue 10', FOREIGN],
    [
      'merchant brand aurora --hue 10 --percent 5',
      /^host-shell 1\.0\.0, which devices of aurora get, is of contract 1\.0\.0/,
    ],
    ['merchant close aurora', FOREIGN],
  ],
  share: [['share --merchant aurora mfe-games=1.0.0', /^production does not allow overrides/]],
  keys: [
    ['keys create', /has keys already/],
    ['keys separate', /has one power already/],
    ['keys add release', ROOT],
    ['keys add publisher --packages mfe-agent', ROOT],
    ['keys retire ID', ROOT],
    ['keys threshold release 1', ROOT],
    ['keys renew', ROOT],
  ],
};

/** Commands that only read what is public, or that print: they need no key. */
const READS =
  'check health explain gateway console list preview history contract reach schema sets evidence hooks delivery backup help completion'.split(
    ' ',
  );

/** Commands of a section's own repository: they write there and know no store. */
const OWN_FILES = ['build', 'cohort', 'describe', 'dev', 'new'];

describe("a publisher's key alone", () => {
  it('publishes, and is refused by every other command that writes, with one sentence', async () => {
    const site = await fixtureSite();
    const team = await gamesTeam(site);
    const published = await team.run(['publish', 'mfe-games', '--dist', await team.dist('mfe-games', '1.1.0')]);
    expect(published).toMatchObject({ status: 0, error: '' });
    expect(published.out).toContain(
      'Signed for production; its map takes it with a release key: mfe promote mfe-games 1.1.0 --env production',
    );
    expect((await readMap(site.store, 'production')).map.releases['mfe-games']).not.toHaveProperty('1.1.0');
    const settings = join(await scratchFolder(), 'settings.json');
    await writeFile(settings, JSON.stringify(settingsFixture(['aurora'])));
    const named = Object.keys(WRITES);
    expect(['publish', ...named, ...READS, ...OWN_FILES].toSorted()).toEqual(
      COMMANDS.map(({ name }) => name).toSorted(),
    );
    const before = await contentsOf(site.store);
    for (const [line, sentence] of Object.values(WRITES).flat()) {
      const ran = await team.run(line.replace('FILE', settings).replace('ID', team.id).split(' '));
      expect([line, ran.status]).toEqual([line, 1]);
      expect(ran.error.split('\n')).toHaveLength(1);
      expect(ran.error).toMatch(sentence);
      expect(await contentsOf(site.store)).toEqual(before);
    }
  });

  it('is enough for a release key to serve the release: nothing else has to be handed over', async () => {
    const site = await fixtureSite();
    const team = await gamesTeam(site);
    await team.run(['publish', 'mfe-games', '--dist', await team.dist('mfe-games', '1.1.0')]);
    expect(await runMfe(site, ['promote', 'mfe-games', '1.1.0'])).toMatchObject({ status: 0, error: '' });
    const { map } = await readMap(site.store, 'production');
    expect(map).toMatchObject({ author: 'tester', defaults: { 'mfe-games': '1.1.0' } });
    expect((await verifyStore(site.store, 'production')).problems).toEqual([]);
  });

  it('publishes no other package', async () => {
    const site = await fixtureSite();
    const team = await gamesTeam(site);
    const before = await contentsOf(site.store);
    const { status, error } = await team.run(['publish', 'mfe-agent', '--dist', await team.dist('mfe-agent', '1.0.0')]);
    expect(status).toBe(1);
    expect(error).toBe(
      'This takes a publisher (of mfe-agent) key of production, and the key at hand may only sign as publisher of mfe-games (MFE_SIGNING_KEY)',
    );
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('serves nothing that does not fit, whatever its own checks said', async () => {
    const site = await fixtureSite();
    const team = await gamesTeam(site);
    const dist = await team.dist('mfe-games', '1.1.0', { routes: [] });
    await team.run(['publish', 'mfe-games', '--dist', dist, '--allow-gap', '/m/mfe-games']);
    const { status, error } = await runMfe(site, ['promote', 'mfe-games', '1.1.0']);
    expect(status).toBe(1);
    expect(error).toContain('/m/mfe-games');
  });
});

describe('a release that no allowed publisher signed', () => {
  async function stored(team: Team): Promise<void> {
    await team.run(['publish', 'mfe-games', '--dist', await team.dist('mfe-games', '1.1.0')]);
  }

  it('is not taken by the map, however it came into the store', async () => {
    const site = await fixtureSite();
    const team = await gamesTeam(site);
    await stored(team);
    await site.store.remove(statementKey('mfe-games', '1.1.0'));
    const before = await contentsOf(site.store);
    expect((await runMfe(site, ['promote', 'mfe-games', '1.1.0'])).error).toBe(
      'mfe-games 1.1.0 is not published in production: it has 1.0.0',
    );
    await site.store.replace(statementKey('mfe-games', '1.1.0'), jsonBytes({ signed: {}, signatures: [] }), null);
    expect((await runMfe(site, ['promote', 'mfe-games', '1.1.0'])).status).toBe(1);
    await site.store.remove(statementKey('mfe-games', '1.1.0'));
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('is not taken with the signature of another release', async () => {
    const site = await fixtureSite();
    const team = await gamesTeam(site);
    await stored(team);
    const other = await site.store.get(statementKey('mfe-games', '1.0.0'));
    const present = await site.store.get(statementKey('mfe-games', '1.1.0'));
    await site.store.replace(
      statementKey('mfe-games', '1.1.0'),
      other?.bytes ?? new Uint8Array(),
      present?.etag ?? null,
    );
    expect((await runMfe(site, ['promote', 'mfe-games', '1.1.0'])).error).toContain('is not published in production');
  });

  it('is not taken once its publisher is retired, while what the map has stays', async () => {
    const site = await fixtureSite();
    const team = await gamesTeam(site);
    await stored(team);
    await runMfe(site, ['promote', 'mfe-games', '1.1.0']);
    await team.run(['publish', 'mfe-games', '--dist', await team.dist('mfe-games', '1.2.0')]);
    await retireKey(requestOf(site), team.id);
    expect((await runMfe(site, ['promote', 'mfe-games', '1.2.0'])).error).toContain('is not published in production');
    expect((await verifyStore(site.store, 'production')).problems).toEqual([]);
    const late = await team.run(['publish', 'mfe-games', '--dist', await team.dist('mfe-games', '1.3.0')]);
    expect(late.error).toContain('is not one that production trusts');
    expect((await readPlan(requestOf(site))).keys.map(({ id }) => id)).not.toContain(team.id);
  });

  it('is told by verify where a map names it', async () => {
    const site = await fixtureSite();
    await site.publish('mfe-games', '1.1.0');
    await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
    await site.store.remove(statementKey('mfe-games', '1.1.0'));

    expect((await verifyStore(site.store, 'production')).problems).toEqual([
      'mfe-games 1.1.0 is signed by no publisher to whom the root of production delegates mfe-games',
    ]);
  });
});
