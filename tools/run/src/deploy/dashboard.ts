import { jsonText } from './schema-files';

/** One chart. */
export interface Panel {
  readonly title: string;
  readonly expression: string;
  /** Grafana's name of the unit. */
  readonly unit: 'reqps' | 's' | 'bytes' | 'short' | 'percentunit' | 'dateTimeFromNow';
  /** How a line is named, by its labels. */
  readonly legend: string;
}

const DURATION = 'http_request_duration_seconds';

/** The charts, as they are read: does it answer, how fast, what do releases do, what does the machine. */
export const PANELS: readonly Panel[] = [
  { title: 'Ready', expression: 'service_ready', unit: 'short', legend: '{{server}}' },
  {
    title: 'Answers by service',
    expression: `sum by (server) (rate(${DURATION}_count[5m]))`,
    unit: 'reqps',
    legend: '{{server}}',
  },
  {
    title: 'Errors of ours',
    expression: `sum by (server) (rate(${DURATION}_count{status=~"5.."}[5m])) / sum by (server) (rate(${DURATION}_count[5m]))`,
    unit: 'percentunit',
    legend: '{{server}}',
  },
  {
    title: 'Calls: 95 of 100 are faster',
    expression: `histogram_quantile(0.95, sum by (le) (rate(${DURATION}_bucket{server="gateway",route=~"/api/.*",route!~".*/live"}[5m])))`,
    unit: 's',
    legend: 'calls',
  },
  {
    title: 'Origin by what answers',
    expression: `sum by (route) (rate(${DURATION}_count{server="origin"}[5m]))`,
    unit: 'reqps',
    legend: '{{route}}',
  },
  {
    title: 'Last tick that was done',
    expression: 'release_last_tick_timestamp_seconds * 1000',
    unit: 'dateTimeFromNow',
    legend: '{{environment}}',
  },
  {
    title: 'Steps of rollouts and acts of guards',
    expression: 'increase(release_actions_total[1h])',
    unit: 'short',
    legend: '{{environment}}',
  },
  {
    title: 'Versions: share of pages that failed',
    expression: 'release_version_failed_pages / release_version_pages',
    unit: 'percentunit',
    legend: '{{package}} {{version}}',
  },
  { title: 'Guards that cannot see', expression: 'release_guards_blind', unit: 'short', legend: '{{environment}}' },
  { title: 'Steps refused', expression: 'release_steps_refused', unit: 'short', legend: '{{environment}}' },
  { title: 'Pages not rendered', expression: 'release_pages_not_rendered', unit: 'short', legend: '{{environment}}' },
  { title: 'Memory', expression: 'process_resident_memory_bytes', unit: 'bytes', legend: '{{job}}' },
  { title: 'Delay of the event loop', expression: 'nodejs_eventloop_lag_p99_seconds', unit: 's', legend: '{{job}}' },
];

const WIDTH = 8;
const HEIGHT = 7;
const IN_A_ROW = 24 / WIDTH;
const SOURCE = { type: 'prometheus', uid: '${source}' };

function panelOf({ title, expression, unit, legend }: Panel, index: number): object {
  return {
    id: index + 1,
    type: 'timeseries',
    title,
    datasource: SOURCE,
    gridPos: { x: (index % IN_A_ROW) * WIDTH, y: Math.floor(index / IN_A_ROW) * HEIGHT, w: WIDTH, h: HEIGHT },
    fieldConfig: { defaults: { unit }, overrides: [] },
    targets: [{ refId: 'A', datasource: SOURCE, expr: expression, legendFormat: legend }],
  };
}

/** The dashboard, for Grafana's import. */
export function dashboardFiles(): Readonly<Record<string, string>> {
  const dashboard = {
    title: 'Mobile site',
    uid: 'mobile-site',
    schemaVersion: 39,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [{ name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' }] },
    panels: PANELS.map(panelOf),
  };
  return { 'grafana/mobile-site.json': jsonText(dashboard) };
}
