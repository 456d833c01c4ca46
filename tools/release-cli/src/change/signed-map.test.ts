import { rm, writeFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pin, setDefault } from '../edits/edits';
import { readHistory, readMap, readRevision } from '../map/read-map';
import { applyEdit } from './apply-edit';
import { mapKey, revisionKey, settingsKey } from '../store/keys';
import { openStore } from '../store/file-store';
import { saveSettings } from '../test-support/save-settings';
import { readSettings } from '../settings/settings';
import { bytesOf, jsonBytes, readText } from '../store/store';
import type { Store } from '../trust/store';
import { settingsFixture } from '../test-support/fixture-dist';
import { emptySite, fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { scratchFolder } from '../test-support/scratch-folder';
import { canonicalJson } from '../trust/canonical-json';
import { ringOfRoot } from '../trust/key-ring';
import { parseRoot } from '../trust/root';
import { signWith } from '../trust/signed-document';
import { newSigner } from '../trust/signer';
import { openTrustedStore } from '../trust/trusting';

async function jsonOf(store: Store, key: string): Promise<Record<string, unknown>> {
  return JSON.parse((await readText(store, key))?.text ?? '{}') as Record<string, unknown>;
}

async function put(store: Store, key: string, bytes: Uint8Array): Promise<void> {
  await store.replace(key, bytes, (await store.get(key))?.etag ?? null);
}

async function snapshot(store: Store): Promise<Record<string, string | undefined>> {
  const keys = await store.list('');
  return Object.fromEntries(await Promise.all(keys.map(async (key) => [key, (await store.get(key))?.etag])));
}

const MAP = mapKey('production');

/** What somebody does who can write the store and nothing else. */
const ATTACKS: Readonly<Record<string, readonly [(site: FixtureSite) => Promise<void>, string]>> = {
  'takes the signatures off': [
    async ({ store }) => {
      const { signatures: _, ...map } = await jsonOf(store, MAP);
      await put(store, MAP, jsonBytes(map));
    },
    'maps/production/map.json in the store is not signed, so it is not used',
  ],
  'changes a version': [
    async ({ store }) => put(store, MAP, jsonBytes({ ...(await jsonOf(store, MAP)), author: 'me' })),
    'The signature of maps/production/map.json in the store does not hold, so it is not used',
  ],
  'signs with a key of their own': [
    async ({ store }) => {
      const { signatures: _, ...map } = await jsonOf(store, MAP);
      const signed = signWith([newSigner().signer], 'map', canonicalJson(map));
      await put(store, MAP, jsonBytes({ ...map, signatures: signed.signatures }));
    },
    'maps/production/map.json in the store is signed by no key that production trusts, so it is not used',
  ],
  'puts an earlier map back': [
    async ({ store }) => put(store, MAP, (await store.get(revisionKey('production', 1)))?.bytes ?? new Uint8Array()),
    'maps/production/map.json in the store is revision 1, older than revision 3 that this machine has seen, so it is not used',
  ],
  'removes the map': [
    ({ store }) => store.remove(MAP),
    'maps/production/map.json is not in the store, but this machine has seen its revision 3: nothing is read in its place',
  ],
  'puts the settings in its place': [
    async ({ store }) => put(store, MAP, (await store.get(settingsKey('production')))?.bytes ?? new Uint8Array()),
    'maps/production/map.json in the store is signed as settings and not as release, so it is not used',
  ],
  'puts rubbish there': [
    ({ store }) => put(store, MAP, bytesOf('null')),
    'maps/production/map.json in the store cannot be used: it is no document of a release map',
  ],
};

describe('a map that somebody else wrote into the store', () => {
  it.each(Object.entries(ATTACKS))('who %s: nothing is read from it or written', async (_, [attack, sentence]) => {
    const site = await fixtureSite();
    await attack(site);
    const before = await snapshot(site.store);
    await expect(readMap(site.store, 'production')).rejects.toThrow(sentence);
    await expect(site.edit((map) => setDefault(map, 'mfe-games', '1.0.0'))).rejects.toThrow(sentence);
    await expect(saveSettings(site.store, 'production', settingsFixture(['aurora']))).rejects.toThrow(sentence);
    expect(await snapshot(site.store)).toEqual(before);
  });

  it('is believed as it was read while another command of this machine writes the next one', async () => {
    const site = await fixtureSite();
    const read = site.store.get.bind(site.store);
    const get = jest.spyOn(site.store, 'get').mockImplementationOnce(async (key) => {
      const found = await read(key);
      await site.edit((map) => pin(map, 'bahari', 'mfe-games', '1.0.0'));
      return found;
    });
    expect((await readMap(site.store, 'production')).map.revision).toBe(3);
    expect((await readMap(site.store, 'production')).map.revision).toBe(4);
    get.mockRestore();
  });

  it('is laid out again without harm: the signature is over the contents', async () => {
    const { store } = await fixtureSite();
    await put(store, MAP, bytesOf(JSON.stringify(await jsonOf(store, MAP))));
    expect((await readMap(store, 'production')).map.revision).toBe(3);
  });

  it('cannot slip into the history either', async () => {
    const site = await fixtureSite();
    const key = revisionKey('production', 2);
    await put(site.store, key, jsonBytes({ ...(await jsonOf(site.store, key)), defaults: {}, author: 'me' }));
    await expect(readHistory(site.store, 'production')).rejects.toThrow(
      `The signature of ${key} in the store does not hold, so it is not used`,
    );
  });
});

describe('an earlier state', () => {
  it('is not accepted in place of another, although both are signed', async () => {
    const { store } = await fixtureSite();
    const [first, second] = [revisionKey('production', 1), revisionKey('production', 2)];
    await put(store, second, (await store.get(first))?.bytes ?? new Uint8Array());
    await expect(readRevision(store, 'production', 2)).rejects.toThrow(`${second} in the store is revision 1`);
    await expect(readHistory(store, 'production')).rejects.toThrow(`${second} in the store is revision 1`);
    expect((await readRevision(store, 'production', 1))?.revision).toBe(1);
  });
});

describe('settings that somebody else wrote into the store', () => {
  const key = settingsKey('production');

  it('are not used: they decide where pages send sessions', async () => {
    const { store } = await fixtureSite();
    const forged = { ...settingsFixture(['aurora']), assetsBase: 'https://evil.example/r/' };
    await put(store, key, jsonBytes({ ...(await jsonOf(store, key)), ...forged }));
    await expect(readSettings(store, 'production')).rejects.toThrow('does not hold, so it is not used');
  });

  it('are not used when they are earlier ones', async () => {
    const { store } = await fixtureSite();
    const earlier = (await store.get(key))?.bytes ?? new Uint8Array();
    await saveSettings(store, 'production', settingsFixture(['aurora', 'bahari', 'lotus']));
    await put(store, key, earlier);
    await expect(readSettings(store, 'production')).rejects.toThrow(
      'settings/production.json in the store is revision 1, older than revision 2 that this machine has seen',
    );
  });

  it('are not used when they are those of another environment, even with the same key', async () => {
    const { store, home } = await fixtureSite();
    const roots = JSON.parse(await readFile(join(home, 'trust/production.json'), 'utf8')) as { roots: [object] };
    const keys = ringOfRoot(parseRoot(roots.roots[0], 'the root')).keysOf('settings');
    const from = new Date().toISOString();
    await writeFile(join(home, 'trust/staging.json'), JSON.stringify({ keys: keys.map((key) => ({ ...key, from })) }));
    await put(store, settingsKey('staging'), (await store.get(key))?.bytes ?? new Uint8Array());
    await expect(readSettings(store, 'staging')).rejects.toThrow(
      'settings/staging.json in the store is of production, so it is not used',
    );
  });

  it('stay as they are when the same are saved again', async () => {
    const { store } = await fixtureSite();
    const before = await snapshot(store);
    await saveSettings(store, 'production', settingsFixture(['aurora', 'bahari']));
    expect(await snapshot(store)).toEqual(before);
  });
});

describe('without keys', () => {
  const edit = (store: Store, environment: string): Promise<unknown> =>
    applyEdit({
      store,
      environment,
      author: 'tester',
      reason: 'test',
      edit: (map) => ({ ...map, releases: { 'mfe-games': { '1.0.0': 'x' } } }),
    });

  it('an environment that has nothing yet reads as empty, and nothing can be written', async () => {
    const store = openTrustedStore(undefined, { home: await scratchFolder(), environment: {} });
    expect((await readMap(store, 'staging')).map.revision).toBe(0);
    await expect(edit(store, 'staging')).rejects.toThrow(
      'There is no key that signs for staging: mfe keys create --env staging',
    );
    expect(await store.list('')).toEqual([]);
  });

  it('nothing of an environment is believed', async () => {
    const site = await fixtureSite();
    await rm(join(site.home, 'trust'), { recursive: true });
    await expect(readMap(site.store, 'production')).rejects.toThrow(
      'Nothing of production can be believed: there is no trust file with its keys',
    );
    await expect(readMap(openStore(site.home), 'production')).rejects.toThrow('there is no trust file with its keys');
  });

  it('only development goes on, unsigned', async () => {
    const store = openTrustedStore(undefined, { home: await scratchFolder(), environment: {} });
    await edit(store, 'development');
    expect((await readMap(store, 'development')).map.revision).toBe(1);
    expect(await jsonOf(store, mapKey('development'))).not.toHaveProperty('signatures');
  });

  it('a machine with the public keys only reads and cannot write', async () => {
    const site = await emptySite();
    await site.publish('host-shell', '1.0.0');
    await rm(join(site.home, 'keys'), { recursive: true });
    expect((await readMap(site.store, 'production')).map.revision).toBe(1);
    await expect(site.edit((map) => setDefault(map, 'host-shell', '1.0.0'))).rejects.toThrow(
      'No private key of production is at hand, so nothing can be signed (MFE_SIGNING_KEY)',
    );
    expect((await readMap(site.store, 'production')).map.revision).toBe(1);
  });
});
