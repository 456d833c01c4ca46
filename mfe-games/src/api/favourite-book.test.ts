import { favouriteIds } from 'shared-contracts/api/endpoints/games';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { favouriteQuery } from './favourite-book';

test('the book is asked for as the first hundred, told, and known by whose it is', async () => {
  const context = fakeContext({ name: 'mfe-games', session: SOME_MEMBER });
  context.http.answer(favouriteIds, { content: [1, '2'] });
  const { queryKey, queryFn } = favouriteQuery(context, ['aurora', 0, 'demo_member']);
  expect(queryKey).toEqual([favouriteIds.id, 'aurora', 0, 'demo_member']);
  await expect(queryFn()).resolves.toEqual({ ids: ['1', '2'], removed: [] });
  expect(context.http.calls.map(({ request }) => request)).toEqual([{ pageNo: 1, pageSize: 100 }]);
  expect(context.log.emitted).toEqual([{ name: 'favourites.changed', payload: { ids: ['1', '2'] } }]);
});
