import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { startSharedCache, type SharedCache } from '../../nginx/shared-cache';
import { craftRelease, currentRelease } from '../../support/releases/crafted-release';
import { expect, NO_POPUPS, test as base } from '../../support/fixtures';
import { Control } from '../../support/control';
import { startSite, type Site } from '../../support/site';
import { screenOf } from '../../support/steps';
import { mfe } from '../../support/variants';

/** A site of its own, behind a cache that ignores `Vary`. */
const test = base.extend<{ readonly own: Site; readonly cache: SharedCache }>({
  own: async ({ browserName: _browser }, provide) => {
    const site = await startSite({ server: 'origin' });
    await new Control(site.url).scenario(NO_POPUPS, { popups: [] });
    await provide(site);
    await site.close();
  },
  cache: async ({ own }, provide) => {
    const cache = await startSharedCache(own.url);
    await provide(cache);
    await cache.close();
  },
});

/** Releases the host with one more comment in its entry: its players are sent what is different. */
function releaseHost(site: Site, version: string): void {
  const { entry } = currentRelease(site, 'host-shell');
  const text = readFileSync(path.join(site.home, 'store/r/host-shell', entry), 'utf8');
  const dist = craftRelease(site, { section: 'host-shell', version, entry: `${text}\n// ${version}\n` });
  mfe(site, 'publish', 'host-shell', '--dist', dist, '--promote', '--reason', 'a line more');
}

async function newPlayer(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  return context.newPage();
}

async function seesHome(page: Page, cache: SharedCache): Promise<void> {
  await page.goto(`${cache.url}/m/home`);
  await expect(screenOf(page, 'home')).toBeVisible();
}

test('a returning player starts behind a cache that serves deltas to everybody', async ({ browser, own, cache }) => {
  test.setTimeout(120_000);
  const [returning, other] = [await newPlayer(browser), await newPlayer(browser)];
  await seesHome(returning, cache);
  await returning.goto('about:blank');
  releaseHost(own, '9.0.1');
  await seesHome(other, cache);
  releaseHost(own, '9.0.2');
  await seesHome(other, cache);
  const { entry } = currentRelease(own, 'host-shell');
  // The other player's difference is what the cache now gives to everybody.
  expect(cache.differences()).toContain(`/r/host-shell/${entry}`);
  await seesHome(returning, cache);
  const taken = (): Promise<string[]> =>
    returning.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  // The difference cannot be decoded, and the host comes whole from its retry URL.
  expect((await taken()).filter((name) => /\/second-start\.\w+\.js$/.test(name))).toHaveLength(1);
  expect((await taken()).filter((name) => name.endsWith(`/${entry}?r=1`))).toHaveLength(1);
  expect(cache.differences().filter((address) => address.includes('?'))).toEqual([]);
  await returning.reload();
  await expect(screenOf(returning, 'home')).toBeVisible();
  // A new tab has forgotten that, and finds its way again.
  const newTab = await returning.context().newPage();
  await seesHome(newTab, cache);
  await Promise.all([returning, other].map((page) => page.context().close()));
});
