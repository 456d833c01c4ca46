import { setTimeout as delay } from 'node:timers/promises';
import { hrTime, millisToHrTime } from '@opentelemetry/core';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes, type Resource } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { MeterProvider, PeriodicExportingMetricReader, type MetricProducer } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, RandomIdGenerator } from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import type { Service } from 'services/service';
import type { ServerTelemetry } from 'services/telemetry';
import { ExportWatch } from './export-watch';
import { metricsOf } from './figures';
import { logRecordOf } from './log-records';
import { readableSpan } from './readable-span';
import { RequestSpans } from './request-spans';

/** How long the end of a service may be held up by what is still to be sent. */
const CLOSE_LIMIT_MS = 5000;

/** The service under which spans of pages are collected. */
const PAGES = 'page';

/** Where a service sends traces, logs and figures to, and what of. */
export interface CollectorSetup {
  /** The name under which they are collected, as `origin`. */
  readonly service: string;
  /** The collector's address for OTLP over HTTP, without a path. */
  readonly address: string;
  /** Of the requests that bring no `traceparent`, how many are traced: 0 to 100. */
  readonly requestsPercent: number;
  /** Told why nothing arrives at the collector; null when it does again. */
  readonly onAway: (fault: string | null) => void;
}

/** Sends traces, logs and figures of a service. What does not arrive is lost: no answer waits for it. */
export interface Collector {
  readonly telemetry: ServerTelemetry;
  /** Takes a line of the service's log. */
  readonly addLine: (line: string) => void;
  /** Sends what there is, as far as that is possible within a few seconds, and ends. */
  readonly close: () => Promise<void>;
}

/** A service that ends once what it told has been sent. */
export function collected(service: Service, collectors: readonly Pick<Collector, 'close'>[]): Service {
  return {
    ...service,
    stop: async (limitMs) => {
      const cutOff = await service.stop(limitMs);
      await Promise.all(collectors.map(({ close }) => close()));
      return cutOff;
    },
  };
}

/** Figures as they are when somebody reads them, from the moment on that a server says where. */
class Figures implements MetricProducer {
  #read: (() => Registry) | null = null;
  readonly #startTime = millisToHrTime(Date.now() - process.uptime() * 1000);

  constructor(private readonly resource: Resource) {}

  watch(read: () => Registry): void {
    this.#read = read;
  }

  async collect(): ReturnType<MetricProducer['collect']> {
    const figures = (await this.#read?.().getMetricsAsJSON()) ?? [];
    const metrics = metricsOf(figures, { startTime: this.#startTime, endTime: hrTime() });
    const scopeMetrics = [{ scope: { name: 'mobile-site' }, metrics }];
    return { resourceMetrics: { resource: this.resource, scopeMetrics }, errors: [] };
  }
}

/** Opens the way to a collector; nothing is sent yet. */
export function openCollector({ service, address, requestsPercent, onAway }: CollectorSetup): Collector {
  const watch = new ExportWatch(onAway);
  const resourceOf = (name: string): Resource =>
    resourceFromAttributes({ 'service.name': name, 'service.namespace': 'mobile-site' });
  const [resource, pages] = [resourceOf(service), resourceOf(PAGES)];
  const to = (path: string) => ({ url: `${address}/v1/${path}` });
  const spans = new BatchSpanProcessor({ exporter: watch.watched('traces', new OTLPTraceExporter(to('traces'))) });
  const logs = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter: watch.watched('logs', new OTLPLogExporter(to('logs'))) })],
  });
  const logger = logs.getLogger('mobile-site');
  const figures = new Figures(resource);
  const exporter = watch.watched('metrics', new OTLPMetricExporter(to('metrics')));
  const metrics = new MeterProvider({
    resource,
    readers: [new PeriodicExportingMetricReader({ exporter, metricProducers: [figures] })],
  });
  const requests = new RequestSpans({
    percent: requestsPercent,
    record: (span) => spans.onEnd(readableSpan(span, resource)),
    ids: new RandomIdGenerator(),
    now: Date.now,
    steady: () => performance.now(),
    random: Math.random,
  });
  return {
    telemetry: {
      begin: (method, headers) => requests.begin(method, headers),
      add: (told) => told.forEach((span) => spans.onEnd(readableSpan(span, pages))),
      watch: (read) => figures.watch(read),
    },
    addLine: (line) => logger.emit(logRecordOf(line)),
    close: async () => {
      const sent = Promise.allSettled([spans.shutdown(), logs.shutdown(), metrics.shutdown()]);
      await Promise.race([sent, delay(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}
