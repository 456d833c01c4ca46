import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setDefault } from '../map/edits';
import { readHistory, readMap } from '../map/read-map';
import { verifyStore } from '../map/verify-store';
import { openStore } from '../store/file-store';
import { mapKey, pageKey } from '../store/keys';
import { saveSettings } from '../store/save-settings';
import { readText, type Store } from '../store/store';
import { marksOfPage } from '../page/stored-page';
import { settingsFixture } from '../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { scratchFolder } from '../test-support/scratch-folder';
import { readTrustFile } from './file-trust';
import { createKey, retireKey, rotateKey, type KeyRequest } from './manage-keys';
import { openTrustedStore } from './trusting';

const requestOf = ({ store, home }: Pick<FixtureSite, 'store' | 'home'>): KeyRequest => ({
  store,
  places: { home },
  environment: 'production',
});

async function signersOf(store: Store): Promise<readonly string[]> {
  const { text } = (await readText(store, mapKey('production'))) ?? { text: '{}' };
  return (JSON.parse(text) as { signatures: { key: string }[] }).signatures.map(({ key }) => key);
}

async function keysOfPage(store: Store): Promise<readonly string[] | undefined> {
  const page = await readText(store, pageKey('production', 'aurora'));
  return marksOfPage(page?.text ?? '')?.keys.map(({ id }) => id);
}

/** Another machine: its own trust file and memory, the same store. */
async function otherMachine(site: FixtureSite, trust: string): Promise<Store> {
  const home = await scratchFolder();
  await mkdir(join(home, 'trust'));
  await writeFile(join(home, 'trust/production.json'), trust);
  return openTrustedStore(site.home, { home, environment: {} });
}

