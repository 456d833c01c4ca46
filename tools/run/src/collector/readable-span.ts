import { SpanKind, SpanStatusCode, TraceFlags, type SpanContext } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import type { ToldSpan } from 'services/telemetry';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** A span that has ended, as exporters take it. */
export function readableSpan(
  { traceId, spanId, parentId, name, kind, at, ms, isFault, attributes }: ToldSpan,
  resource: Resource,
): ReadableSpan {
  const context = (id: string): SpanContext => ({ traceId, spanId: id, traceFlags: TraceFlags.SAMPLED });
  return {
    name,
    kind: KINDS[kind],
    spanContext: () => context(spanId),
    ...(parentId === undefined ? {} : { parentSpanContext: { ...context(parentId), isRemote: true } }),
    startTime: millisToHrTime(at),
    endTime: millisToHrTime(at + ms),
    duration: millisToHrTime(ms),
    status: { code: isFault ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    attributes,
    links: [],
    events: [],
    ended: true,
    resource,
    instrumentationScope: { name: 'mobile-site' },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}
