import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiFailure } from 'shared-contracts/api/api-error';
import { subordinates } from 'shared-contracts/api/endpoints/agent';
import { sendTransfers, transfers } from 'shared-contracts/api/endpoints/agent-money';
import { memberInfo } from 'shared-contracts/api/endpoints/member';
import { catchFiles } from 'shared-kit/testing/saved-files';
import { AGENT, agentContext, draw, member, OTHERS } from '../../testing/agent-site';
import { RedRainScreen } from './red-rain-screen';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const pin = () => screen.getByLabelText('Payment password', { selector: 'input' });
const refusal = (code: string, value?: unknown): ApiFailure => ({ kind: 'rejected', code, status: 422, message: '', value }); // prettier-ignore

const TEAM = { content: [member('ana'), member('ben'), member('cai'), member('dan', { state: 'disabled' })], pageNum: 1, totalPages: 1, path: [] }; // prettier-ignore

async function show(context = agentContext()) {
  context.http.answer(subordinates, TEAM);
  await draw(<RedRainScreen />, context, '/m/redRain');
  return context;
}

/** All who can receive, a total of 100, a greeting and the payment password. */
async function fill(context = agentContext()) {
  await show(context);
  await press('Choose recipients');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Select all' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done (3)' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Share a total' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Total amount' }), '100');
  await userEvent.type(screen.getByRole('textbox', { name: 'Greeting' }), 'Well played');
  await userEvent.type(pin(), '246810');
  return context;
}

const SENT = {
  recipients: [
    { username: 'ana', amount: 33.34 },
    { username: 'ben', amount: 33.33 },
    { username: 'cai', amount: 33.33 },
  ],
  kind: 'redenvelope',
  greeting: 'Well played',
  paymentPassword: '246810',
};

test('a total is shared to the cent, summed up against the balance, and sent', async () => {
  const context = await fill();
  expect(screen.getByText('₱900.00')).toBeInTheDocument();
  expect(screen.getByText('ana gets the odd cents: ₱33.34')).toBeInTheDocument();
  context.http.answer(sendTransfers, { results: ['ana', 'ben', 'cai'].map((username) => ({ username, ok: true })) });
  await press('Send ₱100.00');
  expect(await screen.findByRole('heading', { name: 'Red envelopes are on their way!' })).toBeInTheDocument();
  const [call] = context.http.callsOf(sendTransfers);
  expect(call?.request).toEqual(SENT);
  expect(call?.options.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
  expect(screen.queryByLabelText('Payment password', { selector: 'input' })).not.toBeInTheDocument();
  await press('Send more');
  expect(screen.getByRole('textbox', { name: 'Total amount' })).toHaveValue('');
  expect(screen.getByText('0 of 50')).toBeInTheDocument();
});

test('what failed is sent again alone, under another key, with the password typed anew', async () => {
  const context = await fill();
  context.http.answer(sendTransfers, {
    results: [
      { username: 'ana', ok: true },
      { username: 'ben', ok: false, code: 'member.disabled' },
      { username: 'cai', ok: false, code: 'balance.low' },
    ],
  });
  await press('Send ₱100.00');
  expect(await screen.findByRole('heading', { name: '1 of 3 was sent' })).toBeInTheDocument();
  const results = screen.getByRole('list', { name: 'Results' });
  expect(within(results).getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'ana₱33.34Sent',
    'benThis account is disabled₱33.33Failed',
    'caiYour balance did not suffice₱33.33Failed',
  ]);
  expect(pin()).toHaveValue('');
  await press('Send the failed again (2)');
  await waitFor(() => expect(pin()).toHaveAccessibleDescription('Enter the payment password'));
  await userEvent.type(pin(), '246810');
  // The answer is lost: the next try carries the same key.
  context.http.fail(sendTransfers, { kind: 'timeout' });
  await press('Send the failed again (2)');
  expect(await screen.findByRole('alert')).toHaveTextContent('it will not be sent twice');
  context.http.answer(sendTransfers, { results: ['ben', 'cai'].map((username) => ({ username, ok: true })) });
  await press('Send the failed again (2)');
  expect(await screen.findByRole('heading', { name: 'Red envelopes are on their way!' })).toBeInTheDocument();
  const calls = context.http.callsOf(sendTransfers);
  expect(calls.slice(1).map(({ request }) => request)).toEqual(
    Array.from({ length: 2 }, () => ({ ...SENT, recipients: SENT.recipients.slice(1) })),
  );
  const keys = calls.map(({ options }) => options.idempotencyKey);
  expect(keys[1]).toBe(keys[2]);
  expect(keys[0]).not.toBe(keys[1]);
}); // prettier-ignore

test('nobody chosen, too much, and a missing password are told at once', async () => {
  const context = await show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount for each' }), '5');
  await press('Send');
  expect(await screen.findByText('Choose at least one recipient')).toBeInTheDocument();
  await waitFor(() => expect(pin()).toHaveAccessibleDescription('Enter the payment password'));
  await press('Choose recipients');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: /ben/ }));
  expect(within(dialog).getByRole('checkbox', { name: /dan/ })).toBeDisabled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done (1)' }));
  expect(screen.queryByText('Choose at least one recipient')).not.toBeInTheDocument();
  const amount = screen.getByRole('textbox', { name: 'Amount for each' });
  await userEvent.clear(amount);
  await userEvent.type(amount, '1000.01');
  await userEvent.type(pin(), '246810');
  await press('Send ₱1,000.01');
  await waitFor(() => expect(amount).toHaveAccessibleDescription('Insufficient balance'));
  expect(context.http.callsOf(sendTransfers)).toEqual([]);
  await press('Leave out ben');
  expect(screen.getByText('0 of 50')).toBeInTheDocument();
});

