import { settingsFixture, merchantFixture } from 'release-cli/test-support/fixture-dist';
import { ask } from './test-support/ask';
import { closeAll, deliveredSite } from './test-support/delivered-site';

afterEach(closeAll);

const SETTINGS = settingsFixture(['bahari'], {
  merchants: {
    aurora: merchantFixture('aurora', { origin: 'https://aurora.example' }),
    bahari: merchantFixture('bahari'),
  },
});

const siteOf = () => deliveredSite({}, SETTINGS);

describe('what the origin tells search engines', () => {
  it.each([
    ['/m/activity', undefined, /^<https:\/\/aurora\.example\/m\/activity>; rel="canonical", /],
    ['/?aff=A1', undefined, /^<https:\/\/aurora\.example\/m\/home>; rel="canonical", /],
    ['/m/login?language=CN', undefined, /^<https:\/\/aurora\.example\/m\/login\?language=CN>; rel="canonical", /],
    ['/m/withdraw', 'noindex', undefined],
    ['/m/nowhere', 'noindex', undefined],
  ])('of %s', async (path, robots, link) => {
    const { status, headers } = await ask((await siteOf()).url, path);
    expect([status, headers['x-robots-tag']]).toEqual([200, robots]);
    if (link === undefined) expect(headers['link']).toBeUndefined();
    else expect(headers['link']).toMatch(link);
  });

  it('tells it again where the page has not changed', async () => {
    const { url } = await siteOf();
    const { headers } = await ask(url, '/m/withdraw');
    const again = await ask(url, '/m/withdraw', { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.headers['x-robots-tag']]).toEqual([304, 'noindex']);
  });

  it('has robots.txt and the list of pages for each merchant', async () => {
    const { url } = await siteOf();
    const robots = await ask(url, '/robots.txt');
    expect(robots.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
    expect(robots.body.toString()).toContain('Sitemap: https://aurora.example/sitemap.xml');
    const sitemap = await ask(url, '/sitemap.xml');
    expect(sitemap.headers['content-type']).toBe('application/xml');
    expect(sitemap.body.toString()).toContain('<loc>https://aurora.example/m/activity</loc>');
    const host = 'bahari.localhost';
    expect((await ask(url, '/robots.txt', { host })).body.toString()).toMatch(/^User-agent: \*\nAllow: \/\n/);
    expect((await ask(url, '/sitemap.xml', { host })).status).toBe(404);
    expect((await ask(url, '/robots.txt', { method: 'POST', body: 'x' })).status).toBe(405);
    expect((await ask(url, '/robots.txt', { host: 'evil.example' })).status).toBe(404);
  });
});
