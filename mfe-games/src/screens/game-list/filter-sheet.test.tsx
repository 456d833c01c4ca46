import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { favouriteIds, gameList, gameTypes, hotGames } from 'shared-contracts/api/endpoints/games';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { someGames } from '../../testing/some-games';
import { GameListScreen } from './game-list-screen';

const CATEGORIES = ['RNG', 'LIVE', 'LOTT', 'ELOTT', 'PVP'];
const CATEGORY_LINKS = [
  'Slots /m/rng',
  'Bingo /m/home?gameType=BINGO',
  'Live casino /m/live',
  'Lottery /m/lottery',
  'E-lottery /m/lottery?tab=elott',
  'Cards /m/pvp',
];

test('the filter leads to the other lists, and lotteries to their lobby', async () => {
  const context = fakeContext({ name: 'mfe-games' });
  context.http.answer(gameTypes, {
    sorting: CATEGORIES.map((gameCategory) => ({ gameCategory, vendorNames: [] })),
    mapping: {},
  });
  context.http.answer(gameList, { games: someGames(5), pageNum: 1, totalPages: 1 });
  context.http.answer(hotGames, { list: [] });
  context.http.answer(favouriteIds, { content: [] });
  renderInSite(<GameListScreen />, { context, texts, at: '/m/rng' });
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter games' }));
  const links = within(sheet.getByRole('navigation', { name: 'Category' })).getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual(CATEGORY_LINKS);
  expect(sheet.getByRole('link', { current: 'page' })).toHaveTextContent('Slots');
  await userEvent.click(sheet.getByRole('link', { name: 'Lottery' }));
  expect(window.location.pathname).toBe('/m/lottery');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
