import type { HealthTicketRequest } from 'shared-contracts/release/health';
import type { PageSpan, SpansReport } from 'shared-contracts/release/spans';
import type { ServerTelemetry, ToldSpan } from 'services/telemetry';
import type { KeyedHash } from '../../rules/security/keyed-hash';

/** Which pages trace their taps, and who collects what they tell. */
export interface PageTraces {
  readonly telemetry: ServerTelemetry;
  /** Of all pages, 0 to 100. */
  readonly percent: number;
}

/** A span that began longer ago, or that has yet to begin, is of a page whose clock is wrong. */
const OLDEST_MS = 60 * 60 * 1000;
const AHEAD_MS = 60 * 1000;

/**
 * Whether a page is one of those that are traced: always the same for a page, by the gateway's own key, so that nothing is kept
 * and nobody chooses.
 */
export function isTracedPage(
  keyedHash: KeyedHash,
  { environment, merchant, page }: Pick<HealthTicketRequest, 'environment' | 'merchant' | 'page'>,
  percent: number,
): boolean {
  const hash = Buffer.from(keyedHash('traced page', environment, merchant, page), 'base64url');
  return hash.readUInt32BE(0) / 2 ** 32 < percent / 100;
}

function toldSpan(span: PageSpan, { environment, merchant, set }: SpansReport): ToldSpan {
  const { kind, trace, id, parent, at, ms, status, screen } = span;
  return {
    traceId: trace,
    spanId: id,
    parentId: parent,
    name: kind,
    kind: kind === 'call' ? 'client' : 'internal',
    at,
    ms,
    isFault: status === 0 || (status ?? 0) >= 500,
    attributes: {
      'site.environment': environment,
      'site.merchant': merchant,
      'site.set': set,
      'site.section': span.package,
      'site.version': span.version,
      ...(screen === undefined ? {} : { 'site.screen': screen }),
      ...(status === undefined ? {} : { 'http.response.status_code': status }),
    },
  };
}

/** The spans of a report, as they are collected: those of about now. */
export function toldSpans(report: SpansReport, now: number): readonly ToldSpan[] {
  return report.spans
    .filter(({ at }) => at > now - OLDEST_MS && at < now + AHEAD_MS)
    .map((span) => toldSpan(span, report));
}
