import { PageRenderer } from '../render/page-renderer';
import { pageKey, pagesStateKey, revisionKey, settingsKey } from '../store/keys';
import { readText } from '../store/store';
import { verifyStore } from '../verify/verify-store';
import { readEveryState, readRevisionOf } from '../revisions/read-revisions';
import { readSettings, SETTINGS_DOCUMENT, type SettingsInput } from '../settings/settings';
import type { Store } from '../trust/store';
import { settingsFixture } from '../test-support/fixture-dist';
import { fixtureSite, signedStore } from '../test-support/fixture-site';
import { contentsOf } from '../test-support/run-mfe';
import { saveSettings } from '../test-support/save-settings';
import { sealDocument } from '../trust/signed-document';
import { applySettings, type SettingsEdit } from './apply-settings';
import { editFields } from '../settings/edit-fields';

function write(store: Store, edit: SettingsEdit, author = 'tester', reason = 'test') {
  return applySettings({ store, environment: 'production', author, reason, edit });
}

function named(code: string, name: string): SettingsEdit {
  return ({ settings }) => editFields(settings, [{ path: ['merchants', code, 'name'], value: name }]);
}

const historyOf = (store: Store) => readEveryState(store, 'production', SETTINGS_DOCUMENT);

async function put(store: Store, key: string, bytes: Uint8Array): Promise<void> {
  await store.replace(key, bytes, (await store.get(key))?.etag ?? null);
}

/** Settings as they were stored before they had a history: signed, and nothing but a revision said of their writing. */
async function storeOfEarlier(revision: number): Promise<Store> {
  const { store } = await signedStore();
  const content = { environment: 'production', revision, ...settingsFixture(['aurora']) };
  await put(store, settingsKey('production'), await sealDocument(store, 'production', 'settings', content));
  return store;
}

describe('a write of the settings', () => {
  it('is a revision by the key’s owner, whoever is stated, with reason and time, and keeps the one before', async () => {
    const { store } = await fixtureSite();
    const first = await readSettings(store, 'production');
    await write(store, named('aurora', 'Aurora II'), 'ann', 'a new name');
    const found = await readSettings(store, 'production');
    expect(found?.record).toMatchObject({
      environment: 'production',
      revision: 2,
      author: 'tester',
      reason: 'a new name',
    });
    expect(Date.parse(found?.record.writtenAt ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.record.writtenAt ?? ''));
    const history = await historyOf(store);
    expect(history.map(({ revision, author }) => [revision, author])).toEqual([
      [1, 'tester'],
      [2, 'tester'],
    ]);
    expect(history[0]?.settings).toEqual(first?.settings);
  });

  it.each([
    ['an author', ' ', 'why'],
    ['a reason', 'me', ''],
  ])('wants %s', async (what, author, reason) => {
    const { store } = await fixtureSite();
    const before = await contentsOf(store);
    await expect(write(store, named('aurora', 'A'), author, reason)).rejects.toThrow(`needs ${what}`);
    expect(await contentsOf(store)).toEqual(before);
  });

  it.each([
    ['The author', 'me\u202e', 'why'],
    ['The reason', 'me', 'ok\n99 approved\u001b[2K'],
  ])('is refused when text could forge the record: %s', async (what, author, reason) => {
    const { store } = await fixtureSite();
    await expect(write(store, named('aurora', 'A'), author, reason)).rejects.toThrow(`${what} holds the character U+`);
    expect(await historyOf(store)).toHaveLength(1);
  });

  it('loses none of those that many writers make at once', async () => {
    const { store } = await fixtureSite(settingsFixture(['aurora', 'bahari', 'lotus', 'citra']));
    const codes = ['aurora', 'bahari', 'lotus', 'citra'];
    await Promise.all(codes.map((code) => write(store, named(code, `${code} II`), 'tester', code)));
    const { settings, record } = (await readSettings(store, 'production')) ?? {};
    expect(codes.map((code) => settings?.merchants[code]?.name)).toEqual(codes.map((code) => `${code} II`));
    expect(record?.revision).toBe(5);
    expect((await historyOf(store)).map(({ reason }) => reason).toSorted()).toEqual(['test', ...codes].toSorted());
  });

  it('announces what changes once it is accepted, and nothing before', async () => {
    const { store } = await fixtureSite();
    const said: string[] = [];
    const rename = {
      store,
      environment: 'production',
      author: 'tester',
      reason: 'test',
      edit: named('aurora', 'Aurora II'),
    };
    const fails = jest.spyOn(store, 'replace').mockRejectedValue(new Error('the disk is full'));
    await expect(applySettings({ ...rename, report: (line) => said.push(line) })).rejects.toThrow('the disk is full');
    expect(said).toEqual([]);
    fails.mockRestore();
    await applySettings({ ...rename, report: (line) => said.push(line) });
    expect(said).toEqual(['merchants.aurora.name: "Aurora" -> "Aurora II"']);
  });

  it('names the state before by its hash', async () => {
    const { store } = await fixtureSite();
    await write(store, named('aurora', 'Aurora II'));
    await write(store, named('aurora', 'Aurora III'));
    const [first, second, third] = await historyOf(store);
    expect(first?.parent).toBeUndefined();
    expect(second?.parent).toMatch(/^[0-9a-f]{64}$/);
    expect(third?.parent).toMatch(/^[0-9a-f]{64}$/);
    expect(third?.parent).not.toBe(second?.parent);
  });

  it('writes nothing beside an earlier revision that is another one than it was', async () => {
    const { store } = await fixtureSite();
    const forged = { environment: 'production', revision: 1, author: 'ann', ...settingsFixture(['aurora']) };
    const key = revisionKey('production', 1, 'settings');
    await put(store, key, await sealDocument(store, 'production', 'settings', forged));
    const before = await contentsOf(store);
    await expect(write(store, named('aurora', 'A'))).rejects.toThrow(
      `${key} in the store is another revision 1 of the settings than the present one`,
    );
    expect(await contentsOf(store)).toEqual(before);
  });
});

