import * as v from 'shared-contracts/schema';
import { LOAD_STAGES } from '../../remote/load-result';
import { OUTCOME_NAMES } from '../../remote/outcome';
import { packageNameSchema } from '../../packages/package-schema';
import { BUCKET_COUNT } from '../sets/bucket';
import { parseOrExplain } from '../documents/descriptor';

/** Where pages report the health of their releases, by beacon; same origin as the API. */
export const HEALTH_PATH = '/api/v1/release-health';

/** Where a page requests the ticket that makes its reports votes. */
export const HEALTH_TICKET_PATH = '/api/v1/release-health/ticket';

/** Where operators read the summary; needs the operator's token. */
export const HEALTH_SUMMARY_PATH = '/api/v1/release-health/summary';

/** Where operators read the errors that pages reported, with their stacks; needs the operator's token. */
export const HEALTH_ERRORS_PATH = '/api/v1/release-health/errors';

/** Header that carries the operator's token. */
export const OPERATOR_TOKEN_HEADER = 'X-Operator-Token';

/** More entries than this in one report are refused. */
export const MAXIMUM_HEALTH_ENTRIES = 60;

/** A stack has at most this many frames. */
export const LONGEST_STACK = 8;

const LONGEST_MS = 600_000;
const LONGEST_TICKET = 200;
const name = v.pipe(v.string(), v.maxLength(80));
/** A built file of a package with line and column, or a question mark for frames of others. */
const frame = v.pipe(v.string(), v.regex(/^(?:\?|[a-z][a-z0-9-]{0,40}\/[\w~-][\w.~-]{0,79}:\d{1,7}:\d{1,7})$/));
const stack = v.pipe(v.array(frame), v.maxLength(LONGEST_STACK));
const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_MS));
const release = {
  /** The host or a section. */
  package: packageNameSchema,
  /** The version it happened with. */
  version: v.pipe(v.string(), v.maxLength(64)),
};

/** One observation of a release by a page; names and numbers, never personal content. */
export const healthEntrySchema = v.variant('kind', [
  v.object({
    kind: v.literal('load'),
    ...release,
    /** From requesting the entry until its code has run; for the host, the age of the page at its start. */
    ms: milliseconds,
  }),
  v.object({
    kind: v.literal('failure'),
    ...release,
    /** The stage of the failure. */
    stage: v.picklist(LOAD_STAGES),
    /** `timeout`, `not fetched` or the name of an error. */
    cause: name,
    /** Where it was thrown, innermost first; no message, no name of a function, no address. */
    stack: v.optional(stack),
  }),
  /** A failing version was replaced by another on this page. */
  v.object({
    kind: v.literal('fallback'),
    ...release,
    /** The version now in use. */
    to: v.pipe(v.string(), v.maxLength(64)),
  }),
  v.object({
    kind: v.literal('ready'),
    ...release,
    /** Key of the package's screens. */
    screen: name,
    /** From the user's action to the screen's first content. */
    ms: milliseconds,
  }),
  /** Thrown or rejected after the release was loaded. */
  v.object({
    kind: v.literal('error'),
    ...release,
    /** The kind of error, such as `TypeError`; never its message. */
    name,
    /** Where it was thrown, innermost first; no message, no name of a function, no address. */
    stack: v.optional(stack),
  }),
  v.object({
    kind: v.literal('vital'),
    ...release,
    /** As web.dev defines them. */
    name: v.picklist(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    /** Milliseconds; of CLS the score. */
    value: v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_MS)),
  }),
  /** A try of the person ended. Older back ends refuse a report with one: send outcomes in reports of their own. */
  v.object({
    kind: v.literal('outcome'),
    ...release,
    /** What was tried. */
    name: v.picklist(OUTCOME_NAMES),
    /** Whether it led on. */
    ok: v.boolean(),
  }),
]);
export type HealthEntry = v.InferOutput<typeof healthEntrySchema>;

const about = {
  schema: v.literal(1),
  /** The page's environment. */
  environment: name,
  /** Code of the page's merchant. */
  merchant: name,
  /** The resolved set's id. */
  set: name,
  /** Random for each page, so that a duplicate report counts once. */
  page: name,
};
const bucket = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(BUCKET_COUNT - 1));

/** A page's request for a ticket: its id, set and bucket. */
export const healthTicketRequestSchema = v.object({
  ...about,
  /** The device's release bucket. */
  bucket,
});
export type HealthTicketRequest = v.InferOutput<typeof healthTicketRequestSchema>;

/** A ticket is valid for the page, set, bucket and network that it was issued for. */
export const healthTicketSchema = v.object({
  /** Sent with every report of the page; only the back end can read it. */
  ticket: v.pipe(v.string(), v.maxLength(LONGEST_TICKET)),
  /** Whether the page traces its taps; absent where the back end collects no traces, or not those of this page. */
  traces: v.optional(v.literal(true)),
});
export type HealthTicket = v.InferOutput<typeof healthTicketSchema>;

/** What a page reports by beacon, which may be lost: the page does not see whether it arrives. */
export const healthReportSchema = v.object({
  ...about,
  /** Revision of the view that the page started with. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** A report without the ticket of this page and bucket is shown to operators but is no vote. */
  ticket: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_TICKET))),
  /** The device's release bucket. */
  bucket: v.optional(bucket),
  /** Grows with each report of the page. */
  part: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Observations since the page's last report. */
  entries: v.pipe(v.array(healthEntrySchema), v.minLength(1), v.maxLength(MAXIMUM_HEALTH_ENTRIES)),
});
export type HealthReport = v.InferOutput<typeof healthReportSchema>;

const quartiles = v.object({
  /** Pages that reported a value. */
  count: v.number(),
  /** Median. */
  p50: v.number(),
  /** 75th percentile. */
  p75: v.number(),
  /** 95th percentile. */
  p95: v.number(),
});
const counts = v.record(v.string(), v.number());

