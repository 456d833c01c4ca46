import { createHash } from 'node:crypto';
import { parseBootDocument } from 'shared-contracts/release/boot-document';
import type { FilesNeeded, ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { emptyReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { viewForMerchant } from 'shared-contracts/release/resolve';
import { retryUrlsText, type FirstAddresses } from 'shared-contracts/release/retry-urls';
import { fixture, merchantFixture, type Fixture, type FixtureOptions } from '../test-support/fixture-dist';
import { renderPage, type PageInput, type MerchantPage } from './render-page';

/** What needs a script that no page has a hash of. */
const UNHASHED: FilesNeeded = { scripts: ['late.js'], styles: [], shared: [] };

const MAP: ReleaseMap = {
  ...emptyReleaseMap('production'),
  revision: 7,
  author: 'secret author',
  defaults: { 'host-shell': '1.0.0', 'mfe-games': '1.1.0' },
  previous: { 'mfe-games': '1.0.0' },
  rollouts: [
    { package: 'mfe-games', version: '1.2.0', percent: 10 },
    { package: 'mfe-games', version: '1.3.0', merchants: ['bahari'] },
  ],
  pins: { bahari: { 'mfe-games': '1.9.0' }, lotus: { 'mfe-games': '1.8.0' } },
  switches: [{ package: 'mfe-agent', merchants: ['lotus'], message: { EN: 'for lotus only' } }],
};

function fixtures(host: FixtureOptions = {}): readonly Fixture[] {
  const games = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.8.0', '1.9.0'].map((version) => fixture('mfe-games', version));
  return [fixture('host-shell', '1.0.0', host), ...games];
}

function input(changes: Partial<PageInput> = {}, host: FixtureOptions = {}): PageInput {
  const made = fixtures(host);
  return {
    merchant: merchantFixture('aurora'),
    view: viewForMerchant(MAP, changes.merchant?.code ?? 'aurora'),
    descriptors: (name, version) =>
      made.map((one) => one.descriptor).find((found) => found.name === name && found.version === version),
    settings: { assetsBase: '/r/', allowsOverrides: false, liveReload: false, overrideOrigins: [] },
    readFile: async (file) => made[0]?.files.get(file) ?? '',
    ...changes,
  };
}

function inline(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? '';
}

const IMPORT_MAP = /<script type="importmap">(.*?)<\/script>/s;
const BOOT = /<script type="application\/json" id="boot">(.*?)<\/script>/s;
const STARTER = /<script>(.*?)<\/script>/s;
const STYLE = /<style>(.*?)<\/style>/s;

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The policy as the browser reads it out of the attribute. */
function policyOf({ html }: MerchantPage): string {
  const text = inline(html, /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/);
  return text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
}

function directive(page: MerchantPage, name: string): string {
  return (
    policyOf(page)
      .split('; ')
      .find((entry) => entry.startsWith(`${name} `)) ?? ''
  );
}

/** The text of the map that a page adds when it needs it, as its own code makes it of the page. */
function addedMap({ html }: MerchantPage): string {
  const { integrity } = JSON.parse(inline(html, IMPORT_MAP)) as Pick<FirstAddresses, 'integrity'>;
  return retryUrlsText({ ...parseBootDocument(inline(html, BOOT)), integrity });
}

function scriptsOf({ name, files }: ReleaseDescriptor): string[] {
  return files.filter((file) => file.name.endsWith('.mjs')).map((file) => `/r/${name}/${file.name}`);
}

async function pageOf(of: PageInput): Promise<MerchantPage> {
  return (await renderPage(of)).stamped({ revision: of.view.revision, keys: [] });
}

describe("a merchant's page", () => {
  it('is the same for the same input', async () => {
    expect(await pageOf(input())).toEqual(await pageOf(input()));
  });

  it('names the merchant, and starts dark', async () => {
    const { html } = await pageOf(input());
    expect(html).toMatch(/^<!doctype html>\n<html lang="en" data-theme="dark" data-merchant="aurora">/);
    expect(html).toContain('<title>Aurora</title>');
    expect(html).toContain('<body><div id="root"></div>\n');
  });

  it('puts the name into the skeleton, as text', async () => {
    const host = { page: { skeleton: '<p>{merchant}</p>' } };
    expect((await pageOf(input({}, host))).html).toContain('<body><p>Aurora</p>\n');
    const strange = { ...merchantFixture('aurora'), name: '<b>$&Co' };
    expect((await pageOf(input({ merchant: strange }, host))).html).toContain('<p>&lt;b&gt;$&amp;Co</p>');
  });

  it('contains a boot document that the host can read, with every release it may need', async () => {
    const { html } = await pageOf(input());
    const boot = parseBootDocument(inline(html, BOOT));
    expect(boot.view).toEqual(viewForMerchant(MAP, 'aurora'));
    expect(Object.keys(boot.releases['mfe-games'] ?? {}).toSorted()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
    const [host] = fixtures();
    const cut = boot.releases['host-shell']?.['1.0.0'];
    expect(cut?.entry).toBe(host?.descriptor.entry);
    expect(Object.keys(cut?.styleIntegrity ?? {})).toEqual(cut?.screens['main']?.styles);
  });

  it('reveals nothing of other merchants', async () => {
    const { html } = await pageOf(input());
    for (const secret of ['bahari', 'lotus', '1.3.0', '1.8.0', '1.9.0', 'secret author'])
      expect(html).not.toContain(secret);
    const bahari = await pageOf(input({ merchant: merchantFixture('bahari') }));
    expect(bahari.html).toContain('"1.9.0"');
    expect(bahari.html).not.toContain('aurora');
  });

  it('lists every script with its hash, once', async () => {
    const { html } = await pageOf(input());
    const map = JSON.parse(inline(html, IMPORT_MAP)) as { integrity: Record<string, string> };
    const releases = fixtures()
      .map((made) => made.descriptor)
      .filter((release) => ['1.0.0', '1.1.0', '1.2.0'].includes(release.version));
    expect(Object.keys(map)).toEqual(['integrity']);
    expect(Object.keys(map.integrity).toSorted()).toEqual([...new Set(releases.flatMap(scriptsOf))].toSorted());
    for (const release of releases) {
      for (const file of release.files.filter(({ name }) => name.endsWith('.mjs')))
        expect(map.integrity[`/r/${release.name}/${file.name}`]).toBe(file.integrity);
    }
  });

  it('lists what may be asked for by name only where overrides are allowed', async () => {
    const overridable = { 'mfe-games': ['1.8.0'] };
    const settings = { assetsBase: '/r/', liveReload: false, allowsOverrides: true, overrideOrigins: [] };
    expect((await pageOf(input({ overridable }))).html).not.toContain('"1.8.0"');
    expect((await pageOf(input({ overridable, settings }))).html).toContain('"1.8.0"');
  });
});

it('opens from an iPhone’s home screen without Safari’s bars, below the status bar', async () => {
  const { html } = await pageOf(input());
  expect(html).toContain('<meta name="apple-mobile-web-app-capable" content="yes">');
  expect(html).toContain('<meta name="apple-mobile-web-app-status-bar-style" content="default">');
  expect(html).toMatch(/<meta name="viewport" content="[^"]*viewport-fit=cover/);
});

describe('the order of the page', () => {
  it('has the policy directly after the charset, where nothing can escape it', async () => {
    const { html } = await pageOf(input());
    expect(html).toMatch(/<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="/);
    expect(html.match(/http-equiv/g)).toHaveLength(1);
  });

  it('has the skeleton before all that is only waited for, and the import map before anything that loads', async () => {
    const page = { look: 'look();', skeleton: '<p>soon</p>', starter: 'start();' };
    const { html } = await pageOf(input({}, { page }));
    const parts = [
      '<meta charset',
      '<style>',
      '<script>look();',
      'rel="preload"',
      '<body><p>soon',
      'type="importmap"',
      'id="boot"',
      '<script>start();',
    ];
    const positions = parts.map((part) => html.indexOf(part));
    expect(positions).toEqual(positions.toSorted((first, second) => first - second));
    expect(positions).not.toContain(-1);
  });

  it('has the gate before every other script, and the way of those without scripts', async () => {
    const page = { gate: 'gate();\n', look: 'look();', browsers: '<p>{merchant}</p>' };
    const rendered = await pageOf(input({}, { page }));
    expect(rendered.html).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="[^"]*">\n<script>gate\(\);<\/script>\n<noscript><meta http-equiv="refresh" content="0;url=\/browsers\.html"><\/noscript>\n/,
    );
    expect(directive(rendered, 'script-src')).toContain(
      `script-src 'self' ${hash('gate();')} ${hash('look();')} 'sha256-`,
    );
    expect(rendered.browsers).toBe('<p>Aurora</p>');
  });

  it('has no gate, and no page for other browsers, where the host is from before them', async () => {
    const { html, browsers } = await pageOf(input());
    expect(html).not.toContain('noscript');
    expect(browsers).toBeNull();
  });

  it('says nothing of customer service, which only other browsers need', async () => {
    const merchant = {
      ...merchantFixture('aurora'),
      customerService: [{ name: 'Chat', url: 'https://chat.example/' }],
    };
    expect((await pageOf(input({ merchant }))).html).not.toContain('chat.example');
  });

  it('has no script of the first look where the host is from before it', async () => {
    const { html } = await pageOf(input());
    expect(html.match(/<script/g)).toHaveLength(3);
  });
});

describe('the policy', () => {
  it('allows exactly the inline texts of the page, and the one that it may add', async () => {
    const page = await pageOf(input({}, { page: { starter: 'a();\r\nb();', styles: 'body{\r\n}' } }));
    const asSeen = page.html;
    expect(directive(page, 'script-src')).toBe(
      `script-src 'self' ${hash(inline(asSeen, IMPORT_MAP))} ${hash(inline(asSeen, STARTER))} ${hash(addedMap(page))}`,
    );
    expect(addedMap(page)).toContain('"/r/mfe-games/');
    const looking = await pageOf(input({}, { page: { look: 'look();' } }));
    expect(directive(looking, 'script-src')).toContain(`script-src 'self' ${hash('look();')} 'sha256-`);
    expect(directive(page, 'style-src')).toBe(`style-src 'self' ${hash(inline(asSeen, STYLE))}`);
    expect(asSeen).not.toContain('\r');
  });

  it('takes the hashes of styles that libraries insert, the origin of the files, and the origin of the API', async () => {
    const hashOfLibrary = `sha256-${'A'.repeat(43)}=`;
    const page = await pageOf(
      input(
        {
          merchant: merchantFixture('aurora', { apiOrigin: 'https://api.example' }),
          settings: {
            assetsBase: 'http://localhost:4200/r/',
            allowsOverrides: false,
            liveReload: false,
            overrideOrigins: [],
          },
        },
        { inlineStyles: [hashOfLibrary] },
      ),
    );
    expect(directive(page, 'style-src')).toContain(` '${hashOfLibrary}'`);
    for (const name of ['script-src', 'style-src', 'font-src', 'img-src'])
      expect(directive(page, name)).toContain(' http://localhost:4200');
    expect(directive(page, 'connect-src')).toBe("connect-src 'self' http://localhost:4200 https://api.example");
    expect(page.html).toContain('"http://localhost:4200/r/mfe-games/');
  });

  it('lets pictures come from the hosts that the settings name, and from no other', async () => {
    expect(directive(await pageOf(input()), 'img-src')).toBe("img-src 'self' data: blob:");
    const merchant = merchantFixture('aurora', {
      imageFallback: 'https://fallback.example/pictures',
      pictureHosts: ['https://cdn.example', 'https://fallback.example'],
      apiOrigin: 'https://api.example',
    });
    const page = await pageOf(input({ merchant }));
    expect(directive(page, 'img-src')).toBe(
      "img-src 'self' data: blob: https://fallback.example https://cdn.example https://api.example",
    );
    expect(directive(page, 'connect-src')).toBe("connect-src 'self' https://api.example");
    // Only the policy has to know them.
    expect(inline(page.html, BOOT)).not.toContain('cdn.example');
  });

  it('lets nothing come from a whole scheme', async () => {
    expect(policyOf(await pageOf(input()))).not.toMatch(/ (?:https?|wss?):(?: |;|$)/);
  });

  it('leaves nothing open that is not named', async () => {
    const page = await pageOf(input());
    const policy = policyOf(page);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('undefined');
    expect(policy).not.toMatch(/frame-ancestors|sandbox|report-uri/);
  });

  it('lets remotes come from the named origins where overrides are allowed, and nowhere else', async () => {
    const overrideOrigins = ['http://localhost:4301', 'https://review.example'];
    const settings = { assetsBase: '/r/', liveReload: false, overrideOrigins };
    const staging = await pageOf(input({ settings: { ...settings, allowsOverrides: true } }));
    for (const name of ['script-src', 'style-src', 'connect-src'])
      expect(directive(staging, name)).toMatch(
        new RegExp(`^${name} 'self' http://localhost:4301 https://review\\.example( |$)`),
      );
    expect(policyOf(staging).match(/localhost:4301/g)).toHaveLength(3);
    const production = await pageOf(input({ settings: { ...settings, allowsOverrides: false } }));
    expect(production).toEqual(await pageOf(input()));
  });

  it('has exactly these directives', async () => {
    const names = policyOf(await pageOf(input()))
      .split('; ')
      .map((entry) => entry.split(' ')[0]);
    expect(names).toEqual([
      'default-src',
      'script-src',
      'style-src',
      'img-src',
      'font-src',
      'connect-src',
      'media-src',
      'frame-src',
      'manifest-src',
      'worker-src',
    ]);
  });
});

describe('texts from outside', () => {
  it('cannot close the elements they stand in', async () => {
    const name = '</script><script>alert(1)</script><!-- "&';
    const { html } = await pageOf(input({ merchant: merchantFixture('aurora', { name }) }));
    expect(html).not.toContain('alert(1)<');
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html).toContain('<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- &quot;&amp;</title>');
    expect(parseBootDocument(inline(html, BOOT)).merchant.name).toBe(name);
  });

  it.each<[string, NonNullable<FixtureOptions['page']>]>([
    ['The starter script', { starter: 'const text = "</script>";' }],
    ['The starter script', { starter: '/* <!-- */' }],
    ['The script of the first look', { look: 'a("</script>")' }],
    ['The critical styles', { styles: 'a::after{content:"</STYLE>"}' }],
  ])('%s that would end its own element is refused', async (what, page) => {
    await expect(pageOf(input({}, { page }))).rejects.toThrow(`${what} cannot stand inline`);
  });

  it.each<[string, Partial<ReleaseDescriptor>]>([
    ['an entry', { entry: 'late.js' }],
    ['a script of the start', { start: UNHASHED }],
    ['a screen', { screens: { main: UNHASHED } }],
    ['a widget', { widgets: { main: UNHASHED } }],
    ['a text', { locales: { CN: UNHASHED, EN: UNHASHED, ID: UNHASHED, TY: UNHASHED } }],
    ['a shared module', { sharedChunks: { 'shared-kit/ui': UNHASHED } }],
    ['a document', { documents: { '/vip.html': { entry: 'late.js', scripts: [], styles: [], shared: [] } } }],
    ['a script of a document', { documents: { '/vip.html': { entry: 'late.mjs', ...UNHASHED } } }],
  ])('refuses a page that would ask for %s without its hash', async (_, changes) => {
    const { descriptors } = input();
    const changed: PageInput['descriptors'] = (name, version) => {
      const found = descriptors(name, version);
      return found === undefined || name !== 'host-shell' ? found : { ...found, ...changes };
    };
    const refusal = /^A page would ask for \/r\/host-shell\/late\.m?js without a hash of it$/;
    await expect(pageOf(input({ descriptors: changed }))).rejects.toThrow(refusal);
  });

  it('refuses a host without parts for the page', async () => {
    const descriptors: PageInput['descriptors'] = (_, version) => fixture('mfe-games', version).descriptor;
    await expect(pageOf(input({ descriptors }))).rejects.toThrow(
      'host-shell 1.0.0 has no parts for the page of aurora',
    );
  });
});
