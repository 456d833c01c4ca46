import { parseFeed, type Signed } from 'shared-contracts/release/feed';
import { pin, setDefault } from '../edits/edits';
import { parseSettings } from '../settings/settings';
import { feedKey, pageKey } from '../store/keys';
import { readText } from '../store/store';
import { fixture, writeFixture } from '../test-support/fixture-dist';
import { emptySite, type FixtureSite } from '../test-support/fixture-site';
import { runMfe } from '../test-support/run-mfe';
import { verifyStore } from '../verify/verify-store';
import { PageGuard } from './page-guard';

const SETTINGS = {
  pages: false,
  assetsBase: 'https://files.example/r/',
  allowsOverrides: false,
  liveReload: false,
  merchants: { shop: {}, abroad: {} },
};

/** A site whose pages another host draws: games 1.0.0 for everybody, beside a host that is only described. */
async function siteWithoutPages(): Promise<FixtureSite> {
  const site = await emptySite(parseSettings(SETTINGS));
  const { descriptor, files } = fixture('host-shell', '1.0.0');
  const { page: _parts, ...rest } = descriptor;
  const dist = await writeFixture({ descriptor: { ...rest, described: { ownRuntime: false } }, files });
  expect(await runMfe(site, ['publish', 'host-shell', '--dist', dist])).toMatchObject({ status: 0 });
  await site.publish('mfe-games', '1.0.0');
  await site.edit((map) => setDefault(setDefault(map, 'host-shell', '1.0.0'), 'mfe-games', '1.0.0'));
  return site;
}

async function feedOf({ store }: FixtureSite, merchant: string): Promise<ReturnType<typeof parseFeed>> {
  const found = await readText(store, feedKey('production', merchant));
  return parseFeed((JSON.parse(found?.text ?? '') as Signed).payload);
}

describe('an environment whose pages another host draws', () => {
  it('has a signed release document for each merchant, and no page', async () => {
    const site = await siteWithoutPages();
    const { view, releases, scriptIntegrity } = await feedOf(site, 'shop');
    expect(view.packages['mfe-games']).toMatchObject({ version: '1.0.0' });
    expect(Object.keys(releases)).toEqual(['mfe-games']);
    const entry = releases['mfe-games']?.['1.0.0']?.entry ?? '';
    expect(scriptIntegrity[`https://files.example/r/mfe-games/${entry}`]).toMatch(/^sha256-/);
    expect(await site.store.get(pageKey('production', 'shop'))).toBeNull();
    expect(await new PageGuard(site.store, 'production').page('shop')).toBeNull();
    expect(await verifyStore(site.store, 'production')).toMatchObject({ problems: [], sets: 1 });
  });

  it('renews the document of those whom a write concerns, by its revision', async () => {
    const site = await siteWithoutPages();
    const before = await feedOf(site, 'shop');
    await site.publish('mfe-games', '1.1.0');
    await site.edit((map) => setDefault(pin(map, 'abroad', 'mfe-games', '1.0.0'), 'mfe-games', '1.1.0'));
    const [shop, abroad] = [await feedOf(site, 'shop'), await feedOf(site, 'abroad')];
    expect([shop.view.packages['mfe-games']?.version, abroad.view.packages['mfe-games']?.version]).toEqual([
      '1.1.0',
      '1.0.0',
    ]);
    expect(shop.revision).toBeGreaterThan(before.revision);
    expect((await runMfe(site, ['verify', '--pages'])).status).toBe(0);
    expect(await feedOf(site, 'shop')).toEqual(shop);
  });

  it('is told of a document that somebody else wrote, and mends it', async () => {
    const site = await siteWithoutPages();
    const key = feedKey('production', 'shop');
    const right = await feedOf(site, 'shop');
    const found = await site.store.get(key);
    const forged = new TextDecoder().decode(found?.bytes).replace('1.0.0', '9.9.9');
    await site.store.replace(key, new TextEncoder().encode(forged), found?.etag ?? null);
    expect((await verifyStore(site.store, 'production')).problems).toEqual([
      expect.stringMatching(/^The release document of shop is signed by no trusted key: run "mfe verify --pages/),
    ]);
    expect((await runMfe(site, ['verify', '--pages'])).status).toBe(0);
    expect((await feedOf(site, 'shop')).view).toEqual(right.view);
  });

  it('refuses a section that needs what its host does not provide', async () => {
    const site = await siteWithoutPages();
    const dist = await writeFixture(fixture('mfe-games', '2.0.0', { requires: { react: '^20.0.0' } }));
    const { status, out } = await runMfe(site, ['publish', 'mfe-games', '--dist', dist]);
    expect([status, out]).toEqual([
      1,
      expect.stringContaining('mfe-games 2.0.0 needs react ^20.0.0, host-shell 1.0.0 provides 19.3.1'),
    ]);
  });

  it('needs no more of a merchant than its code; elsewhere its page needs the rest', () => {
    expect(Object.keys(parseSettings(SETTINGS).merchants)).toEqual(['shop', 'abroad']);
    const { pages: _pages, ...withPages } = SETTINGS;
    expect(() => parseSettings(withPages)).toThrow(/^The settings document is not valid: merchants\.shop\./);
    expect(() => parseSettings({ ...SETTINGS, merchants: { shop: { colour: 'red' } } })).toThrow(
      'merchants.shop.colour is no field of the settings: take it out',
    );
  });
});
