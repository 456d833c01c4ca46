import { bootElement } from 'shared-contracts/release/boot-names';
import { prunePrevious } from 'shared-contracts/release/fallbacks';
import { parseFeed } from 'shared-contracts/release/feed';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { viewForMerchant } from 'shared-contracts/release/resolve';
import { SetVerifier } from 'shared-contracts/release/verify';
import { applyEdit } from './apply-edit';
import { setDefault, type MapEdit } from '../edits/edits';
import { feedKey, fileKey, installedKey, pageKey } from '../store/keys';
import { admittedView } from '../map/admission';
import { readMap } from '../map/read-map';
import { newestVersions, readPageReleases } from '../map/releases';
import { scriptJson } from '../markup/markup';
import { publishDist } from '../publish/publish';
import { PageMemory } from '../render/page-memory';
import { renderPage, type MerchantPage } from '../render/render-page';
import { readSettings } from '../settings/settings';
import { jsonBytes, readText } from '../store/store';
import { fixture, merchantFixture, settingsFixture, writeFixture } from '../test-support/fixture-dist';
import { signedStore, type FixtureSite } from '../test-support/fixture-site';
import { saveSettings } from '../test-support/save-settings';
import { signWith } from '../trust/signed-document';
import { verifyStore } from '../verify/verify-store';
import { stampOfPage } from '../page/stored-page';

type Site = Pick<FixtureSite, 'store'>;

const GAMES = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0'];
const CODES = Array.from({ length: 40 }, (_, index) => `m${index}`);
const HOST = {
  page: {
    worker: 'self.kept = 1;',
    gate: 'var old;',
    browsers: '<p>{merchant} {page} {service}</p>',
    look: 'var look;',
  },
};

/** Merchants that differ in all that a page has of them. */
function variedMerchant(code: string, index: number): MerchantConfig {
  return merchantFixture(code, {
    name: ['Aurora', '金殿', 'Größe & <Co>', 'Bahari'][index % 4] ?? code,
    brand: { hue: (index % 4) * 60, chroma: 0.1, accentHue: 85 },
    imageFallback: index % 6 === 0 ? 'https://pictures.example/' : '',
    apiOrigin: index % 8 === 0 ? 'https://api.example' : '',
    ...(index % 3 === 0 && { pictureHosts: ['https://cdn.example'] }),
    ...(index % 5 === 0 && { installed: { offlineLobby: false } }),
    ...(index % 4 === 0 && { customerService: [{ name: 'Mail', url: 'mailto:help@site.example' }] }),
  });
}

/** Pins, canaries and switches over a third of the merchants, some of them the same for several. */
function layered(map: ReleaseMap): ReleaseMap {
  const chosen = (step: number): readonly string[] => CODES.filter((_, index) => index % step === 1);
  return {
    ...map,
    pins: Object.fromEntries(
      chosen(3).map((code, index) => [code, { 'mfe-games': GAMES[index % GAMES.length] ?? '', 'mfe-agent': '1.0.0' }]),
    ),
    rollouts: [
      { package: 'mfe-agent', version: '1.1.0', percent: 10 },
      { package: 'mfe-games', version: '1.5.0', percent: 5, merchants: [...chosen(9)] },
    ],
    switches: [{ package: 'mfe-agent', merchants: [...chosen(7)], message: { EN: 'Back </script> soon', CN: '稍后' } }],
  };
}

async function variedSite(environment: string, allowsOverrides: boolean): Promise<Site> {
  const { store } = await signedStore([environment]);
  const merchants = Object.fromEntries(CODES.map((code, index) => [code, variedMerchant(code, index)]));
  await saveSettings(store, environment, settingsFixture([], { merchants, allowsOverrides }));
  for (const [name, versions] of [
    ['host-shell', ['1.0.0', '1.1.0']],
    ['mfe-games', GAMES],
    ['mfe-agent', ['1.0.0', '1.1.0']],
  ] as const)
    for (const version of versions) {
      const dist = await writeFixture(
        fixture(name, version, name === 'host-shell' ? HOST : { text: `text of ${version}` }),
      );
      await publishDist({ store, dist, environments: [environment], author: 'tester' });
    }
  return { store };
}

async function edit({ store }: Site, environment: string, change: MapEdit): Promise<void> {
  await applyEdit({ store, environment, author: 'tester', reason: 'test', edit: change, allowed: 'all' });
}

