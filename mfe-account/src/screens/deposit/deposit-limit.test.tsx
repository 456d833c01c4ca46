import userEvent from '@testing-library/user-event';
import { createDeposit } from 'shared-contracts/api/endpoints/money';
import { amount, drawDeposit, orders, send } from '../../testing/draw-deposit';

async function refusedDeposit(code: 'play.limit' | 'play.break', value: object) {
  const { context, show } = drawDeposit();
  await show();
  context.http.fail(createDeposit, { kind: 'rejected', code, status: 422, message: 'The server says', value });
  await userEvent.type(amount(), '501');
  await send();
  return context;
}

test.each([
  [200, 'That is beyond a limit that you set. Enter ₱200.00 or less; Limits and breaks says more.'],
  [0, 'You have reached a limit that you set. Limits and breaks says when it begins again.'],
])('a deposit beyond a limit with %s left is said at the amount, which stays', async (left, words) => {
  const context = await refusedDeposit('play.limit', { name: 'depositDay', left, until: 1 });
  expect(orders(context)).toHaveLength(1);
  expect(amount()).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(amount()).toHaveFocus();
  expect(amount()).toHaveValue('501');
  expect(context.log.toasts).toEqual([]);
});

test('a deposit during a break says so, in words of the page', async () => {
  const context = await refusedDeposit('play.break', { kind: 'coolOff', until: 1 });
  expect(context.log.toasts).toEqual([
    { kind: 'long', text: 'You are taking a break from play. Deposits open again when it ends.' },
  ]);
  expect(context.log.failures).toEqual([]);
});
