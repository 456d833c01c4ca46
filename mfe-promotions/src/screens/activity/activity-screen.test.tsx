import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { rewards } from 'shared-contracts/api/endpoints/promotions';
import type { SessionState } from 'shared-contracts/session/session-state';
import { fakeContext, SOME_MEMBER, type FakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { somePromotion, type SentPromotion } from '../../testing/some-promotion';
import { onlyPage, someReward, type SentReward } from '../../testing/some-reward';
import { ActivityScreen } from './activity-screen';

const START = new Date(2026, 0, 5).getTime();
const welcome = somePromotion({ id: 11, title: 'Welcome bonus', category: 'NEW', startDate: START, noExpiry: 1 });
const reload = somePromotion({
  id: 12,
  title: 'Monday reload',
  category: 'DEPOSIT',
  startDate: START,
  endDate: new Date(2026, 1, 9).getTime(),
  imageRequired: 'Y',
});
const ranks = somePromotion({ id: 13, title: 'VIP ranks', category: 'RANK' });

function draw(
  list: readonly SentPromotion[] | 'failing' | 'waiting',
  at = '/m/activity',
  { session = SOME_MEMBER, history = [] }: { readonly session?: SessionState; readonly history?: SentReward[] } = {},
): FakeContext<'mfe-promotions'> {
  const context = fakeContext({ name: 'mfe-promotions', session });
  context.http.answer(rewards, onlyPage(history));
  if (list === 'failing') context.http.fail(announcements, { kind: 'timeout' });
  else if (list === 'waiting') context.http.hang(announcements);
  else context.http.answer(announcements, { promotion: [...list] });
  renderInSite(<ActivityScreen />, { context, texts, at });
  return context;
}

const panel = (name: string) => screen.findByRole('button', { name: new RegExp(name) });

test('asks for the promotions of the merchant once', async () => {
  const context = draw([welcome]);
  await panel('Welcome bonus');
  expect(context.http.callsOf(announcements).map((call) => call.request)).toEqual([
    { types: 'PR', platform: 'M', merchantCode: 'aurora' },
  ]);
});

test('is not ready while it waits', () => {
  draw('waiting');
  expect(screen.getByRole('main')).toHaveAttribute('data-screen', 'activity');
  expect(screen.getByRole('main')).not.toHaveAttribute('data-ready');
});

test('shows long-term and dated promotions with their days', async () => {
  draw([welcome, reload]);
  expect(await panel('Welcome bonus')).toHaveTextContent('2026/01/05 · Long-term');
  expect(await panel('Monday reload')).toHaveTextContent('2026/01/05 – 2026/02/09');
  expect(screen.getByRole('main')).toHaveAttribute('data-ready');
});

test('opens one promotion at a time and offers the form where there is one', async () => {
  draw([welcome, reload]);
  await userEvent.click(await panel('Monday reload'));
  expect(await panel('Monday reload')).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByRole('link', { name: 'Apply now' })).toHaveAttribute('href', '/m/applyReward?id=12');
  await userEvent.click(await panel('Welcome bonus'));
  expect(await panel('Monday reload')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Apply now' })).not.toBeInTheDocument();
});

test('leaves sign-up promotions to the reward centre', async () => {
  draw([welcome, somePromotion({ id: 14, title: 'Sprint', signUpStatus: 0 })]);
  await panel('Welcome bonus');
  expect(screen.queryByText('Sprint')).not.toBeInTheDocument();
});

test('has no tabs with one category and fourteen with two', async () => {
  draw([welcome, reload]);
  const tabs = await screen.findByRole('radiogroup', { name: 'Promotion categories' });
  expect(within(tabs).getAllByRole('radio')).toHaveLength(14);
});

test('a single category has no tabs', async () => {
  draw([welcome]);
  await panel('Welcome bonus');
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
});

test('a tab filters, and an empty one leads back to all', async () => {
  draw([welcome, reload]);
  await userEvent.click(await screen.findByRole('radio', { name: 'Deposit' }));
  expect(screen.queryByText('Welcome bonus')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Fishing' }));
  expect(screen.getByText('Nothing in this category yet')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await panel('Welcome bonus')).toBeInTheDocument();
});

test('the rank category is a full load of the VIP document', async () => {
  draw([welcome, ranks]);
  expect(await screen.findByRole('link', { name: /VIP ranks/ })).toHaveAttribute('href', '/vip.html');
});

test('opens and shows the promotion of the address', async () => {
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  draw([welcome, reload], '/m/activity?id=12');
  expect(await panel('Monday reload')).toHaveAttribute('aria-expanded', 'true');
  expect(scrollIntoView.mock.contexts[0]).toHaveTextContent('Monday reload');
  scrollIntoView.mockRestore();
});

test('an unknown id leaves every promotion closed', async () => {
  draw([welcome, reload], '/m/activity?id=999');
  expect(await panel('Monday reload')).toHaveAttribute('aria-expanded', 'false');
});

test('says so when there is nothing', async () => {
  draw([]);
  expect(await screen.findByText('No promotions right now')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/m/home');
});

test('a failed read can be tried again', async () => {
  const context = draw('failing');
  expect(await screen.findByRole('alert')).toHaveTextContent('The promotions did not load');
  context.http.answer(announcements, { promotion: [welcome] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await panel('Welcome bonus')).toBeInTheDocument();
});

test.each([
  ['NEW', 'Deposit now', '/m/voucherCenter'],
  ['DEPOSIT', 'Deposit now', '/m/voucherCenter?promotion=20'],
  ['LIVE', 'Play now', '/m/live'],
  ['APP', 'Get the app', '/m/app'],
  ['MALL', 'Go to the reward centre', '/m/rewardCenter'],
  ['SEASONAL', 'Play now', '/m/home'],
])('a promotion of %s that is opened says what to do next: %s', async (category, name, to) => {
  draw([somePromotion({ id: 20, title: 'Open me', category })]);
  await userEvent.click(await panel('Open me'));
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
});

test.each([
  ['pending', 'In review', false],
  ['rejected', 'Not approved', true],
  ['approved', 'Approved', true],
])('who has applied is told: %s', async (state, words, isFormOpen) => {
  const history = [
    someReward({ id: 'a', promotionId: '12', amount: null, state, action: 'none' }),
    someReward({ id: 'b', promotionId: '12', amount: null, state: 'expired', action: 'none' }),
  ];
  const context = draw([welcome, reload], '/m/activity?id=12', { history });
  expect(await screen.findByText('You have applied')).toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Apply now' }) !== null).toBe(isFormOpen);
  if (!isFormOpen)
    expect(screen.getByRole('link', { name: 'See my rewards' })).toHaveAttribute('href', '/m/rewardCenter?tab=history');
  expect(context.http.callsOf(rewards).map(({ request }) => request)).toMatchObject([{ tab: 'history' }]);
});

test.each<SessionState>([{ status: 'visitor' }, { ...SOME_MEMBER, status: 'trial', type: 4 } as SessionState])(
  'nothing is asked about applications of %j, and the form is offered',
  async (session) => {
    const context = draw([welcome, reload], '/m/activity?id=12', { session });
    expect(await screen.findByRole('link', { name: 'Apply now' })).toBeInTheDocument();
    expect(context.http.callsOf(rewards)).toEqual([]);
  },
);

test('what became of an application did not load: the form is offered all the same', async () => {
  const context = fakeContext({ name: 'mfe-promotions', session: SOME_MEMBER });
  context.http.answer(announcements, { promotion: [welcome, reload] });
  context.http.fail(rewards, { kind: 'timeout' });
  renderInSite(<ActivityScreen />, { context, texts, at: '/m/activity?id=12' });
  expect(await screen.findByRole('link', { name: 'Apply now' })).toBeInTheDocument();
});

test.each([
  ['Deposit now', 'NEW', { status: 'visitor' }, '/m/login?redirect=%2Fm%2FvoucherCenter'],
  ['Play now', 'LIVE', { status: 'visitor' }, undefined],
] as const)('a visitor’s %s is asked to sign in where it needs an account', async (name, category, session, to) => {
  const context = draw([somePromotion({ id: 20, title: 'Open me', category })], '/m/activity?id=20', { session });
  await userEvent.click(await screen.findByRole('link', { name }));
  expect(context.log.toasts).toEqual(to === undefined ? [] : [{ kind: 'info', text: 'Please login first' }]);
  if (to !== undefined) expect(context.log.visited).toEqual([{ to, replace: false }]);
});

test('tab and open promotion live in the address, and a drawing from it shows both', async () => {
  draw([welcome, reload], '/m/activity?tab=DEPOSIT&open=12');
  expect(await screen.findByRole('radio', { name: 'Deposit' })).toBeChecked();
  expect(await panel('Monday reload')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByText('Welcome bonus')).not.toBeInTheDocument();
});

test('an open promotion leads to its own page', async () => {
  draw([welcome]);
  await userEvent.click(await panel('Welcome bonus'));
  const link = screen.getByRole('link', { name: 'Open and share: Welcome bonus' });
  expect(link).toHaveAttribute('href', '/m/activityDetail?id=11');
});
