import { keptPages, pageOfRow, pageSlots, pagesOfSlots, wantedPages } from './page-slots';
import { someGame, someGames } from './test-games';

test.each([
  [{ first: 1, last: 1 }, 1, [1]],
  [{ first: 1, last: 1 }, 4, [1, 2, 4]],
  [{ first: 3, last: 4 }, 9, [2, 3, 4, 5, 9]],
  [{ first: 8, last: 9 }, 9, [7, 8, 9]],
  [{ first: 12, last: 12 }, 9, [9]],
])('with pages %j in view of a list read to page %i, pages %j must be there', (view, reach, pages) => {
  expect(wantedPages(view, reach)).toEqual(pages);
});

test('a few pages on either side of the view stay in memory, and the last one', () => {
  expect(keptPages({ first: 20, last: 21 }, 143)).toEqual([
    14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 143,
  ]);
  expect(keptPages({ first: 1, last: 2 }, 3)).toEqual([1, 2, 3]);
});

test('a page that is not in memory keeps the room of a whole one', () => {
  const { slots, starts } = pageSlots(new Map([[2, someGames(2)]]), 3);
  expect(starts).toEqual([0, 35, 37]);
  expect(slots).toHaveLength(72);
  expect(slots.slice(34, 38).map((game) => game?.nodeId)).toEqual([undefined, '1', '2', undefined]);
});

test('a game that moved to another page while they were read shows once, where it came first', () => {
  const pages = new Map([
    [1, [someGame({ nodeId: '1' }), someGame({ nodeId: '2' })]],
    [2, [someGame({ nodeId: '2' }), someGame({ nodeId: '3' })]],
  ]);
  expect(pageSlots(pages, 2)).toMatchObject({
    slots: [{ nodeId: '1' }, { nodeId: '2' }, { nodeId: '3' }],
    starts: [0, 2],
  });
});

test('what the list does not show takes no room', () => {
  const { slots, starts } = pageSlots(new Map([[1, someGames(3)]]), 2, ({ nodeId }) => nodeId !== '2');
  expect(slots.slice(0, 3).map((game) => game?.nodeId)).toEqual(['1', '3', undefined]);
  expect(starts).toEqual([0, 2]);
});

test.each([
  [0, 30, { first: 1, last: 1 }],
  [30, 40, { first: 1, last: 2 }],
  [35, 69, { first: 2, last: 2 }],
  [69, 500, { first: 2, last: 3 }],
])('slots %i to %i belong to pages %j', (first, last, pages) => {
  expect(pagesOfSlots([0, 35, 70], first, last)).toEqual(pages);
});

test('a list of nothing has its first page in view', () => {
  expect(pagesOfSlots([], 0, 0)).toEqual({ first: 1, last: 1 });
});

test.each([
  [0, 1],
  [11, 1],
  [12, 2],
  [1666, 143],
])('row %i stands on page %i', (row, page) => {
  expect(pageOfRow(row)).toBe(page);
});
