import { createContext, Script } from 'node:vm';
import { parseMerchantConfig } from 'shared-contracts/release/merchant-config';
import { verifyStore } from '../verify/verify-store';
import { integrityOf } from '../store/digest';
import { pageKey } from '../store/keys';
import { saveSettings } from '../test-support/save-settings';
import { readText } from '../store/store';
import type { Store } from '../trust/store';
import { updatePages, updateAllPages } from '../page/update-pages';
import { merchantFixture, settingsFixture } from '../test-support/fixture-dist';
import { fixtureSite } from '../test-support/fixture-site';
import { iconFile, iconKey, ICON_KINDS } from './icons';
import { manifestText } from './manifest';
import { RETIRED_WORKER } from './retired-worker';

const WORKER = 'self.addEventListener("fetch", () => {});';
const WITH_WORKER = { page: { worker: WORKER } };
const MANIFEST = 'installed/production/aurora.webmanifest';
const ROBOTS = 'installed/production/aurora.robots.txt';
const SCRIPT = 'installed/production/aurora.sw.js';

const textOf = async (store: Store, key: string): Promise<string | undefined> => (await readText(store, key))?.text;

async function put(store: Store, key: string, text: string): Promise<void> {
  await store.replace(key, new TextEncoder().encode(text), (await store.get(key))?.etag ?? null);
}

