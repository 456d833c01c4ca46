import type { Browser, Page } from '@playwright/test';
import { expect, silencePopups, test } from '../../support/fixtures';
import { confirmIdentity, fillLogin, screenOf, signIn } from '../../support/steps';

const REFUSED = /status of (401|404|422)/;

const main = (page: Page) => page.getByRole('main');

async function openLimits(page: Page): Promise<void> {
  await page.goto('/m/member/limits');
  await expect(screenOf(page, 'play-limits')).toBeVisible();
}

/** A browser of its own, as a second device of the same member. */
async function secondDevice(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await context.addInitScript(silencePopups);
  const page = await context.newPage();
  await signIn(page, 'demo_member');
  return page;
}

async function order(page: Page, amount: string): Promise<void> {
  await page.goto('/m/voucherCenter');
  await expect(screenOf(page, 'deposit')).toBeVisible();
  await main(page).getByRole('textbox', { name: 'Amount' }).fill(amount);
  await main(page).locator('form button[type="submit"]').click();
}

async function takeBreak(page: Page, name: string, length: string, submit: string): Promise<void> {
  await openLimits(page);
  await main(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByRole('radio', { name: length, exact: true }).check();
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await confirmIdentity(page, submit);
}

test('a limit set on one device holds on another, and a higher one waits', async ({
  page,
  browser,
  site,
  expectFaults,
}) => {
  expectFaults(REFUSED);
  await signIn(page, 'demo_member');
  await page.goto('/m/member/home');
  await main(page).getByRole('link', { name: 'Limits and breaks' }).click();
  await main(page)
    .getByRole('button', { name: /^Deposits in one day/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Deposits in one day' });
  await sheet.getByRole('textbox', { name: 'At most' }).fill('500');
  await sheet.getByRole('button', { name: 'Save' }).click();
  const row = main(page).getByRole('button', { name: /^Deposits in one day/ });
  await expect(row).toContainText('₱500.00 left');

  const second = await secondDevice(browser, site.url);
  await order(second, '600');
  await expect(main(second).getByText(/^That is beyond a limit that you set\. Enter ₱500\.00 or less/)).toBeVisible();
  await order(second, '300');
  await expect(second).toHaveURL(/\/vendor-demo\/pay\?/);
  await openLimits(second);
  await expect(main(second).getByRole('button', { name: /^Deposits in one day/ })).toContainText('₱200.00 left');
  await second.context().close();

  await row.click();
  await sheet.getByRole('textbox', { name: 'At most' }).fill('900');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText(/₱900\.00 can be confirmed from \d{4}-/);
  await order(page, '400');
  await expect(main(page).getByText(/^That is beyond a limit that you set\. Enter ₱200\.00 or less/)).toBeVisible();
});

test('a break to cool off refuses games and deposits, in words of the page', async ({ page, expectFaults }) => {
  expectFaults(REFUSED);
  await signIn(page, 'demo_member');
  await takeBreak(page, 'Take a break', '1 day', 'Take the break');
  await expect(
    main(page)
      .getByRole('status')
      .getByText(/^No play until/),
  ).toBeVisible();
  await order(page, '300');
  await expect(page.getByText('You are taking a break from play. Deposits open again when it ends.')).toBeVisible();
  await page.goto('/m/fish');
  await main(page).locator('[data-game]').first().getByRole('button').first().click();
  await expect(page.getByText('You are taking a break from play. Limits and breaks says until when.')).toBeVisible();
  expect(page.url()).not.toContain('vendor-demo');
});

test('an exclusion signs out on every device, and refuses the sign-in with its end', async ({
  page,
  browser,
  site,
  expectFaults,
}) => {
  expectFaults(REFUSED);
  const second = await secondDevice(browser, site.url);
  await signIn(page, 'demo_member');
  await takeBreak(page, 'Exclude myself', '6 months', 'Exclude me');
  await expect(screenOf(page, 'home')).toBeVisible();
  await expect(page.getByText(/^No play until \d{4}-/)).toBeVisible();
  await page.goto('/m/login');
  await fillLogin(page, 'demo_member', 'Demo1234');
  await expect(main(page).getByRole('alert')).toHaveText(
    /^You have excluded yourself from play\. .* You can sign in again from \w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d/,
  );
  await second.goto('/m/member/limits');
  await expect(second).toHaveURL(/\/m\/login/);
  await second.context().close();
});

test('a reality check that is due comes back after a reload, until it was read', async ({ page, control }) => {
  await signIn(page, 'demo_member');
  await control.play('demo_member', 80, 30);
  await control.scenario('due', {
    answers: { 'R-94': { times: 2, merge: { nextAt: Date.UTC(2026, 0, 1) } } },
  });
  await page.evaluate(() => sessionStorage.removeItem('sitting'));
  await page.goto('/m/member/home');
  const check = page.getByRole('alertdialog', { name: 'Time for a break?' });
  await expect(check).toContainText(/You have been here for \d+ minutes?\. Result of play since then: -₱50\.00\./);
  await page.reload();
  await check.getByRole('button', { name: 'Keep playing' }).click();
  await expect(check).toBeHidden();
  // What the server answered to it is kept: the next page need not ask.
  await expect.poll(() => page.evaluate(() => Number(sessionStorage.getItem('sitting')) > Date.now())).toBe(true);
  await page.reload();
  await expect(screenOf(page, 'member-home')).toBeVisible();
  const asked = (await control.requests('R-94')).map(({ path }) => path.split('/').at(-1));
  expect(asked).toEqual(['check', 'check', 'seen']);
});
