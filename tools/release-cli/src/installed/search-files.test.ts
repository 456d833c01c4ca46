import { installedKey } from '../store/keys';
import { parseXml } from '../store/s3/s3-xml';
import { readText } from '../store/store';
import { fixtureSite } from '../test-support/fixture-site';
import { merchantFixture } from '../test-support/fixture-dist';
import { IconCheck } from './icon-check';
import { robotsText, sitemapText } from './search-files';
import { installedProblems, updateInstalled } from './update-installed';

const ORIGIN = 'https://aurora.example';
const aurora = merchantFixture('aurora', { origin: ORIGIN });

describe('what robots may fetch', () => {
  it('is everything but the demo vendor, with the list of pages', () => {
    expect(robotsText(aurora, 'production')).toBe(
      `User-agent: *\nAllow: /\nDisallow: /vendor-demo/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    );
  });

  it('is nothing outside of production', () => {
    expect(robotsText(aurora, 'staging')).toBe('User-agent: *\nDisallow: /\n');
  });

  it('names no list where the site’s origin is not known', () => {
    expect(robotsText(merchantFixture('aurora'), 'production')).not.toContain('Sitemap');
  });
});

describe('the list of pages', () => {
  it('has every page in every language, each with all others, and nothing twice', () => {
    const text = sitemapText(aurora) ?? '';
    const places = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);
    expect(places).toEqual([...new Set(places)]);
    expect(places.filter((place) => place?.includes('/m/activity'))).toEqual([
      `${ORIGIN}/m/activity?language=CN`,
      `${ORIGIN}/m/activity?language=EN`,
      `${ORIGIN}/m/activity`,
    ]);
    const [url = ''] = text.split('\n').filter((line) => line.startsWith(`<url><loc>${ORIGIN}/m/activity<`));
    expect([...url.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, tag, address]) => [tag, address])).toEqual([
      ['zh-CN', `${ORIGIN}/m/activity?language=CN`],
      ['en', `${ORIGIN}/m/activity?language=EN`],
      ['x-default', `${ORIGIN}/m/activity`],
    ]);
    expect(text).not.toMatch(/\/m\/(?:withdraw|agent|member|set|message)/);
  });

  it('is a document that a parser of XML reads', () => {
    const root = parseXml(sitemapText(aurora) ?? '');
    expect(root.name).toBe('urlset');
    expect(new Set(root.children.map(({ children }) => children.map(({ name }) => name).join(' ')))).toEqual(
      new Set(['loc link link link']),
    );
  });

  it('is not there where the site’s origin is not known', () => {
    expect(sitemapText(merchantFixture('aurora'))).toBeNull();
  });

  it('goes from the store with the origin, and is missed by the check when it is changed there', async () => {
    const site = await fixtureSite();
    const parts = { merchant: aurora, worker: '', browsers: null };
    const key = installedKey('production', 'aurora', 'sitemap.xml');
    const problemsOf = (checked: typeof parts): Promise<readonly string[]> =>
      installedProblems(site.store, 'production', checked, new IconCheck(site.store));
    await updateInstalled(site.store, 'production', parts);
    expect((await readText(site.store, key))?.text).toBe(sitemapText(aurora));
    expect(await problemsOf(parts)).toEqual([]);
    const unknown = { ...parts, merchant: merchantFixture('aurora') };
    expect(await problemsOf(unknown)).toContainEqual(expect.stringContaining(key));
    await updateInstalled(site.store, 'production', unknown);
    expect(await readText(site.store, key)).toBeNull();
    expect(await problemsOf(unknown)).toEqual([]);
  });
});

it.each(['javascript:alert(1)', 'http://aurora.example', 'https://aurora.example/m', 'https://a.example">', '*'])(
  'refuses the origin %s',
  (origin) => {
    for (const make of [
      () => robotsText({ ...aurora, origin }, 'production'),
      () => sitemapText({ ...aurora, origin }),
    ])
      expect(make).toThrow('origin: not an ');
  },
);