test.each([
  [refusal('payment_password.wrong'), () => pin(), 'Wrong payment password'],
  [refusal('balance.low'), () => screen.getByRole('textbox', { name: 'Total amount' }), 'Insufficient balance'],
  [
    refusal('amount.range', { min: 1, max: 50_000 }),
    () => screen.getByRole('textbox', { name: 'Total amount' }),
    'Between ₱1.00 and ₱50,000.00',
  ],
])('a refusal stands at its field and empties the password only: %#', async (failure, field, words) => {
  const context = await fill();
  context.http.fail(sendTransfers, failure);
  await press('Send ₱100.00');
  await waitFor(() => expect(field()).toHaveAccessibleDescription(words));
  expect(pin()).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Total amount' })).toHaveValue('100');
  expect(screen.getByRole('textbox', { name: 'Greeting' })).toHaveValue('Well played');
  expect(screen.getByText('3 of 50')).toBeInTheDocument();
});

test.each([
  ['x'.repeat(50), '', '50/50'],
  ['x'.repeat(51), 'That is too long', '51/50'],
  // A picture is one sign to who reads it, whatever it takes inside.
  ['🧧'.repeat(50), '', '50/50'],
  ['🧧'.repeat(51), 'That is too long', '51/50'],
])('a greeting is counted in signs, told, not cut: %#', async (words, fault, counted) => {
  const context = await show();
  const greeting = screen.getByRole('textbox', { name: 'Greeting' });
  await userEvent.click(greeting);
  await userEvent.paste(words);
  await press('Send');
  await waitFor(() => expect(pin()).toHaveAccessibleDescription('Enter the payment password'));
  expect(greeting).toHaveValue(words);
  expect(screen.getByText(counted)).toBeInTheDocument();
  expect(screen.queryByText('That is too long') !== null).toBe(fault !== '');
  expect(context.http.callsOf(sendTransfers)).toEqual([]);
});

test('the history shows what went out, under its day', async () => {
  const context = await show();
  const time = new Date(2026, 4, 6, 10, 59).getTime();
  context.http.answer(transfers, {
    content: [{ id: 1, kind: 'redenvelope', username: 'ana', amount: 33.34, greeting: 'Well played', time, state: 'done' }],
    pageNum: 1,
    totalPages: 1,
  });
  await userEvent.click(screen.getByRole('radio', { name: 'History' }));
  const day = await screen.findByRole('region', { name: '2026-05-06' });
  expect(day).toHaveTextContent('ana10:59 · Well played-₱33.34');
  expect(context.http.callsOf(transfers)[0]?.request).toEqual({ kind: 'redenvelope', pageSize: 20, pageNo: 1 });
  const { files, release } = catchFiles();
  await press('Export as CSV');
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['red-envelopes_2026-05-06_2026-05-06.csv']));
  const [names, row] = files[0]?.text.split('\r\n') ?? [];
  expect(names).toBe('Time,Username,Amount,Greeting');
  expect(row).toMatch(/^2026-05-06 10:59:00[+-]\d\d:\d\d,ana,33\.34,Well played$/);
  expect(context.http.callsOf(transfers).at(-1)?.request).toEqual({ kind: 'redenvelope', pageSize: 200, pageNo: 1 });
  release();
}); // prettier-ignore

test('an empty team offers to open an account, an empty history says so', async () => {
  const context = agentContext();
  context.http.answer(subordinates, { ...TEAM, content: [] });
  context.http.answer(transfers, { content: [], pageNum: 1, totalPages: 1 });
  await draw(<RedRainScreen />, context, '/m/redRain');
  expect(await screen.findByRole('link', { name: 'Open account' })).toHaveAttribute('href', '/m/agentRegister');
  await userEvent.click(screen.getByRole('radio', { name: 'History' }));
  expect(await screen.findByText('No red envelopes yet')).toBeInTheDocument();
});

test('without a payment password there is no form', async () => {
  const context = agentContext();
  context.http.answer(memberInfo, { id: 1, type: 1, account: 'demo_agent', hasPaymentPassword: false });
  await show(context);
  expect(await screen.findByRole('link', { name: 'Set payment password' })).toBeInTheDocument();
});

test('what did not load can be tried again', async () => {
  const context = agentContext();
  context.http.fail(subordinates, { kind: 'timeout' });
  await draw(<RedRainScreen />, context, '/m/redRain');
  expect(await screen.findByText('This did not load')).toBeInTheDocument();
  context.http.answer(subordinates, TEAM);
  await press('Retry');
  expect(await screen.findByRole('button', { name: 'Choose recipients' })).toBeInTheDocument();
});

test.each(OTHERS)('draws nothing and asks nothing for a %s', async (_who, session) => {
  const context = agentContext(session);
  await draw(<RedRainScreen />, context, '/m/redRain');
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  expect(context.http.calls).toEqual([]);
});

test('a merchant without the tool: said at once, and nothing is asked', async () => {
  const context = agentContext(AGENT, []);
  await draw(<RedRainScreen />, context, '/m/redRain');
  expect(screen.getByText(/does not have permission or the feature is temporarily unavailable$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the agent centre' })).toBeInTheDocument();
  expect(context.http.calls).toEqual([]);
});
