import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './fixtures';
import { readPlan, REPORT_FILE, RESULTS } from './plan/plan';
import { shortForm } from './plan/turns';

const { engines, isWhole, workers } = readPlan();

/** The composed site in engines that the end-to-end suite does not open, as projects of one run. */
export default defineConfig<object, EngineOptions>({
  testDir: 'specs',
  outputDir: `${RESULTS}/failures`,
  workers,
  fullyParallel: false,
  retries: 1,
  forbidOnly: true,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: REPORT_FILE }]],
  projects: engines.map(({ name, programs }) => ({
    name,
    use: { engineName: name, programs },
    ...(isWhole ? {} : { grep: shortForm(name) }),
  })),
});
