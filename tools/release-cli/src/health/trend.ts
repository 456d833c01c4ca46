import type { HealthSummary } from 'shared-contracts/release/health';
import type { TrialCounts } from 'shared-contracts/release/judge';
import type { ReleaseMap, Rollout } from 'shared-contracts/release/release-map';
import { countsOf, judgedSince, replacedVersions } from './guard';
import type { HealthSource } from './health-source';
import { furtherMeasures, LOADS, type Measure } from './measures';
import { readHealth } from './read-health';

/** From one moment to before another. */
export interface Span {
  readonly since: Date;
  readonly until: Date;
}

/** What pages reported in a span of time. */
export interface SpanHealth {
  readonly span: Span;
  readonly summary: HealthSummary;
}

/** How a rollout's version and those it replaces did in each span, by one measure. */
export interface MeasureTrend {
  readonly measure: Measure;
  readonly points: readonly { readonly span: Span; readonly fresh: TrialCounts; readonly old: TrialCounts }[];
}

const HOUR_MS = 3_600_000;
const MOST_SPANS = 12;
/** Whole hours, because votes are counted by the hour; all of them begin with a day of UTC. */
const SPAN_HOURS = [1, 2, 3, 4, 6, 12, 24, 48, 72];

/**
 * Divides the time since a rollout began into at most twelve spans, the latest ones where that is not enough. They begin with hours
 * of the clock, except the first: so they stay the same while time goes on. The last one is not over.
 */
export function trendSpans(since: Date, now: Date): readonly Span[] {
  const hours = (now.getTime() - since.getTime()) / HOUR_MS;
  const length = (SPAN_HOURS.find((each) => hours / each <= MOST_SPANS - 1) ?? Math.max(...SPAN_HOURS)) * HOUR_MS;
  const end = (Math.floor(now.getTime() / length) + 1) * length;
  return Array.from({ length: MOST_SPANS }, (_, index) => end - (MOST_SPANS - index) * length)
    .filter((begin) => begin + length > since.getTime())
    .map((begin) => ({ since: new Date(Math.max(begin, since.getTime())), until: new Date(begin + length) }));
}

/**
 * Asks how the versions of a rollout did in each span since it began, of its own merchants. Refuses with one sentence where the
 * site does not answer.
 */
export async function readTrend(
  map: ReleaseMap,
  rollout: Rollout,
  source: HealthSource,
  now: Date,
): Promise<readonly SpanHealth[]> {
  const { environment } = map;
  const { merchants } = rollout;
  const requests = trendSpans(judgedSince(map, rollout), now).map(async (span) => ({
    span,
    summary: await readHealth({ ...source, environment, ...span, merchants }),
  }));
  return Promise.all(requests);
}

/** What a rollout is judged by, over time: its loads, and everything else that any page was measured by. */
export function measureTrends(
  map: ReleaseMap,
  rollout: Rollout,
  health: readonly SpanHealth[],
): readonly MeasureTrend[] {
  const replaces = replacedVersions(map, rollout);
  const trendOf = (measure: Measure): MeasureTrend => ({
    measure,
    points: health.map(({ span, summary }) => {
      const rows = summary.rows.filter((row) => row.package === rollout.package);
      return { span, fresh: countsOf(rows, [rollout.version], measure), old: countsOf(rows, replaces, measure) };
    }),
  });
  const wasMeasured = ({ points }: MeasureTrend): boolean =>
    points.some(({ fresh, old }) => fresh.pages + old.pages > 0);
  const further = furtherMeasures(rollout.package).map((measure) => trendOf(measure));
  return [trendOf(LOADS), ...further.filter((trend) => wasMeasured(trend))];
}
