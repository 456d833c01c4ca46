import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claimReward, joinPromotion, rewards } from 'shared-contracts/api/endpoints/promotions';
import type { SessionState } from 'shared-contracts/session/session-state';
import { freezeDate } from 'test-kit/freeze-date';
import { fakeContext, SOME_MEMBER, type FakeContext, type FakeSetup } from 'test-kit/fake-context';
import { watchListEnd } from 'test-kit/list-end';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { onlyPage, someReward, type SentReward } from '../../testing/some-reward';
import { RewardCenterScreen } from './reward-center-screen';

afterEach(() => jest.useRealTimers());

const TRIAL = { ...SOME_MEMBER, status: 'trial', type: 4 } as SessionState;
const SIGN_IN = someReward({ id: 'sign-in-1', kind: 'signIn', title: 'x', amount: 18, progress: 29, turnoverTimes: 1 });

function draw(
  content: SentReward[] | 'failing' | 'waiting',
  setup: Partial<FakeSetup<'mfe-promotions'>> = {},
  at = '/m/rewardCenter',
): FakeContext<'mfe-promotions'> {
  const context = fakeContext({ name: 'mfe-promotions', session: SOME_MEMBER, ...setup });
  if (content === 'failing') context.http.fail(rewards, { kind: 'timeout' });
  else if (content === 'waiting') context.http.hang(rewards);
  else context.http.answer(rewards, onlyPage(content));
  renderInSite(<RewardCenterScreen />, { context, texts, at });
  return context;
}

const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('[data-reward]') as HTMLElement);
};
const asked = (context: FakeContext<'mfe-promotions'>) => context.http.callsOf(rewards).map(({ request }) => request);

test.each([
  ['/m/rewardCenter?tab=history', 'History', 'history'],
  ['/m/rewardCenter?tab=odd', 'Available', 'available'],
])('%s shows %s', async (at, name, tab) => {
  const context = draw([someReward({ title: 'Voucher' })], {}, at);
  await card('Voucher');
  expect(screen.getByRole('radio', { name })).toBeChecked();
  expect(asked(context)).toMatchObject([{ tab }]);
});