/** A merchant's page from scratch: its own view of the map, and nothing remembered of any other page. */
async function pageFromScratch({ store }: Site, environment: string, code: string): Promise<MerchantPage> {
  const { map } = await readMap(store, environment);
  const settings = (await readSettings(store, environment))?.settings ?? settingsFixture([]);
  const merchant = settings.merchants[code] ?? merchantFixture(code);
  const descriptors = await readPageReleases(store, map, { ...settings, merchants: { [code]: merchant } });
  const verifier = new SetVerifier(descriptors);
  const view = prunePrevious(admittedView(viewForMerchant(map, code), settings.sections), verifier);
  const rendered = await renderPage({
    ...{ merchant, view, descriptors, settings, overridable: newestVersions(map) },
    readFile: async (name) => (await readText(store, fileKey('host-shell', name)))?.text ?? '',
  });
  const stored = await readText(store, pageKey(environment, code));
  const stamp = stampOfPage(stored?.text ?? '');
  if (stamp === null) throw new Error(`${code} has no page`);
  return rendered.stamped(stamp);
}

describe.each([
  ['production', false],
  ['staging', true],
])('the documents of many merchants in %s', (environment, allowsOverrides) => {
  let site: Site;
  beforeAll(async () => {
    site = await variedSite(environment, allowsOverrides);
    const versions = { 'host-shell': '1.0.0', 'mfe-games': '1.0.0', 'mfe-agent': '1.0.0' } as const;
    await edit(site, environment, (map) => layered({ ...map, defaults: versions }));
    await edit(site, environment, (map) => setDefault(setDefault(map, 'mfe-games', '1.1.0'), 'host-shell', '1.1.0'));
  });

  it('are byte for byte those that each merchant has alone', async () => {
    const { store } = site;
    expect(new Set(CODES.map((_, index) => JSON.stringify(variedMerchant('same', index)))).size).toBeGreaterThan(15);
    for (const code of CODES) {
      const page = await pageFromScratch(site, environment, code);
      const html = (await readText(store, pageKey(environment, code)))?.text;
      expect(html).toBe(page.html);
      expect(html).toContain(bootElement(scriptJson(page.boot)));
      expect((await readText(store, installedKey(environment, code, 'sw.js')))?.text).toBe(page.worker);
      expect((await readText(store, installedKey(environment, code, 'browsers.html')))?.text).toBe(page.browsers);
      const text = (await readText(store, feedKey(environment, code)))?.text ?? '';
      const { payload, signatures } = JSON.parse(text) as ReturnType<typeof signWith>;
      const { issuedAt, expiresAt } = parseFeed(payload);
      const { environment: of, merchant, revision } = page.feed.view;
      expect(payload).toBe(
        JSON.stringify({ schema: 1, environment: of, merchant, revision, issuedAt, expiresAt, ...page.feed }),
      );
      expect(text).toBe(new TextDecoder().decode(jsonBytes({ payload, signatures })));
    }
    expect((await verifyStore(store, environment)).problems).toEqual([]);
  });

  it('are checked and written one after the other, with the parts of a few views in memory', async () => {
    const { store } = site;
    const open = new Set<string>();
    let most = 0;
    const [get, replace] = [store.get.bind(store), store.replace.bind(store)];
    const keys = new Map(CODES.flatMap((code) => [[pageKey(environment, code), code]]));
    const reading = jest.spyOn(store, 'get').mockImplementation(async (key) => {
      const code = keys.get(key);
      if (code !== undefined) open.add(code);
      most = Math.max(most, open.size);
      return get(key);
    });
    const writing = jest.spyOn(store, 'replace').mockImplementation(async (key, bytes, etag) => {
      const written = await replace(key, bytes, etag);
      for (const code of CODES) if (key === feedKey(environment, code)) open.delete(code);
      return written;
    });
    const view = jest.spyOn(PageMemory.prototype, 'view');
    await edit(site, environment, (map) => setDefault(map, 'host-shell', '1.0.0'));
    const memories = new Set(view.mock.contexts);
    const views = new Set(view.mock.calls.map(([{ packages }]) => packages));
    const held = [...memories].map((memory) => memory.heldViews);
    for (const spy of [reading, writing, view]) spy.mockRestore();
    expect(open.size).toBe(0);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(16);
    expect(views.size).toBeGreaterThan(8);
    expect(held).toEqual([8]);
  });
});
