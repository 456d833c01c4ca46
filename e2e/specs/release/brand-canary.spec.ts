import type { Page } from '@playwright/test';
import { brandPalette, type BrandValues } from 'shared-contracts/brand';
import { brandId } from 'shared-contracts/release/brand-canary';
import { LOCAL_KEY } from 'shared-contracts/storage';
import aurora from '../../../merchants/aurora.json' with { type: 'json' };
import { expect, test } from '../../support/fixtures';
import { bucketsOf, useBucket } from '../../support/releases/buckets';
import { hearNews, untilFollowing } from '../../support/releases/release-news';
import { screenOf } from '../../support/steps';
import { mfe } from '../../support/variants';

const OWN: BrandValues = aurora.brand;
const TRIED: BrandValues = { ...OWN, hue: 20 };
const { inside, outside } = bucketsOf(`brand@${brandId(TRIED)}`, 10);

test.describe.configure({ mode: 'serial' });

test.beforeAll(({ site }) => {
  mfe(site, 'merchant', 'brand', 'aurora', '--hue', '20', '--percent', '10');
});
test.afterAll(({ site }) => {
  const shown = mfe(site, 'merchant', 'brand', 'aurora');
  if (shown.includes('try another one')) mfe(site, 'merchant', 'brand', 'aurora', 'end');
  mfe(site, 'merchant', 'brand', 'aurora', '--hue', String(OWN.hue));
});

type Theme = 'dark' | 'light';

/** `#0a7f3f` as a computed style has it. */
function computed(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

/** What a page of a brand is drawn in: its words, and the fill of its main action. */
function coloursOf(brand: BrandValues, theme: Theme): string {
  const palette = brandPalette(brand, theme);
  return `${computed(palette.text)} ${palette['brand-fill']}`;
}

/** Notes the colours of every frame that is drawn of a page, the first one included. */
async function noteColours(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = (): void => {
      if (document.querySelector('#splash, #root > *') !== null) {
        const fill = getComputedStyle(document.documentElement).getPropertyValue('--brand-brand-fill').trim();
        seen.add(`${getComputedStyle(document.body).color} ${fill}`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { seenColours: seen });
  });
}

function seenColours(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...(window as unknown as { seenColours: Set<string> }).seenColours]);
}

function shownColours(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fill = getComputedStyle(document.documentElement).getPropertyValue('--brand-brand-fill').trim();
    return `${getComputedStyle(document.body).color} ${fill}`;
  });
}

const barColour = (page: Page): Promise<string | null> =>
  page.locator('meta[name="theme-color"]').getAttribute('content');

for (const theme of ['dark', 'light'] as const)
  for (const [side, bucket, brand] of [
    ['in the share', inside, TRIED],
    ['out of it', outside, OWN],
  ] as const)
    test(
      `a device ${side} is drawn in its brand from the first frame on, ${theme}`,
      { tag: '@release' },
      async ({ page }) => {
        await useBucket(page, bucket);
        await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [LOCAL_KEY.theme, theme] as const);
        await noteColours(page);
        await page.goto('/m/home');
        await expect(screenOf(page, 'home')).toBeVisible();
        await expect.poll(() => barColour(page)).toBe(brandPalette(brand, theme).page);
        expect(await seenColours(page)).toEqual([coloursOf(brand, theme)]);
      },
    );

/** Opens a page that stays open over what follows. */
async function openTab(page: Page): Promise<void> {
  await page.clock.install();
  await untilFollowing(page, () => page.goto('/m/activity'), screenOf(page, 'activity'));
  await page.evaluate(() => Object.assign(window, { samePage: true }));
}

const isSamePage = (page: Page): Promise<boolean> => page.evaluate(() => 'samePage' in window);

test('an open tab has the own brand back when the other one is ended', { tag: '@release' }, async ({ page, site }) => {
  await useBucket(page, inside);
  await openTab(page);
  expect(await shownColours(page)).toBe(coloursOf(TRIED, 'dark'));
  mfe(site, 'merchant', 'brand', 'aurora', 'end');
  await hearNews(page);
  await expect.poll(() => shownColours(page)).toBe(coloursOf(OWN, 'dark'));
  expect(await barColour(page)).toBe(brandPalette(OWN, 'dark').page);
  expect(await isSamePage(page)).toBe(true);
});

test('an open tab has the tried brand when it is promoted', { tag: '@release' }, async ({ page, site }) => {
  mfe(site, 'merchant', 'brand', 'aurora', '--hue', '20', '--percent', '10');
  await useBucket(page, outside);
  await openTab(page);
  expect(await shownColours(page)).toBe(coloursOf(OWN, 'dark'));
  mfe(site, 'merchant', 'brand', 'aurora', 'promote');
  await hearNews(page);
  await expect.poll(() => shownColours(page)).toBe(coloursOf(TRIED, 'dark'));
  expect(await isSamePage(page)).toBe(true);
});
