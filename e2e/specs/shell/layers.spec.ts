import { expect, test } from '../../support/fixtures';
import { messages } from '../../support/frame';
import { screenOf, signIn } from '../../support/steps';

test('a tap on a message over a sheet leaves the sheet and what was typed in it', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(/status of 500/);
  await signIn(page, 'demo_member');
  await page.goto('/m/member/home');
  await page.getByRole('button', { name: 'Change nickname' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change nickname' });
  const name = sheet.getByRole('textbox');
  await name.fill('Ann Lee');
  await control.scenario('failing', { answers: { 'R-22': { code: 'internal' } } });
  await sheet.locator('button[type="submit"]').click();
  const message = messages(page).first();
  await expect(message).toBeVisible();
  // A tap beside a sheet counts once it has stood for a moment: the message is still there by then.
  await expect(sheet.locator('button[type="submit"]')).toBeEnabled();
  await message.click();
  await page.keyboard.press('Shift');
  await expect(sheet).toBeVisible();
  await expect(name).toHaveValue('Ann Lee');
  await control.scenario('failing', {});
  await sheet.locator('button[type="submit"]').click();
  await expect(sheet).toBeHidden();
});

interface KeptClipboard {
  keptClipboard?: Clipboard;
}

test('what is copied in a sheet is in the clipboard, also where browsers know only the old way', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    (window as KeptClipboard).keptClipboard = navigator.clipboard;
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const inClipboard = (): Promise<string | undefined> =>
    page.evaluate(() => (window as KeptClipboard).keptClipboard?.readText());
  await signIn(page, 'demo_member');
  await page.goto('/m/transaction/record?kind=rebate&days=30');
  await expect(screenOf(page, 'transactions')).toBeVisible();
  await page.evaluate(() => (window as KeptClipboard).keptClipboard?.writeText('of before'));
  await page.getByRole('main').locator('section').getByRole('button').first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Copy the reference' }).click();
  await expect(sheet.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  const copied = await inClipboard();
  expect(copied).not.toBe('of before');
  await expect(sheet.getByText(copied ?? '', { exact: true })).toBeVisible();
  await expect(sheet.locator('textarea')).toHaveCount(0);
});
