import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { loseNextAnswer } from '../../support/lost-answer';
import { comeBack } from '../../support/page-time';
import { screenOf, signIn } from '../../support/steps';

const main = (page: Page) => page.getByRole('main');
const amount = (page: Page) => main(page).getByRole('textbox', { name: 'Amount' });
const balance = (page: Page) => page.locator('header [data-money]');
const deposit = (page: Page) => main(page).locator('form button[type="submit"]').click();

async function openDesk(page: Page): Promise<void> {
  await signIn(page, 'demo_member');
  await page.goto('/m/voucherCenter');
  await expect(screenOf(page, 'deposit')).toBeVisible();
}

function orderOf(page: Page): string {
  return new URL(page.url()).searchParams.get('order') ?? '';
}

test('a deposit is paid on the page of the bank, and the balance follows', async ({ page, control }) => {
  await openDesk(page);
  await amount(page).fill('99');
  await deposit(page);
  await expect(main(page).getByText('At least ₱100.00')).toBeVisible();
  expect(await control.requests('R-30')).toEqual([]);
  await main(page).getByRole('button', { name: '₱500', exact: true }).click();
  await main(page).getByLabel('Promotion').selectOption('Monday reload');
  await deposit(page);
  await expect(page).toHaveURL(/\/vendor-demo\/pay\?/);
  await page.getByRole('button', { name: 'Pay ₱500.00' }).click();
  await expect(screenOf(page, 'deposit-order')).toBeVisible();
  await expect(main(page).getByText('Deposit received')).toBeVisible();
  await expect(balance(page)).toHaveText('₱13,080.50');
  const [order] = await control.requests('R-30');
  expect(order?.body).toEqual({
    methodId: 'ewallet',
    amount: 500,
    promotionId: expect.stringMatching(/^\d+$/),
    fields: {},
  });
  expect(order?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
});

test('a payment that is declined leads to a new one with its amount', async ({ page }) => {
  await openDesk(page);
  await amount(page).fill('750');
  await deposit(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(main(page).getByText('The payment did not go through')).toBeVisible();
  await expect(balance(page)).toHaveText('₱12,480.50');
  await main(page).getByRole('link', { name: 'Make a new deposit' }).click();
  await expect(amount(page)).toHaveValue('750');
});

test('a transfer waits while its player is away, and is asked for until the money is there', async ({
  page,
  control,
}) => {
  await page.clock.install();
  await openDesk(page);
  await main(page).getByRole('radio', { name: 'Bank transfer' }).check();
  await amount(page).fill('5000');
  await main(page).getByLabel('Payer name').fill('Ann Lee');
  await deposit(page);
  await expect(main(page).getByText('0048 2210 7745')).toBeVisible();
  const id = orderOf(page);
  await page.goto('/m/voucherCenter');
  await main(page).getByRole('link', { name: '₱5,000.00 is waiting for payment' }).click();
  await expect(main(page).getByText('Northlight Services Inc.')).toBeVisible();
  expect(orderOf(page)).toBe(id);
  await main(page).getByRole('button', { name: 'I have paid' }).click();
  await expect(main(page).getByText('Your money is on its way')).toBeVisible();
  await control.endOrder(id, 'paid');
  await page.clock.runFor(10_000);
  await expect(main(page).getByText('Deposit received')).toBeVisible();
  await expect(balance(page)).toHaveText('₱17,480.50');
  const asked = (await control.requests('R-31')).length;
  await page.clock.runFor(60_000);
  expect(await control.requests('R-31')).toHaveLength(asked);
});

test('an order that expired while its player was away is told when the page is back', async ({ page, control }) => {
  await page.clock.install();
  await openDesk(page);
  await main(page).getByRole('radio', { name: 'USDT' }).check();
  await amount(page).fill('1000');
  await deposit(page);
  await expect(main(page).getByText('TRC-20', { exact: true })).toBeVisible();
  await control.endOrder(orderOf(page), 'expired');
  await comeBack(page);
  await page.clock.runFor(10_000);
  await expect(main(page).getByText('This deposit has expired')).toBeVisible();
  await expect(balance(page)).toHaveText('₱12,480.50');
});

test('an answer that is lost makes no second order, also after a reload', async ({ page, control, expectFaults }) => {
  expectFaults(/ERR_CONNECTION_RESET|status of 422/);
  await openDesk(page);
  await loseNextAnswer(page, '/deposits');
  await main(page).getByRole('radio', { name: 'Bank transfer' }).check();
  await amount(page).fill('600');
  await main(page).getByLabel('Payer name').fill('Ann Lee');
  await deposit(page);
  await expect(main(page).getByRole('alert')).toContainText('it will not be sent twice');
  await page.reload();
  await expect(main(page).getByRole('alert')).toContainText('Send ₱600.00 again: it will not be sent twice');
  await expect(amount(page)).toHaveValue('600');
  await expect(main(page).getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await main(page).getByLabel('Payer name').fill('Bob Lee');
  await deposit(page);
  await expect(main(page).getByRole('alert')).toContainText('Your earlier request for ₱600.00 did arrive');
  await page.goto('/m/voucherCenter');
  await expect(main(page).getByRole('link', { name: /waiting for payment/ })).toHaveCount(1);
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  const keys = (await control.requests('R-30')).map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('without methods, and when they do not load', async ({ page, control, expectFaults }) => {
  expectFaults(/status of 500/);
  await control.scenario('methods', { answers: { 'R-29': [{ times: 1, code: 'internal' }, { value: { list: [] } }] } });
  await openDesk(page);
  await expect(main(page).getByText('The deposit methods did not load')).toBeVisible();
  await main(page).getByRole('button', { name: 'Retry' }).click();
  await expect(main(page).getByText('No deposit method available')).toBeVisible();
});