/** The votes that guards use: pages with a ticket, counted by network (`countVotes`). */
export const healthVotesSchema = v.object({
  /** Networks that count. */
  networks: v.number(),
  /** Their pages that tried the version. */
  pages: v.number(),
  /** Those of the pages where it failed. */
  failures: v.number(),
});
export type HealthVotes = v.InferOutput<typeof healthVotesSchema>;

/** How often a version did badly by one measure. */
export const healthMeasureSchema = v.object({
  /** Pages that were measured. */
  pages: v.number(),
  /** Those of them where it did badly. */
  failures: v.number(),
  /** The same as votes. */
  votes: healthVotesSchema,
});
export type HealthMeasure = v.InferOutput<typeof healthMeasureSchema>;
const measures = v.optional(v.record(v.string(), healthMeasureSchema), {});

/** The health of one version, over all pages of an environment in the requested period. */
export const healthRowSchema = v.object({
  /** The host or a section. */
  package: packageNameSchema,
  /** Its version as pages reported it. */
  version: v.string(),
  /** Pages that tried it: loaded it, failed to, or both. */
  pages: v.number(),
  /** Pages that loaded it. */
  loads: v.number(),
  /** Pages where it could not be loaded or drawn. */
  failures: v.number(),
  /** Such pages by {@link LOAD_STAGES}; a page that failed at two counts at both. */
  failuresByStage: counts,
  /** Pages that fell back from it to another version. */
  fallbacks: v.number(),
  /** Pages that saw an error of it after it was loaded. */
  errors: v.number(),
  /** Load times; null before the first load. */
  loadMs: v.nullable(quartiles),
  /** Times to first content, by screen. */
  readyMs: v.record(v.string(), quartiles),
  /** Web vitals by name, ms except CLS; reported for the host. */
  vitals: v.record(v.string(), quartiles),
  /** Absent if the back end counts none: then guards wait. */
  votes: v.optional(healthVotesSchema, { networks: 0, pages: 0, failures: 0 }),
  /** By the names of `OUTCOME_NAMES`: a page failed where none of its tries led on. Empty if the back end knows none. */
  outcomes: measures,
  /** By the names of `JUDGED_VITALS`: a page failed where the vital was poor (`POOR_ABOVE`); reported for the host. */
  poor: measures,
});
export type HealthRow = v.InferOutput<typeof healthRowSchema>;

/** Devices by the position of their bucket in a queue (`queuePosition`): a share of them, or all others. */
export const bucketRangeSchema = v.object({
  /** Names the queue. */
  queue: v.pipe(v.string(), v.regex(/^[\w.@-]{1,80}$/, 'not the name of a queue')),
  /** The first position, 0 to 10,000. */
  from: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(BUCKET_COUNT)),
  /** The position behind the last one, 0 to 10,000. */
  below: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(BUCKET_COUNT)),
});
export type BucketRange = v.InferOutput<typeof bucketRangeSchema>;

/** The back end's answer to an operator. */
export const healthSummarySchema = v.object({
  /** The requested environment. */
  environment: v.string(),
  /** Reports from then on are counted, ISO 8601 by the back end's clock. */
  since: v.string(),
  /** And only reports before then, where that was requested; absent from back ends that do not know of it. */
  until: v.exactOptional(v.string()),
  /** Only pages of these devices are counted, where that was requested; absent from back ends that do not know of it. */
  buckets: v.exactOptional(bucketRangeSchema),
  /** One for each version that pages reported; a back end may list only the most used ones. */
  rows: v.array(healthRowSchema),
});
export type HealthSummary = v.InferOutput<typeof healthSummarySchema>;

/** One error, as often as pages reported it from the same place of the same version. */
export const healthErrorRowSchema = v.object({
  /** `e` and a number: names it to `mfe explain`. */
  id: v.pipe(v.string(), v.regex(/^e[1-9]\d{0,14}$/)),
  /** When it was last reported, ISO 8601 by the back end's clock. */
  at: v.string(),
  /** Of the page that reported it last. */
  merchant: v.string(),
  /** The resolved set of that page. */
  set: v.string(),
  /** Whose code threw it. */
  package: packageNameSchema,
  /** The version that ran. */
  version: v.string(),
  /** The kind of error. */
  name: v.string(),
  /** Where it was thrown, innermost first. */
  stack: v.array(frame),
  /** Pages that reported it. */
  pages: v.number(),
});
export type HealthErrorRow = v.InferOutput<typeof healthErrorRowSchema>;

/** The back end's answer to an operator who asks for errors: newest first, a limited number. */
export const healthErrorsSchema = v.object({
  /** One for each place of a version at which an error was thrown. */
  rows: v.array(healthErrorRowSchema),
});
export type HealthErrors = v.InferOutput<typeof healthErrorsSchema>;

/** Parses a page's report; throws a clear error that names the field. */
export function parseHealthReport(value: unknown): HealthReport {
  return parseOrExplain(healthReportSchema, value, 'health report');
}

/** Parses a page's request for a ticket; throws a clear error that names the field. */
export function parseHealthTicketRequest(value: unknown): HealthTicketRequest {
  return parseOrExplain(healthTicketRequestSchema, value, 'request for a ticket');
}

/** Parses the back end's answer to an operator; throws a clear error that names the field. */
export function parseHealthSummary(value: unknown): HealthSummary {
  return parseOrExplain(healthSummarySchema, value, 'health summary');
}

/** Parses the back end's errors; throws a clear error that names the field. */
export function parseHealthErrors(value: unknown): HealthErrors {
  return parseOrExplain(healthErrorsSchema, value, 'list of errors');
}
