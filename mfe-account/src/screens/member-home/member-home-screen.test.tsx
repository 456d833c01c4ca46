import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { headIcon, memberInfo, setHeadIcon, updateMember } from 'shared-contracts/api/endpoints/member';
import type { SiteInfo } from 'shared-contracts/api/endpoints/system';
import type { SessionState } from 'shared-contracts/session/session-state';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { texts } from '../../testing/member-texts';
import { MemberHomeScreen } from './member-home-screen';

const TRIAL = { ...SOME_MEMBER, status: 'trial', type: 4, displayName: 'Guest 7' } as SessionState;

function draw(
  setup: {
    session?: SessionState;
    info?: Partial<SiteInfo>;
    refresh?: 'refreshed' | 'failed';
  } = {},
) {
  const { session = SOME_MEMBER, info = {}, refresh = 'refreshed' } = setup;
  const context = fakeContext({ name: 'mfe-account', session, info });
  context.http.answer(memberInfo, { id: 1, type: 0, account: 'demo_member', nickname: 'Maria', vipLevel: 3 });
  context.intents.handle('refreshWallet', () => refresh);
  context.tell('wallet.balanceChanged', { balance: 1234.5, currencySymbol: '₱' });
  const show = async () => {
    await act(async () => void renderInSite(<MemberHomeScreen />, { context, texts, at: '/m/member/home' }));
  };
  return { context, show };
}

const wallet = () => within(screen.getByRole('group', { name: 'Total balance' }));

test('shows who is here, the level and the balance', async () => {
  await draw().show();
  expect(await screen.findByRole('heading', { name: 'Maria' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'VIP 3' })).toHaveAttribute('href', '/m/vip');
  expect(await wallet().findByText('₱1,234.50')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveAttribute('data-ready');
});

test('the level has its name where the back end tells it', async () => {
  const { context, show } = draw();
  context.http.answer(memberInfo, { id: 1, type: 0, account: 'demo_member', vipLevel: 3, vipName: 'Silver' });
  await show();
  expect(await screen.findByRole('link', { name: 'VIP 3 · Silver' })).toHaveAttribute('href', '/m/vip');
});

test('is not ready while it waits; the entries are there already', async () => {
  const { context, show } = draw();
  context.http.hang(memberInfo);
  await show();
  expect(screen.getByRole('main')).not.toHaveAttribute('data-ready');
  expect(screen.getByRole('heading', { name: 'Demo' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Promotions' })).toHaveAttribute('href', '/m/activity');
});

test('a level that does not load leaves the rest alone', async () => {
  const { context, show } = draw();
  context.http.fail(memberInfo, { kind: 'timeout' });
  await show();
  expect(await screen.findByText('Level did not load')).toBeInTheDocument();
  expect(await wallet().findByText('₱1,234.50')).toBeInTheDocument();
  context.http.answer(memberInfo, { id: 1, type: 0, account: 'demo_member', vipLevel: 3 });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'VIP 3' })).toBeInTheDocument();
});

test('hides the balance until it is shown again', async () => {
  const { context, show } = draw();
  await show();
  await wallet().findByText('₱1,234.50');
  await userEvent.click(wallet().getByRole('button', { name: 'Hide balance' }));
  expect(wallet().getByText('******')).toBeInTheDocument();
  expect(context.storage.getSession('hideBalance')).toBe('1');
  await userEvent.click(wallet().getByRole('button', { name: 'Show balance' }));
  expect(wallet().getByText('₱1,234.50')).toBeInTheDocument();
});

test('a refresh masks the balance while it waits, and a failure keeps the old one', async () => {
  const { context, show } = draw();
  await show();
  await wallet().findByText('₱1,234.50');
  let answer: (result: 'refreshed' | 'failed') => void = () => undefined;
  context.intents.handle('refreshWallet', () => new Promise((resolve) => (answer = resolve)));
  await userEvent.click(wallet().getByRole('button', { name: 'Refresh balance' }));
  expect(wallet().getByText('******')).toBeInTheDocument();
  expect(wallet().getByRole('button', { name: 'Refresh balance' })).toBeDisabled();
  await act(async () => answer('failed'));
  expect(wallet().getByText('₱1,234.50')).toBeInTheDocument();
  expect(context.log.toasts).toEqual([{ kind: 'fail', text: 'The balance did not load' }]);
});

test.each<[string, boolean, SessionState, object[], object[]]>([
  ['without a connection says that', false, SOME_MEMBER, [], [{ failure: { kind: 'network', offline: true } }]],
  ['of a session that has ended says nothing more', true, { status: 'visitor' }, [], []],
])('a refresh %s', async (_name, isOnline, after, toasts, failures) => {
  const { context, show } = draw();
  await show();
  await wallet().findByText('₱1,234.50');
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  let answer: (result: 'failed') => void = () => undefined;
  context.intents.handle('refreshWallet', () => new Promise((resolve) => (answer = resolve)));
  await userEvent.click(wallet().getByRole('button', { name: 'Refresh balance' }));
  await act(async () => {
    context.setSession(after);
    answer('failed');
  });
  expect(context.log.toasts).toEqual(toasts);
  expect(context.log.failures).toMatchObject(failures);
  line.mockRestore();
});

test('a balance that never came reads -- and can be asked for', async () => {
  const context = fakeContext({ name: 'mfe-account', session: SOME_MEMBER });
  context.http.answer(memberInfo, { id: 1, account: 'demo_member' });
  context.intents.handle('refreshWallet', () => 'failed');
  renderInSite(<MemberHomeScreen />, { context, texts, at: '/m/member/home' });
  expect(await wallet().findByText('--')).toBeInTheDocument();
  expect(wallet().getByRole('button', { name: 'Refresh balance' })).toBeEnabled();
});

test.each([
  ['Deposit', '/m/voucherCenter'],
  ['Withdraw', '/m/withdraw'],
])('%s leads to %s', async (name, path) => {
  const { context, show } = draw();
  await show();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(context.log.visited).toEqual([{ to: path, replace: false }]);
});

test('staff sub-accounts are told that they may not deposit', async () => {
  const { context, show } = draw({ session: { ...SOME_MEMBER, status: 'agent', type: 41 } as SessionState });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(context.log.intents.at(-1)).toEqual({ name: 'showRealAccountGate', request: { answer: 'refuse' } });
  expect(context.log.visited).toEqual([]);
});

test.each([
  ['1', 'new'],
  ['0', 'base'],
])('template %s is the %s layout with the same entries', async (mem_cen, template) => {
  await draw({ info: { mobileTemplate: { mem_cen, dep_func: '0' }, customerService: true } }).show();
  expect(screen.getByRole('main')).toHaveAttribute('data-template', template);
  const entries = within(screen.getByRole('navigation', { name: 'My account' }));
  expect(entries.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/m/transaction/record',
    '/m/member/rebateReport',
    '/m/activity',
    '/m/rewardCenter',
    '/m/inviteFriends',
    '/m/message',
    '/m/notice',
    '/m/securityCenter',
    '/m/set',
    '/m/help',
    '/m/service',
  ]);
});

