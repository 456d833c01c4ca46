import { test as base, expect, type Page } from '@playwright/test';
import { Control } from './control';
import { startSite, type Site } from './site';

/** What every spec may use. */
interface SpecFixtures {
  readonly control: Control;
  /** Faults that this spec causes on purpose: their messages are no surprise. */
  readonly expectFaults: (...patterns: RegExp[]) => void;
}

interface FileFixtures {
  readonly site: Site;
}

/** Watches a page for what no player should ever cause: console errors, refused files, thrown errors. */
function watch(page: Page, found: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`thrown: ${error.message}`));
}

/** The suite's test: one site per worker, a fresh gateway per spec, and no fault that was not announced. */
export const test = base.extend<SpecFixtures, FileFixtures>({
  site: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  control: async ({ site }, use) => {
    const control = new Control(site.url);
    await control.reset();
    await use(control);
  },
  expectFaults: [
    async ({ page, control: _fresh }, use) => {
      const found: string[] = [];
      const announced: RegExp[] = [];
      watch(page, found);
      await use((...patterns) => announced.push(...patterns));
      const surprises = found.filter((fault) => !announced.some((pattern) => pattern.test(fault)));
      expect(surprises).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
