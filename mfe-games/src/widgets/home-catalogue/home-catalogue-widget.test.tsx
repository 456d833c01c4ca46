import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  favouriteIds,
  gameList,
  gameMenus,
  gameTypes,
  hotGames,
  recentGames,
} from 'shared-contracts/api/endpoints/games';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { writeKept } from 'shared-contracts/kept-answer';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { someGames } from '../../testing/some-games';
import { HomeCatalogueWidget } from './home-catalogue-widget';

const vendors = (...codes: string[]) => codes.map((vassalage) => ({ vassalage, displayName: `${vassalage} Games` }));
const MAPPING = { RNG: vendors('NOVA', 'AMBR'), LIVE: vendors('VLVT', 'SALA'), LOTT: vendors('LOTT'), FISH: [] };
const TYPES = {
  sorting: Object.entries(MAPPING).map(([gameCategory, list]) => ({
    gameCategory,
    vendorNames: list.map(({ vassalage }) => vassalage),
  })),
  mapping: MAPPING,
};

function prepared(isSignedIn = true) {
  const context = fakeContext({ name: 'mfe-games', ...(isSignedIn && { session: SOME_MEMBER }) });
  context.http.answer(gameTypes, TYPES);
  context.http.answer(hotGames, { list: someGames(4) });
  context.http.answer(gameList, ({ pageSize }) => ({ games: someGames(pageSize ?? 35), pageNum: 1, totalPages: 1 }));
  context.http.answer(favouriteIds, { content: [] });
  context.http.answer(gameMenus, { list: [] });
  return context;
}

function setUp(at = '/m/home', context = prepared()) {
  renderInSite(<HomeCatalogueWidget />, { context, texts, at });
  return context;
}

/** As the router takes the page elsewhere. */
function goTo(path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

const place = (name: string): Promise<HTMLElement> => screen.findByRole('radio', { name });

test('the menu is home, hot, then the vendor categories with bingo after slots', async () => {
  setUp();
  await place('Home');
  const names = screen.getAllByRole('radio').map((entry) => entry.textContent);
  expect(names).toEqual(['Home', 'Hot', 'Slots', 'Bingo', 'Live casino', 'Lottery', 'Fishing']);
  expect(await place('Home')).toBeChecked();
});

test('HOME has the categories and the sections; More is there when a section has over six', async () => {
  const context = setUp();
  const newest = await screen.findByRole('list', { name: 'New' });
  expect(within(newest).getAllByRole('listitem')).toHaveLength(6);
  expect(within(await screen.findByRole('list', { name: 'Hot' })).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'More: Hot' })).not.toBeInTheDocument();
  const asked = context.http.callsOf(gameList).map(({ request }) => request);
  expect(asked).toEqual([
    expect.objectContaining({ isNew: 1, pageSize: 10 }),
    expect.objectContaining({ gameClassify: 'JP', pageSize: 10 }),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'More: New' }));
  expect(context.log.visited).toEqual([{ to: '/m/home?gameType=RNG', replace: false }]);
});

test.each([
  ['Slots', '/m/home?gameType=RNG'],
  ['Live casino', '/m/home?gameType=LIVE'],
  ['Fishing', '/m/home?gameType=FISH'],
  ['Hot', '/m/home?gameType=HOT'],
  ['Lottery', '/m/lottery'],
])('a click on %s opens %s', async (name, to) => {
  const context = setUp();
  await userEvent.click(await place(name));
  expect(context.log.visited).toEqual([{ to, replace: false }]);
});

test.each([
  ['Hot', '/m/home', 400, 1],
  ['Hot', '/m/home', -900, 1],
  ['Home', '/m/home?gameType=HOT', 400, 0],
  ['Home', '/m/home?gameType=HOT', -900, 1],
])(
  'choosing %s on %s, %i px from the top of the view, brings what it holds into view',
  async (name, at, top, moves) => {
    const scrollIntoView = jest.fn();
    Object.assign(Element.prototype, { scrollIntoView });
    const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
    const context = prepared();
    Object.assign(context, { navigate: goTo });
    setUp(at, context);
    await userEvent.click(await place(name));
    await waitFor(async () => expect(await place(name)).toBeChecked());
    expect(scrollIntoView).toHaveBeenCalledTimes(moves);
    rect.mockRestore();
  },
);

