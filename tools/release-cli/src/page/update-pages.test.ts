import { webcrypto } from 'node:crypto';
import { parseFeed, type Feed } from 'shared-contracts/release/feed';
import { verifySigned } from 'shared-contracts/release/signature';
import { pin, registerRelease, setDefault, unpin } from '../edits/edits';
import { readMap } from '../map/read-map';
import { verifyStore } from '../verify/verify-store';
import { signRelease } from '../trust/statement';
import { sha256Hex } from '../store/digest';
import { descriptorKey, feedKey, fileKey, pageKey } from '../store/keys';
import { saveSettings } from '../test-support/save-settings';
import { bytesOf, readText } from '../store/store';
import type { Store } from '../trust/store';
import { fixture, merchantFixture, settingsFixture } from '../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { FEED_LIFE_MS, FEED_RENEWAL_MS, readFeed, type StoredFeed } from './feed-document';
import { pageKeys } from './page-keys';
import { revisionOfPage } from './stored-page';
import { updateDuePages, updatePages, updateAllPages } from './update-pages';

const START = new Date('2026-01-01T00:00:00.000Z');
const after = (ms: number): Date => new Date(START.getTime() + ms);

async function documents(store: Store): Promise<Record<string, string>> {
  const keys = await store.list('pages/');
  return Object.fromEntries(await Promise.all(keys.map(async (key) => [key, (await store.get(key))?.etag ?? ''])));
}

async function page(store: Store, merchant: string): Promise<string> {
  return (await readText(store, pageKey('production', merchant)))?.text ?? '';
}

async function feed(store: Store, merchant: string): Promise<StoredFeed & { readonly feed: Feed }> {
  const found = await readFeed(store, 'production', merchant);
  if (found === null || 'broken' in found) throw new Error(`${merchant} has no feed`);
  return { ...found, feed: parseFeed(found.signed.payload) };
}

async function put(store: Store, key: string, text: string): Promise<void> {
  await store.replace(key, bytesOf(text), (await store.get(key))?.etag ?? null);
}

const changedOf = (before: Record<string, string>, now: Record<string, string>): readonly string[] =>
  Object.keys(now).filter((key) => now[key] !== before[key]);

async function siteOf(...merchants: readonly string[]): Promise<FixtureSite> {
  const site = await fixtureSite(settingsFixture(merchants));
  await site.publish('mfe-games', '1.1.0', { text: 'new' });
  return site;
}

