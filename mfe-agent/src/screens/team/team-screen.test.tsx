import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiFailure } from 'shared-contracts/api/api-error';
import { subordinateFigures, subordinates } from 'shared-contracts/api/endpoints/agent';
import { sendTransfers } from 'shared-contracts/api/endpoints/agent-money';
import { memberInfo } from 'shared-contracts/api/endpoints/member';
import type { SessionState } from 'shared-contracts/session/session-state';
import { catchFiles } from 'shared-kit/testing/saved-files';
import texts from '../../locales/EN.json';
import { AGENT, agentContext, draw, member, OTHERS } from '../../testing/agent-site';
import { TeamScreen } from './team-screen';
import { freezeDate } from 'test-kit/freeze-date';

afterEach(() => jest.useRealTimers());

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const refusal = (code: string, value?: unknown): ApiFailure => ({ kind: 'rejected', code, status: 422, message: '', value }); // prettier-ignore

async function show(at = '/m/member/team', context = agentContext()) {
  await draw(<TeamScreen />, context, at);
  return context;
}

async function act(name: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('button', { name: action }));
}

test('lists who is below, and leads down to theirs and back up', async () => {
  const context = await show();
  const [ana, ben] = await screen.findAllByRole('listitem', { name: '' });
  expect(context.http.callsOf(subordinates)[0]?.request).toEqual({ sort: 'username', pageSize: 20, pageNo: 1 });
  expect(screen.getByText('₱2,500.50')).toBeInTheDocument();
  expect(ana && ben).toBeTruthy();
  context.http.answer(subordinates, { content: [member('cai')], pageNum: 1, totalPages: 1, path: ['demo_agent', 'ben'] });
  await userEvent.click(screen.getByRole('link', { name: 'Open the team of ben' }));
  expect(await screen.findByText('cai')).toBeInTheDocument();
  expect(window.location.search).toBe('?parent=ben');
  expect(context.http.callsOf(subordinates)[1]?.request).toEqual({ parent: 'ben', sort: 'username', pageSize: 20, pageNo: 1 });
  const path = screen.getByRole('navigation', { name: 'Where in your team' });
  expect(within(path).getByText('ben')).toHaveAttribute('aria-current', 'page');
  await userEvent.click(within(path).getByRole('link', { name: 'My team' }));
  await waitFor(() => expect(window.location.search).toBe(''));
}); // prettier-ignore

test('search and order live in the address', async () => {
  const context = await show('/m/member/team?parent=ben');
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Balance');
  await waitFor(() => expect(window.location.search).toBe('?parent=ben&sort=balance'));
  context.http.answer(subordinates, { content: [], pageNum: 1, totalPages: 1, path: ['demo_agent', 'ben'] });
  await userEvent.type(screen.getByRole('searchbox'), 'zoe{Enter}');
  expect(await screen.findByText('No username matches')).toBeInTheDocument();
  expect(context.http.calls.at(-1)?.request).toMatchObject({ parent: 'ben', username: 'zoe', sort: 'balance' });
  await press('Show all');
  await waitFor(() => expect(window.location.search).toBe('?parent=ben&sort=balance'));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test.each<[ApiFailure, string, string]>([
  [refusal('member.not_found'), 'This account is not in your team', 'Back to my team'],
  [{ kind: 'forbidden', code: 'role.forbidden' }, 'This account is not in your team', 'Back to my team'],
  [{ kind: 'timeout' }, 'The records did not load', 'Retry'],
])('%j is said with its way on', async (failure, words, way) => {
  const context = agentContext();
  context.http.fail(subordinates, failure);
  await show('/m/member/team?parent=somebody', context);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: way })).toBeInTheDocument();
});

test('an empty team offers to open an account', async () => {
  const context = agentContext();
  context.http.answer(subordinates, { content: [], pageNum: 1, totalPages: 1, path: [] });
  await show('/m/member/team', context);
  expect(await screen.findByRole('link', { name: 'Open account' })).toHaveAttribute('href', '/m/agentRegister');
});

