import { setDefault } from '../edits/edits';
import { MAP_DOCUMENT } from '../map/read-map';
import { verifyStore } from '../verify/verify-store';
import { revisionKey, settingsKey } from '../store/keys';
import { SETTINGS_DOCUMENT } from '../settings/settings';
import { parseStoredJson, readText } from '../store/store';
import type { Store } from '../trust/store';
import { settingsFixture } from '../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { saveSettings } from '../test-support/save-settings';
import { addKey, readPlan, retireKey } from '../key-management/manage-keys';
import { sealDocument } from '../trust/signed-document';
import { openTrustedStore } from '../trust/trusting';
import { chainProblems } from './chain-problems';
import type { DocumentReader, Revision } from './revision';

async function put(store: Store, key: string, bytes: Uint8Array): Promise<void> {
  await store.replace(key, bytes, (await store.get(key))?.etag ?? null);
}

/** A site whose map and settings have four revisions. */
async function siteWithHistory(): Promise<FixtureSite> {
  const site = await fixtureSite();
  await site.publish('mfe-games', '1.1.0');
  for (const codes of [['aurora'], ['aurora', 'palm'], ['aurora', 'bahari']])
    await saveSettings(site.store, 'production', settingsFixture(codes));
  return site;
}

/** Signs a kept state again, with something else in it: what a key that leaked could do. */
async function forge(store: Store, key: string, part: 'map' | 'settings', changes: object): Promise<void> {
  const value = parseStoredJson((await readText(store, key))?.text ?? '', key) as object;
  await put(store, key, await sealDocument(store, 'production', part, { ...value, ...changes }));
}

async function problemsOf(site: FixtureSite, document: DocumentReader<Revision>): Promise<readonly string[]> {
  const problems = await chainProblems(site.store, 'production', document);
  // What verify says is this, of both documents.
  expect((await verifyStore(site.store, 'production')).problems).toEqual(expect.arrayContaining([...problems]));
  return problems;
}

describe.each<['map' | 'settings', DocumentReader<Revision>]>([
  ['map', MAP_DOCUMENT],
  ['settings', SETTINGS_DOCUMENT],
])('the history of the %s', (part, document) => {
  const kept = (revision: number): string => revisionKey('production', revision, part);

  it('is sound as it was written, after an exchange of keys too', async () => {
    const site = await siteWithHistory();
    expect(await problemsOf(site, document)).toEqual([]);
    const request = { store: site.store, places: { home: site.home }, environment: 'production' };
    const role = part === 'map' ? 'release' : 'settings';
    const first = (await readPlan(request)).keys.find((key) => key.role === role);
    await addKey(request, { role, owner: 'second', packages: [] });
    await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
    await saveSettings(site.store, 'production', settingsFixture(['aurora']));
    await retireKey(request, first?.id ?? '');
    await site.edit((map) => setDefault(map, 'mfe-games', '1.0.0'));
    await saveSettings(site.store, 'production', settingsFixture(['aurora', 'bahari']));
    expect(await problemsOf(site, document)).toEqual([]);
  });

  it('is not when an earlier state says something else, although a trusted key signed it', async () => {
    const site = await siteWithHistory();
    await forge(site.store, kept(2), part, { author: 'somebody else' });
    expect(await problemsOf(site, document)).toEqual([
      `${kept(2)} in the store is another revision 2 than the one that revision 3 of the ${part} followed`,
    ]);
  });

  it('is not when an earlier state is gone, or is another revision', async () => {
    const site = await siteWithHistory();
    await site.store.remove(kept(2));
    expect(await problemsOf(site, document)).toEqual([
      `${kept(2)} is not in the store, but revision 3 of the ${part} followed it`,
    ]);
    await put(site.store, kept(2), (await site.store.get(kept(1)))?.bytes ?? new Uint8Array());
    expect(await problemsOf(site, document)).toContain(`${kept(2)} in the store is revision 1, so it is not used`);
  });

  it('is not when an earlier state was put back, on a machine that never saw the newer one', async () => {
    const site = await siteWithHistory();
    const key = document.keyOf('production');
    const present = (await site.store.get(key))?.bytes ?? new Uint8Array();
    await put(site.store, kept(4), present);
    await put(site.store, key, (await site.store.get(kept(2)))?.bytes ?? new Uint8Array());
    const fresh = openTrustedStore(undefined, { home: site.home, environment: {} });
    Object.assign(fresh, { trust: { ...fresh.trust, seen: async () => 0, noteSeen: async () => undefined } });
    const problems = await chainProblems(fresh, 'production', document);
    expect(problems).toContain(
      `${kept(4)} is kept, but the ${part} in the store is revision 2: an earlier one was put back`,
    );
  });
});

it('finds nothing wrong with settings of before there was a history', async () => {
  const site = await fixtureSite();
  const content = { environment: 'production', revision: 9, ...settingsFixture(['aurora', 'bahari']) };
  await put(site.store, settingsKey('production'), await sealDocument(site.store, 'production', 'settings', content));
  expect(await chainProblems(site.store, 'production', SETTINGS_DOCUMENT)).toEqual([]);
  await saveSettings(site.store, 'production', settingsFixture(['aurora']));
  expect(await chainProblems(site.store, 'production', SETTINGS_DOCUMENT)).toEqual([]);
});
