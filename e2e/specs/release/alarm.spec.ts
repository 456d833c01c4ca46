import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findProgram } from 'services/ensure-package';
import { Processes, spawnTethered } from 'services/processes';
import { expect, test } from '../../support/fixtures';
import { withoutLiveChannel } from '../../support/live';
import { ROOT } from '../../support/places';
import { bucketsOf, useBucket } from '../../support/releases/buckets';
import { craftRelease, currentVersion, THROWING_ENTRY } from '../../support/releases/crafted-release';
import { freePorts, type Site } from '../../support/site';
import { screenOf } from '../../support/steps';
import { mfe, restoreLater } from '../../support/variants';

const SECTION = 'mfe-promotions';
const BAD = '9.4.0';
/** As many pages as the alarm needs. */
const PAGES = 10;

let restore = (): void => undefined;
const undo: (() => Promise<void> | void)[] = [];
test.beforeAll(({ site }) => {
  restore = restoreLater(site);
});
test.afterAll(async () => {
  for (const step of undo.toReversed()) await step();
  restore();
});

/** A ticker of the site, as it runs for real; gives where Prometheus finds it. */
async function startTicker(site: Site, folder: string): Promise<string> {
  const file = path.join(folder, 'ticker.json');
  const configuration = { environment: 'production', home: site.home, gateway: site.url, everySeconds: 5 };
  writeFileSync(file, JSON.stringify({ ...configuration, listen: { port: 0 } }));
  const words = ['--import', 'tsx', path.join(ROOT, 'tools/run/src/serve.ts'), 'ticker', '--config', file];
  const child = spawnTethered(process.execPath, words, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  undo.push(() => void child.kill());
  return new Promise((found, fail) => {
    child.once('exit', () => fail(new Error('The ticker ended before it listened')));
    createInterface(child.stdout ?? process.stdin).on('line', (line) => {
      const { event, url = '' } = JSON.parse(line) as { event: string; url?: string };
      if (event === 'listening') found(`127.0.0.1:${new URL(url).port}`);
    });
  });
}

interface Alerts {
  readonly data: { readonly alerts: readonly { readonly labels: Record<string, string>; readonly state: string }[] };
}

/** The alarms of Prometheus' answer that are about versions. */
function failing(text: string): readonly string[] {
  if (text === '') return [];
  return (JSON.parse(text) as Alerts).data.alerts
    .filter(({ labels }) => labels['alertname'] === 'VersionFails')
    .map(({ labels, state }) => `${labels['package']} ${labels['version']} ${state}`);
}

/** A Prometheus with the rules of `deploy/` that asks the ticker every second and waits for nothing; asks it itself. */
async function startPrometheus(
  program: string,
  ticker: string,
  folder: string,
): Promise<(call: string) => Promise<string>> {
  const [port = 0] = await freePorts(1);
  const rules = readFileSync(path.join(ROOT, 'deploy/prometheus/alerts.yml'), 'utf8');
  writeFileSync(path.join(folder, 'alerts.yml'), rules.replaceAll(/for: \S+/g, 'for: 0s'));
  const scraped = [
    'global: { scrape_interval: 1s, evaluation_interval: 1s }',
    'rule_files: [alerts.yml]',
    `scrape_configs: [{ job_name: ticker, static_configs: [{ targets: ["${ticker}"] }] }]`,
  ];
  writeFileSync(path.join(folder, 'prometheus.yml'), `${scraped.join('\n')}\n`);
  const processes = new Processes(folder, () => undefined);
  undo.push(() => processes.stop());
  const words = ['--config.file=prometheus.yml', '--storage.tsdb.path=data', `--web.listen-address=127.0.0.1:${port}`];
  processes.start(program, words);
  return async (call) => {
    processes.assertRunning();
    return fetch(`http://127.0.0.1:${port}/api/v1/${call}`).then(
      (answer) => answer.text(),
      () => '',
    );
  };
}

// `npm test` says in its step "deploy" where a machine has no Prometheus.
const prometheus = findProgram('prometheus');
if (prometheus !== undefined)
  test('a version that throws fires the alarm of the rules', async ({ page, site, expectFaults, control }) => {
    await withoutLiveChannel(control);
    expectFaults(/made to fail|Failed to/);
    const folder = mkdtempSync(path.join(tmpdir(), 'alarm-'));
    undo.push(() => rmSync(folder, { recursive: true, force: true }));
    const good = currentVersion(site, SECTION);
    const ask = await startPrometheus(prometheus, await startTicker(site, folder), folder);
    await expect
      .poll(() => ask('query?query=release_version_pages'), { timeout: 60_000 })
      .toContain(`"version":"${good}"`);
    expect(failing(await ask('alerts'))).toEqual([]);

    mfe(
      site,
      'publish',
      SECTION,
      '--dist',
      craftRelease(site, { section: SECTION, version: BAD, entry: THROWING_ENTRY }),
    );
    mfe(site, 'canary', SECTION, BAD, '--percent', '10');
    await useBucket(page, bucketsOf(`${SECTION}@${BAD}`, 10).inside);
    for (let visit = 0; visit < PAGES; visit += 1) {
      const ticket = page.waitForResponse(/release-health\/ticket$/);
      await page.goto('/m/activity');
      await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', good, { timeout: 20_000 });
      await ticket;
    }
    // The last page reports when it is left.
    await page.goto('about:blank');
    await expect
      .poll(async () => failing(await ask('alerts')), { timeout: 60_000 })
      .toEqual([`${SECTION} ${BAD} firing`]);
    mfe(site, 'canary', 'end', SECTION);
  });
