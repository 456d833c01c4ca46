import * as v from 'shared-contracts/schema';
import { packageNameSchema } from '../../packages/package-schema';
import { parseOrExplain } from '../documents/descriptor';
import { BUCKET_COUNT } from '../sets/bucket';

/** Where a page that is traced reports its taps and calls, by beacon; same origin as the API. */
export const HEALTH_SPANS_PATH = '/api/v1/release-health/spans';

/** Header that carries a trace from one program to the next, as W3C Trace Context has it. */
export const TRACE_HEADER = 'traceparent';

/** More spans than this in one report are refused. */
export const MAXIMUM_SPANS = 60;

/** A call that a tap waits for ends long before; a span is cut off there. */
export const LONGEST_SPAN_MS = 120_000;

const name = v.pipe(v.string(), v.maxLength(80));
/** Lower-case hex digits, not all of them zero: the ids of W3C Trace Context. */
function hexId(digits: number) {
  return v.pipe(v.string(), v.regex(new RegExp(`^(?!0+$)[0-9a-f]{${digits}}$`)));
}

/** A tap, or a call that followed it; ids, names and numbers, never an address and never what a person wrote. */
export const pageSpanSchema = v.object({
  /** What it was; a call has the tap as its parent. */
  kind: v.picklist(['tap', 'call']),
  /** Of the tap and of all that followed it. */
  trace: hexId(32),
  /** Its own. */
  id: hexId(16),
  /** The tap of a call. */
  parent: v.optional(hexId(16)),
  /** The section whose screen was in view; the host where there was none. */
  package: packageNameSchema,
  /** The version of that section. */
  version: v.pipe(v.string(), v.regex(/^[\w.+-]{1,64}$/)),
  /** The name of that screen. */
  screen: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,60}$/))),
  /** When it began: epoch ms by the server's clock, as far as the page knows it. */
  at: v.pipe(v.number(), v.minValue(0), v.maxValue(4e12)),
  /** How long it took; of a tap until the last of its calls has ended. */
  ms: v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_SPAN_MS)),
  /** The status of a call's answer; 0 where none came. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(599))),
});
export type PageSpan = v.InferOutput<typeof pageSpanSchema>;

/** What a traced page reports by beacon. */
export const spansReportSchema = v.object({
  schema: v.literal(1),
  /** The page's environment. */
  environment: name,
  /** Code of the page's merchant. */
  merchant: name,
  /** The resolved set's id. */
  set: name,
  /** The id under which the page has its ticket. */
  page: name,
  /** The device's release bucket. */
  bucket: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(BUCKET_COUNT - 1)),
  /** The page's ticket: a report without it is refused. */
  ticket: v.pipe(v.string(), v.maxLength(200)),
  /** Spans since the last report. */
  spans: v.pipe(v.array(pageSpanSchema), v.minLength(1), v.maxLength(MAXIMUM_SPANS)),
});
export type SpansReport = v.InferOutput<typeof spansReportSchema>;

/** Parses a report of spans; throws a clear error that names the field. */
export function parseSpansReport(value: unknown): SpansReport {
  return parseOrExplain(spansReportSchema, value, 'report of spans');
}
