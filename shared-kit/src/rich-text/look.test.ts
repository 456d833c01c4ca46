import { weightOf } from './look';

it.each([
  ['p', 1],
  ['div p', 2],
  ['table > tbody > tr td', 4],
  ['.preheader', 1000],
  ['p.preheader', 1001],
  ['[class="x"]', 1000],
  ['a:hover', 1001],
  ['a::before', 1],
  ['#top .x p', 1_001_001],
  ['*', 0],
])('%s weighs %d', (selector, weight) => {
  expect(weightOf(selector)).toBe(weight);
});
