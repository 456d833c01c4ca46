import { ROOT_CONTEXT, trace, TraceFlags } from '@opentelemetry/api';
import { SeverityNumber, type LogRecord } from '@opentelemetry/api-logs';
import type { SpanPlace } from 'services/telemetry';

const SEVERITIES: Readonly<Record<string, SeverityNumber>> = {
  debug: SeverityNumber.DEBUG,
  info: SeverityNumber.INFO,
  warn: SeverityNumber.WARN,
  error: SeverityNumber.ERROR,
};

/** A line of a service's log. */
interface Line {
  readonly time: string;
  readonly level: string;
  readonly service: string;
  readonly event: string;
  readonly span?: SpanPlace;
}

/** A line of a service's log as OpenTelemetry has it: the event is its name and its body, all other fields are attributes. */
export function logRecordOf(text: string): LogRecord {
  const { time, level, service: _service, event, span, ...attributes } = JSON.parse(text) as Line;
  return {
    timestamp: new Date(time),
    severityText: level,
    severityNumber: SEVERITIES[level] ?? SeverityNumber.UNSPECIFIED,
    eventName: event,
    body: event,
    attributes,
    ...(span === undefined
      ? {}
      : { context: trace.setSpanContext(ROOT_CONTEXT, { ...span, traceFlags: TraceFlags.SAMPLED }) }),
  };
}
