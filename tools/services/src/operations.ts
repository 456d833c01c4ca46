import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

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

export interface OperationsOptions {
  /** The server's name in its figures, as `origin`. */
  readonly server: string;
  /** Rejects, or gives one sentence, while the server cannot do its work; null when it can. */
  readonly whyNotReady: () => Promise<string | null>;
}

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

  constructor(private readonly options: OperationsOptions) {
    figuresOfProcess();
  }

  /** Measures a request until its answer has ended. A route is one of few: a name or a pattern, never an address. */
  observe(method: string, response: ServerResponse, route: () => string): void {
    const end = this.durations.startTimer({ server: this.options.server, method });
    response.once('close', () => {
      const status = response.writableEnded ? response.statusCode : 499;
      end({ route: route(), status: String(status) });
    });
  }

  /** Answers one of the addresses. */
  async answer(path: OperationsPath): Promise<OperationsAnswer> {
    if (path === '/healthz') return told(200, 'ok');
    if (path === '/readyz') {
      const why = await this.options
        .whyNotReady()
        .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
      return why === null ? told(200, 'ready') : told(503, why);
    }
    const all = Registry.merge([figuresOfProcess(), this.registry]);
    return { status: 200, headers: headersOf(all.contentType), body: await all.metrics() };
  }
}

function told(status: 200 | 503, sentence: string): OperationsAnswer {
  return { status, headers: headersOf(TEXT), body: `${sentence}\n` };
}

function headersOf(type: string): Readonly<Record<string, string>> {
  return { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
}
