import type { IncomingHttpHeaders } from 'node:http';
import type { Registry } from 'prom-client';

/** What a span says of itself, by name. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** Names a span for others: where it is in its trace. */
export interface SpanPlace {
  /** 32 hex digits. */
  readonly traceId: string;
  /** 16 hex digits. */
  readonly spanId: string;
}

/** A request that is being answered, as part of a trace. */
export interface RequestSpan {
  /** The header of requests that are made for this one. */
  readonly traceparent: string;
  /** Null where the trace is not recorded. */
  readonly place: SpanPlace | null;
  /** To be called once its answer has ended. */
  readonly end: (route: string, status: number, attributes: SpanAttributes) => void;
}

/** A span that was measured elsewhere, as by a page. */
export interface ToldSpan extends SpanPlace {
  readonly parentId: string | undefined;
  readonly name: string;
  /** A `server` answers a call, a `client` waits for the answer; `internal` is neither. */
  readonly kind: 'server' | 'client' | 'internal';
  /** When it began, epoch ms. */
  readonly at: number;
  readonly ms: number;
  readonly isFault: boolean;
  readonly attributes: SpanAttributes;
}

/** What collects traces and figures of a server. Nothing of it throws, or holds up an answer. */
export interface ServerTelemetry {
  /** Begins the span of a request. A `traceparent` that is not sound is ignored. */
  readonly begin: (method: string, headers: IncomingHttpHeaders) => RequestSpan;
  /** Takes spans of pages. */
  readonly add: (spans: readonly ToldSpan[]) => void;
  /** Says where figures are read from now on. */
  readonly watch: (figures: () => Registry) => void;
}