describe('settings of before there was a history', () => {
  it('are read, and are the first revision that is kept at the next write', async () => {
    const store = await storeOfEarlier(7);
    expect((await readSettings(store, 'production'))?.record).toMatchObject({ revision: 7, reason: '' });
    await write(store, named('aurora', 'Aurora II'), 'ann');
    expect((await historyOf(store)).map(({ revision, author }) => [revision, author])).toEqual([
      [7, 'tester'],
      [8, 'tester'],
    ]);
  });

  it('keep the sections of the product, which they did not name yet, beside one that is admitted', async () => {
    const { store } = await signedStore();
    const { sections, ...earlier } = settingsFixture(['aurora']);
    const content = { environment: 'production', revision: 3, ...earlier };
    await put(store, settingsKey('production'), await sealDocument(store, 'production', 'settings', content));
    await write(store, ({ settings }) =>
      editFields(settings, [{ path: ['sections', 'mfe-bonus'], value: { slots: [] } }]),
    );
    expect((await readSettings(store, 'production'))?.settings.sections).toEqual({
      ...sections,
      'mfe-bonus': { slots: [] },
    });
  });

  it('may be such as today’s rules refuse, and are mended by the next write', async () => {
    const { store } = await signedStore();
    const content = { environment: 'production', revision: 3, assetsBase: 'r', merchants: {} };
    await put(store, settingsKey('production'), await sealDocument(store, 'production', 'settings', content));
    await expect(readSettings(store, 'production')).rejects.toThrow('assetsBase');
    await write(store, () => settingsFixture(['aurora']));
    expect((await readSettings(store, 'production'))?.record.revision).toBe(4);
    expect((await readRevisionOf(store, 'production', SETTINGS_DOCUMENT, 3))?.settings).toMatchObject({
      assetsBase: 'r',
    });
  });
});

