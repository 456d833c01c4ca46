import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiFailure } from 'shared-contracts/api/api-error';
import { dividends, withdrawDividend } from 'shared-contracts/api/endpoints/agent-money';
import { memberInfo } from 'shared-contracts/api/endpoints/member';
import { catchFiles } from 'shared-kit/testing/saved-files';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { DividendsScreen } from './dividends-screen';

const WEEK = { id: '2026-11-09', period: '2026-11-09/2026-11-15', active: 12, rate: 8 };
const PERIODS = [
  { ...WEEK, id: '2026-11-16', period: '2026-11-16/2026-11-22', profit: -20.5, rate: 0, amount: 0, state: 'open' },
  { ...WEEK, profit: 5200, amount: 416, state: 'payable' },
  { ...WEEK, id: '2026-11-02', period: '2026-11-02/2026-11-08', profit: 100, rate: 5, amount: 5, state: 'paid' },
  { ...WEEK, id: '2026-10-26', period: '2026-10-26/2026-11-01', profit: -1, rate: 0, amount: 0, state: 'paid' },
] as const;
const CONTRACT = { period: 'week', tiers: [{ threshold: 0, rate: 5 }] };

async function draw(reply: object | 'fails' = {}, { type = 1, hasPin = true } = {}) {
  const session = { ...SOME_MEMBER, status: 'agent', type } as typeof SOME_MEMBER;
  const context = fakeContext({ name: 'mfe-agent', session });
  if (reply === 'fails') context.http.fail(dividends, { kind: 'timeout' });
  else
    context.http.answer(dividends, { contract: CONTRACT, content: [...PERIODS], pageNum: 1, totalPages: 1, ...reply });
  context.http.answer(withdrawDividend, { id: '1', state: 'done' });
  context.http.answer(memberInfo, { id: '1', account: 'demo_agent', hasPaymentPassword: hasPin });
  const at = '/m/member/agent/agentDivident';
  await act(async () => void renderInSite(<DividendsScreen />, { context, texts, at }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('data-ready'));
  return context;
}

const textOf = (name: string) => screen.getByRole('group', { name }).textContent;
const refused = (code: string, value?: unknown): ApiFailure => ({
  kind: 'rejected', code, status: 422, message: '', value,
}); // prettier-ignore

async function openSheet() {
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  return within(await screen.findByRole('dialog', { name: 'Withdraw dividend' }));
}

async function confirm(sheet: ReturnType<typeof within>, pin: string): Promise<void> {
  await userEvent.clear(await sheet.findByLabelText('Payment password'));
  if (pin !== '') await userEvent.type(sheet.getByLabelText('Payment password'), pin);
  await userEvent.click(sheet.getByRole('button', { name: 'Withdraw ₱416.00' }));
}

test('shows the steps, and each period with its profit, rate, dividend and state', async () => {
  await draw();
  expect(screen.getByText('Paid every week')).toBeInTheDocument();
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Team profit of a period fromYou get',
    '₱0.005%',
  ]);
  expect(textOf('2026/11/16 – 11/22')).toBe(
    '2026/11/16 – 11/22RunningTeam profit-₱20.50Active members12Rate0%Dividend₱0.00',
  );
  // A week that is over beside the one before it; one that runs beside nothing.
  expect(textOf('2026/11/09 – 11/15')).toBe(
    '2026/11/09 – 11/15Ready to withdrawTeam profit+₱5,200.00▲+5,100%Active members12No change' +
      'Rate8%Dividend₱416.00Withdraw',
  );
  expect(textOf('2026/11/02 – 11/08')).toContain('+₱100.00▲From loss to gain');
  expect(textOf('2026/10/26 – 11/01')).toContain('Team profit-₱1.00Active');
  expect(screen.getByText('Changes are against the period before.')).toBeInTheDocument();
  expect(textOf('2026/11/02 – 11/08')).toContain('Paid');
  expect(textOf('2026/10/26 – 11/01')).toContain('No dividend');
  expect(screen.getAllByRole('button', { name: 'Withdraw' })).toHaveLength(1);
});

