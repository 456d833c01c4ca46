import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { bottomMenu, openMenu } from '../../support/frame';
import { screenOf, signIn } from '../../support/steps';

/** What of the screen's sides belongs to the system's swipe back, px. */
const SWIPE_ZONE = 24;

/** The words and fields that a button lies over. */
function coveredBy(button: Locator): Promise<readonly string[]> {
  return button.evaluate((element) => {
    const own = element.closest('[data-floating-widget]') ?? element;
    const box = element.getBoundingClientRect();
    const meets = (other: DOMRect): boolean =>
      box.right > other.left && box.left < other.right && box.bottom > other.top && box.top < other.bottom;
    const isUnder = (node: Element): boolean =>
      !own.contains(node) && node.closest('nav, [aria-hidden="true"]') === null;
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      if (parent === null || node.nodeValue?.trim() === '' || !isUnder(parent) || !parent.checkVisibility()) continue;
      range.selectNodeContents(node);
      // What a frame of its own cuts off is not to be seen.
      const at = [...range.getClientRects()].find(meets);
      if (
        at &&
        document
          .elementsFromPoint(
            (Math.max(at.left, box.left) + Math.min(at.right, box.right)) / 2,
            (Math.max(at.top, box.top) + Math.min(at.bottom, box.bottom)) / 2,
          )
          .includes(parent)
      )
        words.push(node.nodeValue ?? '');
    }
    const fields = [...document.querySelectorAll('input')].filter((field) => meets(field.getBoundingClientRect()));
    return [...words, ...fields.map(({ type }) => `field ${type}`)];
  });
}

async function expectOutOfTheWay(page: Page, button: Locator): Promise<void> {
  for (const top of [0, 150, 333, 480, 700]) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await expect.poll(() => coveredBy(button), { message: `scrolled by ${top}` }).toEqual([]);
    const { x = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    // To the pixel: it may still be growing to its size.
    expect([width, height].map(Math.round)).toEqual([48, 48]);
    expect(Math.min(x, 390 - x - width)).toBeGreaterThanOrEqual(SWIPE_ZONE);
  }
}

test('the invite button of home is 48 px, off the swipe back, and off words', async ({ page }) => {
  await page.goto('/m/home');
  await expect(page.locator('main [data-game]').first()).toBeVisible();
  const button = page.getByRole('main').getByRole('button', { name: 'Invite friends' });
  await expect(button).toBeVisible();
  await expectOutOfTheWay(page, button);
});

for (const [where, at] of [
  ['home', '/m/home'],
  ['a list of games with its search', '/m/rng'],
] as const)
  test(`the floating button that was put away is 48 px, off the swipe back, and off words on ${where}`, async ({
    page,
  }) => {
    await page.addInitScript(() =>
      localStorage.setItem('floatingWidget', JSON.stringify({ side: 'left', share: 0.1, isCollapsed: true })),
    );
    await page.goto(at);
    await expect(page.locator('main [data-game]').first()).toBeVisible();
    const button = page.getByRole('button', { name: 'Show quick links' });
    await expect(button).toBeVisible();
    await expectOutOfTheWay(page, button);
  });

test('the floating button lies on no field of a form that fills the page', async ({ page }) => {
  await signIn(page, 'demo_member');
  await page.goto('/m/withdraw');
  await expect(screenOf(page, 'withdraw')).toBeVisible();
  const button = page.getByRole('button', { name: 'Quick links' });
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size);
    for (const top of [0, 120, 240, 400]) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      await expect.poll(() => coveredBy(button), { message: `${size.width} wide, scrolled by ${top}` }).toEqual([]);
    }
  }
});

test('the count of unread messages leaves the lines of the menu in view', async ({ page, control }) => {
  await control.scenario('unread', { answers: { 'R-59': { value: 120 } } });
  await signIn(page, 'demo_member');
  const menu = page.getByRole('button', { name: /^Menu/ });
  await expect(menu).toContainText(/\d/);
  // The lines are 2 px thick, and the rim of the count is half as wide.
  const [lines, count] = await menu.evaluate((button) => {
    const drawing = button.querySelector('svg path, svg line')?.closest('svg');
    const tops = [...(drawing?.querySelectorAll('path, line') ?? [])].map((line) => line.getBoundingClientRect().top);
    return [Math.min(...tops) - 1, (button.lastElementChild?.getBoundingClientRect().bottom ?? NaN) + 1];
  });
  expect(count).toBeLessThanOrEqual(lines ?? NaN);
});

test('a double tap on Deposit opens the panel, and it stays', async ({ page }) => {
  await signIn(page, 'demo_member');
  await expect(screenOf(page, 'home')).toBeVisible();
  await bottomMenu(page).getByRole('button', { name: 'Deposit' }).dblclick();
  const wallet = page.getByRole('dialog', { name: 'Wallet' });
  await expect(wallet).toBeVisible();
  await wallet.getByRole('button', { name: 'Close' }).click();
  await openMenu(page);
});
