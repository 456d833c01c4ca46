import { makePuzzle } from './puzzle';

it('blind answers solve no more captchas than their number of digits says', () => {
  const seen = new Map<string, number>();
  for (let round = 0; round < 3_000; round += 1) {
    const { solution } = makePuzzle();
    seen.set(solution, (seen.get(solution) ?? 0) + 1);
  }
  // The commonest answer comes once in 900 or less: some three of these, and hardly ever a dozen.
  expect(Math.max(...seen.values())).toBeLessThan(15);
});
