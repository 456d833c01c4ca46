import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { screenOf, signIn } from '../../support/steps';
import { mfe } from '../../support/variants';

const MERCHANT = 'aurora';
const PICTURES = '/m/brand/';
const THEMES = ['dark', 'light'] as const;
const INK = { dark: '#fff3d6', light: '#3a1d00' } as const;

/** A mark and five letters, as drawing programs export them. */
function logo(ink: string): string {
  const letters = 'M40 6v20h12M57 6h14v20H57zM84 26V6M76 6h16M97 6v20h14V6M128 6h-12v10h12v10h-12';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="134" height="32" viewBox="0 0 134 32" fill="none">` +
    `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#ffb400"/><stop offset="1" stop-color="#e0457b"/></linearGradient></defs>` +
    `<circle cx="16" cy="16" r="14" fill="url(#g)"/><path d="${letters}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/></svg>`
  );
}

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 390, height: 844 } });

let before = 0;
test.beforeAll(({ site }) => {
  const fileOf = (name: string, text: string): string => {
    const file = path.join(site.home, name);
    writeFileSync(file, text);
    return file;
  };
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" fill="#00ff00"/></svg>`;
  before = (JSON.parse(mfe(site, 'settings', 'history', '--json')) as { revisions: { revision: number }[] })
    .revisions[0]?.revision as number;
  mfe(
    site,
    ...['merchant', 'brand', MERCHANT, '--logo', fileOf('light.svg', logo(INK.light))],
    ...['--logo-dark', fileOf('dark.svg', logo(INK.dark)), '--icon', fileOf('icon.svg', icon)],
  );
});

/** The picture of a theme, and the one beside it. */
function logosOf(place: Locator, theme: (typeof THEMES)[number]): readonly [shown: Locator, other: Locator] {
  const other = theme === 'dark' ? 'light' : 'dark';
  return [place.locator(`img[data-logo=${theme}]`), place.locator(`img[data-logo=${other}]`)];
}

async function openHome(page: Page, theme: (typeof THEMES)[number]): Promise<Locator> {
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
  // A page whose pictures are held is not loaded before they come.
  await page.goto('/m/home', { waitUntil: 'domcontentloaded' });
  await expect(screenOf(page, 'home')).toBeVisible();
  return page.getByRole('banner');
}

async function expectLoaded(picture: Locator): Promise<void> {
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(134);
}

for (const theme of THEMES)
  test(`the logo is in the header, on the forms and beside a member's balance, ${theme}`, async ({ page }) => {
    const header = await openHome(page, theme);
    const [shown, other] = logosOf(header, theme);
    await expect(shown).toBeVisible();
    await expect(other).toBeHidden();
    await expect(header.getByText('Aurora', { exact: true })).toBeHidden();
    expect(await shown.getAttribute('alt')).toBe('Aurora');
    const box = await shown.boundingBox();
    expect(box?.height).toBe(28);
    expect(box?.width).toBeGreaterThan(100);
    await expectLoaded(shown);

    await page.goto('/m/login');
    await expect(screenOf(page, 'login')).toBeVisible();
    const [large] = logosOf(page.getByRole('main'), theme);
    expect((await large.boundingBox())?.height).toBe(56);

    await signIn(page, 'demo_member');
    await expect(shown).toBeVisible();
    const beside = await shown.boundingBox();
    expect([beside?.height, (beside?.width ?? 0) > 40]).toEqual([28, true]);
  });

test('the logo has its place before it comes, and nothing moves when it does', async ({ page }) => {
  let send = (): void => undefined;
  const wanted = new Promise<void>((done) => {
    send = done;
  });
  await page.route(`**${PICTURES}**`, async (route) => {
    await wanted;
    await route.continue();
  });
  const header = await openHome(page, 'dark');
  const [shown] = logosOf(header, 'dark');
  const empty = await shown.boundingBox();
  send();
  await expectLoaded(shown);
  expect(await shown.boundingBox()).toEqual(empty);
});

test('the name stands where the logo does not come', async ({ page, expectFaults }) => {
  expectFaults(/ERR_FAILED/);
  await page.route(`**${PICTURES}**`, (route) => route.abort());
  const header = await openHome(page, 'dark');
  await expect(header.getByText('Aurora', { exact: true })).toBeVisible();
  await expect(header.locator('img[data-logo]').first()).toBeHidden();
});

test('the icon of the brand is that of the page and of home screens', async ({ page }) => {
  await page.goto('/m/login');
  const addresses = await page.evaluate(async () => {
    const links = [...document.querySelectorAll('link[rel=icon],link[rel=apple-touch-icon]')];
    const manifest = (await (await fetch('/m/site.webmanifest')).json()) as { icons: { src: string }[] };
    return [...links.map((link) => link.getAttribute('href') ?? ''), ...manifest.icons.map(({ src }) => src)];
  });
  expect(addresses).toHaveLength(5);
  for (const address of new Set(addresses)) {
    const colour = await page.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      context?.drawImage(picture, 0, 0, 3, 3);
      return [...(context?.getImageData(1, 1, 1, 1).data ?? [])];
    }, address);
    expect([address, colour]).toEqual([address, [0, 255, 0, 255]]);
  }
});

test('an earlier revision of the merchant brings its name back', async ({ page, site }) => {
  mfe(site, 'merchant', 'rollback', MERCHANT, '--to', String(before));
  const header = await openHome(page, 'dark');
  await expect(header.getByText('Aurora', { exact: true })).toBeVisible();
  await expect(page.locator(`img[src^="${PICTURES}"]`)).toHaveCount(0);
});
