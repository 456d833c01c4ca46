import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teamKpi } from 'shared-contracts/api/endpoints/agent';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import type { SiteInfo } from 'shared-contracts/api/endpoints/system';
import { AGENT_MENU_KEYS } from 'shared-contracts/flags';
import type { SessionState } from 'shared-contracts/session/session-state';
import { freezeDate } from 'test-kit/freeze-date';
import { fakeContext, SOME_MEMBER, type FakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { AgentHomeScreen } from './agent-home-screen';

const AGENT = { ...SOME_MEMBER, status: 'agent', type: 1, userName: 'demo_agent' } as SessionState;
const whitelabel: SiteInfo['whitelabel'] = {
  flags: { CBS3: true },
  promotions: {},
  menus: [...AGENT_MENU_KEYS],
  dividendDisplay: true,
};

function prepare(session = AGENT, changes: Partial<SiteInfo['whitelabel']> = {}): FakeContext<'mfe-agent'> {
  const context = fakeContext({ name: 'mfe-agent', session, info: { whitelabel: { ...whitelabel, ...changes } } });
  const footer = { teamLoginMemberCount: 1234, teamBetMemberCount: 7, teamOnlineCount: 3 };
  context.http.answer(teamKpi, { footer });
  context.http.answer(announcements, { footer: { unreadCount: 5 } });
  context.intents.handle('refreshWallet', () => {
    context.tell('wallet.balanceChanged', { balance: 1234.5, currencySymbol: '₱' });
    return 'refreshed';
  });
  return context;
}

async function draw(context: FakeContext<'mfe-agent'>): Promise<void> {
  await act(async () => void renderInSite(<AgentHomeScreen />, { context, texts, at: '/m/agent' }));
}

const figureOf = (name: string) => screen.getByText(name).closest('dt')?.nextElementSibling;

test('greets by the local hour, with name, balance and shortcuts', async () => {
  jest.useFakeTimers({ now: new Date(2026, 4, 6, 10, 59), doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
  await draw(prepare());
  jest.useRealTimers();
  expect(screen.getByText('Good morning')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'demo_agent' })).toBeInTheDocument();
  expect(screen.getByText('₱1,234.50')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw');
  expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter');
});

test('the balance can be hidden', async () => {
  await draw(prepare());
  await userEvent.click(screen.getByRole('button', { name: 'Hide balance' }));
  expect(screen.getByText('******')).toBeInTheDocument();
  expect(screen.queryByText('₱1,234.50')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show balance' }));
  expect(screen.getByText('₱1,234.50')).toBeInTheDocument();
});

test('counts the team of today; what is absent is 0', async () => {
  freezeDate(new Date('2026-03-15T12:00').getTime());
  const context = prepare();
  await draw(context);
  await waitFor(() => expect(figureOf('Logged in')).toHaveTextContent('1,234'));
  expect(figureOf('Placed bets')).toHaveTextContent('7');
  expect(figureOf('New members')).toHaveTextContent('0');
  expect(figureOf('Online now')).toHaveTextContent('3');
  const today = new Date().toLocaleDateString('sv');
  expect(context.http.callsOf(teamKpi)[0]?.request).toEqual({ startDate: today, endDate: today, size: 0 });
  expect(screen.getByRole('main')).toHaveAttribute('data-ready');
});

test('the counters keep their place while they wait', async () => {
  const context = prepare();
  context.http.hang(teamKpi);
  await draw(context);
  expect(figureOf('Logged in')).toHaveTextContent('');
  expect(screen.getByRole('main')).not.toHaveAttribute('data-ready');
});

test('what failed shows dashes, blocks nothing and can be tried again', async () => {
  const context = prepare();
  context.http.fail(teamKpi, { kind: 'timeout' });
  const giveBack = context.intents.handle('refreshWallet', () => 'failed');
  await draw(context);
  await waitFor(() => expect(figureOf('Logged in')).toHaveTextContent('--'));
  expect(screen.getAllByText('--')).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Team overview' })).toBeInTheDocument();
  giveBack();
  context.http.answer(teamKpi, { footer: { teamLoginMemberCount: 9 } });
  context.intents.handle('refreshWallet', () => {
    context.tell('wallet.balanceChanged', { balance: 1, currencySymbol: '₱' });
    return 'refreshed';
  });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(figureOf('Logged in')).toHaveTextContent('9'));
  expect(await screen.findByText('₱1.00')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('shows every allowed entry in the order of the table, and online service last', async () => {
  await draw(prepare());
  const menu = screen.getByRole('navigation', { name: 'Agent tools' });
  expect(
    within(menu)
      .getAllByRole('listitem')
      .map((entry) => entry.textContent),
  ).toEqual([
    'Team overview',
    'Transaction record',
    'Team management',
    'Red envelope rain',
    'Team profit and loss',
    'Team betting',
    'Agent rebate settings',
    'Team rebate income',
    'Security centre',
    'Messages',
    'Online service',
  ]);
  expect(within(menu).getByRole('link', { name: 'Transaction record' })).toHaveAttribute(
    'href',
    '/m/transaction/record?types=A',
  );
});

test('hides entries that the merchant does not allow', async () => {
  await draw(prepare(AGENT, { menus: ['SECPRIV'] }));
  const menu = screen.getByRole('navigation', { name: 'Agent tools' });
  expect(within(menu).getAllByRole('link')).toHaveLength(1);
  expect(within(menu).getByRole('button', { name: 'Online service' })).toBeInTheDocument();
});

test('badges the messages above 0 only', async () => {
  const context = prepare();
  await draw(context);
  const unread = (inbox: number) =>
    act(() => context.tell('unread.changed', { announcement: 0, chat: 0, inbox, total: inbox }));
  unread(0);
  expect(screen.getByRole('link', { name: 'Messages' })).toBeInTheDocument();
  unread(100);
  expect(screen.getByRole('link', { name: /Messages/ })).toHaveTextContent('99+');
});

test('online service opens the chat', async () => {
  const context = prepare();
  const openChat = jest.fn(() => 'opened' as const);
  context.intents.handle('openChat', openChat);
  await draw(context);
  await userEvent.click(screen.getByRole('button', { name: 'Online service' }));
  expect(openChat).toHaveBeenCalledTimes(1);
  expect(context.log.visited).toEqual([]);
});

test.each([
  ['nobody opens the chat', { CBS3: true }],
  ['the merchant has no chat', {}],
])('online service is a page where %s', async (_case, flags) => {
  const context = prepare(AGENT, { flags });
  await draw(context);
  await userEvent.click(screen.getByRole('button', { name: 'Online service' }));
  await waitFor(() => expect(context.log.visited).toEqual([{ to: '/m/service', replace: false }]));
});

test('the footer leads on and counts unread announcements', async () => {
  const context = prepare();
  await draw(context);
  const footer = screen.getByRole('navigation', { name: 'Agent shortcuts' });
  await waitFor(() => expect(within(footer).getByRole('img', { name: '5 unread' })).toBeInTheDocument());
  expect(
    within(footer)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/m/home', '/m/agentRegister', '/m/member/agent/agentDivident', '/m/member/notice?types=A']);
  expect(context.http.callsOf(announcements)[0]?.request).toEqual({
    types: 'A',
    groupName: 'm_home',
    platform: 'M',
    merchantCode: 'aurora',
  });
});

test('the footer has no dividends where the merchant shows none', async () => {
  await draw(prepare(AGENT, { dividendDisplay: false }));
  const footer = screen.getByRole('navigation', { name: 'Agent shortcuts' });
  expect(within(footer).getAllByRole('link')).toHaveLength(3);
});

test('staff accounts are told that they move no money', async () => {
  const context = prepare({ ...AGENT, type: 41 } as SessionState);
  await draw(context);
  await userEvent.click(screen.getByRole('link', { name: 'Deposit' }));
  expect(context.log.intents.at(-1)).toEqual({ name: 'showRealAccountGate', request: { answer: 'refuse' } });
  expect(window.location.pathname).toBe('/m/agent');
});

test.each<[string, SessionState]>([
  ['visitor', { status: 'visitor' }],
  ['member', SOME_MEMBER],
  ['trial account', { ...SOME_MEMBER, status: 'trial', type: 4 } as SessionState],
  ['internal account', { ...SOME_MEMBER, type: 40 } as SessionState],
])('draws nothing and asks nothing for a %s', async (_case, session) => {
  const context = prepare(session);
  await draw(context);
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  expect(context.http.calls).toEqual([]);
  expect(context.log.intents).toEqual([]);
});
