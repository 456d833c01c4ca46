import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { parseDescriptor, type ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { parseMerchantConfig } from 'shared-contracts/release/merchant-config';
import { emptyReleaseMap } from 'shared-contracts/release/release-map';
import { viewForMerchant } from 'shared-contracts/release/resolve';
import { packageEntries } from 'shared-contracts/remote/remote-names';
import { nginxConfiguration } from '../delivery/nginx';
import type { NginxOptions } from '../delivery/nginx-options';
import { manifestText } from '../installed/manifest';
import { parseSettings, type EnvironmentSettings } from '../settings/settings';
import { fixture, merchantFixture, settingsFixture } from '../test-support/fixture-dist';
import { renderPage, type MerchantPage } from './render-page';

/** What somebody writes who wants a text to be more than a text where it ends up. */
const HOSTILE: readonly string[] = [
  `sha256-${'A'.repeat(43)}='; connect-src *; img-src '`,
  "'unsafe-inline'",
  "'unsafe-eval' https://evil.example",
  'https://evil.example;sandbox',
  'https://evil.example/r/;script-src/',
  'https://user:word@evil.example',
  'https://evil.example:99999',
  'https://[:::]',
  '*',
  '"><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '</style><img src=x onerror=alert(1)>',
  '{service}<b>{merchant}',
  'javascript:alert(1)//',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/m',
  '/m/../../api/v1/auth/login',
  '/m/%2e%2e/x',
  String.raw`\\evil.example`,
  '..',
  'a\r\nSet-Cookie: session=1',
  'a; } location / { proxy_pass http://evil.example; #',
  '$request_uri',
  'a"; return 200 "b',
  '\0',
  'a\u0007\u001b]0;owned\u0007',
  'approved\u202egnp.exe',
  '\u2028alert(1)',
  '\ud800',
  'constructor',
  '__proto__',
  'x'.repeat(5000),
];

/** What a reader does not see and a terminal, a parser or a line of text obeys. */
const ACTING = /[^\P{Cc}\n]|[\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

type Path = readonly (string | number)[];

/** Every place of a text in a document, those of keys that are free to choose among them. */
function placesOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    placesOf(inside, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The document with a text put at a place; under the text as a key where `isKey`. */
function withText<Document>(document: Document, path: Path, text: string, isKey = false): Document {
  const copy = structuredClone(document);
  let at = copy as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) at = at[step] as Record<string | number, unknown>;
  const last = path.at(-1) ?? '';
  if (isKey) Object.defineProperty(at, text, { value: at[last], enumerable: true, configurable: true });
  else at[last] = text;
  return copy;
}

const integrity = `sha256-${'A'.repeat(43)}=`;
const READ = { id: 'R-37', path: '/games', auth: 'optional' as const, module: 'AGEINFO3', fields: { pageNo: '1' } };

const games: ReleaseDescriptor = (() => {
  const { descriptor } = fixture('mfe-games', '1.0.0');
  const { main } = descriptor.screens;
  if (main === undefined) throw new Error('the fixture has no screen');
  const title = { CN: '新', EN: 'New', ID: 'Baru', TY: 'Bago' };
  return {
    ...descriptor,
    events: { 'game.launched': 1 },
    screens: { main: { ...main, shared: ['shared-kit/form'], reads: [READ] } },
    widgets: { banner: { ...main, reads: [READ] } },
    contributions: {
      routes: [{ path: '/m/new', screen: 'main', title, guard: 'member' }],
      slots: [{ slot: 'home.banner', widget: 'banner', order: 1 }],
      intents: ['launchGame'],
    },
    inlineStyles: [integrity],
  };
})();

const BROWSERS = '<h1>{merchant}</h1><!--service--><p>{service}</p><!--/service-->';
const host = fixture('host-shell', '1.0.0', {
  page: { browsers: BROWSERS, skeleton: '<h1>{merchant}</h1>', worker: 'self.works = 1;' },
  inlineStyles: [integrity],
});

const settings = settingsFixture([], {
  assetsBase: 'https://files.example/r/',
  allowsOverrides: true,
  overrideOrigins: ['http://localhost:4301'],
  merchants: {
    aurora: merchantFixture('aurora', {
      imageFallback: 'https://pictures.example',
      apiOrigin: 'https://api.example',
      origin: 'https://aurora.example',
      pictureHosts: ['https://cdn.example'],
      scaledPictures: { '/cdn1': '{path}?w={width}' },
      installed: { shortName: 'Aur' },
      customerService: [{ name: 'Telegram', url: 'https://t.me/aurora' }],
      gateway: { basePath: '/svc', headers: { authorization: 'X-Token' }, tokenScheme: 'Bearer' },
    }),
  },
});

const MAP = {
  ...emptyReleaseMap('staging'),
  revision: 1,
  defaults: { 'host-shell': '1.0.0', 'mfe-games': '1.0.0' },
};

interface Written {
  readonly page: MerchantPage;
  readonly manifest: string;
}

/** Everything that is written of a site. */
async function writtenOf(release: ReleaseDescriptor, of: EnvironmentSettings): Promise<Written> {
  const merchant = of.merchants['aurora'];
  if (merchant === undefined) throw new Error('refused: there is no aurora');
  const descriptors = (name: string) =>
    name === release.name ? release : name === 'host-shell' ? host.descriptor : games;
  const view = viewForMerchant(MAP, 'aurora');
  const rendered = await renderPage({
    merchant,
    view,
    descriptors,
    settings: of,
    readFile: async (file) => host.files.get(file) ?? '',
  });
  const page = rendered.stamped({ revision: view.revision, keys: [] });
  expect(JSON.stringify(page.boot)).not.toMatch(ACTING);
  return { page, manifest: manifestText(merchant) };
}

/** What is markup in a text of HTML: its tags with the names of their attributes. */
function markupOf(html: string): readonly string[] {
  const withoutTexts = html.replace(/(<(script|style)[^>]*>).*?(?=<\/\2>)/gs, '$1');
  return [...withoutTexts.matchAll(/<[^>]*>/g)].map(([tag]) =>
    tag.replaceAll(/="[^"]*"/g, '=').replace(/^(<\/?[\w!-]+).*?(\/?>)$/s, (whole) => whole),
  );
}

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;
const KNOWN_SOURCES = new Set([
  ...["'none'", "'self'", 'data:', 'blob:', 'https://files.example', 'https://api.example'],
  ...[
    'http://localhost:4301',
    'https://www.youtube.com',
    'https://www.youtube-nocookie.com',
    'https://pictures.example',
    'https://cdn.example',
  ],
]);

/** The names of directives, and what they allow beside hashes and the origins of the good settings. */
function policyOf(html: string): { readonly names: readonly string[]; readonly others: readonly string[] } {
  const text = (POLICY.exec(html)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  const sources = directives.flatMap(([, ...rest]) => rest);
  const isHash = (source: string): boolean => /^'sha256-[A-Za-z0-9+/]{43}='$/.test(source);
  return {
    names: directives.map(([name = '']) => name),
    others: sources.filter((source) => !KNOWN_SOURCES.has(source) && !isHash(source)),
  };
}

/** What stands before a worker's own text: the hash of its page, and the gateway's dialect as one line of JSON. */
const WORKER_STATES =
  /^self\.keptPage="sha256-[A-Za-z0-9+/=]{44}";\n(?:self\.keptGateway=(\{.*\});\n)?self\.works = 1;$/;

function expectHarmless({ page, manifest }: Written, good: Written): void {
  for (const text of [page.html, page.browsers ?? '', manifest]) expect(text).not.toMatch(ACTING);
  expect(markupOf(page.html)).toEqual(markupOf(good.page.html));
  expect(markupOf(page.browsers ?? '')).toEqual(markupOf(good.page.browsers ?? ''));
  const policy = policyOf(page.html);
  expect(policy.names).toEqual(policyOf(good.page.html).names);
  expect(policy.others).toEqual([]);
  expect(page.browsers).not.toMatch(/href="(?!https:|mailto:|tel:)/);
  const stated = WORKER_STATES.exec(page.worker);
  expect(stated).not.toBeNull();
  expect(JSON.parse(stated?.[1] ?? '{}')).toEqual(page.boot.merchant.gateway ?? {});
  const { merchant, releases } = page.boot;
  expect(merchant.imageFallback).toMatch(/^(?:|https:\/\/[a-z.]+|\/.*)$/);
  for (const versions of [releases, page.feed.releases])
    for (const release of packageEntries(versions).flatMap(([, all]) => Object.values(all))) {
      for (const { path } of release.contributions.routes)
        expect(new URL(path, 'https://site.example').href).toBe(`https://site.example${path}`);
      for (const { reads = [] } of [...Object.values(release.screens), ...Object.values(release.widgets)])
        for (const { path, module = '' } of reads) {
          expect(new URL(`${API_PREFIX}${path}`, 'https://site.example').href).toBe(
            `https://site.example${API_PREFIX}${path}`,
          );
          expect(module).toMatch(/^[\x21-\x7e]*$/);
        }
    }
  const entries = JSON.parse(manifest) as {
    readonly start_url: string;
    readonly icons: readonly { readonly src: string }[];
  };
  for (const address of [entries.start_url, ...entries.icons.map(({ src }) => src)]) expect(address).toMatch(/^\/m\//);
}

/** Whether what hostile texts make of a document is refused, by a sentence; else what is written of it has to be harmless. */
async function outcome(work: () => Promise<Written>, good: Written): Promise<'refused' | 'harmless'> {
  let written: Written;
  try {
    written = await work();
  } catch (error) {
    // A sentence of ours, no stumble over what it says.
    expect(String(error)).toMatch(/not valid|cannot|refused|There is|has no|is not published|would ask for/);
    return 'refused';
  }
  expectHarmless(written, good);
  return 'harmless';
}

let good: Written;
beforeAll(async () => {
  good = await writtenOf(games, settings);
});

it('writes what is sound, with every text where the tests look for it', () => {
  expect(policyOf(good.page.html).others).toEqual([]);
  expect(good.page.browsers).toContain('href="https://t.me/aurora"');
  expect(markupOf(good.page.html).filter((tag) => tag.startsWith('<script'))).toHaveLength(4);
  expect(placesOf(games).length).toBeGreaterThan(40);
  expect(placesOf(settings).length).toBeGreaterThan(15);
});

const cases = (document: object): [string, Path][] => placesOf(document).map((path) => [path.join('.'), path]);

describe.each([
  [
    'as publish and apply read it',
    (value: unknown) => parseDescriptor(value),
    (value: unknown) => parseSettings(value),
  ],
  [
    'that nobody parsed, where it is written',
    (value: unknown) => value as ReleaseDescriptor,
    (value: unknown) => value as EnvironmentSettings,
  ],
])('a hostile document %s', (_how, readRelease, readSettings) => {
  it.each(cases(games))('is refused or harmless at %s of a descriptor', async (_name, path) => {
    for (const text of HOSTILE)
      await outcome(() => writtenOf(readRelease(withText(games, path, text)), settings), good);
  });

  it.each([
    ['events', ['events', 'game.launched']],
    ['screens', ['screens', 'main']],
    ['widgets', ['widgets', 'banner']],
    ['requires', ['requires', 'react']],
    ['fields of a read', ['screens', 'main', 'reads', 0, 'fields', 'pageNo']],
  ] as [string, Path][])('is refused or harmless as a name among %s', async (_name, path) => {
    for (const text of HOSTILE)
      await outcome(() => writtenOf(readRelease(withText(games, path, text, true)), settings), good);
  });

  it.each(cases(settings))('is refused or harmless at %s of settings', async (_name, path) => {
    for (const text of HOSTILE)
      await outcome(async () => writtenOf(games, readSettings(withText(settings, path, text))), good);
  });
});

it.each(['inlineStyles.0', 'contributions.routes.0.path', 'screens.main.reads.0.path'])(
  'refuses every hostile text at %s, however it came',
  async (name) => {
    const path = name.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    for (const text of HOSTILE) {
      const hostile = withText(games, path, text);
      expect(() => parseDescriptor(hostile)).toThrow('The release descriptor is not valid: ');
      await expect(writtenOf(hostile, settings)).rejects.toThrow('The release descriptor is not valid: ');
    }
  },
);

it.each([
  'name',
  'origin',
  'apiOrigin',
  'imageFallback',
  'pictureHosts.0',
  'scaledPictures./cdn1',
  'customerService.0.url',
])('refuses controls and foreign schemes at %s of a merchant', (name) => {
  const path = name.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const acting = HOSTILE.filter((text) => ACTING.test(text) || (name !== 'name' && /^(?:javascript|data):/.test(text)));
  for (const text of acting)
    expect(() => parseMerchantConfig(withText(settings.merchants['aurora'], path, text))).toThrow('is not valid: ');
});

describe('an nginx configuration', () => {
  const options: NginxOptions = {
    environment: 'production',
    merchants: ['aurora'],
    defaultMerchant: 'aurora',
    hosts: { domains: ['site.example'], exact: { 'www.aurora.example': 'aurora' } },
    assetsHost: 'files.example',
    allowsOverrides: false,
    source: { storeUrl: 'https://bucket.example/p', cacheFolder: '/var/cache/site' },
    gatewayUrl: 'https://api.example',
    resolvers: ['10.0.0.2'],
    authorities: '/etc/tls/ca.pem',
    listen: '443',
    tls: { certificate: '/etc/tls/site.pem', certificateKey: '/etc/tls/site.key', redirectFrom: '80' },
    hstsSeconds: 1,
    trustedProxies: ['10.0.0.0/8'],
  };
  /** The first word of every line: its directives and blocks, whatever they are given. */
  const directivesOf = (text: string): string =>
    text
      .split('\n')
      .map((line) => line.trim().split(/[\s";]/)[0])
      .join(' ');
  const sound = directivesOf(nginxConfiguration(options));

  it.each(cases(options).filter(([name]) => !name.startsWith('hosts.domains')))(
    'is refused or keeps its directives with a hostile %s',
    (_name, path) => {
      for (const text of HOSTILE) {
        let configuration: string;
        try {
          configuration = nginxConfiguration(withText(options, path, text));
        } catch (error) {
          expect(String(error)).toMatch(/cannot|There is no merchant|would read/);
          continue;
        }
        expect(configuration).not.toMatch(ACTING);
        expect(directivesOf(configuration)).toBe(sound);
      }
    },
  );

  it.each(['domains', 'exact'] as const)('takes no hostile name among %s', (kind) => {
    for (const text of HOSTILE) {
      const hosts = kind === 'domains' ? { domains: [text], exact: {} } : { domains: [], exact: { [text]: 'aurora' } };
      // A word that is a host's name is one, whatever it is elsewhere.
      if (/^[a-z]+$/.test(text) && text.length < 64) continue;
      expect(() => nginxConfiguration({ ...options, hosts })).toThrow();
    }
  });
});
