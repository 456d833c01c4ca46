import type { IncomingHttpHeaders } from 'node:http';
import { parseTraceParent, TRACE_PARENT_HEADER } from '@opentelemetry/core';
import type { RequestSpan, ToldSpan } from 'services/telemetry';
import { SpanBudget } from './span-budget';

/**
 * Traces that others ask for, a second. Whoever calls may ask: without a limit, one program could have every one of its calls
 * kept.
 */
const ASKED_PER_SECOND = 50;

/** What spans of requests are made with. */
export interface RequestSpansSetup {
  /** Of the requests that bring no `traceparent`, how many are traced: 0 to 100. */
  readonly percent: number;
  readonly record: (span: ToldSpan) => void;
  readonly ids: { readonly generateTraceId: () => string; readonly generateSpanId: () => string };
  /** Epoch ms. */
  readonly now: () => number;
  /** Ms of a clock that nobody sets. */
  readonly steady: () => number;
  /** From 0 to 1, 1 excluded. */
  readonly random: () => number;
}

/** Makes the spans of a server's requests, each a part of the trace that its `traceparent` names, where that is sound. */
export class RequestSpans {
  readonly #budget: SpanBudget;

  constructor(private readonly setup: RequestSpansSetup) {
    this.#budget = new SpanBudget(ASKED_PER_SECOND, setup.steady());
  }

  /** Begins the span of a request. */
  begin(method: string, headers: IncomingHttpHeaders): RequestSpan {
    const { ids, now, steady, record } = this.setup;
    const header = headers[TRACE_PARENT_HEADER];
    // Node joins a header that comes twice, and no joined one is sound.
    const parent = typeof header === 'string' ? parseTraceParent(header) : null;
    const isRecorded = parent === null ? this.#isChosen() : this.#isGranted(parent.traceFlags);
    const place = { traceId: parent?.traceId ?? ids.generateTraceId(), spanId: ids.generateSpanId() };
    const [at, startedAt] = [now(), steady()];
    return {
      traceparent: `00-${place.traceId}-${place.spanId}-0${isRecorded ? 1 : 0}`,
      place: isRecorded ? place : null,
      end: (route, status, attributes) => {
        if (!isRecorded) return;
        record({
          ...place,
          parentId: parent?.spanId,
          name: `${method} ${route}`,
          kind: 'server',
          at,
          ms: steady() - startedAt,
          isFault: status >= 500,
          attributes: {
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
            ...attributes,
          },
        });
      },
    };
  }

  #isChosen(): boolean {
    return this.setup.random() * 100 < this.setup.percent;
  }

  #isGranted(flags: number): boolean {
    return (flags & 1) === 1 && this.#budget.take(this.setup.steady());
  }
}
