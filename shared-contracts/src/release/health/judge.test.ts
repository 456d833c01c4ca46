import { fisherExact, judgeRollout, type TrialCounts } from './judge';

const MINIMUM = { minimumLoads: 200 };

function counts([pages, failures]: readonly [number, number]): TrialCounts {
  return { pages, failures };
}

/** Numbers from 0 to 1 that are the same in every run. */
function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many of these pages fail, leaping from failure to failure. */
function failuresOf(pages: number, rate: number, next: () => number): number {
  let failures = 0;
  for (let page = 0; ; failures += 1) {
    page += Math.floor(Math.log(1 - next()) / Math.log(1 - rate)) + 1;
    if (page > pages) return failures;
  }
}

interface Watch {
  readonly freshRate: number;
  readonly oldRate: number;
  /** Pages of the old version for each of the new one. */
  readonly ratio: number;
  /** Pages of the new version at each look. */
  readonly looks: readonly number[];
  /** Of each rollout, each with failures of its own; one by default. */
  readonly measures?: number;
}

/** Whether one measure of a rollout is found worse at any of the looks. */
function raisesAlarm({ freshRate, oldRate, ratio, looks, measures = 1 }: Watch, next: () => number): boolean {
  let [fresh, old] = [counts([0, 0]), counts([0, 0])];
  return looks.some((pages) => {
    const more = pages - fresh.pages;
    fresh = { pages, failures: fresh.failures + failuresOf(more, freshRate, next) };
    old = { pages: old.pages + more * ratio, failures: old.failures + failuresOf(more * ratio, oldRate, next) };
    return judgeRollout(fresh, old, { ...MINIMUM, measures }).verdict === 'worse';
  });
}

/** The share of rollouts that are found worse by any measure. */
function alarmRate(watch: Watch, rollouts: number): number {
  const next = seededNumbers(20_261_121);
  let alarms = 0;
  for (let rollout = 0; rollout < rollouts; rollout += 1) {
    if (Array.from({ length: watch.measures ?? 1 }).some(() => raisesAlarm(watch, next))) alarms += 1;
  }
  return alarms / rollouts;
}

describe('fisherExact', () => {
  it.each([
    [[4, 3], [4, 1], 17 / 70],
    [[5, 5], [5, 0], 1 / 252],
    [[10, 8], [15, 3], 359 / 74_290],
    [[1, 1], [2, 0], 1 / 3],
    [[10, 10], [10, 10], 1],
    [[7, 0], [9, 0], 1],
    [[200, 0], [200, 7], 1],
    [[0, 0], [0, 0], 1],
    [[500, 50], [500, 10], 3.493_922_962_738_733e-8],
    [[1000, 20], [1000, 20], 0.563_321_598_020_714_9],
    [[100, 3], [10_000, 50], 0.015_428_483_329_041_823],
    [[200, 12], [3800, 76], 0.001_252_505_649_842_465_5],
    [[1_000_000, 20_500], [1_000_000, 20_000], 0.006_121_352_340_01],
    [[1_000_000, 500_500], [1_000_000, 500_000], 0.240_189_649_161],
    [[1_000_000, 30_000], [1_000_000, 20_000], 0],
  ] as const)('gives for %j against %j the chance %d', (fresh, old, chance) => {
    const found = fisherExact(counts(fresh), counts(old));
    expect(Math.abs(found - chance)).toBeLessThanOrEqual(chance * 1e-8);
  });

  it.each([
    [
      [10, 11],
      [10, 0],
    ],
    [
      [10, -1],
      [10, 0],
    ],
    [
      [10.5, 1],
      [10, 0],
    ],
    [
      [10, 1],
      [Number.NaN, 0],
    ],
  ] as const)('refuses %j against %j', (fresh, old) => {
    expect(() => fisherExact(counts(fresh), counts(old))).toThrow(RangeError);
  });
});

describe('judgeRollout', () => {
  it('says what it decided from', () => {
    expect(judgeRollout(counts([500, 50]), counts([500, 10]), MINIMUM)).toEqual({
      verdict: 'worse',
      pValue: expect.closeTo(3.4939e-8, 12),
      level: 0.001,
      freshRate: 0.1,
      oldRate: 0.02,
    });
  });

  it.each([
    ['too few', [199, 199], [10_000, 0]],
    ['too few', [10_000, 10_000], [199, 0]],
    ['too few', [0, 0], [0, 0]],
    ['worse', [200, 200], [200, 0]],
    ['fine', [200, 0], [200, 0]],
    ['fine', [500, 10], [500, 50]],
    ['fine', [500, 29], [500, 10]],
    ['worse', [500, 30], [500, 10]],
  ] as const)('finds %s: %j against %j', (verdict, fresh, old) => {
    expect(judgeRollout(counts(fresh), counts(old), MINIMUM).verdict).toBe(verdict);
  });

  it('has no rate before the first page', () => {
    expect(judgeRollout(counts([0, 0]), counts([4, 1]), MINIMUM)).toMatchObject({ freshRate: null, oldRate: 0.25 });
  });

  it.each([
    [200, 0.001],
    [600, 0.001],
    [1200, 0.000_25],
    [6000, 0.000_01],
  ])('spends at %d pages a level of %d', (pages, level) => {
    const judged = judgeRollout(counts([pages, 0]), counts([pages * 9, 0]), MINIMUM);
    expect(judged.level).toBeCloseTo(level, 12);
  });

  const everyTwoHundred = Array.from({ length: 50 }, (_, look) => (look + 1) * 200);
  it.each([
    [0.02, 1],
    [0.005, 9],
    [0.1, 1],
  ])('raises false alarms for less than 1 in 100 rollouts over 50 looks at %d failures, 1 to %d', (rate, ratio) => {
    const watch = { freshRate: rate, oldRate: rate, ratio, looks: everyTwoHundred };
    expect(alarmRate(watch, 1000)).toBeLessThan(0.01);
  });

  it('raises them for less than 1 in 100 rollouts that seven measures judge', () => {
    const looks = Array.from({ length: 12 }, (_, look) => Math.round(200 * 1.25 ** look));
    expect(alarmRate({ freshRate: 0.05, oldRate: 0.05, ratio: 1, looks, measures: 7 }, 400)).toBeLessThan(0.01);
  });

  it.each([
    [1, 0.001],
    [4, 0.000_189_5],
    [7, 0.000_096_8],
  ])('gives each of %d measures the level %d', (measures, level) => {
    const judged = judgeRollout(counts([300, 0]), counts([300, 0]), { ...MINIMUM, measures });
    expect(judged.level).toBeCloseTo(level, 6);
  });

  it('finds 10 % failures against 2 % by the 500th page in more than 99 of 100 rollouts', () => {
    const looks = [200, 250, 300, 350, 400, 450, 500];
    expect(alarmRate({ freshRate: 0.1, oldRate: 0.02, ratio: 1, looks }, 3000)).toBeGreaterThan(0.99);
  });

  it('finds them at one look at 500 pages as well', () => {
    const watch = { freshRate: 0.1, oldRate: 0.02, ratio: 1, looks: [500] };
    expect(alarmRate(watch, 5000)).toBeGreaterThan(0.99);
  });
});
