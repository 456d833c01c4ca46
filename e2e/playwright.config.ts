import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from './browser/browser-arguments';
import { PREPARED_HOME } from './support/places';

/** Where a caller wants the figures of the run. */
const figures = process.env['E2E_REPORT'];

/** What a worker takes: a browser, a site with its gateway, and the process of the tests. */
const WORKER_BYTES = 1.5 * 1024 ** 3;
const MOST_WORKERS = 4;

/**
 * Half again as many workers as cores, where memory allows: a spec waits for pages about half of its time. Each worker
 * has a site of its own. A run inside of a spec has one worker.
 */
function workerCount(): number {
  if (process.env['TEST_WORKER_INDEX'] !== undefined) return 1;
  const byMemory = Math.floor(process.availableMemory() / WORKER_BYTES);
  return Math.max(1, Math.min(MOST_WORKERS, Math.ceil(availableParallelism() * 1.5), byMemory));
}

/** The whole suite runs on the local origin; its smoke part again on nginx, with what concerns nginx alone. */
const project =
  process.env['SITE_SERVER'] === 'nginx'
    ? { name: 'nginx', grep: /@smoke|@nginx/ }
    : { name: 'site', grepInvert: /@nginx/ };

/** The composed site at the size of a phone. */
export default defineConfig({
  testDir: 'specs',
  projects: [project],
  outputDir: 'test-results',
  globalSetup: ['./chaos/forget-results.ts', './support/releases/publish-once.ts'],
  workers: workerCount(),
  // A second go on a new site tells a fault from an unlucky moment of a busy machine: it is named as flaky, for mending.
  // The proof of a prepared set counts a flaky test as failed, so a second go would change nothing.
  retries: PREPARED_HOME === undefined ? 1 : 0,
  forbidOnly: true,
  // Generous: three workers on two busy cores share them with their browsers and sites.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['./chaos/report-reporter.ts'],
    ...(figures === undefined ? [] : [['json', { outputFile: figures }] as ['json', { outputFile: string }]]),
  ],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 1,
    // Only its own specs have the worker of the site: requests that pass through one cannot be held or changed.
    serviceWorkers: 'block',
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '',
      args: [...BROWSER_ARGUMENTS],
    },
  },
});