test('a manifest names the merchant, its colours and icons, and stays within the site', () => {
  const aurora = merchantFixture('aurora', { name: 'Aurora Night Palace' });
  const manifest = JSON.parse(manifestText(aurora)) as Record<string, unknown>;
  expect(manifest).toMatchObject({
    id: '/m/',
    name: 'Aurora Night Palace',
    short_name: 'Aurora Night',
    lang: 'en',
    start_url: '/m/home',
    scope: '/m/',
    display: 'standalone',
    theme_color: manifest['background_color'],
    share_target: { action: '/m/shared', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
  });
  expect(manifest['theme_color']).toMatch(/^#[0-9a-f]{6}$/);
  const file = (kind: (typeof ICON_KINDS)[number]): string => `/m/icons/${iconFile(aurora, kind)}`;
  expect(manifest['icons']).toEqual([
    { src: file('192'), sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: file('512'), sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: file('512-full'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]);
  const shortcuts = manifest['shortcuts'] as { readonly url: string }[];
  expect(shortcuts.map(({ url }) => url)).toEqual(['/m/voucherCenter', '/m/activity', '/m/service']);
  const named = merchantFixture('aurora', { installed: { shortName: 'Aurora' } });
  expect(JSON.parse(manifestText(named))).toMatchObject({ short_name: 'Aurora' });
  expect(() => parseMerchantConfig({ ...named, installed: { shortName: 'Longer than that' } })).toThrow('shortName');
});

test.each([
  ['CN', 'zh-CN', ['存款', '优惠活动', '客服中心'], '手机畅玩Aurora'],
  ['ID', 'id', ['Deposit', 'Promosi', 'Layanan pelanggan'], 'Aurora di ponsel Anda'],
  ['TY', 'fil', ['Deposito', 'Mga promo', 'Customer service'], 'Aurora sa phone mo'],
  // No texts of its own: those of the language that is shown instead.
  ['VI', 'zh-CN', ['存款', '优惠活动', '客服中心'], '手机畅玩Aurora'],
] as const)('where a merchant’s players speak %s the manifest is in %s', (language, lang, shortcuts, description) => {
  const aurora = merchantFixture('aurora', {
    name: 'Aurora',
    languages: { supported: ['EN', language], default: language },
  });
  expect(JSON.parse(manifestText(aurora))).toMatchObject({
    lang,
    description: expect.stringContaining(description) as string,
    shortcuts: shortcuts.map((name) => ({ name })),
  });
});

test('a page brings its manifest, icons and worker; icons are drawn once', async () => {
  const { store } = await fixtureSite(settingsFixture(['aurora', 'bahari']), WITH_WORKER);
  expect(await store.list('installed/')).toEqual(
    ['aurora', 'bahari'].flatMap((code) => [
      `installed/production/${code}.robots.txt`,
      `installed/production/${code}.sw.js`,
      `installed/production/${code}.webmanifest`,
    ]),
  );
  // Of all pages the worker serves the one that it came with.
  const page = await textOf(store, pageKey('production', 'aurora'));
  expect(await textOf(store, SCRIPT)).toBe(`self.keptPage="${integrityOf(Buffer.from(page ?? ''))}";\n${WORKER}`);
  expect(await textOf(store, MANIFEST)).toBe(manifestText(merchantFixture('aurora')));
  const icons = ['aurora', 'bahari'].flatMap((code) =>
    ICON_KINDS.map((kind) => iconKey(iconFile(merchantFixture(code), kind))),
  );
  expect(await store.list('m/')).toEqual(icons.toSorted());
  expect((await verifyStore(store, 'production')).problems).toEqual([]);
});

test('a worker states how the merchant’s gateway answers, where that is not as the contract says', async () => {
  const { store } = await fixtureSite(settingsFixture(['aurora']), WITH_WORKER);
  const gateway = { basePath: '/svc' };
  const own = merchantFixture('aurora', { gateway });
  await saveSettings(store, 'production', settingsFixture([], { merchants: { aurora: own } }));
  await updatePages(store, 'production');
  expect(await textOf(store, SCRIPT)).toContain(`;\nself.keptGateway=${JSON.stringify(gateway)};\n${WORKER}`);
});

test('a merchant without a lobby to keep, and a host without a worker, take it from every device', async () => {
  const { store } = await fixtureSite(settingsFixture(['aurora']), WITH_WORKER);
  const off = merchantFixture('aurora', { installed: { offlineLobby: false } });
  await saveSettings(store, 'production', settingsFixture([], { merchants: { aurora: off } }));
  await updatePages(store, 'production');
  expect(await textOf(store, SCRIPT)).toBe(RETIRED_WORKER);
  const older = await fixtureSite(settingsFixture(['aurora']));
  expect(await textOf(older.store, SCRIPT)).toBe(RETIRED_WORKER);
});

test('what somebody else put there is found, and mended', async () => {
  const { store } = await fixtureSite(settingsFixture(['aurora']), WITH_WORKER);
  await put(store, SCRIPT, 'self.fetch("https://evil.example")');
  expect((await verifyStore(store, 'production')).problems).toEqual([
    `${SCRIPT} is not what the page of its merchant needs`,
  ]);
  const icon = iconKey(iconFile(merchantFixture('aurora'), '192'));
  await updateAllPages(store, 'production');
  await store.remove(icon);
  expect((await verifyStore(store, 'production')).problems).toEqual([`${icon} is not the icon it should be`]);
});

test('what is of no merchant any more goes', async () => {
  const { store } = await fixtureSite(settingsFixture(['aurora', 'bahari']), WITH_WORKER);
  await saveSettings(store, 'production', settingsFixture(['aurora']));
  await updatePages(store, 'production');
  expect(await store.list('installed/')).toEqual([ROBOTS, SCRIPT, MANIFEST]);
});

test('the retired worker takes its copies and itself away, and nothing else', async () => {
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  const gone: string[] = [];
  const work: Promise<unknown>[] = [];
  const self = {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    skipWaiting: () => gone.push('waiting'),
    registration: { unregister: async () => gone.push('registration') },
  };
  const caches = {
    keys: async () => ['lobby-copy-1-page', 'another'],
    delete: async (name: string) => gone.push(name),
  };
  new Script(RETIRED_WORKER).runInContext(createContext({ self, caches }));
  const event = { waitUntil: (task: Promise<unknown>) => work.push(task) };
  listeners.get('install')?.(event);
  await Promise.all(work);
  expect(gone).toEqual(['waiting', 'lobby-copy-1-page']);
  // Pages that are opened while it takes over would wait for what it waits for.
  listeners.get('activate')?.(event);
  expect(work).toHaveLength(1);
  await new Promise(setImmediate);
  expect(gone).toEqual(['waiting', 'lobby-copy-1-page', 'lobby-copy-1-page', 'registration']);
  expect(listeners.has('fetch')).toBe(false);
});

describe('the page for browsers that cannot run the site', () => {
  const PAGE = 'installed/production/aurora.browsers.html';
  const WITH_PAGE = { page: { worker: WORKER, gate: 'gate();', browsers: '<p>{merchant}</p>' } };

  test('lies beside the manifest, and goes with its merchant', async () => {
    const { store } = await fixtureSite(settingsFixture(['aurora', 'bahari']), WITH_PAGE);
    expect(await textOf(store, PAGE)).toBe('<p>Aurora</p>');
    expect((await verifyStore(store, 'production')).problems).toEqual([]);
    await saveSettings(store, 'production', settingsFixture(['aurora']));
    await updatePages(store, 'production');
    expect(await store.list('installed/')).toEqual([PAGE, ROBOTS, SCRIPT, MANIFEST]);
  });

  test('is found and mended where somebody changed it', async () => {
    const { store } = await fixtureSite(settingsFixture(['aurora']), WITH_PAGE);
    await put(store, PAGE, '<p>forged</p>');
    expect((await verifyStore(store, 'production')).problems).toEqual([
      `${PAGE} is not what the page of its merchant needs`,
    ]);
    await updateAllPages(store, 'production');
    expect(await textOf(store, PAGE)).toBe('<p>Aurora</p>');
  });
});
