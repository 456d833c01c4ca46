import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { useQueryClient } from 'shared-kit/data';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { HomeBannerWidget } from './home-banner-widget';

const banner = (title: string, linkage = '', groupName = 'm_home') => ({
  url: `/${title}.png`,
  title,
  linkage,
  groupName,
});

function setUp(banners: ReturnType<typeof banner>[]) {
  const context = fakeContext({ name: 'mfe-games' });
  context.http.answer(announcements, { banners });
  renderInSite(<HomeBannerWidget />, { context, texts });
  return context;
}

test('the jackpot is the fixed amount with the configured currency, then the one of the wallet', async () => {
  const context = fakeContext({ name: 'mfe-games' });
  context.http.hang(announcements);
  const { container } = renderInSite(<HomeBannerWidget />, { context, texts });
  const amount = container.querySelector('[data-amount="11037594.00"]');
  const region = screen.getByRole('region', { name: 'Jackpot' });
  expect(region).toBeVisible();
  // The digits that roll by are not read out: the amount is.
  expect(amount).toHaveAttribute('aria-hidden', 'true');
  expect(within(region).getByText('₱11,037,594.00')).not.toBe(amount);
  expect(amount).toHaveTextContent('₱11,037,594.00');
  act(() => context.tell('wallet.balanceChanged', { balance: 1, currencySymbol: 'Rp' }));
  expect(amount).toHaveTextContent('Rp11,037,594.00');
});

test('the jackpot follows what the host tells', () => {
  const context = fakeContext({ name: 'mfe-games' });
  context.http.hang(announcements);
  const { container } = renderInSite(<HomeBannerWidget />, { context, texts });
  act(() => context.tell('jackpot.changed', { amount: 11_037_594.1 }));
  expect(container.querySelector('[data-amount]')).toHaveAttribute('data-amount', '11037594.10');
  expect(within(screen.getByRole('region', { name: 'Jackpot' })).getByText('₱11,037,594.10')).toBeInTheDocument();
});

test('banners of the home group lead where they are linked to', async () => {
  const context = setUp([
    banner('Inside', '/m/activity?id=3'),
    banner('Outside', 'https://partner.example/x'),
    banner('Nowhere', 'javascript:alert(1)'),
    banner('Elsewhere', '/m/app', 'm_register'),
  ]);
  const [outside] = await screen.findAllByRole('link', { name: 'Outside' });
  expect(outside).toHaveAttribute('target', '_blank');
  expect(outside).toHaveAttribute('href', 'https://partner.example/x');
  expect(screen.getAllByRole('img', { name: 'Nowhere' })).not.toHaveLength(0);
  expect(screen.queryByRole('link', { name: 'Nowhere' })).not.toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'Elsewhere' })).not.toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('link', { name: 'Inside' })[0] as HTMLElement);
  expect(`${window.location.pathname}${window.location.search}`).toBe('/m/activity?id=3');
  expect(context.http.callsOf(announcements)[0]?.request).toEqual({
    types: 'B,PL,PU,PR,H',
    platform: 'M',
    merchantCode: 'aurora',
  });
});

test('banners that are shown stay where a later reading fails', async () => {
  const context = fakeContext({ name: 'mfe-games' });
  context.http.answer(announcements, { banners: [{ ...banner('Inside', '/m/app'), url: '/one.png' }] });
  let readAgain = async (): Promise<void> => undefined;
  function Reader(): ReactNode {
    const queries = useQueryClient();
    readAgain = () => queries.refetchQueries();
    return <HomeBannerWidget />;
  }
  renderInSite(<Reader />, { context, texts });
  await screen.findByRole('link', { name: 'Inside' });
  context.http.fail(announcements, { kind: 'timeout' });
  await act(() => readAgain());
  expect(screen.getByRole('link', { name: 'Inside' })).toBeVisible();
});

test('one banner stands still and has no controls; without a title it is named by its place', async () => {
  setUp([{ ...banner(''), url: '/one.png' }]);
  const region = await screen.findByRole('region', { name: 'Highlights' });
  expect(within(region).getByRole('img', { name: 'Slide 1 of 1' })).toBeInTheDocument();
  expect(within(region).queryByRole('button')).not.toBeInTheDocument();
  expect(region).not.toHaveAttribute('data-moves');
});

test('a banner whose picture fails shows its title, and leads where it did', async () => {
  setUp([banner('Double rebate weekend', '/m/activity?id=3')]);
  const link = await screen.findByRole('link', { name: 'Double rebate weekend' });
  const picture = within(link).getByRole('img');
  // Each of the picture's addresses fails in turn.
  for (let image = link.querySelector('img'); image !== null; image = link.querySelector('img')) fireEvent.error(image);
  expect(picture).not.toBeInTheDocument();
  expect(link).toHaveTextContent('Double rebate weekend');
  expect(link).toHaveAccessibleName('Double rebate weekend');
});

test.each([
  ['no banner', (context: ReturnType<typeof fakeContext<'mfe-games'>>) => context.http.answer(announcements, {})],
  [
    'a failed read',
    (context: ReturnType<typeof fakeContext<'mfe-games'>>) => context.http.fail(announcements, { kind: 'timeout' }),
  ],
])('with %s the jackpot stands alone', async (_name, prepare) => {
  const context = fakeContext({ name: 'mfe-games' });
  prepare(context);
  const { container } = renderInSite(<HomeBannerWidget />, { context, texts });
  expect(container.firstElementChild?.children).toHaveLength(2);
  await waitFor(() => expect(container.firstElementChild?.children).toHaveLength(1));
  const region = screen.getByRole('region', { name: 'Jackpot' });
  expect(region).toBeVisible();
});

test('banners move after 5000 ms, then every 6000 ms', async () => {
  jest.useFakeTimers();
  setUp([banner('One'), banner('Two')]);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Highlights' })).toHaveAttribute('data-playing'));
  const moves = (): string | undefined => screen.getByRole('region', { name: 'Highlights' }).dataset['moves'];
  await act(async () => jest.advanceTimersByTimeAsync(4999));
  expect(moves()).toBe('0');
  await act(async () => jest.advanceTimersByTimeAsync(1));
  expect(moves()).toBe('1');
  await act(async () => jest.advanceTimersByTimeAsync(5999));
  expect(moves()).toBe('1');
  await act(async () => jest.advanceTimersByTimeAsync(1));
  expect(moves()).toBe('2');
  jest.useRealTimers();
});
