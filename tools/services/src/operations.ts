import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestSpan, ServerTelemetry, SpanAttributes, SpanPlace } from './telemetry';

/** What an operator asks a server on the server's own port: whether it runs, whether it can do its work, and its figures. */
export const OPERATIONS_PATHS = ['/healthz', '/readyz', '/metrics'] as const;

/** One of them. */
export type OperationsPath = (typeof OPERATIONS_PATHS)[number];

/** An answer to one of them; nobody may keep it. */
export interface OperationsAnswer {
  readonly status: 200 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A request that was answered, for the log: no address, no header and no body of it. */
export interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  /** 499 where the client left first. */
  readonly status: number;
  readonly ms: number;
  /** Where it is in its trace, if that is recorded. */
  readonly span?: SpanPlace;
}

export interface OperationsOptions {
  /** The server's name in its figures, as `origin`. */
  readonly server: string;
  /** Rejects, or gives one sentence, while the server cannot do its work; null when it can. */
  readonly whyNotReady: () => Promise<string | null>;
  /** Further figures of the server. */
  readonly figures?: Registry | undefined;
  /** Hears of every request once its answer has ended. */
  readonly onAnswered?: ((request: AnsweredRequest) => void) | undefined;
  /** Collects traces and figures of the server. */
  readonly telemetry?: ServerTelemetry | undefined;
}

/** What the addresses are answered with once the server is about to end. */
const STOPPING = 'The server is about to stop';

const TEXT = 'text/plain; charset=utf-8';

/** Seconds; calls of players are told slow from one second on. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Headers that a proxy adds. */
const HANDED_ON = ['forwarded', 'x-forwarded-for', 'via'];

let processFigures: Registry | undefined;

/** Memory, processor, event loop and garbage collection: once for all servers of a process. */
function figuresOfProcess(): Registry {
  if (processFigures === undefined) {
    processFigures = new Registry();
    collectDefaultMetrics({ register: processFigures });
  }
  return processFigures;
}

/** One of a server's addresses for operators; null for any other, and for what a proxy handed on from outside. */
export function operationsPath(path: string, headers: IncomingHttpHeaders): OperationsPath | null {
  const asked = OPERATIONS_PATHS.find((own) => own === path);
  return asked === undefined || HANDED_ON.some((name) => headers[name] !== undefined) ? null : asked;
}

/** A server's health and figures, the latter in the text format of Prometheus. */
export class Operations {
  private readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by route and status; 499 where the client left first.',
    labelNames: ['server', 'method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [this.registry],
  });

  #isStopping = false;

  constructor(private readonly options: OperationsOptions) {
    figuresOfProcess();
    const ready: Gauge<'server'> = new Gauge({
      name: 'service_ready',
      help: 'Whether the server can do its work (1), as /readyz says.',
      labelNames: ['server'],
      registers: [this.registry],
      collect: async (): Promise<void> => {
        ready.set({ server: options.server }, (await this.#whyNotReady()) === null ? 1 : 0);
      },
    });
    options.telemetry?.watch(() => this.#figures());
  }

  /** From now on the server says that it is not ready: who balances sends nobody any more. */
  announceStop(): void {
    this.#isStopping = true;
  }

  /**
   * Measures a request until its answer has ended. A route is one of few: a name or a pattern, never an address; `attributes` are
   * for its span. Gives that span, where there is one.
   */
  observe(
    { method = '', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
    response: ServerResponse,
    route: () => string,
    attributes: () => SpanAttributes = () => ({}),
  ): RequestSpan | undefined {
    const { server, telemetry, onAnswered } = this.options;
    const end = this.durations.startTimer({ server, method });
    const span = telemetry?.begin(method, headers);
    response.once('close', () => {
      const status = response.writableEnded ? response.statusCode : 499;
      const seconds = end({ route: route(), status: String(status) });
      span?.end(route(), status, attributes());
      const place = span?.place ?? null;
      const told = { method, route: route(), status, ms: Math.round(seconds * 1000) };
      onAnswered?.(place === null ? told : { ...told, span: place });
    });
    return span;
  }

  /** Answers one of the addresses. */
  async answer(path: OperationsPath): Promise<OperationsAnswer> {
    if (path === '/healthz') return told(200, 'ok');
    if (path === '/readyz') {
      const why = await this.#whyNotReady();
      return why === null ? told(200, 'ready') : told(503, why);
    }
    const all = this.#figures();
    return { status: 200, headers: headersOf(all.contentType), body: await all.metrics() };
  }

  #figures(): Registry {
    const { figures } = this.options;
    return Registry.merge([figuresOfProcess(), this.registry, ...(figures === undefined ? [] : [figures])]);
  }

  async #whyNotReady(): Promise<string | null> {
    if (this.#isStopping) return STOPPING;
    return this.options
      .whyNotReady()
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  }
}

function told(status: 200 | 503, sentence: string): OperationsAnswer {
  return { status, headers: headersOf(TEXT), body: `${sentence}\n` };
}

function headersOf(type: string): Readonly<Record<string, string>> {
  return { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
}
