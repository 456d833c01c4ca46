import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { fakeContext, SOME_MEMBER, type FakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { somePromotion, type SentPromotion } from '../../testing/some-promotion';
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
): FakeContext<'mfe-promotions'> {
  const context = fakeContext({ name: 'mfe-promotions', session: SOME_MEMBER });
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
  expect(screen.getByRole('link', { name: 'Apply now' })).toHaveAttribute('href', '/m/applyReward?id=12');
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
