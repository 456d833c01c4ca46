import { messagesOf, unreadAmong, withoutMessages, withRead, type InboxPages } from './inbox-pages';

const message = (id: string, read = false) => ({ id, title: `T${id}`, content: '', time: 0, read });

const PAGES: InboxPages = {
  pages: [
    { content: [message('5'), message('4', true)], pageNum: 1, totalPages: 2 },
    // A new message came between the two reads: 4 has moved to the second page.
    { content: [message('4', true), message('3')], pageNum: 2, totalPages: 2 },
  ],
  pageParams: [1, 2],
};

const idsOf = (pages: InboxPages): readonly string[] => messagesOf(pages.pages).map(({ id }) => id);

test('lists every message once, in the order it came', () => {
  expect(idsOf(PAGES)).toEqual(['5', '4', '3']);
  expect(messagesOf([])).toEqual([]);
});

test.each<[string, readonly string[] | undefined, readonly boolean[]]>([
  ['one', ['3'], [false, true, true]],
  ['none that is there', ['9'], [false, true, false]],
  ['all', undefined, [true, true, true]],
])('marks %s as read', (_name, ids, expected) => {
  expect(messagesOf(withRead(PAGES, ids).pages).map(({ read }) => read)).toEqual(expected);
});

test('takes messages out of every page and keeps the pages', () => {
  const left = withoutMessages(PAGES, ['4', '9']);
  expect(idsOf(left)).toEqual(['5', '3']);
  expect(left.pages.map(({ pageNum, totalPages }) => [pageNum, totalPages])).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

test.each([
  [['5', '3'], 2],
  [['4'], 0],
  [[], 0],
])('of %j, %i were not read', (ids, expected) => {
  expect(unreadAmong(messagesOf(PAGES.pages), ids)).toBe(expected);
});
