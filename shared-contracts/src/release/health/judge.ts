/** How many pages tried a version, and on how many of them it failed. A row of a health summary satisfies this. */
export interface TrialCounts {
  /** Pages that tried: loaded it, or failed to, or both. */
  readonly pages: number;
  /** Those of them where it failed at least once. */
  readonly failures: number;
}

/** The comparison of a new version with the one it replaces, for guards and the console. */
export interface RolloutJudgement {
  /** `too few`: one of the versions has not been tried often enough to decide. */
  readonly verdict: 'too few' | 'fine' | 'worse';
  /** Chance of at least so many failures of the new version if both were equally good. */
  readonly pValue: number;
  /** The verdict is `worse` when the p-value is at most this. */
  readonly level: number;
  /** Share of pages where the new version failed, 0 to 1; null before the first page. */
  readonly freshRate: number | null;
  /** The same for the version it replaces; null before its first page. */
  readonly oldRate: number | null;
}

const FIRST_LEVEL = 0.001;
/**
 * How the level falls with the number of measures. More than in proportion: the chance that a statistic ever crosses a level
 * falls more slowly than the level itself.
 */
const MEASURES_EXPONENT = 1.2;
/** Times the minimum: from here on the level falls. */
const LEVEL_KNEE = 3;

const STIRLING_FROM = 32;

function logFactorial(count: number): number {
  if (count < STIRLING_FROM) {
    let product = 1;
    for (let factor = 2; factor <= count; factor += 1) product *= factor;
    return Math.log(product);
  }
  const square = count * count;
  const correction = (1 / 12 - (1 / 360 - 1 / (1260 * square)) / square) / count;
  return (count + 0.5) * Math.log(count) - count + 0.5 * Math.log(2 * Math.PI) + correction;
}

function logChoose(from: number, take: number): number {
  return logFactorial(from) - logFactorial(take) - logFactorial(from - take);
}

function assertCounts({ pages, failures }: TrialCounts): void {
  const isSound = Number.isSafeInteger(pages) && Number.isSafeInteger(failures) && failures >= 0 && failures <= pages;
  if (!isSound) throw new RangeError(`${failures} failures on ${pages} pages cannot be`);
}

/**
 * The one-sided p-value of Fisher's exact test: of all ways to distribute the failures over the pages of both versions,
 * the share that gives the new one at least as many as it has. Exact whatever the rates, to about eight digits for
 * counts up to a million. Throws a RangeError for counts that cannot be.
 */
export function fisherExact(fresh: TrialCounts, old: TrialCounts): number {
  assertCounts(fresh);
  assertCounts(old);
  const pages = fresh.pages + old.pages;
  const failures = fresh.failures + old.failures;
  const least = Math.max(0, failures - old.pages);
  const most = Math.min(failures, fresh.pages);
  if (fresh.failures <= least) return 1;
  const chanceOf = (count: number): number =>
    Math.exp(
      logChoose(failures, count) + logChoose(pages - failures, fresh.pages - count) - logChoose(pages, fresh.pages),
    );
  // Each sum starts where its terms are largest, on its own side of the mean: nothing is lost to underflow.
  const isAboveMean = fresh.failures * pages > failures * fresh.pages;
  let sum = 0;
  if (isAboveMean) {
    let term = chanceOf(fresh.failures);
    for (let count = fresh.failures; count <= most && term > sum * Number.EPSILON; count += 1) {
      sum += term;
      term *= ((failures - count) / (count + 1)) * ((fresh.pages - count) / (old.pages - failures + count + 1));
    }
    return Math.min(1, sum);
  }
  let term = chanceOf(fresh.failures - 1);
  for (let count = fresh.failures - 1; count >= least && term > sum * Number.EPSILON; count -= 1) {
    sum += term;
    term *= (count / (failures - count + 1)) * ((old.pages - failures + count) / (fresh.pages - count + 1));
  }
  return Math.max(0, 1 - sum);
}

/**
 * Whether a new version fails more often than the one it replaces, by Fisher's exact test, one-sided. It is evaluated
 * repeatedly while pages come in, so the level is spent over the whole rollout: 0.001 up to three times the minimum,
 * then falling with the square of the pages. For a rollout watched continuously and without end this gives less than 1
 * % false alarms (docs/decisions/0008-release-health.md). Where a rollout is judged by several `measures`, each has a part of
 * the level, so that all together give no more (docs/decisions/0120-guards-judge-outcomes.md). Nothing is decided before
 * both versions were tried on `minimumLoads` pages. Throws a RangeError for counts that cannot be.
 */
export function judgeRollout(
  fresh: TrialCounts,
  old: TrialCounts,
  { minimumLoads, measures = 1 }: { readonly minimumLoads: number; readonly measures?: number },
): RolloutJudgement {
  const pValue = fisherExact(fresh, old);
  const growth = Math.min(fresh.pages, old.pages) / Math.max(1, minimumLoads);
  const level = (FIRST_LEVEL / measures ** MEASURES_EXPONENT) * Math.min(1, (LEVEL_KNEE / growth) ** 2);
  const rateOf = ({ pages, failures }: TrialCounts): number | null => (pages === 0 ? null : failures / pages);
  const decided = pValue <= level ? 'worse' : 'fine';
  return {
    verdict: growth < 1 ? 'too few' : decided,
    pValue,
    level,
    freshRate: rateOf(fresh),
    oldRate: rateOf(old),
  };
}
