import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from './browser';

/** Where a caller wants the figures of the run. */
const figures = process.env['E2E_REPORT'];

/** The whole suite runs on the local origin; its smoke part again on nginx, with what concerns nginx alone. */
const project =
  process.env['SITE_SERVER'] === 'nginx'
    ? { name: 'nginx', grep: /@smoke|@nginx/ }
    : { name: 'site', grepInvert: /@nginx/ };

/** The composed site at the size of a phone. One worker: the site and the browser share two cores. */
export default defineConfig({
  testDir: 'specs',
  projects: [project],
  outputDir: 'test-results',
  globalSetup: './support/publish-once.ts',
  workers: 1,
  // A second go on a new site tells a fault from an unlucky moment of a busy machine: it is named as flaky, for mending.
  retries: 1,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
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