test('shows how many wait to be read', async () => {
  const { context, show } = draw();
  context.tell('unread.changed', { announcement: 2, chat: 1, inbox: 120, total: 123 });
  await show();
  expect(screen.getByRole('link', { name: /Messages/ })).toHaveTextContent('99+');
  expect(screen.getByRole('img', { name: '2 unread' })).toBeInTheDocument();
});

test('without referrals a short notice stays on the page', async () => {
  const whitelabel = { flags: {}, promotions: {}, menus: [], dividendDisplay: false };
  const { context, show } = draw({ info: { whitelabel, customerService: false } });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Invite friends' }));
  expect(context.log.toasts).toEqual([{ kind: 'offline', text: 'Coming soon', subject: 'comingSoon' }]);
});

test('asks the host to sign out', async () => {
  const { context, show } = draw();
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(context.session.get()).toEqual({ status: 'visitor' });
});

test('shows the picture of the member', async () => {
  const { context, show } = draw();
  context.http.answer(headIcon, { icon: '/images/avatar/3.png', presets: [] });
  await show();
  const button = screen.getByRole('button', { name: 'Change picture' });
  await waitFor(() => expect(button.querySelector('img')).toHaveAttribute('src', '/cdn1/images/avatar/3.png'));
});

test('a tap on the picture offers others', async () => {
  const { context, show } = draw();
  context.http.answer(headIcon, { icon: '', presets: [{ id: '3', url: '/images/avatar/3.png' }] });
  context.http.answer(setHeadIcon, { icon: '/images/avatar/3.png' });
  await show();
  const button = screen.getByRole('button', { name: 'Change picture' });
  expect(button).toHaveTextContent('M');
  await userEvent.click(button);
  const sheet = within(await screen.findByRole('dialog', { name: 'Choose your picture' }));
  await userEvent.click(await sheet.findByRole('button', { name: 'Picture 1' }));
  await waitFor(() => expect(button.querySelector('img')).toHaveAttribute('src', '/cdn1/images/avatar/3.png'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a nickname is changed, told and shown; what is wrong with it stands beside it', async () => {
  const { context, show } = draw();
  context.http.answer(updateMember, { id: 1, type: 0, account: 'demo_member', nickname: 'Lola', vipLevel: 3 });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Change nickname' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Change nickname' }));
  const field = sheet.getByLabelText('Nickname');
  expect(field).toHaveValue('Maria');
  await userEvent.clear(field);
  await userEvent.type(field, '<b>');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await sheet.findByText('Name format is not valid')).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, 'Lola');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Lola' })).toBeInTheDocument();
  expect(context.http.callsOf(updateMember).map(({ request }) => request)).toEqual([{ nickname: 'Lola' }]);
  expect(context.log.emitted).toEqual([{ name: 'member.changed', payload: { nickname: 'Lola', icon: '' } }]);
});

test('a trial is named as one and may become a real account', async () => {
  const { context, show } = draw({ session: TRIAL });
  await show();
  expect(screen.getByRole('heading', { name: 'Guest 7' })).toBeInTheDocument();
  expect(screen.getByText('Free trial')).toBeInTheDocument();
  expect(context.http.calls).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Change picture' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Register a real account' }));
  await waitFor(() => expect(context.log.visited).toEqual([{ to: '/m/register', replace: false }]));
  expect(context.session.get()).toEqual({ status: 'visitor' });
});

test('a gated entry keeps a trial here and has the host offer a registration', async () => {
  const { context, show } = draw({ session: TRIAL });
  await show();
  await userEvent.click(screen.getByRole('link', { name: 'Transactions' }));
  expect(context.log.intents.at(-1)).toEqual({ name: 'showRealAccountGate', request: { answer: 'offer-register' } });
  expect(context.log.visited).toEqual([]);
  expect(window.location.pathname).toBe('/m/member/home');
});