test('a card tells amount, way and end, and has one thing to do', async () => {
  draw([
    someReward({ id: '1', title: 'Voucher', expiresAt: new Date(2099, 0, 5).getTime() }),
    someReward({ id: '2', title: 'Race', amount: 1288, progress: 64, state: 'inProgress', action: 'none' }),
    someReward({ id: '3', title: 'Card league', amount: null, promotionId: 7, action: 'apply' }),
    someReward({ id: '4', title: 'Odd', state: 'whatever', action: 'none' }),
  ]);
  const voucher = await card('Voucher');
  expect(voucher.getByText('₱500.00')).toBeInTheDocument();
  expect(voucher.getByText('2099/01/05')).toBeInTheDocument();
  expect(voucher.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Claim']);
  const race = await card('Race');
  expect(race.getByRole('progressbar', { name: 'Progress of Race' })).toHaveAttribute('aria-valuenow', '64');
  expect(race.getByText('In progress')).toBeInTheDocument();
  expect(race.queryByRole('button')).not.toBeInTheDocument();
  const league = await card('Card league');
  expect(league.getByRole('link', { name: /^Apply/ })).toHaveAttribute('href', '/m/applyReward?id=7');
  expect((await card('Odd')).queryByText('whatever')).not.toBeInTheDocument();
});

test('says how often an amount is to be staked before it is claimed, and only then', async () => {
  draw([
    someReward({ id: '1', title: 'Voucher', turnoverTimes: 5 }),
    someReward({ id: '2', title: 'Gift', turnoverTimes: 0 }),
    someReward({
      id: '3',
      title: 'Old',
      turnoverTimes: 5,
      state: 'claimed',
      action: 'none',
      time: Date.UTC(2026, 0, 5),
    }),
  ]);
  expect((await card('Voucher')).getByText('5× turnover')).toBeInTheDocument();
  expect(screen.getAllByText(/turnover/)).toHaveLength(1);
});

test.each(['claimed', 'expired', 'pending', 'approved', 'rejected'])(
  'history tells when a reward was %s',
  async (state) => {
    const time = new Date(2026, 4, 6, 7).getTime();
    draw([someReward({ title: 'Voucher', state, action: 'none', time, expiresAt: new Date(2099, 0, 5).getTime() })]);
    expect((await card('Voucher')).getByText('2026/05/06')).toBeInTheDocument();
    expect(screen.queryByText('2099/01/05')).not.toBeInTheDocument();
  },
);

test('the last day of a reward has a clock', async () => {
  const now = new Date('2026-03-15T12:00').getTime();
  freezeDate(now);
  draw([someReward({ title: 'Voucher', expiresAt: now + 7_199_900 })]);
  expect((await card('Voucher')).getByRole('timer')).toHaveTextContent(/^2:00:00$/);
});

test('each tab asks for its own list', async () => {
  const context = draw([]);
  await userEvent.click(await screen.findByRole('radio', { name: 'Sign-up' }));
  await userEvent.click(screen.getByRole('radio', { name: 'History' }));
  await waitFor(() =>
    expect(asked(context)).toEqual([
      { tab: 'available', pageNo: 1 },
      { tab: 'signUp', pageNo: 1 },
      { tab: 'history', pageNo: 1 },
    ]),
  );
});

test('a claim pays, says how much, and asks for list and wallet again', async () => {
  const context = draw([someReward({ id: '5', title: 'Voucher' })]);
  context.http.answer(claimReward, { state: 'claimed', amount: 500 });
  const voucher = await card('Voucher');
  context.http.answer(rewards, onlyPage([]));
  await userEvent.dblClick(voucher.getByRole('button', { name: /^Claim/ }));
  expect(await screen.findByText('No rewards yet')).toBeInTheDocument();
  expect(context.http.callsOf(claimReward).map(({ request }) => request)).toEqual([{ rewardId: '5' }]);
  expect(context.log.toasts).toEqual([{ kind: 'success', text: '₱500.00 is in your wallet' }]);
  expect(context.log.intents).toEqual([{ name: 'refreshWallet', request: {} }]);
  expect(context.log.emitted).toEqual([{ name: 'reward.claimed', payload: { rewardId: '5' } }]);
});

test('a second try after a lost answer is the same order', async () => {
  const context = draw([someReward({ id: '5', title: 'Voucher' })]);
  context.http.fail(claimReward, { kind: 'network', offline: false });
  const claim = (await card('Voucher')).getByRole('button', { name: /^Claim/ });
  await userEvent.click(claim);
  await waitFor(() => expect(context.log.failures).toHaveLength(1));
  await userEvent.click(claim);
  await waitFor(() => expect(context.log.failures).toHaveLength(2));
  const keys = context.http.callsOf(claimReward).map(({ options }) => options.idempotencyKey);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test.each([
  ['reward.claimed', 'This reward was already claimed'],
  ['reward.expired', 'This reward has expired'],
  ['turnover.unmet', 'You are not there yet. Keep playing.'],
])('%s is told, and the card updates', async (code, text) => {
  const context = draw([someReward({ id: '5', title: 'Voucher' })]);
  context.http.fail(claimReward, { kind: 'rejected', code, status: 422, message: 'no' });
  const voucher = await card('Voucher');
  context.http.answer(rewards, onlyPage([someReward({ id: '5', title: 'Voucher', state: 'expired', action: 'none' })]));
  await userEvent.click(voucher.getByRole('button', { name: /^Claim/ }));
  expect(await screen.findByText('Expired')).toBeInTheDocument();
  expect(context.log.toasts).toEqual([{ kind: 'fail', text }]);
  expect(context.log.intents).toEqual([]);
});

test('joining a sign-up promotion', async () => {
  const context = draw([someReward({ id: 'promotion-9', title: 'Sprint', promotionId: '9', action: 'join' })]);
  context.http.answer(joinPromotion, { state: 'joined' });
  const sprint = await card('Sprint');
  context.http.answer(rewards, onlyPage([someReward({ id: '8', title: 'Sprint', state: 'joined', action: 'none' })]));
  await userEvent.click(sprint.getByRole('button', { name: /^Join/ }));
  expect(await screen.findByText('Joined')).toBeInTheDocument();
  expect(context.http.callsOf(joinPromotion).map(({ request }) => request)).toEqual([{ promotionId: '9' }]);
  expect(context.log.toasts).toEqual([{ kind: 'success', text: 'You are in. Have fun.' }]);
});

test('a trial account is offered a real one instead', async () => {
  const context = draw([someReward({ title: 'Voucher' })], { session: TRIAL });
  await userEvent.click((await card('Voucher')).getByRole('button', { name: /^Claim/ }));
  expect(context.log.intents).toEqual([{ name: 'showRealAccountGate', request: { answer: 'offer-register' } }]);
  expect(context.http.callsOf(claimReward)).toEqual([]);
});

test('the daily sign-in shows its week and today', async () => {
  draw([SIGN_IN]);
  const signIn = await card('Daily sign-in');
  expect(signIn.getByText('Day 3 of 7')).toBeInTheDocument();
  const days = signIn.getAllByRole('listitem');
  expect(days.map((day) => [day.hasAttribute('data-done'), day.hasAttribute('data-today')])).toEqual([
    [true, false],
    [true, false],
    [false, true],
    ...Array.from({ length: 4 }, () => [false, false]),
  ]);
  expect(signIn.getByText('₱18.00')).toBeInTheDocument();
  expect(signIn.getByText('1× turnover')).toBeInTheDocument();
  expect(signIn.getByRole('button', { name: /^Claim/ })).toBeInTheDocument();
});

test('once signed in there is nothing more to do today', async () => {
  draw([{ ...SIGN_IN, progress: 43, state: 'claimed', action: 'none' }]);
  const signIn = await card('Daily sign-in');
  expect(signIn.getByText('Come back tomorrow')).toBeInTheDocument();
  expect(signIn.getByText('Day 3 of 7')).toBeInTheDocument();
  expect(signIn.queryByRole('button')).not.toBeInTheDocument();
});

test('there is no daily sign-in where LOGIN is off', async () => {
  const whitelabel = { flags: {}, promotions: {}, menus: [], dividendDisplay: false };
  draw([SIGN_IN], { info: { whitelabel } });
  expect(await screen.findByText('No rewards yet')).toBeInTheDocument();
  expect(screen.queryByText('Daily sign-in')).not.toBeInTheDocument();
});

test('older history comes at the end of the list', async () => {
  const end = watchListEnd();
  const context = draw([]);
  context.http.answer(rewards, ({ tab, pageNo = 1 }) => ({
    content: [someReward({ id: `${pageNo}`, title: `${tab} ${pageNo}`, state: 'claimed', action: 'none' })],
    pageNum: pageNo,
    totalPages: tab === 'history' ? 2 : 1,
  }));
  await userEvent.click(await screen.findByRole('radio', { name: 'History' }));
  expect(await screen.findByRole('heading', { name: 'history 1' })).toBeInTheDocument();
  end.comeIntoView();
  expect(await screen.findByRole('heading', { name: 'history 2' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'history 1' })).toBeInTheDocument();
  expect(asked(context).slice(-2)).toEqual([
    { tab: 'history', pageNo: 1 },
    { tab: 'history', pageNo: 2 },
  ]);
  end.restore();
});

test('an empty list leads to the promotions', async () => {
  draw([]);
  expect(await screen.findByRole('link', { name: 'See promotions' })).toHaveAttribute('href', '/m/activity');
  expect(screen.getByRole('main')).toHaveAttribute('data-ready');
});

test('is not ready while it waits', () => {
  draw('waiting');
  expect(screen.getByRole('main')).not.toHaveAttribute('data-ready');
});

test('a failed read can be tried again', async () => {
  const context = draw('failing');
  await screen.findByRole('alert');
  context.http.answer(rewards, onlyPage([someReward({ title: 'Voucher' })]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Voucher' })).toBeInTheDocument();
});
