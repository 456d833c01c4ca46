import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDeposit, depositMethods, transactions } from 'shared-contracts/api/endpoints/money';
import { amount, BANK, drawDeposit as draw, EWALLET, orders, send } from '../../testing/draw-deposit';

test.each([
  ['1', 'new'],
  ['0', 'base'],
])('with dep_func %s the layout is %s', async (dep_func, template) => {
  await draw({ mobileTemplate: { mem_cen: '1', dep_func } }).show();
  expect(screen.getByRole('main')).toHaveAttribute('data-template', template);
  expect(screen.getByRole('main')).toHaveAttribute('data-ready');
});

test('a deposit is sent with its method and leads to its order and the page to pay on', async () => {
  const { context, show, left } = draw();
  await show();
  await userEvent.click(screen.getByRole('button', { name: '₱500' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Promotion' }), 'Monday reload');
  await userEvent.click(screen.getByRole('button', { name: 'Deposit ₱500.00' }));
  expect(orders(context)).toMatchObject([
    { request: { methodId: 'ewallet', amount: 500, promotionId: '9', fields: {} }, options: { idempotencyKey: expect.any(String) } },
  ]);
  expect(context.log.visited).toEqual([{ to: '/m/voucherCenter?order=71', replace: false }]);
  expect(left).toEqual(['https://bank.example/pay?x=1']);
}); // prettier-ignore

test('a bonus tells what it asks for before it is taken', async () => {
  await draw().show();
  const fact = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent;
  expect(fact('Left to play')).toBeUndefined();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Promotion' }), 'Monday reload');
  expect([fact('Bonus'), fact('Left to play')]).toEqual(['–', '–']);
  expect(screen.getByText(/^Deposit and bonus ask for 5× turnover\./)).toBeVisible();
  await userEvent.type(amount(), '500');
  expect([fact('Bonus'), fact('Left to play')]).toEqual(['₱100.00', '₱3,000.00']);
  await userEvent.click(screen.getByRole('radio', { name: /Bank transfer/ }));
  expect([fact('Bonus'), fact('Left to play')]).toEqual(['₱95.00', '₱2,850.00']);
});

test('only promotions for deposits that need no sign-up are offered', async () => {
  await draw().show();
  const options = within(screen.getByRole('combobox', { name: 'Promotion' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['No promotion', 'Monday reload']);
});

test.each([
  ['9', '9'],
  ['99', undefined],
  ['7', undefined],
])('the promotion %s of the address is sent as %s: only one that is offered counts', async (named, sent) => {
  const { context, show } = draw({}, `/m/voucherCenter?promotion=${named}`);
  await show();
  expect(screen.getByRole('combobox', { name: 'Promotion' })).toHaveDisplayValue(
    sent === undefined ? 'No promotion' : 'Monday reload',
  );
  await userEvent.click(screen.getByRole('button', { name: '₱500' }));
  await userEvent.click(screen.getByRole('button', { name: 'Deposit ₱500.00' }));
  const plain = { methodId: 'ewallet', amount: 500, fields: {} };
  expect(orders(context)[0]?.request).toEqual(sent === undefined ? plain : { ...plain, promotionId: sent });
});

test.each(['javascript:alert(1)', 'http://bank.example/', 'data:text/html,x', '//bank.example'])(
  'does not follow the address %p',
  async (payUrl) => {
    const { context, show, left } = draw();
    context.http.answer(createDeposit, { id: '71', state: 'pending', payUrl });
    await show();
    await userEvent.type(amount(), '500');
    await send();
    expect(context.log.visited).toHaveLength(1);
    expect(left).toEqual([]);
  },
);

test('what is wrong is said at its field, and nothing is sent', async () => {
  const { context, show } = draw();
  await show();
  await send();
  expect(amount()).toHaveAccessibleDescription('Enter an amount ₱100.00 to ₱20,000.00');
  expect(amount()).toHaveFocus();
  await userEvent.type(amount(), '99');
  expect(amount()).toHaveAccessibleDescription('At least ₱100.00 ₱100.00 to ₱20,000.00');
  await userEvent.click(screen.getByRole('radio', { name: 'Bank transfer' }));
  await userEvent.clear(amount());
  await userEvent.type(amount(), '500');
  await send();
  expect(screen.getByRole('textbox', { name: 'Payer name' })).toHaveAccessibleDescription('Please fill this in');
  expect(orders(context)).toEqual([]);
});

test('a method’s fee and what arrives are shown, its fields are sent', async () => {
  const { context, show } = draw();
  await show();
  await userEvent.click(screen.getByRole('radio', { name: 'Bank transfer' }));
  await userEvent.type(amount(), '1000');
  expect(screen.getByText('₱25.00')).toBeInTheDocument();
  expect(screen.getByText('₱975.00')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Payer name' }), 'Ann Lee');
  await send();
  expect(orders(context)[0]?.request).toEqual({ methodId: 'bank', amount: 1000, fields: { payerName: 'Ann Lee' } });
});

test('another language loads the methods again and loses nothing of what was typed', async () => {
  const { context, show } = draw();
  await show();
  await userEvent.click(screen.getByRole('radio', { name: 'Bank transfer' }));
  await userEvent.type(amount(), '1000');
  await userEvent.type(screen.getByRole('textbox', { name: 'Payer name' }), 'Ann');
  context.http.hang(depositMethods);
  await act(() => context.language.set('CN'));
  expect(amount()).toHaveValue('1000');
  context.http.answer(depositMethods, { list: [EWALLET, BANK] });
  await act(() => context.language.set('TY'));
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('1000');
  expect(screen.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Payer name' })).toHaveValue('Ann');
});

test('a method that is tried loses nothing of what was typed for another', async () => {
  await draw().show();
  await userEvent.click(screen.getByRole('radio', { name: 'Bank transfer' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Payer name' }), 'Ann');
  await userEvent.click(screen.getByRole('radio', { name: 'E-wallet' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Bank transfer' }));
  expect(screen.getByRole('textbox', { name: 'Payer name' })).toHaveValue('Ann');
});

test.each([
  ['amount.range', { min: 200, max: 900 }, 'Between ₱200.00 and ₱900.00'],
  ['order.expired', undefined, 'The order has expired'],
])('the refusal %s is said at the amount, which stays', async (code, value, text) => {
  const { context, show } = draw();
  context.http.fail(createDeposit, { kind: 'rejected', code, status: 422, message: '', value });
  await show();
  await userEvent.type(amount(), '500');
  await send();
  expect(amount()).toHaveAccessibleDescription(`${text} ₱100.00 to ₱20,000.00`);
  expect(amount()).toHaveValue('500');
  expect(context.log.failures).toEqual([]);
});

test.each([
  ['methodId', 'unknown', 'This method is not offered any more'],
  ['promotionId', 'used', 'You have used this promotion already'],
])('a refusal of %s is said there', async (field, word, text) => {
  const { context, show } = draw();
  const refusal = { kind: 'rejected', code: 'validation.failed', status: 422, message: '' } as const;
  context.http.fail(createDeposit, { ...refusal, value: { fields: { [field]: word } } });
  await show();
  await userEvent.type(amount(), '500');
  await send();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(context.log.failures).toEqual([]);
});

test('a refusal about no field is said by the site', async () => {
  const { context, show } = draw();
  context.http.fail(createDeposit, { kind: 'forbidden', code: 'role.forbidden' });
  await show();
  await userEvent.type(amount(), '500');
  await send();
  expect(context.log.failures).toHaveLength(1);
});

test('a deposit that waits for its money is offered again', async () => {
  const { context, show } = draw();
  context.http.answer(transactions, {
    content: [{ id: 44, kind: 'deposit', amount: 495, fee: 5, state: 'pending', time: 1, remark: '' }],
    pageNum: 1,
    totalPages: 1,
  });
  await show();
  const link = await screen.findByRole('link', { name: /₱500.00 is waiting for payment/ });
  expect(link).toHaveAttribute('href', '/m/voucherCenter?order=44');
  expect(context.http.callsOf(transactions)[0]?.request).toMatchObject({ kind: 'deposit', state: 'pending' });
});

test('without a method there is customer service', async () => {
  const { context, show } = draw();
  context.http.answer(depositMethods, { list: [] });
  await show();
  expect(screen.getByText('No deposit method available')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/m/service');
});

test('methods that do not load are asked for again', async () => {
  const { context, show } = draw();
  context.http.fail(depositMethods, { kind: 'timeout' });
  await show();
  expect(await screen.findByText('The deposit methods did not load')).toBeInTheDocument();
  context.http.answer(depositMethods, { list: [EWALLET] });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('radio', { name: 'E-wallet' })).toBeChecked();
});

test('is not ready while it loads; who has left sees nothing', async () => {
  const { context, show } = draw();
  context.http.hang(depositMethods);
  await show();
  expect(screen.getByRole('main')).not.toHaveAttribute('data-ready');
  act(() => context.setSession({ status: 'visitor' }));
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
});