describe('keys of an environment', () => {
  it('are made once, the private half for its owner only', async () => {
    const site = await fixtureSite();
    const [file = ''] = await readdir(join(site.home, 'keys'));
    const [key] = (await readTrustFile({ home: site.home }, 'production')) ?? [];
    expect(file).toBe(`production.${key?.id}.pem`);
    expect((await stat(join(site.home, 'keys', file))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(site.home, 'keys', file), 'utf8')).toMatch(/^-----BEGIN PRIVATE KEY-----/);
    expect(await signersOf(site.store)).toEqual([key?.id]);
    await expect(createKey(requestOf(site))).rejects.toThrow(
      'production has keys already: mfe keys rotate --env production adds another',
    );
  });

  it('are exchanged without a moment in which somebody believes nothing', async () => {
    const site = await fixtureSite();
    const [first] = await signersOf(site.store);
    const oldTrust = await readFile(join(site.home, 'trust/production.json'), 'utf8');
    const { id: second } = await rotateKey(requestOf(site));
    expect(await signersOf(site.store)).toEqual([first]);
    const newTrust = await readFile(join(site.home, 'trust/production.json'), 'utf8');
    await site.publish('mfe-games', '1.1.0');
    await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
    expect(await signersOf(site.store)).toEqual([first, second]);
    expect(await keysOfPage(site.store)).toEqual([first, second]);
    for (const trust of [oldTrust, newTrust])
      expect((await readMap(await otherMachine(site, trust), 'production')).map.revision).toBe(5);
    await retireKey(requestOf(site), first ?? '');
    expect(await signersOf(site.store)).toEqual([second]);
    expect(await keysOfPage(site.store)).toEqual([second]);
    expect((await readMap(await otherMachine(site, newTrust), 'production')).map.revision).toBe(5);
    await expect(readMap(await otherMachine(site, oldTrust), 'production')).rejects.toThrow('signed by no key that');
    expect(await readdir(join(site.home, 'keys'))).toEqual([`production.${second}.pem`]);
    expect((await verifyStore(site.store, 'production')).problems).toEqual([]);
    expect((await readHistory(site.store, 'production')).map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5]);
  });

  it('are not believed for anything new once they are retired', async () => {
    const site = await fixtureSite();
    const [first = ''] = await signersOf(site.store);
    const stale = (await site.store.get(mapKey('production')))?.bytes ?? new Uint8Array();
    await rotateKey(requestOf(site));
    await retireKey(requestOf(site), first);
    const present = await site.store.get(mapKey('production'));
    await site.store.replace(mapKey('production'), stale, present?.etag ?? null);
    await expect(readMap(site.store, 'production')).rejects.toThrow('signed by no key that production trusts');
  });

  it('cannot be used up: the last one stays, and two are enough', async () => {
    const site = await fixtureSite();
    const [first = ''] = await signersOf(site.store);
    await expect(retireKey(requestOf(site), first)).rejects.toThrow(`${first} is the only key of production`);
    await expect(retireKey(requestOf(site), 'abc')).rejects.toThrow(
      `abc is not a key that production trusts: it trusts ${first}`,
    );
    await rotateKey(requestOf(site));
    await expect(rotateKey(requestOf(site))).rejects.toThrow('production has two keys already');
  });

  it('never put a tampered map right: retiring a key signs only what is believed', async () => {
    const site = await fixtureSite();
    const [first = ''] = await signersOf(site.store);
    await rotateKey(requestOf(site));
    const found = await readText(site.store, mapKey('production'));
    const bent = (found?.text ?? '').replace('"author": "tester"', '"author": "me"');
    await site.store.replace(mapKey('production'), Buffer.from(bent), found?.etag ?? null);
    await expect(retireKey(requestOf(site), first)).rejects.toThrow('does not hold, so it is not used');
    expect((await readText(site.store, mapKey('production')))?.text).toBe(bent);
    expect((await readTrustFile({ home: site.home }, 'production'))?.every(({ until }) => until === undefined)).toBe(
      true,
    );
  });

  it('adopt what was there before there were any', async () => {
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
    const made = await createKey({ store, places: { home }, environment: 'production' });
    expect(made.adopted).toHaveLength(4);
    expect((await readMap(store, 'production')).map.revision).toBe(3);
    expect(await readHistory(store, 'production')).toHaveLength(3);
    expect((await verifyStore(store, 'production')).problems).toEqual([]);
    await saveSettings(store, 'production', settingsFixture(['aurora', 'bahari', 'lotus']));
  });

  it('are not made over those of another machine, whose signatures stay', async () => {
    const site = await fixtureSite();
    const [first = ''] = await signersOf(site.store);
    const home = await scratchFolder();
    const store = openTrustedStore(site.home, { home, environment: {} });
    const request = { store, places: { home }, environment: 'production' };
    await expect(createKey(request)).rejects.toThrow(
      `settings/production.json in the store is signed already, by ${first}: copy the trust file of a machine that knows that key to ${join(home, 'trust/production.json')}`,
    );
    expect(await signersOf(site.store)).toEqual([first]);
    expect(await readTrustFile({ home }, 'production')).toBeNull();
  });

  it('are made after a start that was broken off, but not over what was changed since', async () => {
    const site = await fixtureSite();
    const [first] = await signersOf(site.store);
    await rm(join(site.home, 'trust'), { recursive: true });
    const found = await readText(site.store, mapKey('production'));
    const bent = (found?.text ?? '').replace('"author": "tester"', '"author": "me"');
    const etag = await site.store.replace(mapKey('production'), Buffer.from(bent), found?.etag ?? null);
    await expect(createKey(requestOf(site))).rejects.toThrow('maps/production/map.json in the store is signed already');
    await site.store.replace(mapKey('production'), Buffer.from(found?.text ?? ''), etag);
    const { id } = await createKey(requestOf(site));
    expect(await signersOf(site.store)).toEqual([id]);
    expect(id).not.toBe(first);
    expect((await verifyStore(site.store, 'production')).problems).toEqual([]);
  });

  it('come from where CI put them', async () => {
    const site = await fixtureSite();
    const places = await scratchFolder();
    const [file = ''] = await readdir(join(site.home, 'keys'));
    await copyFile(join(site.home, 'keys', file), join(places, 'sign.pem'));
    await copyFile(join(site.home, 'trust/production.json'), join(places, 'trust.json'));
    const open = async (environment: Record<string, string>): Promise<FixtureSite> => ({
      ...site,
      store: openTrustedStore(site.home, { home: await scratchFolder(), environment }),
    });
    const variables = { MFE_TRUST: join(places, 'trust.json'), MFE_SIGNING_KEY: join(places, 'sign.pem') };
    const ci = await open(variables);
    await saveSettings(ci.store, 'production', settingsFixture(['aurora', 'bahari', 'lotus']));
    const folder = await open({ ...variables, MFE_TRUST: join(site.home, 'trust') });
    await saveSettings(folder.store, 'production', settingsFixture(['aurora', 'bahari']));
    const gone = await open({ ...variables, MFE_SIGNING_KEY: join(places, 'gone.pem') });
    await expect(saveSettings(gone.store, 'production', settingsFixture(['aurora']))).rejects.toThrow(
      'gone.pem is not there',
    );
    const other = await fixtureSite();
    const [strange = ''] = await readdir(join(other.home, 'keys'));
    const stranger = await open({ ...variables, MFE_SIGNING_KEY: join(other.home, 'keys', strange) });
    await expect(saveSettings(stranger.store, 'production', settingsFixture(['aurora']))).rejects.toThrow(
      'is not one that production trusts',
    );
  });
});
