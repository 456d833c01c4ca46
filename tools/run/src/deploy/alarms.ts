/** A series of a test of the alarms, in promtool's words: `1x20` is 21 times a 1, `0+60x20` grows by 60 each minute. */
export interface TestSeries {
  readonly series: string;
  readonly values: string;
}

/** An alarm over the services' figures. Its heading in the runbook is its name. */
export interface Alarm {
  readonly name: string;
  /** `page` wakes somebody; `ticket` waits for the morning. */
  readonly severity: 'page' | 'ticket';
  /** One sentence for who is called. */
  readonly summary: string;
  readonly expression: string;
  /** For how long it has to be so. */
  readonly for: string;
  /** What makes it fire within half an hour, and the labels that it then has. */
  readonly fires: { readonly series: readonly TestSeries[]; readonly labels: Readonly<Record<string, string>> };
  /** What must not. */
  readonly stays: readonly TestSeries[];
}

const ORIGIN = 'job="origin",server="origin"';
const GATEWAY = 'job="gateway",server="gateway"';
const TICKER = 'job="ticker",environment="production"';
const VERSION = `${TICKER},package="mfe-games",version="1.1.0"`;

/** Streams last for minutes, and are no slow calls. */
const CALLS = 'server="gateway",route=~"/api/.*",route!~".*/live"';

function answered(selector: string): string {
  return `sum(rate(http_request_duration_seconds_count{${selector}}[5m]))`;
}

/** The share of answers with a status from 500 on, where there are at least some. */
function faultyShare(selector: string): string {
  return `${answered(`${selector},status=~"5.."`)} / ${answered(selector)} > 0.01 and ${answered(selector)} > 0.1`;
}

function requests(labels: string, status: string, perMinute: number): TestSeries {
  return { series: `http_request_duration_seconds_count{${labels},status="${status}"}`, values: `0+${perMinute}x40` };
}

function calls(bound: string, perMinute: number): TestSeries {
  return {
    series: `http_request_duration_seconds_bucket{${GATEWAY},method="GET",route="/api/v1/games/types",status="200",le="${bound}"}`,
    values: `0+${perMinute}x40`,
  };
}

