import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { WORKSPACE } from 'build-preset/package-info';
import { fixtureSite } from 'release-cli/test-support/fixture-site';
import { freePort } from 'services/free-port';
import { Processes } from 'services/processes';
import { ALARMS, figuresIn } from '../deploy/alarms';
import { PANELS } from '../deploy/dashboard';
import { prometheusFiles, prometheusText } from '../deploy/prometheus-files';
import { readConfiguration } from '../configuration/read-configuration';
import { startOrigin } from './origin';
import { openServiceLog } from './service-log';
import type { Service } from 'services/service';
import { startTicker } from './ticker';

const log = openServiceLog('origin', 'error');
const open: Service[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((service) => service.stop(0)));
});

/** An origin and a ticker over a made-up site, as their files in `deploy/` say but for the ports. */
async function running(): Promise<{ readonly origin: Service; readonly ticker: Service }> {
  const { home } = await fixtureSite();
  const folder = path.join(WORKSPACE, 'deploy/one-machine');
  const gateway = `http://127.0.0.1:${await freePort()}`;
  const here = { home, gateway, listen: { address: '127.0.0.1', port: 0 } };
  const surroundings = { variables: {}, log };
  const origin = await startOrigin(
    { ...readConfiguration('origin', path.join(folder, 'origin.json')), ...here },
    surroundings,
  );
  open.push(origin);
  const ticker = await startTicker(
    { ...readConfiguration('ticker', path.join(folder, 'ticker.json')), ...here },
    surroundings,
  );
  open.push(ticker);
  return { origin, ticker };
}

function addressOf({ url }: Service): string {
  return `127.0.0.1:${new URL(url).port}`;
}

/** Asks until the answer is as it has to be; what never becomes so ends by the limit of the test. */
async function until<Answer>(ask: () => Promise<Answer>, isSo: (answer: Answer) => boolean): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (isSo(answer)) return answer;
    await delay(100);
  }
}

interface Alerts {
  readonly data: { readonly alerts: readonly { readonly labels: Record<string, string>; readonly state: string }[] };
}

/** The alarms of an answer: name, job, state. */
function alarmsIn(text: string): readonly string[] {
  if (text === '') return [];
  const { alerts } = (JSON.parse(text) as Alerts).data;
  return alerts.map(({ labels, state }) => `${labels['alertname']} ${labels['job']} ${state}`);
}

describe('the figures', () => {
  it('that alarms and charts read are told by the services', async () => {
    const { origin, ticker } = await running();
    await fetch(`http://${addressOf(origin)}/m/home`);
    const told = await Promise.all(
      [origin, ticker].map(async (service) => (await fetch(`http://${addressOf(service)}/metrics`)).text()),
    );
    const names = new Set(
      [...told.join('\n').matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    );
    // Prometheus says itself whether it could ask.
    const read = [...ALARMS, ...PANELS].flatMap(({ expression }) => figuresIn(expression));
    expect([...new Set(read)].filter((name) => name !== 'up' && !names.has(name))).toEqual([]);
    expect(read).toContain('http_request_duration_seconds_bucket');
  });

  const prometheus = process.env['TEST_PROMETHEUS'];
  if (prometheus !== undefined)
    it('are scraped by a real Prometheus, which raises an alarm when a service ends', async () => {
      const { origin, ticker } = await running();
      const folder = mkdtempSync(path.join(tmpdir(), 'prometheus-'));
      const targets = { origin: addressOf(origin), ticker: addressOf(ticker) };
      const port = await freePort();
      const alerts = prometheusFiles()['prometheus/alerts.yml'] ?? '';
      writeFileSync(path.join(folder, 'prometheus.yml'), prometheusText(targets).replaceAll('15s', '1s'));
      writeFileSync(path.join(folder, 'alerts.yml'), alerts.replaceAll(/for: \S+/g, 'for: 0s'));
      const processes = new Processes(folder, () => rmSync(folder, { recursive: true, force: true }));
      const words = [
        '--config.file=prometheus.yml',
        '--storage.tsdb.path=data',
        `--web.listen-address=127.0.0.1:${port}`,
      ];
      processes.start(prometheus, words);
      const api = async (call: string): Promise<string> => {
        processes.assertRunning();
        return fetch(`http://127.0.0.1:${port}/api/v1/${call}`).then(
          (answer) => answer.text(),
          () => '',
        );
      };
      const ready = await until(
        () => api('query?query=service_ready'),
        (text) => text.includes('"ticker"') && text.includes('"origin"'),
      );
      expect(ready).toContain('"server":"origin"');
      expect(await api('rules')).toContain('"name":"ServiceDown"');
      await origin.stop(0);
      const firing = await until(
        () => api('alerts'),
        (text) => alarmsIn(text).includes('ServiceDown origin firing'),
      );
      expect(alarmsIn(firing)).not.toContain('ServiceDown ticker firing');
      await processes.stop();
    });

  it('have alarms that the runbook explains, each under its name with what to do', () => {
    const runbook = readFileSync(path.join(WORKSPACE, 'docs/runbook.md'), 'utf8');
    const parts = new Map(runbook.split(/^## /m).map((part) => [part.slice(0, part.indexOf('\n')), part] as const));
    for (const { name, summary } of ALARMS) {
      const part = parts.get(name) ?? '';
      for (const words of ['**Means**', '**First look**', '**Commands**', '**Way back**'])
        expect([name, part.includes(words) ? words : `no ${words}`]).toEqual([name, words]);
      expect(part).toContain(summary);
    }
    expect(ALARMS).toHaveLength(11);
  });
});
