import { ask } from 'delivery/test-support/ask';
import { PAGE_HEADERS, REFUSAL_HEADERS, type DeliveryHeaders } from 'shared-contracts/release/delivery-rules';
import { expect, test } from '../../support/fixtures';
import { screenOf } from '../../support/steps';

/** Header names as an answer of `node:http` has them. */
function lowerCase(headers: DeliveryHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

test('every path of the site is the page, with the headers of every page', { tag: '@smoke' }, async ({ site }) => {
  for (const path of ['/', '/m/home', '/m/activity', '/m/member/agent/agentRebeat?a=1', '/vip.html']) {
    const { status, headers } = await ask(site.url, path);
    expect(status).toBe(200);
    expect(headers).toMatchObject(lowerCase(PAGE_HEADERS));
  }
});

test('an unknown path leads home, with its query', { tag: '@smoke' }, async ({ page, site }) => {
  for (const path of ['/mobile', '/en/promotions/', '/index.html', '/M/Activity']) {
    const { status, headers } = await ask(site.url, `${path}?aff=A1`);
    expect([path, status, headers['location']]).toEqual([path, 302, '/m/home?aff=A1']);
  }
  await page.goto('/promotions');
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
});

test('what is missing is never a page and never kept', { tag: '@smoke' }, async ({ site }) => {
  for (const path of [
    '/r/mfe-games/entry.0000.mjs',
    '/r/mfe-games/',
    '/humans.txt',
    '/favicon.ico',
    '/store/maps/x.json',
  ]) {
    const { status, headers } = await ask(site.url, path);
    expect(status).toBe(404);
    expect(headers).toMatchObject(lowerCase(REFUSAL_HEADERS));
  }
});

test(
  "the page's own policy refuses scripts from elsewhere, texts and bases",
  { tag: '@smoke' },
  async ({ page, expectFaults }) => {
    expectFaults(/Content Security Policy|ERR_FAILED|TrustedScript/i);
    await page.goto('/m/home');
    await expect(screenOf(page, 'home')).toBeVisible();
    const ran = await page.evaluate(async () => {
      const results: Record<string, boolean> = {};
      const attempt = async (name: string, work: () => unknown): Promise<void> => {
        try {
          await work();
          results[name] = true;
        } catch {
          results[name] = false;
        }
      };
      await attempt('a script from elsewhere', () => import('data:text/javascript,export{}' as string));
      await attempt('text as a script', () => {
        document.createElement('script').textContent = 'window.hasRun = true';
      });
      await attempt('a base of another origin', () => {
        const base = document.createElement('base');
        base.href = 'https://evil.example/';
        document.head.append(base);
        if (new URL('x', document.baseURI).origin !== location.origin) return;
        throw new Error('refused');
      });
      return results;
    });
    expect(ran).toEqual({
      'a script from elsewhere': false,
      'text as a script': false,
      'a base of another origin': false,
    });
  },
);
