import type { Browser, Locator, Page } from '@playwright/test';
import { href } from 'shared-contracts/paths';
import { expect, silencePopups, test } from '../../support/fixtures';
import { nextStream, showTab, withoutLiveChannel } from '../../support/live';
import { moveTo } from '../../support/page-frame';
import { screenOf, signIn } from '../../support/steps';

// An amount that changes counts up to its new value: here it is there at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const balance = (page: Page): Locator => page.locator('header [data-money]');
const main = (page: Page): Locator => page.getByRole('main');

async function otherDevice(browser: Browser, page: Page, baseURL: string): Promise<Page> {
  const other = await browser.newPage({ baseURL, viewport: page.viewportSize(), reducedMotion: 'reduce' });
  await other.addInitScript(silencePopups);
  return other;
}

/** A page of a member that listens. */
async function listening(page: Page): Promise<void> {
  const stream = nextStream(page);
  await signIn(page, 'demo_member');
  await expect(balance(page)).toHaveText('₱12,480.50');
  await stream;
}

/** Notes the moment at which the balance of a page becomes that text. */
async function momentOf(page: Page, text: string): Promise<number> {
  return balance(page).evaluate(
    (place, wanted) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (place.textContent === wanted) resolve(Date.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    text,
  );
}

test('two devices show a new balance within a second, and ask for none', async ({ page, browser, site, control }) => {
  const other = await otherDevice(browser, page, site.url);
  await listening(page);
  await listening(other);
  const asked = (await control.requests('R-28')).length;
  const shown = Promise.all([page, other].map((device) => momentOf(device, '₱12,730.50')));
  const before = Date.now();
  await control.play('demo_member', 50, 300);
  for (const moment of await shown) expect(moment - before).toBeLessThan(1000);
  expect(await control.requests('R-28')).toHaveLength(asked);
  await other.close();
});

test('a deposit that is paid while one looks elsewhere is said, and its order shows it', async ({ page, control }) => {
  await listening(page);
  await moveTo(page, href('deposit'));
  await main(page).getByRole('radio', { name: 'Bank transfer' }).check();
  await main(page).getByRole('textbox', { name: 'Amount' }).fill('500');
  await main(page).getByLabel('Payer name').fill('Ann Lee');
  await main(page).locator('form button[type="submit"]').click();
  await expect(screenOf(page, 'deposit-order')).toBeVisible();
  const id = new URL(page.url()).searchParams.get('order') ?? '';
  await moveTo(page, '/m/home');
  await control.endOrder(id, 'paid');
  const message = page.locator('[data-toast]').filter({ hasText: 'Deposit of ₱500.00 received' });
  await expect(message).toBeVisible();
  await expect(balance(page)).toHaveText('₱12,980.50');
  await message.getByRole('link', { name: 'View' }).click();
  await expect(main(page).getByText('Deposit received')).toBeVisible();
  await expect(message).toBeHidden();
});

test('an open order is paid on the screen at once, and is not asked for meanwhile', async ({ page, control }) => {
  await listening(page);
  await moveTo(page, href('deposit'));
  await main(page).getByRole('radio', { name: 'Bank transfer' }).check();
  await main(page).getByRole('textbox', { name: 'Amount' }).fill('500');
  await main(page).getByLabel('Payer name').fill('Ann Lee');
  await main(page).locator('form button[type="submit"]').click();
  await expect(screenOf(page, 'deposit-order')).toBeVisible();
  await control.endOrder(new URL(page.url()).searchParams.get('order') ?? '', 'paid');
  await expect(main(page).getByText('Deposit received')).toBeVisible();
  await expect(page.locator('[data-toast]').filter({ hasText: 'Deposit of' })).toHaveCount(0);
});

test('a tab out of sight does not listen, and is told what it missed', async ({ page, control }) => {
  await listening(page);
  await showTab(page, false);
  await control.play('demo_member', 80.5);
  const asked = (await control.requests('R-28')).length;
  const stream = nextStream(page);
  await showTab(page, true);
  const answer = (await stream) as { request: () => { headers: () => Record<string, string> } };
  expect(answer.request().headers()['last-event-id']).toMatch(/^\d+$/);
  await expect(balance(page)).toHaveText('₱12,400.00');
  expect(await control.requests('R-28')).toHaveLength(asked);
});

test('home shows a new win and a larger jackpot', async ({ page, control }) => {
  await listening(page);
  await expect(page.locator('[data-amount]')).toHaveAttribute('data-amount', '11037594.00');
  await control.play('demo_member', 1000, 10_000);
  await expect(page.locator('[data-amount]')).toHaveAttribute('data-amount', '11037604.00');
  await expect(page.getByRole('button', { name: /^de\*\*\*er won ₱10,000\.00/ }).first()).toBeAttached();
});

test('what one device reads, the other shows as read', async ({ page, browser, site }) => {
  const other = await otherDevice(browser, page, site.url);
  await listening(page);
  await listening(other);
  const badge = page.getByRole('button', { name: /^Menu/ }).locator('..');
  const unread = async (): Promise<number> => Number(/(\d+)\s*$/.exec(await badge.innerText())?.[1]);
  const before = await unread();
  expect(before).toBeGreaterThan(0);
  await moveTo(other, '/m/webEmail');
  await screenOf(other, 'inbox')
    .getByRole('article')
    .filter({ has: other.getByRole('img', { name: 'Unread' }) })
    .first()
    .getByRole('button')
    .first()
    .click();
  await expect.poll(unread).toBe(before - 1);
  await other.close();
});

test('where the operator has no channel, the page asks now and then', async ({ page, control }) => {
  await withoutLiveChannel(control);
  await page.clock.install();
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/live'));
  await signIn(page, 'demo_member');
  await expect(balance(page)).toHaveText('₱12,480.50');
  await page.clock.runFor(10_000);
  await refused;
  await control.play('demo_member', 80.5);
  await page.clock.runFor(31_000);
  await expect(balance(page)).toHaveText('₱12,400.00');
});
