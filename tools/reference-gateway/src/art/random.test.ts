import { cycle, pick, range, seedOrdinal, seededRandom, wholeRange } from './random';

describe('seededRandom', () => {
  it('repeats its row for a seed and differs for another', () => {
    const row = (seed: string): readonly number[] => Array.from({ length: 5 }, seededRandom(seed));
    expect(row('a')).toEqual(row('a'));
    expect(row('a')).not.toEqual(row('b'));
  });

  it('keeps its numbers from one release to the next', () => {
    const random = seededRandom('fixed');
    expect(Math.floor(random() * 1e6)).toBe(474105);
  });

  it('is even over its range', () => {
    const random = seededRandom('even');
    const buckets = Array.from({ length: 10 }, () => 0);
    for (let draw = 0; draw < 10_000; draw += 1) {
      const bucket = Math.floor(random() * 10);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
    expect(Math.min(...buckets)).toBeGreaterThan(880);
    expect(Math.max(...buckets)).toBeLessThan(1120);
  });
});

describe('choices', () => {
  it('stay inside what they choose from', () => {
    const random = seededRandom('choices');
    for (let draw = 0; draw < 200; draw += 1) {
      expect(['x', 'y']).toContain(pick(random, ['x', 'y']));
      expect([3, 4, 5]).toContain(wholeRange(random, 3, 5));
      const value = range(random, -2, 2);
      expect(value >= -2 && value < 2).toBe(true);
    }
  });

  it('count round a list in both directions', () => {
    expect([-1, 0, 4].map((position) => cycle(['a', 'b', 'c'], position))).toEqual(['c', 'a', 'b']);
  });
});

describe('seedOrdinal', () => {
  it.each([
    ['41', '42'],
    ['game-9', 'game-10'],
    ['PG_199', 'PG_200'],
  ])('puts %s right before %s', (first, second) => {
    expect(seedOrdinal(second) - seedOrdinal(first)).toBe(1);
  });

  it('answers a whole number for any text', () => {
    for (const seed of ['', 'no digits', '漢字', '99999999999999999999']) {
      expect(Number.isSafeInteger(seedOrdinal(seed))).toBe(true);
    }
  });
});
