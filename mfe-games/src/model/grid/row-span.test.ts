import { lacksRows, nextRows, type RowSpan } from './row-span';

const span = (first: number, last: number): RowSpan => ({ first, last });
const WISHES = { inView: span(10, 14), near: span(7, 17) };

test.each([
  ['none are drawn yet', null, span(7, 17)],
  ['a step down brings one and lets one go', span(6, 16), span(7, 17)],
  ['a step up brings one and lets one go', span(8, 18), span(7, 17)],
  ['a page came below the last row', span(7, 13), span(7, 15)],
  ['the view reached a row that was not drawn', span(4, 13), span(7, 15)],
  ['a page came into the view', span(4, 11), span(7, 13)],
  ['the view went up to rows that were not drawn', span(12, 18), span(10, 17)],
  ['rows are missing at both ends', span(10, 14), span(10, 15)],
  ['rows are missing above', span(10, 17), span(9, 17)],
  ['all are there', span(7, 17), span(7, 17)],
  ['a jump down', span(0, 9), span(10, 14)],
  ['a jump up', span(15, 25), span(10, 14)],
])('%s', (_case, drawn, next) => {
  expect(nextRows(WISHES, drawn)).toEqual(next);
});

test('a list that became shorter', () => {
  expect(nextRows({ inView: span(0, 1), near: span(0, 1) }, span(0, 9))).toEqual(span(0, 1));
});

test('one row a time until none is missing', () => {
  let drawn = span(10, 14);
  let steps = 0;
  for (; lacksRows(WISHES, drawn); steps += 1) drawn = nextRows(WISHES, drawn);
  expect([steps, drawn]).toEqual([6, WISHES.near]);
});
