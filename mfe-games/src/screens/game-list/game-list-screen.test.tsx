import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addFavourite,
  favouriteIds,
  favourites,
  gameList,
  gameTypes,
  hotGames,
  liveModels,
  recentGames,
  removeFavourite,
} from 'shared-contracts/api/endpoints/games';
import { TitleBarProvider } from 'shared-kit/remote';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { watchListEnd } from 'test-kit/list-end';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { someGame, someGames } from '../../testing/some-games';
import { GameListScreen } from './game-list-screen';

function prepared(isSignedIn = true) {
  const context = fakeContext({ name: 'mfe-games', ...(isSignedIn && { session: SOME_MEMBER }) });
  context.http.answer(gameTypes, {
    sorting: [],
    mapping: { RNG: [{ vassalage: 'NOVA', displayName: 'Novatide' }], SPORTS: [] },
  });
  context.http.answer(gameList, { games: someGames(5), pageNum: 1, totalPages: 1 });
  context.http.answer(hotGames, {
    list: [
      someGame({ nodeId: '91', gameName: 'Hot slot' }),
      someGame({ nodeId: '92', gameName: 'Hot fish', gameType: 'FISH' }),
    ],
  });
  context.http.answer(favouriteIds, { content: ['2'] });
  context.http.answer(favourites, { content: someGames(2), pageNum: 1, totalPages: 1 });
  context.http.answer(recentGames, { list: [], totalPages: 0 });
  context.http.answer(addFavourite, null);
  context.http.answer(removeFavourite, null);
  context.http.answer(liveModels, {
    list: [{ id: 1, name: 'Mia', viewers: 12, vassalage: 'VLVT', gameId: 'g', nodeId: '3' }],
  });
  return context;
}

function setUp(at = '/m/gameList?gameType=RNG', context = prepared()) {
  const { container } = renderInSite(<GameListScreen />, { context, texts, at });
  return { context, root: () => container.querySelector('[data-screen="game-list"]') };
}

const address = (): string => `${window.location.pathname}${window.location.search}`;
const tile = (name: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name: new RegExp(`^${name}(?!\\d)`) });

test.each([
  ['/m/live', 'LIVE'],
  ['/m/gameList?gameType=ESPORTS', 'SPORTS'],
  ['/m/gameCenter?gameType=FISH', 'FISH'],
  ['/m/gameList', 'RNG'],
])('%s lists %s', async (at, gameType) => {
  const { context } = setUp(at);
  await tile('Game 1');
  expect(context.http.callsOf(gameList)[0]?.request).toMatchObject({ gameType, pageNo: 1, pageSize: 35 });
});

test.each([
  ['/m/gameList?gameType=FISH', 'Fishing'],
  ['/m/slotsCenter', 'Slots'],
  ['/m/gameCenter?gameType=FISH', ''],
])('%s puts "%s" into the title bar', async (at, title) => {
  const bar = document.createElement('span');
  const spot = { titleElement: bar, endElement: null, claimTitle: () => () => undefined };
  renderInSite(
    <TitleBarProvider value={spot}>
      <GameListScreen />
    </TitleBarProvider>,
    { context: prepared(), texts, at },
  );
  await tile('Game 1');
  expect(bar.textContent).toBe(title);
});

test('the screen is ready with its first games, not with its skeleton', async () => {
  const context = prepared();
  context.http.hang(gameList);
  const { root } = setUp('/m/rng', context);
  expect(root()).not.toHaveAttribute('data-ready');
});

test('a tile shows game and vendor, and launches', async () => {
  const { context, root } = setUp();
  const first = await tile('Game 1');
  expect(root()).toHaveAttribute('data-ready');
  expect(first).toHaveTextContent('Novatide');
  await userEvent.click(first);
  expect(context.log.intents).toMatchObject([
    { name: 'launchGame', request: { vassalage: 'NOVA', nodeId: '1', gameId: 'g1' } },
  ]);
});

test('a tile that launches is busy until the launch has ended', async () => {
  const context = prepared();
  let finish: (outcome: 'failed') => void = () => undefined;
  context.intents.handle('launchGame', () => new Promise((resolve) => (finish = resolve)));
  setUp('/m/rng', context);
  const first = await tile('Game 1');
  await userEvent.click(first);
  expect(first).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(first);
  expect(context.log.intents).toHaveLength(1);
  await act(async () => finish('failed'));
  expect(first).not.toHaveAttribute('aria-busy');
  expect(context.log.failures).toEqual([]);
});