test('a click on a category with one vendor launches it; the arrow keys only choose it', async () => {
  const context = prepared();
  const mapping = { LIVE: MAPPING.LIVE, FISH: vendors('CORL') };
  const sorting = Object.keys(mapping).map((gameCategory) => ({ gameCategory, vendorNames: [] }));
  context.http.answer(gameTypes, { sorting, mapping });
  setUp('/m/home?gameType=LIVE', context);
  await userEvent.click(await place('Fishing'));
  expect(context.log.intents).toEqual([
    { name: 'launchGame', request: { gameCategory: 'FISH', vassalage: 'CORL', freePlay: 0 } },
  ]);
  expect(context.log.visited).toEqual([]);
  (await place('Live casino')).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(context.log.visited).toEqual([{ to: '/m/home?gameType=FISH', replace: false }]);
  expect(context.log.intents).toHaveLength(1);
});

test('the card of a category shows that its only vendor is being launched', async () => {
  const context = prepared();
  const mapping = { LIVE: MAPPING.LIVE, FISH: vendors('CORL') };
  const sorting = Object.keys(mapping).map((gameCategory) => ({ gameCategory, vendorNames: [] }));
  context.http.answer(gameTypes, { sorting, mapping });
  context.intents.handle('launchGame', () => new Promise(() => undefined));
  setUp('/m/home', context);
  const cards = within(await screen.findByRole('list', { name: 'Where to play' }));
  const card = cards.getByRole('button', { name: /^Fishing/ });
  await userEvent.click(card);
  expect(card).toHaveAttribute('aria-busy', 'true');
  expect(cards.getByRole('button', { name: /^Live/ })).not.toHaveAttribute('aria-busy');
});

test.each([
  ['LIVE', 'All games', '/m/gameCenter?gameType=LIVE'],
  ['LOTT', 'Lottery lobby', '/m/lottery'],
])('below the vendors of %s is the way to all of their games', async (type, name, to) => {
  setUp(`/m/home?gameType=${type}`);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
});

test('RNG lists the games of the vendor in the address; another vendor replaces it', async () => {
  const context = setUp('/m/home?gameType=RNG&vassalage=AMBR');
  expect(await screen.findByRole('button', { name: 'AMBR Games' })).toHaveAttribute('aria-pressed', 'true');
  expect(context.http.callsOf(gameList)[0]?.request).toMatchObject({
    gameType: 'RNG',
    vassalage: 'AMBR',
    pageSize: 35,
  });
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  await userEvent.click(screen.getByRole('button', { name: 'NOVA Games' }));
  expect(context.log.visited).toEqual([
    { to: '/m/home?gameType=RNG', replace: true },
    { to: '/m/home?gameType=RNG&vassalage=NOVA', replace: true },
  ]);
});

test('BINGO lists the slots of its classification', async () => {
  const context = setUp('/m/home?gameType=BINGO');
  expect(await screen.findByRole('list', { name: 'Bingo' })).toBeInTheDocument();
  expect(context.http.callsOf(gameList)[0]?.request).toMatchObject({ gameType: 'RNG', gameClassify: 'BG' });
});

