import * as v from 'valibot';
import { LOAD_STAGES } from '../remote/load-result';
import { PACKAGE_NAMES } from '../remote/remote-names';
import { parseOrExplain } from './descriptor';

/** Where pages report how their releases do, by beacon; same origin as the API. */
export const HEALTH_PATH = '/api/v1/release-health';

/** Where operators read what was reported; needs the operator's token. */
export const HEALTH_SUMMARY_PATH = '/api/v1/release-health/summary';

/** Header that carries the operator's token. */
export const OPERATOR_TOKEN_HEADER = 'X-Operator-Token';

/** More entries than this in one report are refused. */
export const MAXIMUM_HEALTH_ENTRIES = 60;

const LONGEST_MS = 600_000;
const name = v.pipe(v.string(), v.maxLength(80));
const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_MS));
const release = { package: v.picklist(PACKAGE_NAMES), version: v.pipe(v.string(), v.maxLength(64)) };

/** One thing a page saw of a release; names and numbers, never content of a person. */
export const healthEntrySchema = v.variant('kind', [
  v.object({ kind: v.literal('load'), ...release, ms: milliseconds }),
  v.object({ kind: v.literal('failure'), ...release, stage: v.picklist(LOAD_STAGES), cause: name }),
  /** A failing version was replaced by another on this page. */
  v.object({ kind: v.literal('fallback'), ...release, to: v.pipe(v.string(), v.maxLength(64)) }),
  v.object({ kind: v.literal('ready'), ...release, screen: name, ms: milliseconds }),
  /** Thrown or rejected after the release was loaded. */
  v.object({ kind: v.literal('error'), ...release, name }),
  v.object({
    kind: v.literal('vital'),
    ...release,
    name: v.picklist(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    value: v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_MS)),
  }),
]);
export type HealthEntry = v.InferOutput<typeof healthEntrySchema>;

export const healthReportSchema = v.object({
  schema: v.literal(1),
  environment: name,
  merchant: name,
  /** The resolved set's id. */
  set: name,
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Random for each page, so that a report that is sent twice counts once. */
  page: name,
  /** Grows with each report of the page. */
  part: v.pipe(v.number(), v.integer(), v.minValue(0)),
  entries: v.pipe(v.array(healthEntrySchema), v.minLength(1), v.maxLength(MAXIMUM_HEALTH_ENTRIES)),
});
export type HealthReport = v.InferOutput<typeof healthReportSchema>;

const quartiles = v.object({ count: v.number(), p50: v.number(), p75: v.number(), p95: v.number() });
const counts = v.record(v.string(), v.number());

/** How one version does, over all pages of an environment in the asked time. */
export const healthRowSchema = v.object({
  package: v.picklist(PACKAGE_NAMES),
  version: v.string(),
  /** Pages that tried it: loaded it, failed to, or both. */
  pages: v.number(),
  /** Pages that loaded it. */
  loads: v.number(),
  /** Pages where it could not be loaded or drawn, and how many by stage. */
  failures: v.number(),
  failuresByStage: counts,
  fallbacks: v.number(),
  /** Pages that saw an error of it after it was loaded. */
  errors: v.number(),
  loadMs: v.nullable(quartiles),
  readyMs: v.record(v.string(), quartiles),
  vitals: v.record(v.string(), quartiles),
});
export type HealthRow = v.InferOutput<typeof healthRowSchema>;

export const healthSummarySchema = v.object({
  environment: v.string(),
  since: v.string(),
  rows: v.array(healthRowSchema),
});
export type HealthSummary = v.InferOutput<typeof healthSummarySchema>;

/** Parses what a page reported; throws a clear error that names the field. */
export function parseHealthReport(value: unknown): HealthReport {
  return parseOrExplain(healthReportSchema, value, 'health report');
}

/** Parses what the back end answered to an operator. */
export function parseHealthSummary(value: unknown): HealthSummary {
  return parseOrExplain(healthSummarySchema, value, 'health summary');
}
