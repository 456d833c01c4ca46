import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { bottomMenu, openMenu, openPanel, passTime, swipeRight } from '../../support/frame';
import { stopClock } from '../../support/page-time';
import { screenOf, signIn, storageOf } from '../../support/steps';

const FADE = { keyframes: [{ opacity: 0 }, { opacity: 1 }], options: { duration: 300, easing: 'ease-out' } };

/** Notes every animation of a page's coming, where the page itself says it. */
function noteFades(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    type Animate = (this: Element, ...given: Parameters<Element['animate']>) => Animation;
    const animate = Reflect.get(Element.prototype, 'animate') as Animate;
    Element.prototype.animate = function (...[keyframes, options]: Parameters<Element['animate']>): Animation {
      if (this.hasAttribute('data-page')) {
        const known = JSON.parse(this.getAttribute('data-fades') ?? '[]') as unknown[];
        this.setAttribute('data-fades', JSON.stringify([...known, { keyframes, options }]));
      }
      return animate.call(this, keyframes, options);
    };
  });
}

async function expectFades(page: Page, count: number): Promise<void> {
  const noted = JSON.stringify(Array.from({ length: count }, () => FADE));
  await expect(page.locator('[data-page]')).toHaveAttribute('data-fades', noted);
}

async function goToPromotions(page: Page): Promise<void> {
  await bottomMenu(page).getByRole('link', { name: 'Promo' }).click();
  await expect(screenOf(page, 'activity')).toBeVisible();
}

test('a page fades in for 300 ms, but not after a back swipe of more than 100 px', async ({ page }) => {
  const start = Date.now();
  // A step back belongs to a swipe by the clock: it stands still, so that no slow machine parts the two.
  await page.clock.setFixedTime(start);
  await noteFades(page);
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  await expect(page.locator('[data-page="/m/home"]')).not.toHaveAttribute('data-fades');

  const stepBack = async (): Promise<void> => {
    await page.goBack();
    await expect(screenOf(page, 'home')).toBeVisible();
  };
  await goToPromotions(page);
  await expectFades(page, 1);
  await stepBack();
  await expectFades(page, 2);

  await goToPromotions(page);
  await swipeRight(page, 100);
  await stepBack();
  await expectFades(page, 4);

  await goToPromotions(page);
  await swipeRight(page, 101);
  await stepBack();
  await expectFades(page, 5);

  await goToPromotions(page);
  await expectFades(page, 6);
  await swipeRight(page, 101);
  await page.clock.setFixedTime(start + 500);
  await stepBack();
  await expectFades(page, 7);
});

test('the download bar shows on home until it is closed, and again at the next start', async ({ page }) => {
  const bar = page.getByRole('complementary', { name: 'App download' });
  await page.goto('/m/home');
  await expect(bar).toBeVisible();
  expect((await storageOf(page)).local['hideDownloadBar']).toBeUndefined();
  await expect(bar.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/m/app');
  const [barBox, headerBox] = [await bar.boundingBox(), await page.locator('header').boundingBox()];
  expect((barBox?.y ?? NaN) + (barBox?.height ?? NaN)).toBeLessThanOrEqual(headerBox?.y ?? NaN);

  await goToPromotions(page);
  await expect(bar).toHaveCount(0);
  await page.goBack();
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toHaveCount(0);
  expect((await storageOf(page)).local['hideDownloadBar']).toBe('1');
  await goToPromotions(page);
  await page.goBack();
  await expect(screenOf(page, 'home')).toBeVisible();
  await expect(bar).toHaveCount(0);

  await page.reload();
  await expect(bar).toBeVisible();
  expect((await storageOf(page)).local['hideDownloadBar']).toBeUndefined();
});

test.describe('in the app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile MCApp/1.2.0' });

  test('nothing offers the app', async ({ page, control }) => {
    await page.goto('/m/home');
    await expect(screenOf(page, 'home')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'App download' })).toHaveCount(0);
    const { session, local } = await storageOf(page);
    expect([session['appMode'], local['hideDownloadBar']]).toEqual(['1', '1']);
    const [status] = await control.requests('R-01');
    expect(status?.headers['device']).toBe('OTHERS');
    const menu = await openMenu(page);
    await expect(menu.getByRole('link', { name: 'Settings' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Get the app' })).toHaveCount(0);
  });
});

