import { makePuzzle, makeSum } from './puzzle';

it('blind answers solve no more captchas than their number of digits says', () => {
  const seen = new Map<string, number>();
  for (let round = 0; round < 3_000; round += 1) {
    const { solution } = makePuzzle();
    seen.set(solution, (seen.get(solution) ?? 0) + 1);
  }
  // The commonest answer comes once in 900 or less: some three of these, and hardly ever a dozen.
  expect(Math.max(...seen.values())).toBeLessThan(15);
});

it('a sum in signs has a result of at most six digits', () => {
  for (let round = 0; round < 100; round += 1) {
    const { shown, solution } = makeSum();
    const [, large, small] = /^(\d{3}) \+ (\d{1,2})$/.exec(shown) ?? [];
    expect(String(Number(large) + Number(small))).toBe(solution);
    expect(solution).toMatch(/^\d{1,6}$/);
  }
});
