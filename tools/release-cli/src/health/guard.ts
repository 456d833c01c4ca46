import type { HealthRow, HealthSummary } from 'shared-contracts/release/health';
import { judgeRollout, type RolloutJudgement, type TrialCounts } from 'shared-contracts/release/judge';
import type { ReleaseMap, Rollout } from 'shared-contracts/release/release-map';
import type { GuardVerdict } from '../edits/tick';
import { counted } from '../text/counted';
import { furtherMeasures, LOADS, type Measure } from './measures';

/** How a rollout's version does beside what it replaces, by one measure. */
export interface JudgedMeasure extends RolloutJudgement {
  readonly measure: Measure;
  readonly fresh: TrialCounts;
  readonly old: TrialCounts;
}

/** How a rollout's version does beside what it replaces. */
export interface JudgedRollout {
  readonly rollout: Rollout;
  /** What those it is meant for have without it. */
  readonly replaces: readonly string[];
  /** `worse` by any measure, otherwise as its loads are judged: no other measure holds up a rollout. */
  readonly verdict: RolloutJudgement['verdict'];
  readonly loads: JudgedMeasure;
  /** Outcomes and vitals that any page of either version was measured by. */
  readonly others: readonly JudgedMeasure[];
  /** The same at each merchant of a guarded rollout, as a rollout for that merchant alone; none of them is `apart` again. */
  readonly apart: readonly JudgedRollout[];
}

/** The health since a rollout began, of the merchants it is meant for; null when nobody asked for it. */
export type HealthOfRollout = (rollout: Rollout) => HealthSummary | null;

/** The same of the pages of each merchant, by merchant; empty where merchants are not judged apart. */
export type HealthApart = (rollout: Rollout) => ReadonlyMap<string, HealthSummary>;

/** Beyond so many merchants none is judged apart: each would be left a level that its pages never reach. */
const MOST_APART = 50;

/** For rollouts without a guard: what is shown, not what is acted on. */
const USUAL_MINIMUM = 200;

/** When the time began that a rollout is judged over. */
export function judgedSince(map: ReleaseMap, rollout: Rollout): Date {
  return new Date(rollout.since ?? map.writtenAt);
}

/** What those a rollout is meant for have without it: the default, or their own pins. */
export function replacedVersions(map: ReleaseMap, rollout: Rollout): readonly string[] {
  const { package: name, merchants } = rollout;
  const byDefault = map.defaults[name];
  const versions = merchants?.map((merchant) => map.pins[merchant]?.[name] ?? byDefault) ?? [byDefault];
  const isOther = (version: string | undefined): version is string =>
    version !== undefined && version !== rollout.version;
  return [...new Set(versions)].filter(isOther);
}

/** The merchants at which a guarded rollout is judged apart, where there are several; `merchants` are all of the environment. */
export function merchantsApart(
  map: ReleaseMap,
  { package: name, merchants: named, guard }: Rollout,
  merchants: readonly string[],
): readonly string[] {
  // A rollout for all is not for those with a pin.
  const concerned = named ?? merchants.filter((merchant) => map.pins[merchant]?.[name] === undefined);
  return guard === undefined || concerned.length < 2 || concerned.length > MOST_APART ? [] : concerned;
}

/**
 * How versions did on the pages that count, by the rows of their package. Votes, never mere reports: whoever forges those from a
 * few networks moves nothing.
 */
export function countsOf(rows: readonly HealthRow[], versions: readonly string[], measure: Measure): TrialCounts {
  const votes = rows.filter((row) => versions.includes(row.version)).map((row) => measure.of(row)?.votes);
  return {
    pages: votes.reduce((sum, counted) => sum + (counted?.pages ?? 0), 0),
    failures: votes.reduce((sum, counted) => sum + (counted?.failures ?? 0), 0),
  };
}

/**
 * Judges one rollout by a summary that counts both what it serves and what it replaces. `places` is at how many merchants
 * the same is judged: all of them share one level.
 */
export function judge(
  rollout: Rollout,
  replaces: readonly string[],
  summary: HealthSummary,
  places = 1,
): JudgedRollout {
  const rows = summary.rows.filter((row) => row.package === rollout.package);
  const minimumLoads = rollout.guard?.minimumLoads ?? USUAL_MINIMUM;
  const further = furtherMeasures(rollout.package);
  const judgeBy = (measure: Measure): JudgedMeasure => {
    const fresh = countsOf(rows, [rollout.version], measure);
    const old = countsOf(rows, replaces, measure);
    return {
      measure,
      fresh,
      old,
      ...judgeRollout(fresh, old, { minimumLoads, measures: (1 + further.length) * places }),
    };
  };
  const loads = judgeBy(LOADS);
  const others = further.map((measure) => judgeBy(measure)).filter(({ fresh, old }) => fresh.pages + old.pages > 0);
  const isWorse = others.some(({ verdict }) => verdict === 'worse');
  return { rollout, replaces, verdict: isWorse ? 'worse' : loads.verdict, loads, others, apart: [] };
}

