import { gapsOf, keptPages, pageOfRow, pageSlots, pagesOfSlots, wantedPages } from './page-slots';
import { someGame, someGames } from '../../testing/some-games';

test.each([
  [{ first: 1, last: 1 }, 1, [1]],
  [{ first: 1, last: 1 }, 4, [1, 2, 4]],
  [{ first: 3, last: 4 }, 9, [2, 3, 4, 5, 9]],
  [{ first: 8, last: 9 }, 9, [7, 8, 9]],
  [{ first: 12, last: 12 }, 9, [9]],
])('with pages %j in view of a list read to page %i, pages %j must be there', (view, reach, pages) => {
  expect(wantedPages(view, reach)).toEqual(pages);
});

test.each([
  [{ first: 1, last: 2 }, 3, '1 2 3'],
  [{ first: 1, last: 1 }, 143, '1 2 3 4 143'],
  [{ first: 20, last: 21 }, 143, '17 18 19 20 21 22 23 24 143'],
  [{ first: 137, last: 138 }, 143, '134 135 136 137 138 139 140 141 143'],
  [{ first: 143, last: 143 }, 143, '140 141 142 143'],
])(
  'with pages %j in view of a list read to page %i, pages %s stay and the others are forgotten',
  (view, reach, pages) => {
    expect(keptPages(view, reach).join(' ')).toBe(pages);
  },
);

test('what must be there is among what stays', () => {
  for (let page = 1; page <= 40; page += 1) {
    const view = { first: page, last: page + 1 };
    expect(keptPages(view, 41)).toEqual(expect.arrayContaining(wantedPages(view, 41)));
  }
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

test.each([
  ['none', [], []],
  ['one in the middle', [2], [{ firstSlot: 35, lastSlot: 69 }]],
  ['two neighbours', [1, 2], [{ firstSlot: 0, lastSlot: 69 }]],
  [
    'two apart',
    [1, 3],
    [
      { firstSlot: 0, lastSlot: 34 },
      { firstSlot: 70, lastSlot: 71 },
    ],
  ],
  ['one that is not laid out any more', [4], []],
])('failed pages leave gaps: %s', (_name, failed, gaps) => {
  expect(gapsOf(failed, [0, 35, 70], 72)).toEqual(gaps);
});
