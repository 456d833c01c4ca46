import type { Locator, Page } from '@playwright/test';
import { chooseMethod, MEMBER_PHONE, receiveCode } from '../../support/account';
import { setDeviceClock, wrongClock } from '../../support/device-clock';
import { expect, test } from '../../support/fixtures';
import { screenOf, signIn } from '../../support/steps';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const main = (page: Page) => page.getByRole('main');

/** The seconds that a timer says are left. */
async function secondsOf(timer: Locator): Promise<number> {
  const text = await timer.innerText();
  const parts = (/[\d:]+/.exec(text)?.[0] ?? '').split(':').map(Number);
  return parts.reduce((sum, part) => sum * 60 + part, 0);
}

/** Waits until a timer has counted on, and gives what it says. */
async function countedOn(timer: Locator): Promise<number> {
  const before = await timer.innerText();
  await expect(timer).not.toHaveText(before);
  return secondsOf(timer);
}

for (const [words, off, jump] of [
  ['20 min behind, set an hour ahead', -20 * MINUTE, 60 * MINUTE],
  ['a day ahead, set back by two', DAY, -2 * DAY],
  ['right, set back by 46 min', 0, -46 * MINUTE],
] as const) {
  test(`a deposit has the time that the server gives it, by a clock that is ${words}`, async ({ page }) => {
    await wrongClock(page, off);
    await signIn(page, 'demo_member');
    await page.goto('/m/voucherCenter');
    await expect(screenOf(page, 'deposit')).toBeVisible();
    await main(page).getByRole('radio', { name: 'Bank transfer' }).check();
    await main(page).getByRole('textbox', { name: 'Amount' }).fill('600');
    await main(page).getByLabel('Payer name').fill('Ann Lee');
    await main(page).locator('form button[type="submit"]').click();
    const timer = main(page).getByRole('timer');
    const left = await countedOn(timer);
    expect(left).toBeGreaterThan(28 * 60);
    expect(left).toBeLessThanOrEqual(30 * 60);
    await setDeviceClock(page, jump);
    const then = await countedOn(timer);
    expect(then).toBeLessThan(left);
    expect(then).toBeGreaterThan(28 * 60);
  });

  test(`a code can be asked for again after a minute, by a clock that is ${words}`, async ({ page, control }) => {
    await wrongClock(page, off);
    await page.goto('/m/login');
    await expect(screenOf(page, 'login')).toBeVisible();
    const form = main(page);
    await chooseMethod(page, 'SMS code');
    await receiveCode(page, control, MEMBER_PHONE);
    const timer = form.getByRole('timer');
    const left = await countedOn(timer);
    expect(left).toBeLessThanOrEqual(60);
    await setDeviceClock(page, jump);
    expect(await countedOn(timer)).toBeLessThan(left);
    // The next document of the visit begins with what this one knew.
    await page.reload();
    await chooseMethod(page, 'SMS code');
    expect(await countedOn(timer)).toBeLessThan(left);
  });
}
