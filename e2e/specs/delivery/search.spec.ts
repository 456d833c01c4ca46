import { ask } from 'delivery/test-support/ask';
import { expect, test } from '../../support/fixtures';

const description = 'meta[name="description"]';

test('search engines are told of every path what they may show', { tag: '@nginx' }, async ({ site }) => {
  const told = async (path: string) => {
    const { status, headers } = await ask(site.url, path);
    return [status, headers['x-robots-tag'], /^<([^>]*)>; rel="canonical"/.exec(String(headers['link']))?.[1]];
  };
  expect(await told('/')).toEqual([200, undefined, 'https://aurora.example/m/home']);
  expect(await told('/m/gameList?gameType=RNG&language=ID')).toEqual([
    200,
    undefined,
    'https://aurora.example/m/gameList?language=ID',
  ]);
  expect(await told('/m/withdraw')).toEqual([200, 'noindex', undefined]);
  expect(await told('/m/no-such-page')).toEqual([200, 'noindex', undefined]);
  const robots = (await ask(site.url, '/robots.txt')).body.toString();
  expect(robots).toContain('Sitemap: https://aurora.example/sitemap.xml');
  const places = (await ask(site.url, '/sitemap.xml')).body.toString().match(/<loc>[^<]*<\/loc>/g) ?? [];
  expect(places).toContain('<loc>https://aurora.example/m/activity?language=CN</loc>');
  // Every page of the list may be shown, and stands for itself.
  for (const place of places) {
    const address = place.replace(/<\/?loc>/g, '');
    expect(await told(address.replace('https://aurora.example', ''))).toEqual([200, undefined, address]);
  }
});

test('an address names the language of a visit, which is not stored', async ({ page }) => {
  await page.goto('/m/activity?language=ID');
  await expect(page.getByRole('heading', { level: 1, name: 'Promosi' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(page.locator(description)).toHaveAttribute('content', /^Promosi Aurora: /);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
  await page.goto('/m/login?language=xx');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator(description)).toHaveAttribute('content', /^Log in to Aurora /);
});

test('the page says who the merchant is', async ({ page }) => {
  await page.goto('/m/home');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@graph': [
      { '@type': 'Organization', name: 'Aurora', url: 'https://aurora.example/' },
      { '@type': 'WebSite', inLanguage: ['zh-CN', 'en', 'id', 'fil'] },
    ],
  });
  await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute('content', 'Aurora');
});
