import type { HealthSummary } from 'shared-contracts/release/health';
import { judgeRollout, type RolloutJudgement, type TrialCounts } from 'shared-contracts/release/judge';
import type { ReleaseMap, Rollout } from 'shared-contracts/release/release-map';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import type { GuardVerdict } from '../edits/tick';
import { counted } from '../text/counted';

/** How a rollout's version does beside what it replaces. */
export interface JudgedRollout extends RolloutJudgement {
  readonly rollout: Rollout;
  readonly fresh: TrialCounts;
  readonly old: TrialCounts;
  /** What those it is meant for have without it. */
  readonly replaces: readonly string[];
}

/** The health since a rollout began, of the merchants it is meant for; null when nobody asked for it. */
export type HealthOfRollout = (rollout: Rollout) => HealthSummary | null;

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

/** Votes, never mere reports: whoever forges those from a few networks moves nothing. */
function countsOf(summary: HealthSummary, name: PackageName, versions: readonly string[]): TrialCounts {
  const rows = summary.rows.filter((row) => row.package === name && versions.includes(row.version));
  return {
    pages: rows.reduce((sum, row) => sum + row.votes.pages, 0),
    failures: rows.reduce((sum, row) => sum + row.votes.failures, 0),
  };
}

/** Judges every rollout whose health is known. */
export function judgeRollouts(map: ReleaseMap, healthOf: HealthOfRollout): readonly JudgedRollout[] {
  return map.rollouts.flatMap((rollout) => {
    const summary = healthOf(rollout);
    if (summary === null) return [];
    const replaces = replacedVersions(map, rollout);
    const fresh = countsOf(summary, rollout.package, [rollout.version]);
    const old = countsOf(summary, rollout.package, replaces);
    const minimumLoads = rollout.guard?.minimumLoads ?? USUAL_MINIMUM;
    return [{ rollout, fresh, old, replaces, ...judgeRollout(fresh, old, { minimumLoads }) }];
  });
}

/** A share as people read it: two digits that count. */
export function percentText(rate: number | null): string {
  return rate === null ? '-' : `${Number((rate * 100).toPrecision(2))} %`;
}

function failureText(versions: string, { pages }: TrialCounts, rate: number | null): string {
  return pages === 0
    ? `${versions} was on no page yet`
    : `${versions} failed on ${percentText(rate)} of ${counted(pages, 'page')}`;
}

/** Why a version is judged as it is, for the map and its history. */
export function judgementText({ rollout, fresh, old, replaces, pValue, freshRate, oldRate }: JudgedRollout): string {
  const after = failureText(rollout.version, fresh, freshRate);
  if (replaces.length === 0) return `${after}, and it replaces nothing`;
  const before = failureText(replaces.join(' and '), old, oldRate);
  if (fresh.pages === 0 || old.pages === 0) return `${after}, ${before}`;
  const chance = pValue < 1e-6 ? 'p < 0.000001' : `p = ${Number(pValue.toPrecision(2))}`;
  return `${after}, ${before} (${chance})`;
}

/** Whether so few pages tried a version that nothing can be said of it: fewer than its guard asks for. */
export function isUnseen({ rollout, fresh }: JudgedRollout): boolean {
  return rollout.guard !== undefined && fresh.pages < rollout.guard.minimumLoads;
}

function verdictOf(judged: JudgedRollout): readonly Pick<GuardVerdict, 'verdict' | 'text'>[] {
  const { rollout, fresh, verdict } = judged;
  if (rollout.guard === undefined) return [];
  if (verdict === 'worse') return [{ verdict, text: judgementText(judged) }];
  if (!isUnseen(judged)) return [];
  const text = `${rollout.version} was tried on ${counted(fresh.pages, 'page')} that count, its guard asks for ${rollout.guard.minimumLoads}`;
  return [{ verdict: 'unseen', text }];
}

/** What the guards of a map's rollouts have to act on, or wait for. */
export function guardVerdicts(map: ReleaseMap, healthOf: HealthOfRollout): readonly GuardVerdict[] {
  return judgeRollouts(map, healthOf).flatMap((judged) =>
    verdictOf(judged).map((verdict) => ({
      package: judged.rollout.package,
      version: judged.rollout.version,
      merchants: judged.rollout.merchants,
      ...verdict,
    })),
  );
}
