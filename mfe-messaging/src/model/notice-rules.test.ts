import { noticeAt, noticeOf } from './notice-rules';

const notices = [{ id: 5 }, { id: 7 }];

test.each([
  ['0', 5],
  ['1', 7],
  ['2', undefined],
  ['-1', undefined],
  ['1.0', undefined],
  ['', undefined],
  ['x', undefined],
  [null, undefined],
])('the index %p names the notice %p', (index, id) => {
  expect(noticeAt(notices, index)?.id).toBe(id);
});

test.each([
  ['5', 5],
  ['7', 7],
  ['05', undefined],
  ['9', undefined],
  [null, undefined],
])('the id %p names the notice %p', (id, expected) => {
  expect(noticeOf(notices, id)?.id).toBe(expected);
});
