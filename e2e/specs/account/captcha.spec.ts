import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { fillLogin, screenOf } from '../../support/steps';

/** A login page that asks for a captcha: a first try is refused. */
async function refuseOnce(page: Page): Promise<void> {
  await page.goto('/m/login');
  await expect(screenOf(page, 'login')).toBeVisible();
  await fillLogin(page, 'demo_member', 'wrong-Pass1');
  await expect(page.getByRole('textbox', { name: 'Captcha' })).toBeVisible();
}

test('who cannot see the picture signs in by a sum in text', async ({ page, control, expectFaults }) => {
  expectFaults(/status of 422/);
  const refusal = { code: 'auth.invalid', value: { captcha: true }, times: 1 } as const;
  await control.scenario('captcha', { answers: { 'R-06': refusal } });
  await refuseOnce(page);
  const field = page.getByRole('textbox', { name: 'Captcha' });
  await expect(field).toHaveAttribute('autocomplete', 'off');
  await page.getByRole('button', { name: 'Show a sum as text' }).press('Enter');
  await expect(field).toHaveAccessibleDescription(/What is \d{3} \+ \d{1,2}\?$/);
  // Without an answer: what is wrong and the sum are both read with the field.
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('Demo1234');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(field).toHaveAccessibleDescription(/^\D+ What is \d{3} \+ \d{1,2}\?$/);
  const question = await field.evaluate((input) => {
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  });
  const [large, small] = [...question.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  await field.fill(String((large ?? 0) + (small ?? 0)));
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(screenOf(page, 'home')).toBeVisible();
});
