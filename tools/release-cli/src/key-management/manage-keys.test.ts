import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setDefault } from '../edits/edits';
import { readHistory, readMap } from '../map/read-map';
import { verifyStore } from '../verify/verify-store';
import { stampOfPage } from '../page/stored-page';
import { openStore } from '../store/file-store';
import { mapKey, pageKey, rootKey } from '../store/keys';
import { saveSettings } from '../test-support/save-settings';
import { jsonBytes, readText } from '../store/store';
import type { Store } from '../trust/store';
import { settingsFixture } from '../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { contentsOf } from '../test-support/run-mfe';
import { trustOf } from '../test-support/made-roots';
import { oneKeySite } from '../test-support/one-key-site';
import { scratchFolder } from '../test-support/scratch-folder';
import { createKeys, separateKeys } from './create-keys';
import { readTrustFile } from '../trust/file-trust';
import { keyNotes } from '../trust/key-notes';
import { ringOfRoot } from '../trust/key-ring';
import { addKey, readPlan, renewRoot, retireKey, setThreshold, type KeyRequest } from './manage-keys';
import type { NamedKey } from '../trust/root-plan';
import { openTrustedStore } from '../trust/trusting';

const requestOf = ({ store, home }: Pick<FixtureSite, 'store' | 'home'>): KeyRequest => ({
  store,
  places: { home },
  environment: 'production',
});

const plain = (role: NamedKey['role'], owner = 'Bo') => ({ role, owner, packages: [] });

async function keyOf(site: FixtureSite, role: NamedKey['role']): Promise<string> {
  const { keys } = await readPlan(requestOf(site));
  return keys.find((key) => key.role === role)?.id ?? '';
}

async function signersOf(store: Store): Promise<readonly string[]> {
  const { text } = (await readText(store, mapKey('production'))) ?? { text: '{}' };
  return (JSON.parse(text) as { signatures: { key: string }[] }).signatures.map(({ key }) => key);
}

async function keysOfPage(store: Store): Promise<readonly string[] | undefined> {
  const page = await readText(store, pageKey('production', 'aurora'));
  return stampOfPage(page?.text ?? '')?.keys.map(({ id }) => id);
}

/** Another machine: a trust file and memory of its own, the same store. */
async function otherMachine(site: FixtureSite, trust: string): Promise<Store> {
  const home = await scratchFolder();
  await mkdir(join(home, 'trust'));
  await writeFile(join(home, 'trust/production.json'), trust);
  return openTrustedStore(site.home, { home, environment: {} });
}

const trustOfMachine = ({ home }: FixtureSite): Promise<string> =>
  readFile(join(home, 'trust/production.json'), 'utf8');

