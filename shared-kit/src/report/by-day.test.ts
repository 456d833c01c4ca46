import { byDay } from './by-day';

test('parts items where the day changes, in their order', () => {
  const items = ['02 c', '01 b', '01 a'];
  expect(byDay(items, (item) => item.slice(0, 2))).toEqual([
    { day: '02', items: ['02 c'] },
    { day: '01', items: ['01 b', '01 a'] },
  ]);
  expect(byDay([], String)).toEqual([]);
});
