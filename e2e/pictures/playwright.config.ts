import path from 'node:path';
import process from 'node:process';
import { defineConfig } from '@playwright/test';
import base from '../playwright.config';
import { STATE } from '../support/places';
import { FOLDER_VARIABLE, KEPT } from './kept-folders';

const RESULTS = path.join(STATE, 'pictures');

/** Screens of the composed site, each held against its kept picture. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: `${RESULTS}/failures`,
  snapshotPathTemplate: path.join(KEPT, process.env[FOLDER_VARIABLE] ?? 'unknown', '{arg}{ext}'),
  // A plain run writes nothing; --update-snapshots does.
  updateSnapshots: 'none',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      animations: 'disabled',
      // Shades of a colour count, smoothed edges of letters do not.
      threshold: 0.1,
      // About 160 pixels: a short word.
      maxDiffPixelRatio: 0.0005,
    },
  },
  reporter: [['list'], ['html', { outputFolder: `${RESULTS}/report`, open: 'never' }]],
  use: { ...base.use, contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'Asia/Manila' },
});
