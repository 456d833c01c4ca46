import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { payoutAccounts } from 'shared-contracts/api/endpoints/member';
import { createWithdrawal, withdrawalSettings } from 'shared-contracts/api/endpoints/money';
import { SESSION_KEY } from 'shared-contracts/storage';
import { amount, drawWithdrawal as draw, pin, press, SETTINGS } from '../../testing/draw-withdrawal';

async function fill(value = '500', password = '246810') {
  await userEvent.type(amount(), value);
  await userEvent.type(pin(), password);
  await press('Continue');
}
const confirm = () => press('Withdraw ₱500.00');

test('the limits of now are shown', async () => {
  await draw({ settings: { turnoverLeft: 500 } }).show();
  const card = within(screen.getByRole('group', { name: 'Total balance' }));
  expect(card.getByText('₱1,000.00')).toBeInTheDocument();
  expect(card.getByText('₱500.00')).toBeInTheDocument();
  expect(card.getByText('3')).toBeInTheDocument();
  expect(card.getByText(/as they are staked/)).toBeInTheDocument();
});

test('a withdrawal is shown once more, sent once under a key, and the wallet is fresh afterwards', async () => {
  const { context, show } = draw();
  await show();
  await userEvent.click(screen.getByRole('radio', { name: 'Second Bank' }));
  await fill();
  const review = within(await screen.findByRole('dialog'));
  expect(review.getByText('Second Bank •••• 1122')).toBeInTheDocument();
  expect(review.getByText('₱490.00')).toBeInTheDocument();
  expect(context.http.callsOf(createWithdrawal)).toEqual([]);
  context.log.intents.length = 0;
  await confirm();
  expect(await screen.findByText('Withdrawal under way')).toBeInTheDocument();
  expect(screen.getByText(/Order 88/)).toBeInTheDocument();
  expect(context.http.callsOf(createWithdrawal)).toMatchObject([
    { request: { accountId: '2', amount: 500, paymentPassword: '246810' }, options: { idempotencyKey: expect.any(String) } },
  ]);
  expect(context.log.intents).toContainEqual({ name: 'refreshWallet', request: {} });
  await press('Another withdrawal');
  expect([amount(), pin()].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
}); // prettier-ignore

test('All takes what is free, within the limit', async () => {
  await draw({ settings: { withdrawable: 8000 } }).show();
  await press('All ₱5,000.00');
  expect(amount()).toHaveValue('5000');
  expect(screen.getByText('₱4,990.00')).toBeInTheDocument();
});

test.each([
  ['', 'Enter an amount'],
  ['99', 'At least ₱100.00'],
  ['5001', 'At most ₱5,000.00'],
  ['1001', 'Part of this still has to be played first'],
  ['1501', 'Insufficient balance'],
])('the amount %p is told %p, and nothing is asked', async (typed, text) => {
  await draw({ settings: { turnoverLeft: 500 } }).show();
  if (typed !== '') await userEvent.type(amount(), typed);
  await userEvent.type(pin(), '246810');
  await press('Continue');
  expect(amount()).toHaveAccessibleDescription(`${text} ₱100.00 to ₱5,000.00`);
  expect(amount()).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['payment_password.wrong', { triesLeft: 4 }, 'Wrong payment password. 4 tries left.'],
  ['payment_password.wrong', { triesLeft: 0 }, 'Wrong payment password'],
])('%s with %j empties the password and nothing else', async (code, value, text) => {
  const { context, show, refuse } = draw();
  refuse(code, value);
  await show();
  await fill();
  await confirm();
  await waitFor(() => expect(pin()).toHaveAccessibleDescription(text));
  expect([amount(), pin()].map((field) => (field as HTMLInputElement).value)).toEqual(['500', '']);
  await waitFor(() => expect(pin()).toHaveFocus());
  expect(context.log.failures).toEqual([]);
});

test.each([
  ['turnover.unmet', { turnoverLeft: 300 }, 'Part of this still has to be played first'],
  ['balance.low', undefined, 'Insufficient balance'],
  ['amount.range', { min: 200, max: 400 }, 'Between ₱200.00 and ₱400.00'],
  ['validation.failed', { fields: { amount: 'times' } }, 'No withdrawals are left today'],
])('%s is said at the amount; the password stays', async (code, value, text) => {
  const { show, refuse } = draw();
  refuse(code, value);
  await show();
  await fill();
  await confirm();
  await waitFor(() => expect(amount()).toHaveAccessibleDescription(`${text} ₱100.00 to ₱5,000.00`));
  expect(pin()).toHaveValue('246810');
});

test('too many wrong passwords rest, with the time that is left', async () => {
  const { show, refuse } = draw();
  refuse('rate.limited', undefined, { status: 429, retryAfter: 90 });
  await show();
  await fill();
  await confirm();
  expect(await screen.findByRole('timer')).toHaveTextContent('1:30');
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
});

test('after a lost answer the same order goes out under the same key, whatever the password', async () => {
  const { context, show } = draw();
  context.http.fail(createWithdrawal, { kind: 'timeout' });
  await show();
  await fill();
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('it will not be sent twice');
  context.http.answer(createWithdrawal, { id: '88', state: 'pending' });
  await userEvent.clear(pin());
  await userEvent.type(pin(), '135790');
  await press('Continue');
  await confirm();
  const [first, second] = context.http.callsOf(createWithdrawal);
  expect(second?.options.idempotencyKey).toBe(first?.options.idempotencyKey);
  expect(await screen.findByText('Withdrawal under way')).toBeInTheDocument();
});

test('who comes back after a lost answer tries the same again, even if it took all there was', async () => {
  const { context, show } = draw({ settings: { withdrawable: 0 } });
  const open = { desk: 'R-33', key: 'the-first-key', amount: 500, at: Date.now() - 1000 };
  context.storage.setSession(SESSION_KEY.openOrders, JSON.stringify([open]));
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('Send ₱500.00 again: it will not be sent twice.');
  expect(amount()).toHaveValue('500');
  await userEvent.type(pin(), '246810');
  await press('Continue');
  await confirm();
  expect(context.http.callsOf(createWithdrawal)[0]?.options).toEqual({ idempotencyKey: 'the-first-key' });
  await press('Another withdrawal');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
});

test('who comes back after a lost answer finds its account chosen', async () => {
  const { context, show } = draw();
  const choice = { accountId: '2' };
  const open = { desk: 'R-33', key: 'the-first-key', amount: 500, choice, at: Date.now() - 1000 };
  context.storage.setSession(SESSION_KEY.openOrders, JSON.stringify([open]));
  await show();
  await userEvent.type(pin(), '246810');
  await press('Continue');
  await confirm();
  expect(context.http.callsOf(createWithdrawal)[0]).toMatchObject({
    request: { accountId: '2', amount: 500 },
    options: { idempotencyKey: 'the-first-key' },
  });
});

test('two presses send one order', async () => {
  const { context, show } = draw();
  context.http.hang(createWithdrawal);
  await show();
  await fill();
  const button = screen.getByRole('button', { name: 'Withdraw ₱500.00' });
  await userEvent.dblClick(button);
  expect(context.http.callsOf(createWithdrawal)).toHaveLength(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('another language loses nothing of what was typed', async () => {
  const { context, show } = draw();
  await show();
  await userEvent.click(screen.getByRole('radio', { name: 'Second Bank' }));
  await userEvent.type(amount(), '500');
  await userEvent.type(pin(), '246810');
  await act(() => context.language.set('CN'));
  expect(await screen.findByRole('radio', { name: 'Second Bank' })).toBeChecked();
  expect([amount(), pin()].map((field) => (field as HTMLInputElement).value)).toEqual(['500', '246810']);
});

test('a refusal to show it once more sends nothing', async () => {
  const { context, show } = draw();
  await show();
  await fill();
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(context.http.callsOf(createWithdrawal)).toEqual([]);
  expect(amount()).toHaveValue('500');
});

test.each([
  [{ timesLeft: 0 }, 'No withdrawals are left today. Come back tomorrow.'],
  [{ withdrawable: 99 }, 'At least ₱100.00 must be withdrawable.'],
])('with %j nothing can be taken out, and why is said', async (settings, text) => {
  await draw({ settings }).show();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
});

test('what does not load is asked for again, and only that', async () => {
  const { context, show } = draw();
  context.http.fail(withdrawalSettings, { kind: 'timeout' });
  await show();
  expect(await screen.findByText('The withdrawal did not load')).toBeInTheDocument();
  context.http.answer(withdrawalSettings, SETTINGS);
  await press('Retry');
  expect(await screen.findByText('Pay out to')).toBeInTheDocument();
  expect(context.http.callsOf(payoutAccounts)).toHaveLength(1);
});
