import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** How exactly a time is looked at, ms: before and after it. */
const LEEWAY_MS = 50;
/** What draws a message waits for a tick or two of the clock. */
const STEP_MS = 10;

/** Moves the page's time on, and lets the page draw what came of it. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      }),
  );
}

/** Messages in view; one that takes its leave is none. */
export function messages(page: Page): Locator {
  return page.locator('[data-sonner-toast][data-removed="false"]');
}

/** With the clock stopped: the message appears alone, stays for this long and goes (docs/product/common.md#toasts). */
export async function expectMessage(page: Page, text: string, stays: number): Promise<void> {
  const shown = messages(page);
  await expect
    .poll(
      async () => {
        await passTime(page, STEP_MS);
        return shown.allInnerTexts();
      },
      { intervals: [100] },
    )
    .toEqual([text]);
  await passTime(page, stays - LEEWAY_MS);
  await expect(shown).toHaveText([text]);
  await passTime(page, 2 * LEEWAY_MS);
  await expect(shown).toHaveCount(0);
}

/** Waits until a surface that was closed has taken its entry back, which it does just after. */
export async function expectNoSurfaceEntry(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'overlay' in ((history.state ?? {}) as object))).toBe(false);
}

/** Opens the side menu. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Menu/ }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  return menu;
}

/** The bar at the bottom of the page. */
export function bottomMenu(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main navigation' });
}

/** Opens one of the bottom menu's panels. */
export async function openPanel(page: Page, place: 'Deposit' | 'Promo'): Promise<Locator> {
  await bottomMenu(page).getByRole('button', { name: place }).click();
  const panel = page.getByRole('dialog', { name: place === 'Deposit' ? 'Wallet' : 'Promotions' });
  await expect(panel.getByRole('button').nth(1)).toBeVisible();
  return panel;
}

/** Every address the page comes to, also one that it leaves at once. */
export function watchAddresses(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const { pathname, search } = new URL(frame.url());
    addresses.push(`${pathname}${search}`);
  });
  return addresses;
}

/** Draws a finger over the page from left to right. */
export async function swipeRight(page: Page, distance: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const [from, y] = [40, 500];
  const at = (x: number) => [{ x, y }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(from + distance / 2) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(from + distance) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}