test('the vendor list keeps its vendor through tabs and search, and its address says where it stands', async () => {
  const context = prepared();
  context.http.answer(recentGames, { list: someGames(1), totalPages: 1 });
  setUp('/m/home?gameType=RNG&vassalage=NOVA&type=recent', context);
  expect(await screen.findByRole('button', { name: 'Recent' })).toHaveAttribute('aria-pressed', 'true');
  expect(context.http.callsOf(recentGames)[0]?.request).toEqual({
    page: 1,
    pageSize: 35,
    gameType: 'RNG',
    vassalage: 'NOVA',
    language: 'EN',
    clientType: 2,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Hot' }));
  await userEvent.type(screen.getByRole('searchbox'), 'koi{Enter}');
  expect(context.log.visited).toEqual([
    { to: '/m/home?gameType=RNG&vassalage=NOVA&type=hot', replace: true },
    { to: '/m/home?gameType=RNG&vassalage=NOVA&gameName=koi', replace: true },
  ]);
});

test('a visitor who taps Favourites in a vendor list is sent to sign in and comes back to it', async () => {
  const context = prepared(false);
  setUp('/m/home?gameType=RNG', context);
  await userEvent.click(await screen.findByRole('button', { name: 'Favourites' }));
  const redirect = encodeURIComponent('/m/home?gameType=RNG&type=fav');
  expect(context.log.visited).toEqual([{ to: `/m/login?redirect=${redirect}`, replace: false }]);
});

test('bingo has vendors and search, and neither filter nor tabs', async () => {
  setUp('/m/home?gameType=BINGO');
  expect(await screen.findByRole('searchbox')).toBeVisible();
  expect(screen.getByRole('button', { name: 'NOVA Games' })).toBeVisible();
  for (const name of ['Hot', 'Recent', 'Filter'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('HOT lists every hot game', async () => {
  setUp('/m/home?gameType=HOT');
  expect(await screen.findByRole('list', { name: 'Hot' })).toBeInTheDocument();
});

test('other categories show their vendors, and a tap launches one', async () => {
  const context = setUp('/m/home?gameType=LIVE');
  await userEvent.click(await screen.findByRole('button', { name: 'SALA Games' }));
  expect(context.log.intents).toEqual([
    { name: 'launchGame', request: { gameCategory: 'LIVE', vassalage: 'SALA', freePlay: 0 } },
  ]);
});

test('a category without vendors says so', async () => {
  setUp('/m/home?gameType=FISH');
  expect(await screen.findByText('No provider here yet')).toBeVisible();
});

test('stored vendors are shown at once, then asked for again and stored', async () => {
  const context = prepared();
  const stored = { sorting: [{ gameCategory: 'LIVE', vendorNames: [], icon: '' }], mapping: { LIVE: [] } };
  context.storage.setLocal(LOCAL_KEY.vendorCache, writeKept(stored, 'EN', 1));
  setUp('/m/home', context);
  expect(screen.getByRole('radio', { name: 'Live casino' })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: 'Lottery' })).not.toBeInTheDocument();
  expect(await place('Lottery')).toBeInTheDocument();
  expect(JSON.parse(context.storage.getLocal(LOCAL_KEY.vendorCache) ?? '')).toMatchObject({
    v: 1,
    language: 'EN',
    data: { mapping: { FISH: [] } },
  });
});

test('vendors that cannot be read are a block with Retry', async () => {
  const context = prepared();
  context.http.fail(gameTypes, { kind: 'timeout' });
  setUp('/m/home', context);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  context.http.answer(gameTypes, TYPES);
  await userEvent.click(retry);
  expect(await place('Slots')).toBeInTheDocument();
});

test('a section that cannot be read has its own Retry, the others stay', async () => {
  const context = prepared();
  context.http.fail(hotGames, { kind: 'timeout' });
  setUp('/m/home', context);
  expect(await screen.findByRole('list', { name: 'New' })).toBeInTheDocument();
  expect(within(await screen.findByRole('region', { name: 'Hot' })).getByRole('alert')).toHaveTextContent(
    'could not be loaded',
  );
});

test('a change of language asks again once it has stood for 250 ms', async () => {
  jest.useFakeTimers();
  const context = setUp();
  const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));
  await pass(0);
  expect(context.http.callsOf(hotGames)).toHaveLength(1);
  await act(async () => context.language.set('CN'));
  await pass(200);
  await act(async () => context.language.set('TY'));
  await pass(249);
  expect(context.http.callsOf(hotGames)).toHaveLength(1);
  await pass(1);
  await pass(0);
  expect(context.http.callsOf(hotGames).map(({ request }) => request)).toMatchObject([
    { language: 'EN' },
    { language: 'TY' },
  ]);
  jest.useRealTimers();
});