/** Judges a rollout at each merchant as one for that merchant alone. */
function judgeApart(
  map: ReleaseMap,
  rollout: Rollout,
  summaries: ReadonlyMap<string, HealthSummary>,
): readonly JudgedRollout[] {
  return [...summaries].map(([merchant, summary]) => {
    const alone = { ...rollout, merchants: [merchant] };
    return judge(alone, replacedVersions(map, alone), summary, summaries.size);
  });
}

/** Judges every rollout whose health is known. */
export function judgeRollouts(
  map: ReleaseMap,
  healthOf: HealthOfRollout,
  apartOf: HealthApart = () => new Map(),
): readonly JudgedRollout[] {
  return map.rollouts.flatMap((rollout) => {
    const summary = healthOf(rollout);
    if (summary === null) return [];
    const judged = judge(rollout, replacedVersions(map, rollout), summary);
    return [{ ...judged, apart: judgeApart(map, rollout, apartOf(rollout)) }];
  });
}

/** A share as people read it: two digits that count. */
export function percentText(rate: number | null): string {
  return rate === null ? '-' : `${Number((rate * 100).toPrecision(2))} %`;
}

function failureText(versions: string, { deed }: Measure, { pages }: TrialCounts, rate: number | null): string {
  if (pages > 0) return `${versions} ${deed} on ${percentText(rate)} of ${counted(pages, 'page')}`;
  return deed === LOADS.deed ? `${versions} was on no page yet` : `${versions} has no page that tells`;
}

/** What one measure says of a version and of those that it replaces. */
export function measureText({ rollout, replaces }: JudgedRollout, judged: JudgedMeasure): string {
  const { measure, fresh, old, pValue, freshRate, oldRate } = judged;
  const after = failureText(rollout.version, measure, fresh, freshRate);
  if (replaces.length === 0) return `${after}, and it replaces nothing`;
  const before = failureText(replaces.join(' and '), measure, old, oldRate);
  if (fresh.pages === 0 || old.pages === 0) return `${after}, ${before}`;
  const chance = pValue < 1e-6 ? 'p < 0.000001' : `p = ${Number(pValue.toPrecision(2))}`;
  return `${after}, ${before} (${chance})`;
}

/** Why a version is judged as it is, for the map and its history: every measure by which it is worse, or its loads. */
export function judgementText(judged: JudgedRollout): string {
  const worse = [judged.loads, ...judged.others].filter(({ verdict }) => verdict === 'worse');
  return (worse.length === 0 ? [judged.loads] : worse).map((one) => measureText(judged, one)).join('; ');
}

/** The measures that {@link judgementText} does not speak of. */
export function furtherVerdicts({ verdict, loads, others }: JudgedRollout): readonly JudgedMeasure[] {
  return (verdict === 'worse' ? [loads, ...others] : others).filter((one) => one.verdict !== 'worse');
}

/** The merchants of a rollout that something can be said of by themselves, each with what. */
export function saidApart({ apart }: JudgedRollout): readonly {
  readonly place: string;
  readonly verdict: JudgedRollout['verdict'];
  readonly text: string;
}[] {
  return apart
    .filter(({ verdict }) => verdict !== 'too few')
    .map((one) => ({ place: (one.rollout.merchants ?? []).join(), verdict: one.verdict, text: judgementText(one) }));
}

/** Whether so few pages tried a version that nothing can be said of it: fewer than its guard asks for. */
export function isUnseen({ rollout, loads }: JudgedRollout): boolean {
  return rollout.guard !== undefined && loads.fresh.pages < rollout.guard.minimumLoads;
}

function verdictOf(judged: JudgedRollout): readonly Pick<GuardVerdict, 'verdict' | 'text' | 'only'>[] {
  const { rollout, loads, verdict } = judged;
  if (rollout.guard === undefined) return [];
  if (verdict === 'worse') return [{ verdict, text: judgementText(judged) }];
  const worse = saidApart(judged).filter((one) => one.verdict === 'worse');
  if (worse.length > 0) {
    const text = worse.map((one) => `${one.place}: ${one.text}`).join('; ');
    return [{ verdict: 'worse', text, only: worse.map(({ place }) => place) }];
  }
  if (!isUnseen(judged)) return [];
  const text = `${rollout.version} was tried on ${counted(loads.fresh.pages, 'page')} that count, its guard asks for ${rollout.guard.minimumLoads}`;
  return [{ verdict: 'unseen', text }];
}

/** What the guards of a map's rollouts have to act on, or wait for. */
export function guardVerdicts(
  map: ReleaseMap,
  healthOf: HealthOfRollout,
  apartOf?: HealthApart,
): readonly GuardVerdict[] {
  return judgeRollouts(map, healthOf, apartOf).flatMap((judged) =>
    verdictOf(judged).map((verdict) => ({
      package: judged.rollout.package,
      version: judged.rollout.version,
      merchants: judged.rollout.merchants,
      cohort: judged.rollout.cohort,
      ...verdict,
    })),
  );
}
