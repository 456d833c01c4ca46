import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { watchLeaks } from '../../support/page-checks/leaks';
import { loseNextAnswer } from '../../support/lost-answer';
import { chooseBank, confirmByPin, confirmIdentity, screenOf, signIn } from '../../support/steps';

const PIN = '246810';
const WRONG_PIN = '975310';
const NUMBER = '004822107745';

const main = (page: Page) => page.getByRole('main');
const amount = (page: Page) => main(page).getByRole('textbox', { name: 'Amount' });
const pin = (page: Page) => main(page).getByLabel('Payment password', { exact: true });
const balance = (page: Page) => page.locator('header [data-money]');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function openWithdrawal(page: Page, userName = 'demo_member', password?: string): Promise<void> {
  await signIn(page, userName, password);
  await page.goto('/m/withdraw');
  await expect(screenOf(page, 'withdraw')).toBeVisible();
}

async function addAccount(page: Page): Promise<void> {
  await chooseBank(main(page), 'First Island Bank');
  await expect(main(page).getByLabel('Account holder')).toHaveValue('D***');
  await main(page).getByLabel('Account number').fill('0048 2210 7745');
  await pin(page).fill(PIN);
  await press(page, 'Add account');
  await expect(main(page).getByRole('radio', { name: 'First Island Bank' })).toBeChecked();
}

async function fill(page: Page, value: string, password = PIN): Promise<void> {
  await amount(page).fill(value);
  await pin(page).fill(password);
  await press(page, 'Continue');
}

test('an account is added, the payment password checked, the money taken once; nothing secret is left', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(/status of 422/);
  const leaks = watchLeaks(page, control);
  await openWithdrawal(page);
  await addAccount(page);
  await fill(page, '500', WRONG_PIN);
  await press(page, 'Withdraw ₱500.00');
  await expect(main(page).getByText('Wrong payment password. 4 tries left.')).toBeVisible();
  await expect(amount(page)).toHaveValue('500');
  await expect(pin(page)).toHaveValue('');
  await expect(pin(page)).toBeFocused();
  await fill(page, '99');
  await expect(main(page).getByText('At least ₱100.00')).toBeVisible();
  await fill(page, '1500');
  await expect(page.getByRole('dialog').getByText('₱1,490.00')).toBeVisible();
  const inTheMiddle = await leaks.find([WRONG_PIN, NUMBER]);
  await press(page, 'Withdraw ₱1,500.00');
  await expect(main(page).getByText('Withdrawal under way')).toBeVisible();
  await expect(balance(page)).toHaveText('₱10,980.50');
  expect([...inTheMiddle, ...(await leaks.find([PIN, WRONG_PIN, NUMBER]))]).toEqual([]);
  expect((await control.requests('R-27.create')).map(({ body }) => body)).toEqual([
    { kind: 'bank', bank: 'First Island Bank', number: NUMBER, paymentPassword: PIN },
  ]);
  const orders = await control.requests('R-33');
  expect(orders.map(({ body, code }) => [body, code])).toEqual([
    [{ accountId: '1', amount: 500, paymentPassword: WRONG_PIN }, 'payment_password.wrong'],
    [{ accountId: '1', amount: 1500, paymentPassword: PIN }, null],
  ]);
  await main(page).getByRole('link', { name: 'Transactions' }).click();
  await expect(screenOf(page, 'transactions').getByText('-₱1,500.00')).toBeVisible();
});

test('an answer that is lost takes the money once, also after a reload', async ({ page, control, expectFaults }) => {
  expectFaults(/ERR_CONNECTION_RESET/);
  await openWithdrawal(page);
  await addAccount(page);
  await loseNextAnswer(page, '/withdrawals');
  await fill(page, '1000');
  await press(page, 'Withdraw ₱1,000.00');
  await expect(main(page).getByRole('alert')).toContainText('it will not be sent twice');
  await page.reload();
  await expect(main(page).getByRole('alert')).toContainText('Send ₱1,000.00 again: it will not be sent twice');
  await expect(amount(page)).toHaveValue('1000');
  await pin(page).fill(PIN);
  await press(page, 'Continue');
  await press(page, 'Withdraw ₱1,000.00');
  await expect(main(page).getByText('Withdrawal under way')).toBeVisible();
  await expect(balance(page)).toHaveText('₱11,480.50');
  const keys = (await control.requests('R-33')).map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('who has no payment password sets one first; what was paid in must be played first', async ({ page, control }) => {
  await control.scenario('unset', { answers: { 'R-21': { times: 6, merge: { hasPaymentPassword: false } }, 'R-26': { times: 1, value: null } } }); // prettier-ignore
  await control.scenario('locked', { answers: { 'R-32': { merge: { withdrawable: 200, turnoverLeft: 900 } } } });
  await openWithdrawal(page);
  await expect(main(page).getByText('₱900.00')).toBeVisible();
  await confirmIdentity(page);
  await main(page).getByLabel('New payment password').fill(PIN);
  await main(page).getByLabel('Repeat it').fill(PIN);
  await control.scenario('unset', { answers: { 'R-26': { times: 1, value: null } } });
  await press(page, 'Set payment password');
  await addAccount(page);
  expect((await control.requests('R-26')).map(({ body }) => body)).toEqual([
    { newPassword: PIN, confirmation: expect.any(String) as unknown },
  ]);
  await fill(page, '500');
  await expect(main(page).getByText('Part of this still has to be played first')).toBeVisible();
  await press(page, 'All ₱200.00');
  await expect(amount(page)).toHaveValue('200');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await confirmByPin(page, 'Remove');
  await expect(main(page).getByLabel('Account number')).toBeVisible();
});