describe('a write', () => {
  it('renews the page and feed of the one merchant it concerns, of a hundred', async () => {
    const site = await siteOf(...Array.from({ length: 100 }, (_, index) => `m${index}`));
    const before = await documents(site.store);
    expect(Object.keys(before)).toHaveLength(200);
    await site.edit((map) => pin(map, 'm50', 'mfe-games', '1.1.0'));
    expect(changedOf(before, await documents(site.store))).toEqual([
      pageKey('production', 'm50'),
      feedKey('production', 'm50'),
    ]);
    expect(revisionOfPage(await page(site.store, 'm50'))).toBe(5);
    expect(revisionOfPage(await page(site.store, 'm51'))).toBe(3);
  });

  it('that concerns nobody leaves every byte as it was', async () => {
    const site = await siteOf('aurora', 'bahari');
    const before = await documents(site.store);
    await site.publish('mfe-games', '1.2.0');
    expect(await documents(site.store)).toEqual(before);
    expect((await readMap(site.store, 'production')).map.revision).toBe(5);
    expect((await verifyStore(site.store, 'production')).problems).toEqual([]);
  });

  it('gives everybody the revision that changed their page', async () => {
    const site = await siteOf('aurora', 'bahari');
    await site.edit((map) => pin(map, 'bahari', 'mfe-games', '1.0.0'));
    await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
    expect(revisionOfPage(await page(site.store, 'aurora'))).toBe(6);
    expect(revisionOfPage(await page(site.store, 'bahari'))).toBe(5);
    expect((await feed(site.store, 'aurora')).feed).toMatchObject({ revision: 6, merchant: 'aurora' });
    expect((await feed(site.store, 'bahari')).feed).toMatchObject({ revision: 5, merchant: 'bahari' });
  });

  it('catches up on what an earlier writer left undone', async () => {
    const site = await siteOf('aurora', 'bahari');
    const removed = pageKey('production', 'aurora');
    const state = (await readText(site.store, 'pages-state/production.json'))?.text ?? '';
    const old = {
      page: await page(site.store, 'aurora'),
      feed: JSON.stringify((await feed(site.store, 'aurora')).signed),
    };
    await site.edit((map) => pin(map, 'aurora', 'mfe-games', '1.1.0'));
    // As after a writer that died between the map and the pages.
    await put(site.store, removed, old.page);
    await put(site.store, feedKey('production', 'aurora'), old.feed);
    await put(site.store, 'pages-state/production.json', state);
    expect(await updateDuePages(site.store, 'production')).toEqual({ pages: 1, feeds: 1, waiting: 0 });
    expect(await updateDuePages(site.store, 'production')).toEqual({ pages: 0, feeds: 0, waiting: 0 });
    expect((await verifyStore(site.store, 'production')).problems).toEqual([]);
    expect(await page(site.store, 'aurora')).toContain('"version":"1.1.0","layer":"pin"');
  });

  it('takes a page back that an unfinished write changed and the next one undoes', async () => {
    const site = await siteOf('aurora', 'bahari');
    const state = (await readText(site.store, 'pages-state/production.json'))?.text ?? '';
    await site.edit((map) => pin(map, 'aurora', 'mfe-games', '1.1.0'));
    // As after a writer whose feeds wait for a timestamp key.
    await put(site.store, 'pages-state/production.json', state);
    await site.edit((map) => unpin(map, 'aurora', 'mfe-games'));
    expect(await page(site.store, 'aurora')).not.toContain('"layer":"pin"');
    expect((await verifyStore(site.store, 'production')).problems).toEqual([]);
  });

  it('removes what is left of a merchant that is gone', async () => {
    const site = await siteOf('aurora', 'bahari');
    await saveSettings(site.store, 'production', settingsFixture(['aurora']));
    expect(Object.keys(await documents(site.store))).toEqual([
      pageKey('production', 'aurora'),
      feedKey('production', 'aurora'),
    ]);
  });

  it('leaves no page of settings that were replaced between its plan and its pages', async () => {
    const site = await siteOf('aurora');
    const { store } = site;
    const read = store.get.bind(store);
    let isWritten = false;
    const write = jest.spyOn(store, 'get').mockImplementation(async (key) => {
      if (key === pageKey('production', 'aurora') && !isWritten) {
        isWritten = true;
        const aurora = merchantFixture('aurora', { name: 'Aurora II' });
        await saveSettings(store, 'production', settingsFixture([], { merchants: { aurora } }));
      }
      return read(key);
    });
    await site.edit((map) => setDefault(map, 'mfe-games', '1.1.0'));
    write.mockRestore();
    expect(isWritten).toBe(true);
    expect(await page(store, 'aurora')).toContain('<title>Aurora II</title>');
    expect((await verifyStore(store, 'production')).problems).toEqual([]);
  });

  it('of many writers at once ends with the newest pages', async () => {
    const site = await siteOf('aurora', 'bahari', 'lotus');
    await Promise.all(
      ['aurora', 'bahari', 'lotus'].map((merchant) => site.edit((map) => pin(map, merchant, 'mfe-games', '1.1.0'))),
    );
    expect((await verifyStore(site.store, 'production')).problems).toEqual([]);
  });
});

it('a release that imports what has no hash is told by verify, however it came into the store', async () => {
  const site = await siteOf('aurora');
  const { descriptor, files } = fixture('mfe-games', '1.2.0', { extraFiles: { 'late.mjs': "import('./gone.mjs');" } });
  const bytes = bytesOf(JSON.stringify(descriptor));
  for (const [name, text] of files)
    await site.store.create(fileKey('mfe-games', name), bytesOf(text)).catch(() => null);
  await site.store.create(descriptorKey('mfe-games', '1.2.0'), bytes);
  const sha256 = sha256Hex(bytes);
  await signRelease(site.store, 'production', { name: 'mfe-games', version: '1.2.0', sha256, length: bytes.length });
  await site.edit((map) => registerRelease(map, 'mfe-games', '1.2.0', sha256));
  await site.edit((map) => setDefault(map, 'mfe-games', '1.2.0'));
  const late = [...files.keys()].find((name) => name.startsWith('late.'));
  expect((await verifyStore(site.store, 'production')).problems).toEqual([
    `${late} of mfe-games 1.2.0 imports ./gone.mjs, which has no hash in it`,
  ]);
});

