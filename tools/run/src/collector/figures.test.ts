import { AggregationTemporality, DataPointType } from '@opentelemetry/sdk-metrics';
import { Counter, Gauge, Histogram, Registry, Summary } from 'prom-client';
import { metricsOf } from './figures';

const period = { startTime: [1, 0] as [number, number], endTime: [2, 0] as [number, number] };

async function metrics(registry: Registry) {
  return metricsOf(await registry.getMetricsAsJSON(), period);
}

it('counters and gauges keep name, words, labels and values', async () => {
  const registry = new Registry();
  const counter = new Counter({ name: 'calls_total', help: 'Calls.', labelNames: ['route'], registers: [registry] });
  counter.inc({ route: '/a' }, 3);
  counter.inc({ route: '/b' }, 4);
  new Gauge({ name: 'ready', help: 'Ready.', registers: [registry] }).set(1);
  expect(await metrics(registry)).toMatchObject([
    {
      descriptor: { name: 'calls_total', description: 'Calls.' },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
      dataPointType: DataPointType.SUM,
      isMonotonic: true,
      dataPoints: [
        { ...period, attributes: { route: '/a' }, value: 3 },
        { ...period, attributes: { route: '/b' }, value: 4 },
      ],
    },
    { descriptor: { name: 'ready' }, dataPointType: DataPointType.GAUGE, dataPoints: [{ attributes: {}, value: 1 }] },
  ]);
});

it('a histogram counts between its bounds, for each series', async () => {
  const registry = new Registry();
  const histogram = new Histogram({
    name: 'seconds',
    help: 'Seconds.',
    labelNames: ['route'],
    buckets: [0.1, 1],
    registers: [registry],
  });
  for (const seconds of [0.05, 0.06, 0.5, 7]) histogram.observe({ route: '/a' }, seconds);
  histogram.observe({ route: '/b' }, 0.5);
  expect(await metrics(registry)).toMatchObject([
    {
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: [
        {
          attributes: { route: '/a' },
          value: { buckets: { boundaries: [0.1, 1], counts: [2, 1, 1] }, count: 4, sum: 7.61 },
        },
        { attributes: { route: '/b' }, value: { buckets: { counts: [0, 1, 0] }, count: 1, sum: 0.5 } },
      ],
    },
  ]);
});

it('a kind that no server tells is left out', async () => {
  const registry = new Registry();
  new Summary({ name: 'summary', help: 'Summary.', registers: [registry] }).observe(1);
  expect(await metrics(registry)).toEqual([]);
});
