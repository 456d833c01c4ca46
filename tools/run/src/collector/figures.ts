import { ValueType, type HrTime } from '@opentelemetry/api';
import { AggregationTemporality, DataPointType, type DataPoint, type MetricData } from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';

/** A figure of prom-client with its values. */
export type Figure = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];

/** From when values are counted, and until when. */
export interface Period {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

type Labels = Readonly<Record<string, string | number>>;
/** A histogram has values by several names. */
type Value = Figure['values'][number] & { readonly metricName?: string };

function point<Told>(value: Told, attributes: Labels, period: Period): DataPoint<Told> {
  return { ...period, attributes, value };
}

function labelsOf({ labels }: Value): Labels {
  const { le: _bound, ...others } = labels as Record<string, string | number>;
  return others;
}

function bySeries(values: readonly Value[]): readonly (readonly Value[])[] {
  const series = new Map<string, Value[]>();
  for (const value of values) {
    const key = JSON.stringify(Object.entries(labelsOf(value)).toSorted(([one], [other]) => (one < other ? -1 : 1)));
    series.set(key, [...(series.get(key) ?? []), value]);
  }
  return [...series.values()];
}

/** One series of a histogram: Prometheus counts up to each bound, OpenTelemetry between the bounds. */
function histogramPoint(name: string, values: readonly Value[], period: Period): DataPoint<HistogramValue> {
  const of = (ending: string): readonly Value[] => values.filter(({ metricName }) => metricName === `${name}${ending}`);
  const upTo = of('_bucket')
    .filter(({ labels }) => labels['le'] !== '+Inf')
    .toSorted((one, other) => Number(one.labels['le']) - Number(other.labels['le']));
  const count = of('_count')[0]?.value ?? 0;
  const totals = [...upTo.map(({ value }) => value), count];
  const value = {
    buckets: {
      boundaries: upTo.map(({ labels }) => Number(labels['le'])),
      counts: totals.map((total, index) => total - (totals[index - 1] ?? 0)),
    },
    count,
    sum: of('_sum')[0]?.value ?? 0,
  };
  const [first] = values;
  return point(value, first === undefined ? {} : labelsOf(first), period);
}

type HistogramValue = Extract<MetricData, { dataPointType: DataPointType.HISTOGRAM }>['dataPoints'][number]['value'];

/** A figure as OpenTelemetry has it; null for kinds that the servers do not tell. */
function metricOf({ name, help, type, values }: Figure, period: Period): MetricData | null {
  const about = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = (): DataPoint<number>[] => values.map((value) => point(value.value, labelsOf(value), period));
  // The kind is a text at run time, whatever the library's types say.
  switch (String(type)) {
    case 'counter':
      return { ...about, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() };
    case 'gauge':
      return { ...about, dataPointType: DataPointType.GAUGE, dataPoints: points() };
    case 'histogram':
      return {
        ...about,
        dataPointType: DataPointType.HISTOGRAM,
        dataPoints: bySeries(values).map((series) => histogramPoint(name, series, period)),
      };
    default:
      return null;
  }
}

/** The figures of a server as OpenTelemetry has them: names and labels stay, so that charts and alarms find both. */
export function metricsOf(figures: readonly Figure[], period: Period): MetricData[] {
  return figures.map((figure) => metricOf(figure, period)).filter((metric) => metric !== null);
}
