import { expect, test } from '../fixtures';
import { inForm, signInAs } from '../steps';
import { takeTurns } from '../plan/turns';

const turn = takeTurns(0);
const MONEY = { css: 'header [data-money]' };
const AMOUNT = inForm('textbox', 'Amount');
const PIN = { css: 'input[type="password"]', within: 'main' };

test('a deposit leads to the bank, and back to an order that is paid', { tag: turn() }, async ({ phone, control }) => {
  await signInAs(phone, 'demo_member');
  await phone.open('/m/voucherCenter');
  await phone.ready('deposit');
  await phone.fill(AMOUNT, '99');
  await phone.press({ css: 'form button[type="submit"]', within: 'main' });
  await phone.shown({ css: '*', text: /At least ₱100\.00/, within: 'main form' });
  await phone.press(inForm('button', '₱500'));
  await phone.press({ css: 'form button[type="submit"]', within: 'main' });
  await phone.at('/vendor-demo/pay');
  await phone.press({ role: 'button', name: 'Pay ₱500.00' });
  await phone.ready('deposit-order');
  await phone.shown({ css: '*', text: 'Deposit received', within: 'main' });
  await phone.says(MONEY, '₱12,980.50');
  expect((await control.requests('R-30')).map(({ body }) => body)).toMatchObject([
    { methodId: 'ewallet', amount: 500 },
  ]);
});

test('money is withdrawn to an account that is added on the way', { tag: turn() }, async ({ phone, control }) => {
  await signInAs(phone, 'demo_member');
  await phone.open('/m/withdraw');
  await phone.ready('withdraw');
  await phone.press(inForm('button', 'Bank'));
  await phone.press({ role: 'button', name: 'First Island Bank', within: '[role="dialog"]' });
  await phone.fill(inForm('textbox', 'Account number'), '004822107745');
  await phone.fill(PIN, '246810');
  await phone.press(inForm('button', 'Add account'));
  await phone.shown(inForm('radio', 'First Island Bank'));
  await phone.fill(AMOUNT, '1500');
  await phone.fill(PIN, '246810');
  await phone.press(inForm('button', 'Continue'));
  await phone.press({ role: 'button', name: 'Withdraw ₱1,500.00', within: '[role="dialog"]' });
  await phone.shown({ css: '*', text: 'Withdrawal under way', within: 'main' });
  await phone.says(MONEY, '₱10,980.50');
  expect((await control.requests('R-33')).map(({ body }) => body)).toMatchObject([{ amount: 1500 }]);
});