test('the figures of one open over the days that are asked for', async () => {
  freezeDate(new Date('2026-03-15T12:00').getTime());
  const context = agentContext();
  context.http.answer(subordinateFigures, { totals: { turnover: 500, profit: -12.5, activeMembers: 1 } });
  await show('/m/member/team', context);
  await act('ana', 'Figures');
  expect(await screen.findByText('-₱12.50')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  const today = new Date().toLocaleDateString('sv');
  await waitFor(() =>
    expect(context.http.callsOf(subordinateFigures).map(({ request }) => request)).toContainEqual({
      username: 'ana',
      startDate: today,
      endDate: today,
    }),
  );
});

test('the file has everybody of the place, as it is searched and ordered', async () => {
  const { files, release } = catchFiles();
  const context = await show('/m/member/team?parent=ben&search=a&sort=balance');
  await userEvent.click(screen.getByRole('button', { name: texts.report.exportLabel }));
  await waitFor(() => expect(context.http.callsOf(subordinates)).toHaveLength(2));
  expect(context.http.callsOf(subordinates)[1]?.request).toEqual({
    parent: 'ben',
    username: 'a',
    // Names hold still while pages are read; the file is ordered afterwards.
    sort: 'username',
    pageNo: 1,
    pageSize: 200,
  });
  await waitFor(() => expect(files).toHaveLength(1));
  const names = files[0]?.text.split('\r\n').map((line) => line.split(',')[0]);
  expect(names).toEqual(['Username', 'ben', 'ana', 'Total of 2 rows', '']);
  release();
});

test('leads to the rates of one', async () => {
  const context = await show();
  await act('ben', 'Rebate settings');
  expect(context.log.visited).toEqual([{ to: '/m/member/agent/agentRebeat?username=ben', replace: false }]);
});

describe('a transfer', () => {
  const amount = () => screen.getByRole('textbox', { name: 'Amount' });
  const pin = () => screen.getByLabelText('Payment password', { selector: 'input' });

  async function fill(context = agentContext(), sum = '250.5') {
    await show('/m/member/team', context);
    await act('ana', 'Transfer');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), sum);
    await userEvent.type(pin(), '246810');
    return context;
  }

  test('goes out with the payment password, under one key', async () => {
    const context = agentContext();
    context.http.answer(sendTransfers, { results: [{ username: 'ana', ok: true }] });
    await fill(context);
    await press('Transfer ₱250.50');
    await waitFor(() => expect(context.log.toasts).toEqual([{ kind: 'success', text: '₱250.50 sent to ana' }]));
    const [call] = context.http.callsOf(sendTransfers);
    expect(call?.request).toEqual({
      recipients: [{ username: 'ana', amount: 250.5 }],
      kind: 'transfer',
      paymentPassword: '246810',
    });
    expect(call?.options.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(context.log.intents.map(({ name }) => name)).toContain('refreshWallet');
  });

  test('more than the balance is told before it is sent', async () => {
    const context = await fill(agentContext(), '1000.01');
    await press(/^Transfer ₱/);
    await waitFor(() => expect(amount()).toHaveAccessibleDescription('Insufficient balance Balance ₱1,000.00'));
    expect(context.http.callsOf(sendTransfers)).toEqual([]);
  });

  test('a wrong payment password is told with the tries left, and only it is emptied', async () => {
    const context = agentContext();
    context.http.fail(sendTransfers, refusal('payment_password.wrong', { triesLeft: 4 }));
    await fill(context);
    await press('Transfer ₱250.50');
    await waitFor(() => expect(pin()).toHaveAccessibleDescription('Wrong payment password. 4 tries left.'));
    expect(pin()).toHaveValue('');
    expect(amount()).toHaveValue('250.5');
  });

  test('a lost answer is tried again under the same key', async () => {
    const context = agentContext();
    context.http.fail(sendTransfers, { kind: 'timeout' });
    await fill(context);
    await press('Transfer ₱250.50');
    expect(await screen.findByRole('alert')).toHaveTextContent('it will not be sent twice');
    context.http.answer(sendTransfers, { results: [{ username: 'ana', ok: true }] });
    await press('Transfer ₱250.50');
    await waitFor(() => expect(context.http.callsOf(sendTransfers)).toHaveLength(2));
    const [first, second] = context.http.callsOf(sendTransfers).map(({ options }) => options.idempotencyKey);
    expect(first).toBe(second);
  });

  test('somebody who cannot receive is told, and the form stays', async () => {
    const context = agentContext();
    context.http.answer(sendTransfers, { results: [{ username: 'ana', ok: false, code: 'member.disabled' }] });
    await fill(context);
    await press('Transfer ₱250.50');
    await waitFor(() => expect(context.log.toasts).toEqual([{ kind: 'fail', text: 'This account is disabled' }]));
    expect(amount()).toHaveValue('250.5');
  });

  test('without a payment password the way to set one is shown', async () => {
    const context = agentContext();
    context.http.answer(memberInfo, { id: 1, type: 1, account: 'demo_agent', hasPaymentPassword: false });
    await show('/m/member/team', context);
    await act('ana', 'Transfer');
    const way = await screen.findByRole('link', { name: 'Set payment password' });
    expect(way).toHaveAttribute('href', '/m/securityCenter');
  });

  test('staff accounts move no money', async () => {
    const context = agentContext({ ...AGENT, type: 41 } as SessionState);
    await show('/m/member/team', context);
    await act('ana', 'Transfer');
    expect(context.log.intents.at(-1)).toEqual({ name: 'showRealAccountGate', request: { answer: 'refuse' } });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test.each(OTHERS)('draws nothing and asks nothing for a %s', async (_who, session) => {
  const context = agentContext(session);
  await show('/m/member/team', context);
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  expect(context.http.calls).toEqual([]);
});
