import { addFavourite, favouriteIds, removeFavourite } from 'shared-contracts/api/endpoints/games';
import { QueryClient } from 'shared-kit/data';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import type { FavouriteBook } from '../model/catalogue/favourite-book';
import { listKey } from '../model/lists/list-key';
import { someGame } from '../testing/some-games';
import { learnFavourites, markFavourite, toggleFavourite } from './change-favourites';
import { favouriteQuery } from './favourite-book';

const [KNOWN, OTHER] = [someGame({ nodeId: '1' }), someGame({ nodeId: '2', vassalage: 'AMBR' })];

function prepared() {
  const context = fakeContext({ name: 'mfe-games', session: SOME_MEMBER });
  context.http.answer(favouriteIds, { content: ['1'] });
  context.http.answer(addFavourite, null);
  context.http.answer(removeFavourite, null);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const query = favouriteQuery(context, ['aurora', 0, 'demo_member']);
  return {
    context,
    client,
    query,
    toggle: (game: typeof KNOWN) => toggleFavourite(context, client, query, game),
    mark: (game: typeof KNOWN) => markFavourite(context, client, query, game),
    learn: (ids: readonly string[]) => learnFavourites(context, client, query, ids),
    book: () => client.getQueryData<FavouriteBook>(query.queryKey),
    told: () => context.log.emitted.map(({ payload }) => (payload as { ids: string[] }).ids),
    sent: () => context.http.calls.map(({ id, request }) => [id, request]),
  };
}

test('the book is read once, and told', async () => {
  const { toggle, sent, told } = prepared();
  await toggle(OTHER);
  await toggle(OTHER);
  expect(sent()).toEqual([
    [favouriteIds.id, { pageNo: 1, pageSize: 100 }],
    [addFavourite.id, { nodeId: '2', vendor: 'AMBR' }],
    [removeFavourite.id, { nodeId: '2', vendor: 'AMBR' }],
  ]);
  expect(told()).toEqual([['1'], ['2', '1'], ['1']]);
});

test('a new favourite waits for the server, and the list of favourites is asked for again', async () => {
  const { client, context, toggle, book } = prepared();
  const list = [...listKey('fav'), 'rng'];
  client.setQueryData(list, 'games');
  context.http.fail(addFavourite, { kind: 'timeout' });
  await expect(toggle(OTHER)).rejects.toThrow();
  expect(book()).toEqual({ ids: ['1'], removed: [] });
  expect(client.getQueryState(list)?.isInvalidated).toBe(false);
  context.http.answer(addFavourite, null);
  await toggle(OTHER);
  expect(book()).toEqual({ ids: ['2', '1'], removed: [] });
  expect(client.getQueryState(list)?.isInvalidated).toBe(true);
});

test('a favourite is gone at once, and back where the server refuses', async () => {
  const { context, toggle, book, told } = prepared();
  const seen: (FavouriteBook | undefined)[] = [];
  context.http.answer(removeFavourite, () => {
    seen.push(book());
    return null;
  });
  await toggle(KNOWN);
  expect(seen).toEqual([{ ids: [], removed: ['1'] }]);
  await toggle(KNOWN);
  context.http.fail(removeFavourite, { kind: 'timeout' });
  await expect(toggle(KNOWN)).rejects.toThrow();
  expect(book()).toEqual({ ids: ['1'], removed: [] });
  expect(told().at(-1)).toEqual(['1']);
});

test('marking turns a favourite on, and leaves one alone that is on', async () => {
  const { mark, book, sent } = prepared();
  await mark(KNOWN);
  await mark(OTHER);
  expect(book()?.ids).toEqual(['2', '1']);
  expect(sent().map(([id]) => id)).toEqual([favouriteIds.id, addFavourite.id]);
});

test('favourites that a list shows are learned and told once; a tap takes such a one out', async () => {
  const { learn, mark, toggle, book, told, sent } = prepared();
  learn(['150']);
  expect(book()).toBeUndefined();
  await mark(KNOWN);
  learn(['1', '150']);
  learn(['1', '150']);
  expect(told()).toEqual([['1'], ['1', '150']]);
  await toggle({ ...KNOWN, nodeId: '150' });
  expect(sent().at(-1)).toEqual([removeFavourite.id, { nodeId: '150', vendor: KNOWN.vassalage }]);
});

test.each([
  ['off', KNOWN, []],
  ['on', OTHER, ['2', '1']],
])('a favourite that is turned %s stays so when an older read of the book answers late', async (_way, game, after) => {
  const { context, client, query, toggle, mark, book } = prepared();
  await mark(KNOWN);
  let answerLate: (reply: { content: string[] }) => void = () => undefined;
  const begin = (): null => {
    context.http.answer(favouriteIds, () => new Promise((resolve) => (answerLate = resolve)) as never);
    void client.fetchQuery({ ...query, staleTime: 0 });
    return null;
  };
  context.http.answer(addFavourite, begin);
  context.http.answer(removeFavourite, begin);
  await toggle(game);
  answerLate({ content: ['1'] });
  await new Promise((resolve) => setTimeout(resolve));
  expect(book()?.ids).toEqual(after);
  expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(true);
});
