import { test as base, expect, type Page } from '@playwright/test';
import { Control } from './control';
import { startSite, type Site, type SiteOptions } from './site';

/** What every spec may use. */
interface SpecFixtures {
  readonly control: Control;
  /** Faults that this spec causes on purpose: their messages are no surprise. */
  readonly expectFaults: (...patterns: RegExp[]) => void;
}

interface FileFixtures {
  /** Which environment the site serves. */
  readonly environment: NonNullable<SiteOptions['environment']>;
  readonly site: Site;
}

/** Watches a page for what no player should ever cause: console errors, refused files, thrown errors. */
export function watchFaults(page: Page, found: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()} at ${message.location().url}`);
  });
  page.on('pageerror', (error) => found.push(`thrown: ${error.message}`));
}

/** The scenario that keeps the pop-up list of home away from specs about something else. */
export const NO_POPUPS = 'no-popups';

/** The offer of the app belongs to its own spec; it would cover the home page of every other one. */
export function silencePopups(): void {
  try {
    if (sessionStorage.getItem('seenPopups') === null) sessionStorage.setItem('seenPopups', 'visitor member app');
  } catch {
    // A document without an origin has no storage, and no pop-ups either.
  }
}

/** The suite's test: one site per worker, a fresh gateway per spec, and no fault that was not announced. */
export const test = base.extend<SpecFixtures, FileFixtures>({
  environment: ['production', { scope: 'worker', option: true }],
  site: [
    async ({ browser: _browser, environment }, provide) => {
      const site = await startSite({ environment });
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, provide) => {
    await context.addInitScript(silencePopups);
    await provide(context);
  },
  baseURL: async ({ site }, provide) => provide(site.url),
  control: async ({ site }, provide) => {
    const control = new Control(site.url);
    await control.reset();
    await control.scenario(NO_POPUPS, { popups: [] });
    await provide(control);
  },
  expectFaults: [
    async ({ page, control: _fresh }, provide) => {
      const found: string[] = [];
      const announced: RegExp[] = [];
      watchFaults(page, found);
      await provide((...patterns) => announced.push(...patterns));
      // A page at rest fetches ahead what the next screens need: a spec that is over answers none of it any more.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const surprises = found.filter((fault) => !announced.some((pattern) => pattern.test(fault)));
      expect(surprises).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
