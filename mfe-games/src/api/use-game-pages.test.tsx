import { act, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { gameList } from 'shared-contracts/api/endpoints/games';
import { useQueryClient, type QueryClient } from 'shared-kit/data';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../locales/EN.json';
import { WHOLE_LIST } from '../model/lists/list-state';
import { someGame } from '../testing/some-games';
import { keepPlace } from '../store/list-places';
import { listKey } from '../model/lists/list-key';
import { useGamePages, type GamePages } from './use-game-pages';

const PAGES = 60;
const SLOTS_OF_PAGE = 35;
const ENTRY = 'default /m/rng';

/** Draws a list of 60 whole pages; the pages named fail until they are healed. */
function setUp({ reach = 1, row = 0, failing = new Set<number>(), isReadAhead = false } = {}) {
  const context = fakeContext({ name: 'mfe-games' });
  const answer = ({ pageNo = 1 }: { readonly pageNo?: number | undefined }) => {
    if (failing.has(pageNo)) throw new Error(`page ${pageNo}`);
    const games = Array.from({ length: SLOTS_OF_PAGE }, (_game, index) => someGame({ nodeId: `${pageNo}-${index}` }));
    return { games, pageNum: pageNo, totalPages: PAGES };
  };
  context.http.answer(gameList, answer);
  if (isReadAhead) Object.assign(context.http, { early: (_endpoint: unknown, request: object) => answer(request) });
  if (reach > 1) keepPlace(context.storage, { entry: ENTRY, reach, row, offset: 0 });
  const shown: { pages?: GamePages; client?: QueryClient } = {};
  function Probe(): ReactNode {
    shown.client = useQueryClient();
    shown.pages = useGamePages('RNG', WHOLE_LIST);
    return null;
  }
  renderInSite(<Probe />, { context, texts, at: '/m/rng' });
  const pages = (): GamePages => {
    if (!shown.pages) throw new Error('nothing was drawn');
    return shown.pages;
  };
  const queries = () => shown.client?.getQueryCache().findAll({ queryKey: listKey('all') }) ?? [];
  return {
    pages,
    queries,
    asked: () => context.http.callsOf(gameList).map(({ request }) => (request as { pageNo: number }).pageNo),
    /** Pages whose games are in memory. */
    held: () =>
      queries()
        .filter(({ state }) => state.data !== undefined)
        .map(({ queryKey }) => Number(queryKey.at(-1)))
        .sort((one, other) => one - other),
    see: (page: number) => act(async () => pages().onView((page - 1) * SLOTS_OF_PAGE, (page - 1) * SLOTS_OF_PAGE + 9)),
    isThere: (page: number) => pages().slots[(page - 1) * SLOTS_OF_PAGE]?.nodeId === `${page}-0`,
  };
}

test('a list begins with its first page, and grows by one', async () => {
  const list = setUp();
  await waitFor(() => expect(list.pages().tail).toBe('idle'));
  act(() => list.pages().loadMore());
  await waitFor(() => expect(list.isThere(2)).toBe(true));
  expect(list.asked()).toEqual([1, 2]);
});

test('a first page that was read ahead is there at once, and is not asked for', async () => {
  const list = setUp({ isReadAhead: true });
  expect([list.pages().status, list.isThere(1)]).toEqual(['shown', true]);
  act(() => list.pages().loadMore());
  await waitFor(() => expect(list.isThere(2)).toBe(true));
  expect(list.asked()).toEqual([2]);
});

test('a list that was left in its middle reads that middle and its end alone', async () => {
  const list = setUp({ reach: 40, row: 240 });
  await waitFor(() => expect(list.isThere(21)).toBe(true));
  await waitFor(() => expect(list.held()).toEqual([20, 21, 22, 40]));
  expect(list.asked()).toEqual([20, 21, 22, 40]);
  expect(list.pages().slots).toHaveLength(40 * SLOTS_OF_PAGE);
  expect(list.isThere(1)).toBe(false);
});

test('of a list that is scrolled from end to end, only pages near the view stay', async () => {
  const list = setUp({ reach: 40, row: 0 });
  for (let page = 1; page <= 39; page += 1) {
    await list.see(page);
    await waitFor(() => expect(list.isThere(page)).toBe(true));
    // Pages that are let go leave in a turn of their own.
    await waitFor(() => expect(list.queries().length).toBeLessThanOrEqual(8));
  }
  await waitFor(() => expect(list.held()).toEqual([36, 37, 38, 39, 40]));
  await list.see(1);
  await waitFor(() => expect(list.isThere(1)).toBe(true));
  await waitFor(() => expect(list.held()).toEqual([1, 2, 40]));
});

test('what reads a page holds nothing of the hook it was made in', async () => {
  const list = setUp();
  await waitFor(() => expect(list.isThere(1)).toBe(true));
  expect(list.queries().map(({ options }) => (options.queryFn as { name?: string }).name)).toEqual([
    'bound readInTurn',
  ]);
});

test('a page that fails in the middle is a gap until it is read on demand', async () => {
  const failing = new Set([21, 22]);
  const list = setUp({ reach: 40, row: 240, failing });
  const gaps = [{ firstSlot: 20 * SLOTS_OF_PAGE, lastSlot: 22 * SLOTS_OF_PAGE - 1 }];
  const rested = { gaps, status: 'shown', tail: 'idle', isRetrying: false };
  await waitFor(() => expect(list.pages()).toMatchObject(rested));
  failing.clear();
  act(() => list.pages().retry());
  await waitFor(() => expect(list.isThere(21) && list.isThere(22)).toBe(true));
  await waitFor(() => expect(list.pages().gaps).toEqual([]));
  expect(list.asked()).toEqual([20, 21, 22, 40, 21, 22]);
});

test('nobody asks again for a page that failed but the player', async () => {
  jest.useFakeTimers();
  const list = setUp({ reach: 40, row: 240, failing: new Set([21]) });
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(list.pages().gaps).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(list.asked()).toEqual([20, 21, 22, 40]);
  jest.useRealTimers();
});
