import { SERVICE_NAMES } from '../configuration/schemas';
import { ALARMS, type Alarm, type TestSeries } from './alarms';
import { ON_ONE_MACHINE } from './example-configurations';

/** JSON between quotes is YAML as well. */
const quoted = (text: string): string => JSON.stringify(text);

const RUNBOOK = '/opt/mobile-site/docs/runbook.md';

function annotationsOf({ name, summary }: Alarm): Readonly<Record<string, string>> {
  return { summary, runbook: `${RUNBOOK}#${name.toLowerCase()}` };
}

function table(entries: Readonly<Record<string, string>>): string {
  return `{ ${Object.entries(entries)
    .map(([name, text]) => `${name}: ${quoted(text)}`)
    .join(', ')} }`;
}

function alertLines(alarm: Alarm): readonly string[] {
  return [
    `      - alert: ${alarm.name}`,
    `        expr: ${quoted(alarm.expression)}`,
    `        for: ${alarm.for}`,
    `        labels: { severity: ${alarm.severity} }`,
    `        annotations: ${table(annotationsOf(alarm))}`,
  ];
}

function seriesLines(series: readonly TestSeries[]): readonly string[] {
  return series.flatMap(({ series: name, values }) => [
    `      - series: ${quoted(name)}`,
    `        values: ${quoted(values)}`,
  ]);
}

/** Half an hour later the alarm has fired, or has not. */
function testLines(alarm: Alarm, series: readonly TestSeries[], expected: readonly string[]): readonly string[] {
  return [
    '  - interval: 1m',
    '    input_series:',
    ...seriesLines(series),
    '    alert_rule_test:',
    '      - eval_time: 30m',
    `        alertname: ${alarm.name}`,
    ...expected,
  ];
}

function testsOf(alarm: Alarm): readonly string[] {
  const labels = { severity: alarm.severity, ...alarm.fires.labels };
  const fired = [
    '        exp_alerts:',
    `          - exp_labels: ${table(labels)}`,
    `            exp_annotations: ${table(annotationsOf(alarm))}`,
  ];
  return [...testLines(alarm, alarm.fires.series, fired), ...testLines(alarm, alarm.stays, ['        exp_alerts: []'])];
}

/** The configuration of Prometheus for services at these addresses. */
export function prometheusText(targets: Readonly<Record<string, string>>): string {
  const jobs = Object.entries(targets).flatMap(([job, target]) => [
    `  - job_name: ${job}`,
    `    static_configs: [{ targets: [${quoted(target)}] }]`,
  ]);
  return [
    'global: { scrape_interval: 15s, evaluation_interval: 15s }',
    'rule_files: [alerts.yml]',
    'scrape_configs:',
    ...jobs,
    '',
  ].join('\n');
}

/** What a Prometheus beside the services needs: whom it asks, the alarms, and their test for `promtool test rules`. */
export function prometheusFiles(): Readonly<Record<string, string>> {
  const targets = SERVICE_NAMES.map((name) => [name, `127.0.0.1:${ON_ONE_MACHINE[name].listen.port}`] as const);
  const alerts = ['groups:', '  - name: mobile-site', '    rules:', ...ALARMS.flatMap(alertLines), ''];
  const tests = ['rule_files: [alerts.yml]', 'evaluation_interval: 1m', 'tests:', ...ALARMS.flatMap(testsOf), ''];
  return {
    'prometheus/prometheus.yml': prometheusText(Object.fromEntries(targets)),
    'prometheus/alerts.yml': alerts.join('\n'),
    'prometheus/alerts.test.yml': tests.join('\n'),
  };
}