describe('an earlier revision of the settings that somebody put back', () => {
  it('is refused by every machine that has seen the newer one', async () => {
    const { store } = await fixtureSite();
    const moved: SettingsInput = settingsFixture(['aurora', 'bahari'], { assetsBase: 'https://files.example/r/' });
    await saveSettings(store, 'production', moved);
    const kept = await store.get(revisionKey('production', 1, 'settings'));
    await put(store, settingsKey('production'), kept?.bytes ?? new Uint8Array());
    const refusal = 'is revision 1, older than revision 2 that this machine has seen';
    await expect(readSettings(store, 'production')).rejects.toThrow(refusal);
    await expect(write(store, named('aurora', 'A'))).rejects.toThrow(refusal);
  });

  it('is not taken for another revision of the history, nor for one of another environment', async () => {
    const { store } = await signedStore(['production', 'staging']);
    await saveSettings(store, 'production', settingsFixture(['aurora']));
    await saveSettings(store, 'production', settingsFixture(['bahari']));
    const [first, second] = [1, 2].map((revision) => revisionKey('production', revision, 'settings'));
    const bytes = (await store.get(first ?? ''))?.bytes ?? new Uint8Array();
    await put(store, second ?? '', bytes);
    await expect(historyOf(store)).rejects.toThrow(`${second} in the store is revision 1, so it is not used`);
    await put(store, revisionKey('staging', 1, 'settings'), bytes);
    await expect(readRevisionOf(store, 'staging', SETTINGS_DOCUMENT, 1)).rejects.toThrow(
      'is signed by no key that staging trusts',
    );
  });

  it('is not taken for a map', async () => {
    const { store } = await fixtureSite();
    const bytes = (await store.get(settingsKey('production')))?.bytes ?? new Uint8Array();
    await put(store, 'maps/production/map.json', bytes);
    await expect(write(store, named('aurora', 'A'))).rejects.toThrow('is signed as settings and not as release');
  });
});

describe('the pages that a write of the settings makes', () => {
  async function rendered(write: () => Promise<unknown>): Promise<readonly string[]> {
    const render = jest.spyOn(PageRenderer.prototype, 'render');
    await write();
    const codes = render.mock.calls.map(([{ code }]) => code);
    render.mockRestore();
    return codes;
  }
  const manyMerchants = Array.from({ length: 12 }, (_, index) => `m${index}`);
  const titleOf = async (store: Store, code: string): Promise<string> =>
    /<title>(.*)<\/title>/.exec((await readText(store, pageKey('production', code)))?.text ?? '')?.[1] ?? '';

  it('are those of the merchant that it changes', async () => {
    const { store } = await fixtureSite(settingsFixture(manyMerchants));
    expect(await rendered(() => write(store, named('m7', 'Seven')))).toEqual(['m7']);
    expect(await titleOf(store, 'm7')).toBe('Seven');
    expect((await verifyStore(store, 'production')).problems).toEqual([]);
  });

  it('are those of a merchant that comes', async () => {
    const { store } = await fixtureSite(settingsFixture(manyMerchants));
    const more = settingsFixture([...manyMerchants, 'new']);
    expect(await rendered(() => write(store, () => more))).toEqual(['new']);
    expect((await verifyStore(store, 'production')).problems).toEqual([]);
  });

  it.each<[string, SettingsEdit]>([
    [
      'where all of them follow from what it changes',
      ({ settings }) => ({ ...(settings as unknown as SettingsInput), assetsBase: '/files/' }),
    ],
    ['where it takes a merchant away', () => settingsFixture(manyMerchants.slice(1))],
  ])('are all %s', async (_, edit) => {
    const { store } = await fixtureSite(settingsFixture(manyMerchants));
    const codes = await rendered(() =>
      applySettings({ store, environment: 'production', author: 'tester', reason: 'test', edit, empty: ['m0'] }),
    );
    expect(codes.length).toBeGreaterThanOrEqual(11);
    expect((await verifyStore(store, 'production')).problems).toEqual([]);
  });

  it('are also those that an earlier writer left undone', async () => {
    const { store } = await fixtureSite(settingsFixture(manyMerchants));
    const state = await store.get(pagesStateKey('production'));
    const old = await store.get(pageKey('production', 'm3'));
    await write(store, named('m3', 'Three'));
    // As after a writer that was killed between the settings and the pages.
    await put(store, pageKey('production', 'm3'), old?.bytes ?? new Uint8Array());
    await put(store, pagesStateKey('production'), state?.bytes ?? new Uint8Array());
    await write(store, named('m7', 'Seven'));
    expect([await titleOf(store, 'm3'), await titleOf(store, 'm7')]).toEqual(['Three', 'Seven']);
    expect((await verifyStore(store, 'production')).problems).toEqual([]);
  });
});