describe('a feed', () => {
  it('is signed, says what the page says, and lists the hash of every script', async () => {
    const site = await siteOf('aurora');
    const { signed, feed: said } = await feed(site.store, 'aurora');
    const keys = await pageKeys(site.store, 'production');
    expect(await verifySigned(signed, keys, webcrypto.subtle)).toBe(true);
    expect(Date.parse(said.expiresAt) - Date.parse(said.issuedAt)).toBe(FEED_LIFE_MS);
    const html = await page(site.store, 'aurora');
    const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Record<string, unknown>;
    expect({ view: said.view, releases: said.releases, keys }).toEqual({
      view: boot['view'],
      releases: boot['releases'],
      keys: boot['keys'],
    });
    const { integrity } = JSON.parse(/type="importmap">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as {
      integrity: Record<string, string>;
    };
    const first = Object.entries(integrity).filter(([address]) => !address.endsWith('?r=1'));
    expect(said.scriptIntegrity).toEqual(Object.fromEntries(first));
    expect(first.length).toBeGreaterThan(2);
  });

  it('is signed again when half of its life is over, and not before', async () => {
    const site = await siteOf('aurora', 'bahari');
    Object.assign(site.store, { time: undefined });
    await updateAllPages(site.store, 'production', START);
    for (const merchant of ['aurora', 'bahari']) await site.store.remove(feedKey('production', merchant));
    expect(await updateAllPages(site.store, 'production', START)).toEqual({ pages: 0, feeds: 2, waiting: 0 });
    expect(await updateDuePages(site.store, 'production', after(FEED_RENEWAL_MS))).toEqual({
      pages: 0,
      feeds: 0,
      waiting: 0,
    });
    expect(await updateDuePages(site.store, 'production', after(FEED_RENEWAL_MS + 1))).toEqual({
      pages: 0,
      feeds: 2,
      waiting: 0,
    });
    const { feed: renewed } = await feed(site.store, 'aurora');
    expect(renewed.issuedAt).toBe(after(FEED_RENEWAL_MS + 1).toISOString());
    expect(renewed.revision).toBe(3);
    expect(await updateDuePages(site.store, 'production', after(FEED_RENEWAL_MS + 2))).toEqual({
      pages: 0,
      feeds: 0,
      waiting: 0,
    });
  });

  it('that somebody else wrote is made from the map again, never signed as it is', async () => {
    const site = await siteOf('aurora');
    const { signed } = await feed(site.store, 'aurora');
    const payload = signed.payload.replaceAll('"1.0.0"', '"6.6.6"');
    await put(site.store, feedKey('production', 'aurora'), JSON.stringify({ ...signed, payload }));
    expect((await verifyStore(site.store, 'production')).problems).toEqual([
      'The release document of aurora is signed by no trusted key: run "mfe verify --pages --env production"',
    ]);
    await updateAllPages(site.store, 'production');
    expect((await feed(site.store, 'aurora')).feed.view.packages['host-shell']?.version).toBe('1.0.0');
  });
});

describe('a page that somebody else wrote', () => {
  it.each([
    ['with another text', (html: string) => html.replace('</body>', '<p>hello</p></body>')],
    ['of a revision that is still to come', (html: string) => html.replace('"revision":3', '"revision":99')],
    ['that is none', () => 'x'],
  ])('%s is found, and made again', async (_, change) => {
    const site = await siteOf('aurora');
    await put(site.store, pageKey('production', 'aurora'), change(await page(site.store, 'aurora')));
    expect((await verifyStore(site.store, 'production')).problems).toEqual([
      'The page of aurora is not that of revision 4: run "mfe verify --pages --env production"',
    ]);
    expect((await updatePages(site.store, 'production')).pages).toBe(0);
    expect((await updateAllPages(site.store, 'production')).pages).toBe(1);
    expect((await verifyStore(site.store, 'production')).problems).toEqual([]);
  });

  it('with a key of their own is found by that name', async () => {
    const site = await siteOf('aurora');
    const html = await page(site.store, 'aurora');
    await put(
      site.store,
      pageKey('production', 'aurora'),
      html.replace(/"keys":\[\{"id":"[0-9a-f]+"/, '"keys":[{"id":"mine"'),
    );
    expect((await verifyStore(site.store, 'production')).problems).toEqual([
      'The page of aurora names the key mine, which production does not trust: run "mfe verify --pages --env production"',
    ]);
  });
});
