import { act, cleanup, screen } from '@testing-library/react';
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
  expect(context.log.reports).toEqual([
    { event: 'outcome', detail: { of: 'deposit', end: 'doubt' } },
    { event: 'outcome', detail: { of: 'deposit', end: 'done' } },
  ]);
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

test('who comes back finds the method and promotion of that order chosen, and can choose them again', async () => {
  const { context, show } = draw();
  const choice = { methodId: 'bank', promotionId: '9' };
  const open = { desk: 'R-30', key: 'the-first-key', amount: 500, choice, at: Date.now() - 1000 };
  context.storage.setSession(SESSION_KEY.openOrders, JSON.stringify([open]));
  await show();
  expect(screen.getByRole('radio', { name: /Bank transfer/ })).toBeChecked();
  expect(screen.getByLabelText('Promotion')).toHaveValue('9');
  expect(screen.queryByRole('button', { name: 'Fill it in again' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /E-wallet/ }));
  await userEvent.clear(amount());
  await userEvent.click(screen.getByRole('button', { name: 'Fill it in again' }));
  expect(screen.getByRole('radio', { name: /Bank transfer/ })).toBeChecked();
  await userEvent.type(screen.getByLabelText('Payer name'), 'Ann');
  await send();
  expect(orders(context).map(({ request, options }) => [request, options])).toEqual([
    [
      { methodId: 'bank', amount: 500, promotionId: '9', fields: { payerName: 'Ann' } },
      { idempotencyKey: 'the-first-key' },
    ],
  ]);
});

test('an order without an answer keeps what it had chosen, and nothing that was typed but its amount', async () => {
  const { context, show } = draw();
  context.http.fail(createDeposit, { kind: 'timeout' });
  await show();
  await userEvent.click(screen.getByRole('radio', { name: /Bank transfer/ }));
  await userEvent.type(amount(), '600');
  await userEvent.type(screen.getByLabelText('Payer name'), 'Ann');
  await send();
  await screen.findByRole('alert');
  expect(JSON.parse(context.storage.getSession(SESSION_KEY.openOrders) ?? '[]')).toEqual([
    {
      desk: 'R-30',
      key: expect.any(String) as string,
      at: expect.any(Number) as number,
      amount: 600,
      choice: { methodId: 'bank', promotionId: '' },
    },
  ]);
});

test('a session that ends over the form brings it back filled after the next sign-in', async () => {
  const { context, show } = draw();
  await show();
  await userEvent.click(screen.getByRole('radio', { name: /Bank transfer/ }));
  await userEvent.type(amount(), '600');
  await userEvent.type(screen.getByLabelText('Payer name'), 'Ann');
  const member = context.session.get();
  act(() => context.setSession({ status: 'visitor' }));
  cleanup();
  act(() => context.setSession(member));
  await show();
  expect(screen.getByRole('radio', { name: /Bank transfer/ })).toBeChecked();
  expect(amount()).toHaveValue('600');
  expect(screen.getByLabelText('Payer name')).toHaveValue('Ann');
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
