import { settingsKey } from 'release-cli/store/keys';
import { saveSettings } from 'release-cli/test-support/save-settings';
import type { Store } from 'release-cli/trust/store';
import { settingsFixture } from 'release-cli/test-support/fixture-dist';
import { emptySite } from 'release-cli/test-support/fixture-site';
import { addKey, readPlan, retireKey } from 'release-cli/key-management/manage-keys';
import { openTrustedStore } from 'release-cli/trust/trusting';
import { BelievedSettings } from './believed-settings';

const KEY = settingsKey('production');

async function put(store: Store, bytes: Uint8Array): Promise<void> {
  await store.replace(KEY, bytes, (await store.get(KEY))?.etag ?? null);
}

async function merchantsOf(believed: BelievedSettings): Promise<readonly string[]> {
  return Object.keys((await believed.get())?.settings.merchants ?? {});
}

describe('settings that are asked for with every request', () => {
  it('are the same object until they change, and then the new ones', async () => {
    const { store } = await emptySite(settingsFixture(['aurora']));
    const believed = new BelievedSettings(store, 'production');
    await believed.get();
    const first = await believed.get();
    expect(await believed.get()).toBe(first);
    await saveSettings(store, 'production', settingsFixture(['bahari']));
    expect(await merchantsOf(believed)).toEqual(['bahari']);
  });

  it('are not those of a moment before the question', async () => {
    const { store } = await emptySite(settingsFixture(['aurora']));
    const believed = new BelievedSettings(store, 'production');
    const early = merchantsOf(believed);
    await saveSettings(store, 'production', settingsFixture(['bahari']));
    const late = [merchantsOf(believed), merchantsOf(believed), merchantsOf(believed)];
    expect(await early).toEqual(['aurora']);
    expect(await Promise.all(late)).toEqual([['bahari'], ['bahari'], ['bahari']]);
  });

  it('are refused as soon as somebody else writes them', async () => {
    const { store } = await emptySite(settingsFixture(['aurora']));
    const believed = new BelievedSettings(store, 'production');
    await believed.get();
    const found = new TextDecoder().decode((await store.get(KEY))?.bytes);
    await put(store, Buffer.from(found.replace('"assetsBase": "/r/"', '"assetsBase": "/x/"')));
    await expect(believed.get()).rejects.toThrow('does not hold, so it is not used');
    await put(store, Buffer.from(found));
    expect(await merchantsOf(believed)).toEqual(['aurora']);
  });

  it('are refused when another process of the machine has seen newer ones', async () => {
    const { store, home } = await emptySite(settingsFixture(['aurora']));
    const believed = new BelievedSettings(openTrustedStore(undefined, { home, environment: {} }), 'production');
    await believed.get();
    const earlier = (await store.get(KEY))?.bytes ?? new Uint8Array();
    await saveSettings(store, 'production', settingsFixture(['bahari']));
    await put(store, earlier);
    await expect(believed.get()).rejects.toThrow('older than revision 2 that this machine has seen');
  });

  it('are refused when their key is retired', async () => {
    const { store, home } = await emptySite(settingsFixture(['aurora']));
    const believed = new BelievedSettings(store, 'production');
    await believed.get();
    const stale = (await store.get(KEY))?.bytes ?? new Uint8Array();
    const request = { store, places: { home }, environment: 'production' };
    const [first] = (await readPlan(request)).keys.filter(({ role }) => role === 'settings');
    await addKey(request, { role: 'settings', owner: 'tester', packages: [] });
    await retireKey(request, first?.id ?? '');
    await believed.get();
    await put(store, stale);
    await expect(believed.get()).rejects.toThrow('is signed by no key that production trusts');
  });
});