test('a dividend is withdrawn once: checked first, one key for every try, then everything is asked anew', async () => {
  const context = await draw();
  const sheet = await openSheet();
  await confirm(sheet, '');
  expect(sheet.getByText('Enter the payment password')).toBeInTheDocument();
  await confirm(sheet, '123');
  expect(sheet.getByText('Enter 6 digits')).toBeInTheDocument();
  expect(context.http.callsOf(withdrawDividend)).toEqual([]);

  context.http.fail(withdrawDividend, refused('payment_password.wrong', { triesLeft: 2 }));
  await confirm(sheet, '000000');
  expect(await sheet.findByText('Wrong payment password. 2 tries left.')).toBeInTheDocument();
  expect(sheet.getByLabelText('Payment password')).toHaveFocus();

  context.http.fail(withdrawDividend, { kind: 'timeout' });
  await confirm(sheet, '246810');
  expect(await sheet.findByText(/the dividend is paid only once/)).toBeInTheDocument();
  expect(sheet.getByLabelText('Payment password')).toHaveValue('246810');

  context.http.answer(withdrawDividend, { id: '1', state: 'done' });
  await userEvent.click(sheet.getByRole('button', { name: 'Withdraw ₱416.00' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const calls = context.http.callsOf(withdrawDividend);
  expect(calls.map(({ request }) => request)).toEqual([
    { dividendId: '2026-11-09', paymentPassword: '000000' },
    { dividendId: '2026-11-09', paymentPassword: '246810' },
    { dividendId: '2026-11-09', paymentPassword: '246810' },
  ]);
  expect(context.log.toasts).toEqual([{ kind: 'success', text: '₱416.00 is in your wallet' }]);
  expect(context.log.intents.map(({ name }) => name)).toContain('refreshWallet');
  await waitFor(() => expect(context.http.callsOf(dividends)).toHaveLength(2));
});

test('one that is not to be had any more closes, says so and reloads', async () => {
  const context = await draw();
  context.http.fail(withdrawDividend, refused('version.conflict'));
  await confirm(await openSheet(), '246810');
  await waitFor(() => expect(context.log.toasts.map(({ kind }) => kind)).toEqual(['fail']));
  await waitFor(() => expect(context.http.callsOf(dividends)).toHaveLength(2));
});

test('who has no payment password is shown where to set one', async () => {
  await draw({}, { hasPin: false });
  const sheet = await openSheet();
  expect(await sheet.findByRole('link', { name: 'Set payment password' })).toHaveAttribute('href', '/m/securityCenter');
  expect(sheet.queryByLabelText('Payment password')).not.toBeInTheDocument();
});

test('every period goes into a file for spreadsheet programs', async () => {
  const caught = catchFiles();
  const context = await draw();
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(caught.files).toHaveLength(1));
  const [file] = caught.files;
  expect(file?.name).toBe('dividends_2026-10-26_2026-11-22.csv');
  expect(file?.text.split('\r\n').slice(0, 3)).toEqual([
    'Period,Team profit,Active members,Rate,Dividend,State',
    '2026-11-16/2026-11-22,-20.5,12,0,0,Running',
    '2026-11-09/2026-11-15,5200,12,8,416,Ready to withdraw',
  ]);
  expect(context.http.callsOf(dividends).at(-1)?.request).toEqual({ pageNo: 1, pageSize: 200 });
  caught.release();
});

test('staff accounts move no money', async () => {
  const context = await draw({}, { type: 41 });
  await confirm(await openSheet(), '246810');
  await waitFor(() => expect(context.log.intents.at(-1)?.name).toBe('showRealAccountGate'));
  expect(context.http.callsOf(withdrawDividend)).toEqual([]);
});

test.each([
  ['no period has begun', CONTRACT, 'Back to the agent centre', '/m/agent'],
  ['there is no contract', null, 'Dividend contract', '/m/member/agent/getDevidendContract'],
])('where %s it says so, and the way goes on', async (_case, contract, link, path) => {
  await draw({ content: [], contract });
  expect(screen.getByText('No dividend period yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', path);
});

test('a failed read can be tried again', async () => {
  const context = await draw('fails');
  context.http.answer(dividends, { contract: null, content: [...PERIODS], pageNum: 1, totalPages: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('group', { name: '2026/11/02 – 11/08' })).toBeInTheDocument();
});