test('while a tile launches others answer: the wait goes over to the latest, and stars work', async () => {
  const context = prepared();
  context.intents.handle('launchGame', () => new Promise(() => undefined));
  setUp('/m/rng', context);
  const first = await tile('Game 1');
  const other = await tile('Game 3');
  await userEvent.click(first);
  await userEvent.click(other);
  expect(context.log.intents).toHaveLength(2);
  expect([first, other].map((button) => button.getAttribute('aria-busy'))).toEqual([null, 'true']);
  await userEvent.click(screen.getByRole('button', { name: 'Add Game 3 to favourites' }));
  expect(context.http.callsOf(addFavourite)).toHaveLength(1);
});

test('favourites beyond the first hundred are marked on their own tab', async () => {
  const context = prepared();
  const page = [someGame({ nodeId: '150', gameName: 'Game 150' })];
  context.http.answer(favourites, { content: page, pageNum: 1, totalPages: 1 });
  setUp('/m/rng?type=fav', context);
  await tile('Game 150');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Game 150 from favourites' }));
  expect(context.http.callsOf(removeFavourite).map(({ request }) => request)).toMatchObject([{ nodeId: '150' }]);
  expect(context.http.callsOf(addFavourite)).toEqual([]);
});

test('a launch that nobody takes is told', async () => {
  const { context } = setUp();
  await userEvent.click(await tile('Game 1'));
  expect(context.log.failures).toMatchObject([{ failure: { kind: 'malformed', detail: 'nobody-registered' } }]);
});

test('the next page comes when the end is near, and games on both show once', async () => {
  const end = watchListEnd();
  const context = prepared();
  context.http.answer(gameList, ({ pageNo = 1 }) => ({ games: someGames(pageNo * 3), pageNum: pageNo, totalPages: 2 }));
  setUp('/m/rng', context);
  await tile('Game 1');
  end.comeIntoView();
  expect(await tile('Game 6')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByText('You have seen them all')).toBeVisible();
  end.restore();
});