describe('the keys of an environment', () => {
  it('are made once, one for each power, the private halves for their owner only', async () => {
    const site = await fixtureSite();
    const { keys } = await readPlan(requestOf(site));
    expect(keys.map(({ role }) => role)).toEqual(['root', 'release', 'settings', 'timestamp', 'evidence', 'publisher']);
    for (const { id, role } of keys) {
      const file = join(site.home, 'keys', `${role === 'publisher' ? role : 'production'}.${id}.pem`);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(await readFile(file, 'utf8')).toMatch(/^-----BEGIN PRIVATE KEY-----/);
    }
    expect(await signersOf(site.store)).toEqual([await keyOf(site, 'release')]);
    expect(await keysOfPage(site.store)).toEqual([await keyOf(site, 'timestamp')]);
    await expect(createKeys({ ...requestOf(site), owner: 'tester' })).rejects.toThrow(
      'production has keys already: mfe keys add <role> --env production adds another',
    );
  });

  it.each(['release', 'settings', 'timestamp'] as const)(
    'of %s are exchanged without a moment in which another machine believes nothing',
    async (role) => {
      const site = await fixtureSite();
      const machine = await otherMachine(site, await trustOfMachine(site));
      const first = await keyOf(site, role);
      const { id: second } = await addKey(requestOf(site), plain(role));
      expect((await readMap(machine, 'production')).map.revision).toBe(3);
      await site.publish('mfe-games', '1.1.0');
      await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
      expect(await signersOf(site.store)).toContain(await keyOf(site, 'release'));
      expect((await verifyStore(machine, 'production')).problems).toEqual([]);
      await retireKey(requestOf(site), first);
      expect((await verifyStore(machine, 'production')).problems).toEqual([]);
      if (role === 'release') expect(await signersOf(site.store)).toContain(second);
      if (role === 'timestamp') expect(await keysOfPage(site.store)).toEqual([second]);
      expect(await readdir(join(site.home, 'keys'))).not.toContain(`production.${first}.pem`);
      expect((await readHistory(machine, 'production')).map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5]);
    },
  );

  it('sign nothing that is trusted after they are retired', async () => {
    const site = await fixtureSite();
    const first = await keyOf(site, 'release');
    const machine = await otherMachine(site, await trustOfMachine(site));
    const stale = (await site.store.get(mapKey('production')))?.bytes ?? new Uint8Array();
    await addKey(requestOf(site), plain('release'));
    await retireKey(requestOf(site), first);
    const present = await site.store.get(mapKey('production'));
    await site.store.replace(mapKey('production'), stale, present?.etag ?? null);
    await expect(readMap(site.store, 'production')).rejects.toThrow('signed by no key that production trusts');
    await expect(readMap(machine, 'production')).rejects.toThrow('signed by no key that production trusts');
  });

  it('cannot be used up, nor leave what they signed without a signature', async () => {
    const site = await fixtureSite();
    const first = await keyOf(site, 'release');
    await expect(retireKey(requestOf(site), first)).rejects.toThrow(
      'release of production needs signatures of 1 keys and would have 0: mfe keys add release',
    );
    await expect(retireKey(requestOf(site), 'abc')).rejects.toThrow('abc is not a key that production trusts');
    const { privateKey } = await addKey(requestOf(site), plain('release'));
    await rm(privateKey ?? '');
    const before = await contentsOf(site.store);
    await expect(retireKey(requestOf(site), first)).rejects.toThrow(
      'maps/production/map.json would not be believed any more: have 1 other release key(s) of production at hand',
    );
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('never put a tampered map right: retiring a key signs only what is believed', async () => {
    const site = await fixtureSite();
    const first = await keyOf(site, 'release');
    await addKey(requestOf(site), plain('release'));
    const found = await readText(site.store, mapKey('production'));
    const bent = (found?.text ?? '').replace('"reason": "test"', '"reason": "bent"');
    await site.store.replace(mapKey('production'), Buffer.from(bent), found?.etag ?? null);
    await expect(retireKey(requestOf(site), first)).rejects.toThrow('does not hold, so it is not used');
    expect((await readText(site.store, mapKey('production')))?.text).toBe(bent);
    expect((await readPlan(requestOf(site))).version).toBe(2);
  });

  it('change only by the root key', async () => {
    const site = await fixtureSite();
    await rm(join(site.home, 'keys', `production.${await keyOf(site, 'root')}.pem`));
    const before = await contentsOf(site.store);
    const sentence = 'This takes the root key of production, which is kept offline: MFE_SIGNING_KEY names it';
    await expect(addKey(requestOf(site), plain('release'))).rejects.toThrow(sentence);
    await expect(retireKey(requestOf(site), await keyOf(site, 'publisher'))).rejects.toThrow(sentence);
    await expect(setThreshold(requestOf(site), 'settings', 1)).rejects.toThrow(sentence);
    await expect(renewRoot(requestOf(site))).rejects.toThrow(sentence);
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('of the root are exchanged by a root that both sign', async () => {
    const site = await fixtureSite();
    const machine = await otherMachine(site, await trustOfMachine(site));
    const first = await keyOf(site, 'root');
    const { id, version } = await addKey(requestOf(site), plain('root'));
    expect(version).toBe(2);
    await retireKey(requestOf(site), first);
    expect((await readMap(machine, 'production')).map.revision).toBe(3);
    await renewRoot(requestOf(site));
    expect(await keyOf(site, 'root')).toBe(id);
    expect((await verifyStore(machine, 'production')).problems).toEqual([]);
  });
});

it('verify reports when a root expires', () => {
  const ring = ringOfRoot(trustOf('production').root);
  const at = (date: string) => keyNotes(ring, 'production', new Date(date));
  expect(at('2026-11-01T00:00:00Z')).toEqual({ problems: [], notes: [] });
  expect(at('2026-12-20T00:00:00Z').notes).toEqual([
    'Note: version 1 of the root of production expires at 2027-01-01T00:00:00Z: mfe keys renew --env production',
  ]);
  expect(at('2027-01-01T00:00:00Z').problems).toEqual([
    'Version 1 of the root of production expired at 2027-01-01T00:00:00Z, so a later one may be hidden: mfe keys renew --env production',
  ]);
});

describe('a root in the store', () => {
  it('is not taken from somebody who is no root, and not taken away from who has seen it', async () => {
    const site = await fixtureSite();
    const other = await fixtureSite();
    await renewRoot(requestOf(other));
    const strange = (await other.store.get(rootKey('production', 2)))?.bytes ?? new Uint8Array();
    await site.store.create(rootKey('production', 2), strange);
    await expect(readMap(site.store, 'production')).rejects.toThrow(
      'roots/production/000002.json in the store is not signed by enough root keys of version 1, so it is not used',
    );
    await site.store.remove(rootKey('production', 2));
    const first = await keyOf(site, 'release');
    const stale = (await site.store.get(mapKey('production')))?.bytes ?? new Uint8Array();
    await addKey(requestOf(site), plain('release'));
    await retireKey(requestOf(site), first);
    await site.store.remove(rootKey('production', 2));
    await site.store.remove(rootKey('production', 3));
    const present = await site.store.get(mapKey('production'));
    await site.store.replace(mapKey('production'), stale, present?.etag ?? null);
    await expect(readMap(site.store, 'production')).rejects.toThrow('signed by no key that production trusts');
  });

  it('that is rubbish stops everything', async () => {
    const site = await fixtureSite();
    await site.store.create(rootKey('production', 2), jsonBytes({ signed: {}, signatures: [] }));
    await expect(readMap(site.store, 'production')).rejects.toThrow(
      'roots/production/000002.json in the store is no root of an environment',
    );
  });
});

describe('an environment that was there before its keys', () => {
  it('is signed as it stands', async () => {
    const site = await fixtureSite();
    const home = await scratchFolder();
    const old = openStore(home);
    for (const key of await site.store.list('')) {
      const bytes = (await site.store.get(key))?.bytes ?? new Uint8Array();
      if (!key.startsWith('maps/') && !key.startsWith('settings/')) {
        await old.create(key, bytes);
        continue;
      }
      const text = new TextDecoder().decode(bytes);
      const { signatures: _s, environment, revision, ...content } = JSON.parse(text) as Record<string, unknown>;
      const whole = key.startsWith('maps/') ? { environment, revision, ...content } : content;
      await old.create(key, Buffer.from(JSON.stringify(whole)));
    }
    const store = openTrustedStore(undefined, { home, environment: {} });
    await expect(readMap(store, 'production')).rejects.toThrow('there is no trust file');
    const made = await createKeys({ ...requestOf({ store, home }), owner: 'Ada' });
    expect(made.adopted).toHaveLength(4);
    expect((await readMap(store, 'production')).map).toMatchObject({ revision: 3, author: 'tester' });
    expect(await readHistory(store, 'production')).toHaveLength(3);
    expect((await verifyStore(store, 'production')).problems).toEqual([]);
    await saveSettings(store, 'production', settingsFixture(['aurora', 'bahari', 'lotus']));
  });

  it('is not taken from another machine, whose signatures stay', async () => {
    const site = await fixtureSite();
    const home = await scratchFolder();
    const store = openTrustedStore(site.home, { home, environment: {} });
    const before = await contentsOf(site.store);
    await expect(createKeys({ ...requestOf({ store, home }), owner: 'Ada' })).rejects.toThrow(
      `settings/production.json in the store is signed already, by ${await keyOf(site, 'settings')}: copy the trust file of a machine that knows that key to ${join(home, 'trust/production.json')}`,
    );
    expect(await contentsOf(site.store)).toEqual(before);
    expect(await readTrustFile({ home }, 'production')).toBeNull();
  });

  it('is signed after a start that was broken off, but not with what was changed since', async () => {
    const site = await fixtureSite();
    const first = await keyOf(site, 'release');
    await rm(join(site.home, 'trust'), { recursive: true });
    const found = await readText(site.store, mapKey('production'));
    const bent = (found?.text ?? '').replace('"reason": "test"', '"reason": "bent"');
    const etag = await site.store.replace(mapKey('production'), Buffer.from(bent), found?.etag ?? null);
    const request = { ...requestOf(site), owner: 'tester' };
    await expect(createKeys(request)).rejects.toThrow('maps/production/map.json in the store is signed already');
    await site.store.replace(mapKey('production'), Buffer.from(found?.text ?? ''), etag);
    await createKeys(request);
    expect(await signersOf(site.store)).not.toContain(first);
    expect((await verifyStore(site.store, 'production')).problems).toEqual([]);
  });
});

describe('an environment with one key for everything', () => {
  it('goes on as it was, and says how its powers are separated', async () => {
    const site = await oneKeySite();
    await site.publish('mfe-games', '1.1.0');
    await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
    expect((await readMap(site.store, 'production')).map).toMatchObject({ revision: 5, author: 'tester' });
    expect((await verifyStore(site.store, 'production')).notes).toContain(
      'Note: each key of production signs everything: mfe keys separate --env production',
    );
    await expect(addKey(requestOf(site), plain('release'))).rejects.toThrow(
      'Each key of production signs everything: mfe keys separate --env production',
    );
  });

  it('is separated: its key signs feeds of open pages from then on, and nothing else', async () => {
    const site = await oneKeySite();
    const [old = ''] = await signersOf(site.store);
    const pem = await readFile(join(site.home, 'keys', `production.${old}.pem`), 'utf8');
    await separateKeys({ ...requestOf(site), owner: 'Ada' });
    expect((await verifyStore(site.store, 'production')).problems).toEqual([]);
    expect(await keysOfPage(site.store)).toContain(old);
    expect((await readHistory(site.store, 'production')).map(({ author }) => author)).toEqual(Array(3).fill('tester'));
    await site.publish('mfe-games', '1.1.0');
    await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
    expect((await readMap(site.store, 'production')).map.author).toBe('Ada');
    const place = await scratchFolder();
    await writeFile(join(place, 'old.pem'), pem);
    await copyFile(join(site.home, 'trust/production.json'), join(place, 'trust.json'));
    const environment = { MFE_TRUST: join(place, 'trust.json'), MFE_SIGNING_KEY: join(place, 'old.pem') };
    const withOld = openTrustedStore(site.home, { home: await scratchFolder(), environment });
    await expect(saveSettings(withOld, 'production', settingsFixture(['aurora']))).rejects.toThrow(
      'This takes a settings key of production, and the key at hand may only sign as timestamp',
    );
    await retireKey(requestOf(site), old);
    expect(await keysOfPage(site.store)).not.toContain(old);
  });
});

describe('the private keys at hand', () => {
  it('come from where CI put them', async () => {
    const site = await fixtureSite();
    const places = await scratchFolder();
    await copyFile(
      join(site.home, 'keys', `production.${await keyOf(site, 'settings')}.pem`),
      join(places, 'sign.pem'),
    );
    await copyFile(join(site.home, 'trust/production.json'), join(places, 'trust.json'));
    const open = async (environment: Record<string, string>): Promise<Store> =>
      openTrustedStore(site.home, { home: await scratchFolder(), environment });
    const variables = { MFE_TRUST: join(places, 'trust.json'), MFE_SIGNING_KEY: join(places, 'sign.pem') };
    const next = settingsFixture(['aurora', 'bahari', 'lotus']);
    await saveSettings(await open(variables), 'production', next);
    const folder = await open({ ...variables, MFE_TRUST: join(site.home, 'trust') });
    await saveSettings(folder, 'production', settingsFixture(['aurora', 'bahari']));
    const gone = await open({ ...variables, MFE_SIGNING_KEY: join(places, 'gone.pem') });
    await expect(saveSettings(gone, 'production', next)).rejects.toThrow('gone.pem is not there');
    const other = await fixtureSite();
    const [strange = ''] = await readdir(join(other.home, 'keys'));
    const stranger = await open({ ...variables, MFE_SIGNING_KEY: join(other.home, 'keys', strange) });
    await expect(saveSettings(stranger, 'production', next)).rejects.toThrow('is not one that production trusts');
  });
});