/** The alarms, the most urgent first. */
export const ALARMS: readonly Alarm[] = [
  {
    name: 'ServiceDown',
    severity: 'page',
    summary: 'A service does not answer.',
    expression: 'up{job=~"origin|gateway|ticker"} == 0',
    for: '2m',
    fires: { series: [{ series: 'up{job="origin"}', values: '0x40' }], labels: { job: 'origin' } },
    stays: [{ series: 'up{job="origin"}', values: '1x40' }],
  },
  {
    name: 'ServiceNotReady',
    severity: 'page',
    summary: 'A service runs and cannot do its work.',
    expression: 'service_ready == 0',
    for: '3m',
    fires: {
      series: [{ series: `service_ready{${ORIGIN}}`, values: '0x40' }],
      labels: { job: 'origin', server: 'origin' },
    },
    stays: [{ series: `service_ready{${ORIGIN}}`, values: '1x40' }],
  },
  {
    name: 'OriginErrors',
    severity: 'page',
    summary: 'More than 1 of 100 answers of the origin are errors of ours.',
    expression: faultyShare('server="origin"'),
    for: '5m',
    fires: {
      series: [requests(`${ORIGIN},route="page"`, '200', 90), requests(`${ORIGIN},route="page"`, '503', 10)],
      labels: {},
    },
    stays: [requests(`${ORIGIN},route="page"`, '200', 1000), requests(`${ORIGIN},route="page"`, '503', 1)],
  },
  {
    name: 'GatewayErrors',
    severity: 'page',
    summary: 'More than 1 of 100 calls to the back end fail.',
    expression: faultyShare(CALLS),
    for: '5m',
    fires: {
      series: [
        requests(`${GATEWAY},route="/api/v1/games/types"`, '200', 90),
        requests(`${GATEWAY},route="/api/v1/games/types"`, '500', 10),
      ],
      labels: {},
    },
    stays: [
      requests(`${GATEWAY},route="/api/v1/games/types"`, '200', 90),
      requests(`${GATEWAY},route="/api/v1/live"`, '500', 10),
    ],
  },
  {
    name: 'CallsSlow',
    severity: 'page',
    summary: 'More than 1 of 20 calls to the back end take longer than a second.',
    expression: `histogram_quantile(0.95, sum by (le) (rate(http_request_duration_seconds_bucket{${CALLS}}[10m]))) > 1`,
    for: '10m',
    fires: { series: [calls('1', 80), calls('2.5', 100), calls('+Inf', 100)], labels: {} },
    stays: [calls('1', 99), calls('2.5', 100), calls('+Inf', 100)],
  },
  {
    name: 'TicksFail',
    severity: 'page',
    summary: 'No tick was done for ten minutes: feeds will expire, and guards do not act.',
    expression: 'increase(release_ticks_total{result="done"}[10m]) == 0',
    for: '5m',
    fires: {
      series: [{ series: `release_ticks_total{${TICKER},result="done"}`, values: '7x40' }],
      labels: { job: 'ticker', environment: 'production', result: 'done' },
    },
    stays: [{ series: `release_ticks_total{${TICKER},result="done"}`, values: '0+2x40' }],
  },
  {
    name: 'VersionFails',
    severity: 'page',
    summary: 'A version cannot be loaded or drawn on more than 1 of 20 pages.',
    expression: 'release_version_failed_pages / release_version_pages > 0.05 and release_version_failed_pages >= 10',
    for: '2m',
    fires: {
      series: [
        { series: `release_version_pages{${VERSION}}`, values: '100x40' },
        { series: `release_version_failed_pages{${VERSION}}`, values: '10x40' },
      ],
      labels: { job: 'ticker', environment: 'production', package: 'mfe-games', version: '1.1.0' },
    },
    stays: [
      { series: `release_version_pages{${VERSION}}`, values: '9x40' },
      { series: `release_version_failed_pages{${VERSION}}`, values: '9x40' },
    ],
  },
  {
    name: 'GuardsBlind',
    severity: 'ticket',
    summary: 'Guarded rollouts wait, because health cannot be read.',
    expression: 'release_guards_blind == 1',
    for: '10m',
    fires: {
      series: [{ series: `release_guards_blind{${TICKER}}`, values: '1x40' }],
      labels: { job: 'ticker', environment: 'production' },
    },
    stays: [{ series: `release_guards_blind{${TICKER}}`, values: '0x40' }],
  },
  {
    name: 'StepsRefused',
    severity: 'ticket',
    summary: 'A step of a rollout is due and refused.',
    expression: 'release_steps_refused == 1',
    for: '10m',
    fires: {
      series: [{ series: `release_steps_refused{${TICKER}}`, values: '1x40' }],
      labels: { job: 'ticker', environment: 'production' },
    },
    stays: [{ series: `release_steps_refused{${TICKER}}`, values: '0x40' }],
  },
  {
    name: 'EventLoopBusy',
    severity: 'ticket',
    summary: 'A service is so busy that everything waits for it.',
    expression: 'nodejs_eventloop_lag_p99_seconds > 0.25',
    for: '10m',
    fires: {
      series: [{ series: 'nodejs_eventloop_lag_p99_seconds{job="gateway"}', values: '0.4x40' }],
      labels: { job: 'gateway' },
    },
    stays: [{ series: 'nodejs_eventloop_lag_p99_seconds{job="gateway"}', values: '0.02x40' }],
  },
  {
    name: 'MemoryHigh',
    severity: 'ticket',
    summary: 'A service holds more than 1.5 GB.',
    expression: 'process_resident_memory_bytes{job=~"origin|gateway|ticker"} > 1.5e9',
    for: '15m',
    fires: {
      series: [{ series: 'process_resident_memory_bytes{job="gateway"}', values: '2000000000x40' }],
      labels: { job: 'gateway' },
    },
    stays: [{ series: 'process_resident_memory_bytes{job="gateway"}', values: '200000000x40' }],
  },
];

/** Functions and words of PromQL, and the labels that are summed by. */
const WORDS = [
  'sum',
  'rate',
  'by',
  'le',
  'and',
  'increase',
  'histogram_quantile',
  'server',
  'route',
  'max',
  'job',
  'environment',
  'status',
  'time',
];

/** The figures that an expression reads. */
export function figuresIn(expression: string): readonly string[] {
  const bare = expression.replaceAll(/\{[^{}]*\}|\[[^[\]]*\]/g, ' ');
  const names = bare.match(/[a-z_][a-z0-9_]*/gi) ?? [];
  return [...new Set(names.filter((name) => !WORDS.includes(name) && !/^e\d*$/.test(name)))];
}