test('a tab replaces the address and goes back to all when tapped again', async () => {
  setUp();
  await userEvent.click(await screen.findByRole('button', { name: 'Hot' }));
  expect(address()).toBe('/m/gameList?gameType=RNG&type=hot');
  expect(await tile('Hot slot')).toBeVisible();
  expect(screen.queryByText('Hot fish')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Hot' }));
  expect(address()).toBe('/m/gameList?gameType=RNG');
});

test.each(['Recent', 'Favourites'])('a visitor who taps %s is sent to sign in', async (name) => {
  const { context } = setUp('/m/rng', prepared(false));
  await userEvent.click(await screen.findByRole('button', { name }));
  const type = name === 'Recent' ? 'recent' : 'fav';
  expect(context.log.visited).toEqual([
    { to: `/m/login?redirect=${encodeURIComponent(`/m/rng?type=${type}`)}`, replace: false },
  ]);
  expect(context.log.toasts).toEqual([{ kind: 'info', text: 'Please login first' }]);
  expect(address()).toBe('/m/rng');
});

test('a vendor in the address is a tab that closes', async () => {
  const { context } = setUp('/m/gameList?gameType=RNG&vassalage=NOVA');
  await userEvent.click(await screen.findByRole('button', { name: 'Close Novatide' }));
  expect(address()).toBe('/m/gameList?gameType=RNG');
  await waitFor(() => expect(context.http.callsOf(gameList)).toHaveLength(2));
  expect(context.http.callsOf(gameList)[0]?.request).toMatchObject({ vassalage: 'NOVA' });
  expect(context.http.callsOf(gameList)[1]?.request).not.toHaveProperty('vassalage');
});

test('the filter is applied at once, counted, and cleared', async () => {
  const { context } = setUp();
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filter games' });
  await userEvent.click(await screen.findByRole('button', { name: 'Scratch' }));
  await userEvent.click(screen.getByRole('button', { name: 'Novatide' }));
  expect(context.http.callsOf(gameList)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show games' }));
  expect(sheet).not.toBeInTheDocument();
  expect(address()).toBe('/m/gameList?gameType=RNG&vassalage=NOVA&gameClassify=SC');
  expect(screen.queryByRole('button', { name: 'Close Novatide' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/m/gameList?gameType=RNG');
});

test('applied filters are marks that are taken off one by one, and the name that was typed stays', async () => {
  const { context } = setUp('/m/gameList?gameType=RNG&gameName=koi');
  await tile('Game 1');
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Scratch' }));
  await userEvent.click(screen.getByRole('button', { name: 'Novatide' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show games' }));
  expect(address()).toBe('/m/gameList?gameType=RNG&vassalage=NOVA&gameClassify=SC&gameName=koi');
  expect(screen.getByRole('searchbox')).toHaveValue('koi');
  await waitFor(() =>
    expect(context.http.callsOf(gameList).at(-1)?.request).toMatchObject({
      vassalage: 'NOVA',
      gameClassify: 'SC',
      gameName: 'koi',
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Novatide' }));
  expect(address()).toBe('/m/gameList?gameType=RNG&gameClassify=SC&gameName=koi');
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Scratch' }));
  expect(address()).toBe('/m/gameList?gameType=RNG&gameName=koi');
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
});

test('a search waits for a pause of 600 ms; a submit does not', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  setUp();
  await act(async () => jest.advanceTimersByTimeAsync(0));
  const box = screen.getByRole('searchbox', { name: 'Search games' });
  await user.type(box, 'koi');
  await act(async () => jest.advanceTimersByTimeAsync(599));
  expect(address()).toBe('/m/gameList?gameType=RNG');
  await act(async () => jest.advanceTimersByTimeAsync(1));
  expect(address()).toBe('/m/gameList?gameType=RNG&gameName=koi');
  expect(box).toHaveValue('koi');
  await user.type(box, ' pond{Enter}');
  expect(address()).toBe('/m/gameList?gameType=RNG&gameName=koi+pond');
  await user.type(box, 's{Enter}');
  expect(address()).toBe('/m/gameList?gameType=RNG&gameName=koi+pond');
  jest.useRealTimers();
});

test('a space typed at a pause stays between the words', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  setUp();
  await act(async () => jest.advanceTimersByTimeAsync(0));
  const box = screen.getByRole('searchbox', { name: 'Search games' });
  await user.type(box, 'amber ');
  await act(async () => jest.advanceTimersByTimeAsync(600));
  expect(address()).toBe('/m/gameList?gameType=RNG&gameName=amber');
  expect(box).toHaveValue('amber ');
  await user.type(box, 'car');
  await act(async () => jest.advanceTimersByTimeAsync(600));
  expect(address()).toBe('/m/gameList?gameType=RNG&gameName=amber+car');
  await user.click(screen.getByRole('button', { name: 'Hot' }));
  expect(box).toHaveValue('');
  jest.useRealTimers();
});

test('what an input method still composes is not searched for', async () => {
  jest.useFakeTimers();
  setUp();
  await act(async () => jest.advanceTimersByTimeAsync(0));
  const box = screen.getByRole('searchbox', { name: 'Search games' });
  fireEvent.compositionStart(box);
  fireEvent.input(box, { target: { value: 'jinyu' }, isComposing: true });
  await act(async () => jest.advanceTimersByTimeAsync(2000));
  expect(address()).toBe('/m/gameList?gameType=RNG');
  fireEvent.input(box, { target: { value: '金鱼' }, isComposing: true });
  fireEvent.compositionEnd(box);
  await act(async () => jest.advanceTimersByTimeAsync(600));
  expect(address()).toBe(`/m/gameList?gameType=RNG&gameName=${encodeURIComponent('金鱼')}`);
  jest.useRealTimers();
});

test('nothing found offers all games', async () => {
  const context = prepared();
  context.http.answer(gameList, { games: [], pageNum: 1, totalPages: 0 });
  const { root } = setUp('/m/gameList?gameType=RNG&gameName=zzz', context);
  expect(await screen.findByText('No game matches your search')).toBeVisible();
  expect(root()).toHaveAttribute('data-ready');
  await userEvent.click(screen.getByRole('button', { name: 'Show all games' }));
  expect(address()).toBe('/m/gameList?gameType=RNG');
});

test('a list that cannot be read keeps its filters and can be tried again', async () => {
  const context = prepared();
  context.http.fail(gameList, { kind: 'timeout' });
  setUp('/m/gameList?gameType=RNG&gameClassify=JP', context);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  context.http.answer(gameList, { games: someGames(2), pageNum: 1, totalPages: 1 });
  await userEvent.click(retry);
  expect(await tile('Game 1')).toBeVisible();
  expect(context.http.callsOf(gameList).at(-1)?.request).toMatchObject({ gameClassify: 'JP' });
});

test('of 640 games only those near the view are drawn', async () => {
  const context = prepared();
  context.http.answer(gameList, { games: someGames(640), pageNum: 1, totalPages: 1 });
  setUp('/m/rng', context);
  await tile('Game 1');
  const drawn = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-setsize'));
  expect(drawn.length).toBeLessThan(60);
  expect(drawn[0]).toHaveAttribute('aria-setsize', '640');
});

test('live streams stand over the live tables, and a tap joins one', async () => {
  const { context } = setUp('/m/live');
  await userEvent.click(await screen.findByRole('button', { name: 'Mia 12 watching' }));
  expect(context.log.intents).toEqual([
    { name: 'launchGame', request: { gameCategory: 'LIVE', vassalage: 'VLVT', gameId: 'g', nodeId: '3' } },
  ]);
});

test('bingo has the search alone', async () => {
  setUp('/m/gameList?gameType=BINGO');
  expect(await screen.findByRole('searchbox')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Filter' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Hot' })).not.toBeInTheDocument();
});

describe('favourites', () => {
  const star = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

  test('a new one is sent, marked and told', async () => {
    const { context } = setUp();
    await userEvent.click(await star('Add Game 1 to favourites'));
    expect(await star('Remove Game 1 from favourites')).toBeVisible();
    expect(context.http.callsOf(addFavourite)[0]?.request).toEqual({ nodeId: '1', vendor: 'NOVA' });
    expect(context.log.emitted.at(-1)).toEqual({ name: 'favourites.changed', payload: { ids: ['1', '2'] } });
  });

  test('a tap that changes them is felt', async () => {
    const vibrate = jest.fn(() => true);
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
    setUp();
    await userEvent.click(await star('Add Game 1 to favourites'));
    expect(vibrate).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'vibrate');
  });

  test('a new one is not marked before the server has it', async () => {
    const context = prepared();
    context.http.hang(addFavourite);
    setUp('/m/rng', context);
    await userEvent.click(await star('Add Game 1 to favourites'));
    expect(await star('Add Game 1 to favourites')).toHaveAttribute('aria-busy', 'true');
  });

  test('a removed one leaves the list of favourites at once', async () => {
    const context = prepared();
    context.http.hang(removeFavourite);
    setUp('/m/gameList?gameType=RNG&type=fav', context);
    await userEvent.click(await star('Remove Game 2 from favourites'));
    await waitFor(() => expect(screen.queryByText('Game 2')).not.toBeInTheDocument());
    expect(screen.getByText('Game 1')).toBeVisible();
  });

  test('a removal that fails is taken back and told', async () => {
    const context = prepared();
    context.http.fail(removeFavourite, { kind: 'rejected', code: 'internal', status: 500, message: '' });
    setUp('/m/gameList?gameType=RNG&type=fav', context);
    await userEvent.click(await star('Remove Game 2 from favourites'));
    await waitFor(() => expect(context.log.failures).toHaveLength(1));
    expect(await star('Remove Game 2 from favourites')).toBeVisible();
    expect(context.log.emitted.at(-1)).toEqual({ name: 'favourites.changed', payload: { ids: ['2', '1'] } });
  });

  test('a visitor is sent to sign in', async () => {
    const { context } = setUp('/m/rng', prepared(false));
    await userEvent.click(await star('Add Game 1 to favourites'));
    expect(context.log.visited).toEqual([{ to: '/m/login?redirect=%2Fm%2Frng', replace: false }]);
  });

  test('lotteries have no star', async () => {
    const context = prepared();
    context.http.answer(gameList, {
      games: [someGame({ gameType: 'ELOTT', gameCategory: 'ELOTT' })],
      pageNum: 1,
      totalPages: 1,
    });
    setUp('/m/gameList?gameType=ELOTT', context);
    await tile('Lucky Koi');
    expect(screen.queryByRole('button', { name: /favourites/ })).not.toBeInTheDocument();
  });
});
