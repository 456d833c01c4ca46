import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeServer } from './close-server';

/** An attribute as OTLP's JSON has it. */
interface JsonAttribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** A span that was received. */
export interface ReceivedSpan {
  /** The name of the service that sent it. */
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: number;
  readonly attributes: Readonly<Record<string, unknown>>;
}

interface JsonSpan extends Omit<ReceivedSpan, 'attributes' | 'service'> {
  readonly attributes: readonly JsonAttribute[];
}

interface JsonTraces {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly JsonAttribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly JsonSpan[] }[];
  }[];
}

/** A collector that keeps what it is sent. */
export interface OtlpReceiver {
  readonly url: string;
  /** All bodies that came to `/v1/<signal>`, read as JSON. */
  readonly bodies: (signal: 'traces' | 'logs' | 'metrics') => readonly unknown[];
  readonly spans: () => readonly ReceivedSpan[];
  /** Waits until what is looked for has come; what never comes ends by the limit of the test. */
  readonly until: <Found>(look: () => Found | undefined) => Promise<Found>;
  readonly close: () => Promise<void>;
}

function valuesOf(attributes: readonly JsonAttribute[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}

function spansIn(bodies: readonly unknown[]): readonly ReceivedSpan[] {
  return (bodies as readonly JsonTraces[])
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ resource, scopeSpans }) =>
      scopeSpans
        .flatMap(({ spans }) => spans)
        .map(({ traceId, spanId, parentSpanId, name, kind, attributes }) => ({
          service: String(valuesOf(resource.attributes)['service.name']),
          traceId,
          spanId,
          parentSpanId,
          name,
          kind,
          attributes: valuesOf(attributes),
        })),
    );
}

/** Starts a collector for tests, on this machine; with `isAway` it refuses everything. */
export async function startOtlpReceiver({
  isAway = () => false,
}: { readonly isAway?: () => boolean } = {}): Promise<OtlpReceiver> {
  const received = new Map<string, unknown[]>();
  const more = new EventEmitter();
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const status = isAway() ? 400 : 200;
      const path = request.url ?? '';
      if (status === 200) received.set(path, [...(received.get(path) ?? []), JSON.parse(text)]);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
      more.emit('body');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const bodies = (signal: string): readonly unknown[] => received.get(`/v1/${signal}`) ?? [];
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans: () => spansIn(bodies('traces')),
    until: async (look) => {
      for (;;) {
        const found = look();
        if (found !== undefined) return found;
        await once(more, 'body');
      }
    },
    close: () => closeServer(server),
  };
}
