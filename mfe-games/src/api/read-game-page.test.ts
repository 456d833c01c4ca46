import { favourites, gameList, hotGames, recentGames } from 'shared-contracts/api/endpoints/games';
import { QueryClient } from 'shared-kit/data';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { WHOLE_LIST, type ListState } from '../model/lists/list-state';
import { someGame } from '../testing/some-games';
import { gamePageReader, readGamePage } from './read-game-page';

const ASKER = { merchant: 'aurora', language: 'EN' };
const game = (nodeId: string, gameType = 'RNG') => someGame({ nodeId, gameType });
const of = (mode: ListState['mode'], change: Partial<ListState> = {}): ListState => ({
  ...WHOLE_LIST,
  mode,
  ...change,
});

function prepared() {
  const context = fakeContext({ name: 'mfe-games', session: SOME_MEMBER });
  const { http } = context;
  http.answer(gameList, ({ pageNo = 1 }) => ({ games: [game(`all ${pageNo}`)], pageNum: pageNo, totalPages: 9 }));
  http.answer(recentGames, ({ page = 1 }) => ({ list: [game(`recent ${page}`)], totalPages: 3 }));
  http.answer(favourites, ({ pageNo = 1 }) => ({ content: [game(`fav ${pageNo}`)], pageNum: pageNo, totalPages: 2 }));
  http.answer(hotGames, { list: [game('hot'), game('hot live', 'LIVE')] });
  const source = { http, client: new QueryClient(), catalogue: { asker: ASKER, scope: ['aurora', 'EN'] } };
  const asked = () => http.calls.map(({ id, request }) => ({ id, ...(request as object) }));
  return { context, source, asked };
}

test.each([
  [of('all'), 2, ['all 2'], 9, { id: gameList.id, pageNo: 2, gameType: 'RNG' }],
  [of('search', { gameName: 'koi' }), 1, ['all 1'], 9, { id: gameList.id, gameName: 'koi' }],
  [of('filter', { vassalage: 'NOVA' }), 1, ['all 1'], 9, { id: gameList.id, vassalage: 'NOVA' }],
  [of('recent', { vassalage: 'NOVA' }), 2, ['recent 2'], 3, { id: recentGames.id, page: 2, vassalage: 'NOVA' }],
  [of('fav'), 2, ['fav 2'], 2, { id: favourites.id, pageNo: 2 }],
  [of('hot'), 1, ['hot'], 1, { id: hotGames.id, merchantCode: 'aurora' }],
])('%j is read by its own call', async (state, page, ids, totalPages, request) => {
  const { source, asked } = prepared();
  const read = await readGamePage(source, 'RNG', state, page, {});
  expect(read.games.map(({ nodeId }) => nodeId)).toEqual(ids);
  expect(read.totalPages).toBe(totalPages);
  expect(asked()).toEqual([expect.objectContaining({ ...request, language: 'EN' })]);
});

test('hot games of every type are one question', async () => {
  const { source, asked } = prepared();
  await readGamePage(source, 'RNG', of('hot'), 1, {});
  const { games } = await readGamePage(source, 'LIVE', of('hot'), 1, {});
  expect(games.map(({ nodeId }) => nodeId)).toEqual(['hot live']);
  expect(asked()).toHaveLength(1);
});

test('hands on what ends a call that nobody waits for any more', async () => {
  const { source, context } = prepared();
  const { signal } = new AbortController();
  await readGamePage(source, 'RNG', of('all'), 1, { signal });
  expect(context.http.calls.map(({ options }) => options.signal)).toEqual([signal]);
});

test('a reader reads its page, the further ones in their turn', async () => {
  const { source } = prepared();
  const pages = await Promise.all([1, 2].map((page) => gamePageReader(source, 'RNG', of('all'), page)({})));
  expect(pages.map(({ games }) => games[0]?.nodeId)).toEqual(['all 1', 'all 2']);
});