test.describe('the floating button', () => {
  const EDGES = { left: 24, right: 390 - 48 - 24 };
  /** How far it looks for a place where it covers nothing. */
  const REACH = 160;
  const keptShare = async (page: Page): Promise<number> =>
    (JSON.parse((await storageOf(page)).local['floatingWidget'] ?? '{}') as { readonly share: number }).share;

  test('is dragged to an edge, moved by the arrow keys, and stays there', async ({ page }) => {
    await page.goto('/m/home');
    const button = page.getByRole('button', { name: 'Quick links', exact: true });
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
    const box = () => boxOf(page.locator('[data-floating-widget]'));
    const drag = async (x: number, y: number): Promise<void> => {
      const from = await boxOf(button);
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    };
    await expect(button).toBeVisible();
    expect(await box()).toMatchObject({ x: EDGES.right, width: 48, height: 48 });

    await drag(100, 400);
    await expect.poll(async () => (await box()).x).toBe(EDGES.left);
    await expect.poll(async () => Math.abs((await box()).y - 400 + 24)).toBeLessThanOrEqual(REACH);
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    const share = await keptShare(page);
    await button.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => keptShare(page)).toBeLessThan(share);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await box()).x).toBe(EDGES.right);
    expect(JSON.parse((await storageOf(page)).local['floatingWidget'] ?? '{}')).toMatchObject({ side: 'right' });

    const kept = await keptShare(page);
    await page.reload();
    await expect(button).toBeVisible();
    await expect.poll(box).toMatchObject({ x: EDGES.right, width: 48 });
    expect(await keptShare(page)).toBe(kept);

    await drag(300, 840);
    await expect.poll(() => keptShare(page)).toBe(1);
    const menuTop = (await bottomMenu(page).boundingBox())?.y ?? NaN;
    expect(menuTop - (await box()).y - 48).toBeGreaterThanOrEqual(8);
  });

  test('opens its links, closes on Escape, and can be put away', async ({ page }) => {
    await page.goto('/m/home');
    const button = page.getByRole('button', { name: 'Quick links', exact: true });
    await button.click();
    const menu = page.getByRole('list', { name: 'Quick links' });
    await expect(menu.getByRole('listitem')).toHaveText([
      'Customer service',
      'Live chat',
      'Telegram',
      'Back to home',
      'Hide this button',
    ]);
    await expect(menu.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://t.me/example');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await menu.getByRole('button', { name: 'Hide this button' }).click();
    const putAway = page.getByRole('button', { name: 'Show quick links' });
    await expect(putAway).toBeVisible();
    await page.reload();
    await putAway.click();
    await expect(menu).toHaveCount(0);
    await button.click();
    await menu.getByRole('link', { name: 'Customer service' }).click();
    await expect(page).toHaveURL(/\/m\/service$/);
    await expect(menu).toHaveCount(0);
  });
});

test('what a tap opened, no tap within 300 ms closes', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'demo_member');
  await page.goto('/m/set');
  await expect(page.getByRole('button', { name: 'Quick links', exact: true })).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const wallet = page.getByRole('dialog', { name: 'Wallet' });
  const links = page.getByRole('list', { name: 'Quick links' });
  const beside = (): Promise<void> => page.mouse.click(20, 300);
  const cases = [
    { opened: menu, open: () => openMenu(page), tap: beside },
    { opened: wallet, open: () => openPanel(page, 'Deposit'), tap: beside },
    {
      opened: links,
      open: () => page.getByRole('button', { name: 'Quick links', exact: true }).click(),
      tap: () => title.click(),
    },
  ];
  await stopClock(page);
  for (const { opened, open, tap } of cases) {
    await open();
    await expect(opened).toBeVisible();
    await passTime(page, 299);
    await tap();
    await passTime(page, 0);
    await expect(opened).toBeVisible();
    await expect(opened).not.toHaveAttribute('data-state', 'closed');
    await passTime(page, 2);
    await tap();
    await expect(opened).toHaveCount(0);
  }
});
