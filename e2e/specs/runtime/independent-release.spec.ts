import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { buildVariant, mfe } from '../../support/variants';

const SECTIONS = ['host-shell', 'mfe-account', 'mfe-agent', 'mfe-messaging', 'mfe-promotions'];

async function expectGames(page: Page, url: string, version: string, jackpot: string): Promise<void> {
  await page.goto(`${url}/m/rng`);
  await expect(page.locator('[data-screen="game-list"]')).toHaveAttribute('data-version', version);
  await page.goto(`${url}/m/home`);
  await expect(page.locator('[data-slot="home.banner"]').getByText(jackpot, { exact: true })).toBeVisible();
}

test('one section is released, pinned and rolled back alone', { tag: '@release' }, async ({ page, site }) => {
  test.setTimeout(180_000);
  const published = (name: string): string[] => readdirSync(path.join(site.home, 'store/descriptors', name));
  const before = SECTIONS.map(published);
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
    await expectGames(page, site.url, '1.1.0', 'Grand pot');
    await expectGames(page, site.of('bahari'), first, 'Jackpot');
  });
  await test.step('nothing else was built or published', () => {
    expect(SECTIONS.map(published)).toEqual(before);
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
