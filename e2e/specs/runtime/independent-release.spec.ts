import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page, Response } from '@playwright/test';
import { releasedPackages } from 'services/section-folders';
import { expect, test } from '../../support/fixtures';
import { ROOT } from '../../support/places';
import { buildVariant, mfe } from '../../support/variants';

const OTHERS = releasedPackages(ROOT).filter((name) => name !== 'mfe-games');

async function expectGames(page: Page, url: string, version: string, jackpot: string): Promise<void> {
  await page.goto(`${url}/m/rng`);
  await expect(page.locator('[data-screen="game-list"]')).toHaveAttribute('data-version', version);
  await page.goto(`${url}/m/home`);
  await expect(page.locator('[data-slot="home.banner"]').getByText(jackpot, { exact: true })).toBeVisible();
}

interface FetchedCode {
  readonly url: string;
  readonly coding: string | undefined;
  readonly bytes: number;
}

/** Scripts that came over the network meanwhile, not from what the browser keeps. */
async function codeFetched(page: Page, act: () => Promise<void>): Promise<readonly FetchedCode[]> {
  const fetched: Promise<FetchedCode | null>[] = [];
  const note = (response: Response): void => {
    const url = new URL(response.url()).pathname;
    if (!url.endsWith('.mjs')) return;
    const read = async (): Promise<FetchedCode | null> => {
      const { responseBodySize } = await response.request().sizes();
      const headers = await response.allHeaders();
      return responseBodySize <= 0 ? null : { url, coding: headers['content-encoding'], bytes: responseBodySize };
    };
    fetched.push(read());
  };
  page.on('response', note);
  await act();
  page.off('response', note);
  return (await Promise.all(fetched)).filter((one) => one !== null);
}

test('one section is released, pinned and rolled back alone', { tag: '@release' }, async ({ page, site }) => {
  test.setTimeout(300_000);
  const published = (name: string): string[] => readdirSync(path.join(site.home, 'store/descriptors', name));
  const before = OTHERS.map(published);
  const current = await page
    .goto(`${site.url}/m/rng`)
    .then(() => page.locator('[data-screen="game-list"]').getAttribute('data-version'));
  const first = current ?? '';
  const dist = buildVariant('mfe-games', '1.1.0', [
    { file: 'src/locales/EN.json', from: '"title": "Jackpot"', to: '"title": "Grand pot"' },
  ]);

  await test.step('published: nothing changes for anybody', async () => {
    mfe(site, 'publish', 'mfe-games', '--dist', dist);
    await expectGames(page, site.url, first, 'Jackpot');
  });
  await test.step('pinned and promoted: bahari stays, aurora moves', async () => {
    mfe(site, 'pin', 'bahari', 'mfe-games', first);
    mfe(site, 'promote', 'mfe-games', '1.1.0', '--reason', 'a visible change');
    const code = await codeFetched(page, () => expectGames(page, site.url, '1.1.0', 'Grand pot'));
    // Of files that take the place of what the browser has, it is sent what is different.
    const changed = code.filter(({ url }) => /^\/r\/mfe-games\/(entry|locale-EN)\./.test(url));
    expect(changed.map(({ coding }) => coding)).toEqual(['dcz', 'dcz']);
    expect(changed.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(1000);
    await expectGames(page, site.of('bahari'), first, 'Jackpot');
  });
  await test.step('nothing else was built or published', () => {
    expect(OTHERS.map(published)).toEqual(before);
  });
  await test.step('rolled back: aurora is where it was', async () => {
    mfe(site, 'rollback', 'mfe-games');
    await expectGames(page, site.url, first, 'Jackpot');
  });
  mfe(site, 'unpin', 'bahari', 'mfe-games');
});

test('a section that is switched off says what the operator wrote', { tag: '@release' }, async ({ page, site }) => {
  mfe(site, 'switch', 'mfe-promotions', 'off', '--message', 'EN=Back at noon');
  await page.goto('/m/activity');
  await expect(page.locator('[data-section="off"]')).toContainText('Back at noon');
  mfe(site, 'switch', 'mfe-promotions', 'on');
  await page.reload();
  await expect(page.locator('[data-screen="activity"]')).toBeVisible();
});
