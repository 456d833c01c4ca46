import { judgeRollout } from 'shared-contracts/release/judge';
import { worseFrom } from './worse-from';

const MINIMUM = { minimumLoads: 200, measures: 4 };

function judged(pages: number, failures: number, old: { readonly pages: number; readonly failures: number }) {
  const fresh = { pages, failures };
  return { fresh, old, ...judgeRollout(fresh, old, MINIMUM) };
}

it.each([
  [500, { pages: 4500, failures: 90 }],
  [200, { pages: 200, failures: 0 }],
  [5000, { pages: 300, failures: 30 }],
])('of %i pages is the first share that guards find worse', (pages, old) => {
  const failures = Math.round((worseFrom(judged(pages, 0, old)) ?? 0) * pages);
  const verdicts = [failures - 1, failures].map((count) => judged(pages, count, old).verdict);
  expect(verdicts).toEqual(['fine', 'worse']);
});

it('is none where there are too few pages, or where everything failed before', () => {
  expect(worseFrom(judged(199, 0, { pages: 500, failures: 0 }))).toBeNull();
  expect(worseFrom(judged(200, 0, { pages: 200, failures: 200 }))).toBeNull();
});
