import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { screenOf, signIn } from '../../support/steps';

interface Taps {
  keptTaps?: number;
}

const main = (page: Page) => page.getByRole('main');

/** Waits until the page has been drawn twice: what leaving a field says is said by then. */
function drawnTwice(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Leaves a field by a press on a target, as slow as a finger; gives how often the target was clicked. */
async function leaveBy(page: Page, field: Locator, target: Locator): Promise<number> {
  await field.focus();
  await target.evaluate((element) => {
    const counts = window as Taps;
    counts.keptTaps = 0;
    element.addEventListener('click', () => (counts.keptTaps = (counts.keptTaps ?? 0) + 1));
  });
  // Waits until it rests: what comes to the page by itself may move it still.
  await target.hover();
  await page.mouse.down();
  await expect(field).not.toBeFocused();
  await drawnTwice(page);
  await page.mouse.up();
  await drawnTwice(page);
  return (await page.evaluate(() => (window as Taps).keptTaps)) ?? 0;
}

test('a link under a field that is wrong is followed at the first tap', async ({ page }) => {
  await page.goto('/m/login');
  await expect(screenOf(page, 'login')).toBeVisible();
  const link = main(page).getByRole('link', { name: 'Forgot password?' });
  expect(await leaveBy(page, main(page).getByLabel('Username'), link)).toBe(1);
  await expect(page).toHaveURL(/\/m\/forget/);
});

test('the way back to the sign-in is taken at the first tap from a field that is wrong', async ({ page }) => {
  await page.goto('/m/forget');
  await expect(screenOf(page, 'forget')).toBeVisible();
  const link = main(page).getByRole('link', { name: 'Login' });
  expect(await leaveBy(page, main(page).getByLabel('Mobile number'), link)).toBe(1);
  await expect(page).toHaveURL(/\/m\/login/);
});

for (const [path, screen, person] of [
  ['/m/login', 'login', null],
  ['/m/register', 'register', null],
  ['/m/voucherCenter', 'deposit', 'demo_member'],
  ['/m/withdraw', 'withdraw', 'demo_member'],
  ['/m/changePsw', 'change-password', 'demo_member'],
  ['/m/agentRegister', 'open-account', 'demo_agent'],
  ['/m/redRain', 'red-rain', 'demo_leader'],
] as const) {
  test(`each field of ${path} may be left by the button that sends the form`, async ({ page, expectFaults }) => {
    expectFaults(/status of 422/);
    if (person !== null) await signIn(page, person);
    const fields = main(page).locator(
      'form input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"]):visible, form textarea:visible',
    );
    const open = async (): Promise<void> => {
      await page.goto(path);
      await expect(screenOf(page, screen)).toBeVisible();
      await expect(fields.first()).toBeVisible();
    };
    await open();
    const count = await fields.count();
    for (let index = 0; index < count; index += 1) {
      const send = main(page).locator('form button[type="submit"]:visible').last();
      expect(await leaveBy(page, fields.nth(index), send), `field ${index} of ${count}`).toBe(1);
      await open();
    }
  });
}
