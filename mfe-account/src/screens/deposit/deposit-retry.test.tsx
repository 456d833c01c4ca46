import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDeposit } from 'shared-contracts/api/endpoints/money';
import { SESSION_KEY } from 'shared-contracts/storage';
import { amount, drawDeposit as draw, orders, send } from '../../testing/draw-deposit';

test('after a lost answer the same order goes out under the same key', async () => {
  const { context, show } = draw();
  context.http.fail(createDeposit, { kind: 'timeout' });
  await show();
  await userEvent.type(amount(), '500');
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('it will not be sent twice');
  context.http.answer(createDeposit, { id: '71', state: 'pending' });
  await send();
  const [first, second] = orders(context);
  expect(second?.options.idempotencyKey).toBe(first?.options.idempotencyKey);
  expect(context.log.visited).toHaveLength(1);
});

test('who comes back to an order without an answer is told, and sends the same one again', async () => {
  const { context, show } = draw();
  const open = { desk: 'R-30', key: 'the-first-key', amount: 500.5, at: Date.now() - 1000 };
  context.storage.setSession(SESSION_KEY.openOrders, JSON.stringify([open]));
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('Send ₱500.50 again: it will not be sent twice.');
  expect(amount()).toHaveValue('500.5');
  await send();
  expect(orders(context).map(({ options }) => options)).toEqual([{ idempotencyKey: 'the-first-key' }]);
});

test('an earlier order that was made is told in place of a second one', async () => {
  const { context, show } = draw();
  const value = { fields: { 'Idempotency-Key': 'reused' } };
  context.http.fail(createDeposit, { kind: 'rejected', code: 'validation.failed', status: 422, message: '', value });
  await show();
  await userEvent.type(amount(), '500');
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Your earlier request for ₱500.00 did arrive');
  expect(context.log.failures).toEqual([]);
});
