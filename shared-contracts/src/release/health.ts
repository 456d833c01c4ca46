import * as v from 'shared-contracts/schema';
import { LOAD_STAGES } from '../remote/load-result';
import { packageNameSchema } from '../remote/package-schema';
import { BUCKET_COUNT } from './bucket';
import { parseOrExplain } from './descriptor';

/** Where pages report how their releases do, by beacon; same origin as the API. */
export const HEALTH_PATH = '/api/v1/release-health';

/** Where a page asks for the ticket that makes its reports votes. */
export const HEALTH_TICKET_PATH = '/api/v1/release-health/ticket';

/** Where operators read what was reported; needs the operator's token. */
export const HEALTH_SUMMARY_PATH = '/api/v1/release-health/summary';

/** Header that carries the operator's token. */
export const OPERATOR_TOKEN_HEADER = 'X-Operator-Token';

/** More entries than this in one report are refused. */
export const MAXIMUM_HEALTH_ENTRIES = 60;

const LONGEST_MS = 600_000;
const LONGEST_TICKET = 200;
const name = v.pipe(v.string(), v.maxLength(80));
const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_MS));
const release = { package: packageNameSchema, version: v.pipe(v.string(), v.maxLength(64)) };

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

const about = {
  schema: v.literal(1),
  environment: name,
  merchant: name,
  /** The resolved set's id. */
  set: name,
  /** Random for each page, so that a report that is sent twice counts once. */
  page: name,
};
const bucket = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(BUCKET_COUNT - 1));

/** What a page asks a ticket for: itself, in the set and bucket that it runs with. */
export const healthTicketRequestSchema = v.object({ ...about, bucket });
export type HealthTicketRequest = v.InferOutput<typeof healthTicketRequestSchema>;

/** A ticket is good for the page, set, bucket and network that it was given to. */
export const healthTicketSchema = v.object({ ticket: v.pipe(v.string(), v.maxLength(LONGEST_TICKET)) });
export type HealthTicket = v.InferOutput<typeof healthTicketSchema>;

export const healthReportSchema = v.object({
  ...about,
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Without the ticket of this page, and the bucket it names, a report is shown to operators and no vote. */
  ticket: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_TICKET))),
  bucket: v.optional(bucket),
  /** Grows with each report of the page. */
  part: v.pipe(v.number(), v.integer(), v.minValue(0)),
  entries: v.pipe(v.array(healthEntrySchema), v.minLength(1), v.maxLength(MAXIMUM_HEALTH_ENTRIES)),
});
export type HealthReport = v.InferOutput<typeof healthReportSchema>;

const quartiles = v.object({ count: v.number(), p50: v.number(), p75: v.number(), p95: v.number() });
const counts = v.record(v.string(), v.number());

/** What guards act on: pages that each have a ticket, counted by network (`countVotes`). */
export const healthVotesSchema = v.object({ networks: v.number(), pages: v.number(), failures: v.number() });
export type HealthVotes = v.InferOutput<typeof healthVotesSchema>;

/** How one version does, over all pages of an environment in the asked time. */
export const healthRowSchema = v.object({
  package: packageNameSchema,
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
  /** None where a back end counts none: then guards wait. */
  votes: v.optional(healthVotesSchema, { networks: 0, pages: 0, failures: 0 }),
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

/** Parses a page's request for a ticket; throws a clear error that names the field. */
export function parseHealthTicketRequest(value: unknown): HealthTicketRequest {
  return parseOrExplain(healthTicketRequestSchema, value, 'request for a ticket');
}

/** Parses what the back end answered to an operator. */
export function parseHealthSummary(value: unknown): HealthSummary {
  return parseOrExplain(healthSummarySchema, value, 'health summary');
}
