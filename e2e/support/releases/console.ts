import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { startControl } from 'control/control';
import type { People } from 'control/people/people';
import { CALLBACK_PATH } from 'control/server/sign-in-routes';
import { giveKeys, giveSettingsKey } from 'control/test-support/give-keys';
import { findHealthSource } from 'release-cli/health/health-source';
import { openTrustedStore } from 'release-cli/trust/trusting';
import { freePort } from 'services/free-port';
import { expect } from '../fixtures';
import { standardFaults } from '../page-frame';
import type { Site } from '../site';

const PASSWORD = 'a password of the tests';

/** A phone at night, and a desk by day. */
const PLACES = [
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/** The console of a site, with a real provider of sign-ins. */
export interface OpenConsole {
  readonly address: string;
  /** Somebody's own browser, signed in at the provider, on a page of the console. */
  readonly signedIn: (browser: Browser, name: string, path?: string) => Promise<Page>;
  readonly close: () => Promise<void>;
}

/**
 * Starts the console of a site's production. `publisher` may look, `releaser` release to these merchants, or all, `approver`
 * approve; every write needs so many keys. With `mayChangeSettings` the releaser has a settings key too.
 */
export async function openConsole(
  site: Site,
  {
    threshold,
    merchants,
    mayChangeSettings = false,
  }: { readonly threshold: 1 | 2; readonly merchants?: string[]; readonly mayChangeSettings?: boolean },
): Promise<OpenConsole> {
  const { home } = site;
  const store = openTrustedStore(undefined, { home, environment: {} });
  const request = { store, places: { home }, environment: 'production' };
  const keys = await giveKeys(request, ['Rita', 'Ada'], threshold);
  if (mayChangeSettings) await giveSettingsKey(request, 'Rita');
  const port = await freePort();
  const address = `http://localhost:${port}`;
  // Loaded here, because it has something to say about the version of Node to every run.
  const { startLocalProvider } = await import('control/local/local-provider');
  const accounts = { publisher: PASSWORD, releaser: PASSWORD, approver: PASSWORD };
  const provider = await startLocalProvider(accounts, `${address}${CALLBACK_PATH}`);
  const people: People = {
    publisher: { name: 'Pia', grants: [{ role: 'viewer' }] },
    releaser: { name: 'Rita', keys: keys.Rita, grants: [{ role: 'releaser', ...(merchants && { merchants }) }] },
    approver: { name: 'Ada', keys: keys.Ada, grants: [{ role: 'approver' }] },
  };
  const control = await startControl({
    environment: 'production',
    home,
    variables: {},
    people,
    address: '127.0.0.1',
    port,
    publicAddress: address,
    provider,
    secret: randomBytes(32).toString('hex'),
    gateway: site.url,
    allowPrivate: true,
    health: () => findHealthSource({ url: site.url, home, environment: {} }),
    audit: () => undefined,
    complain: (sentence) => {
      throw new Error(sentence);
    },
  });
  return {
    address,
    signedIn: (browser, name, path = '/releases/') => signIn(browser, `${address}${path}`, name),
    close: async () => {
      await control.stop(0);
      await provider.close();
    },
  };
}

async function signIn(browser: Browser, url: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.goto(url);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(page.url()).toBe(url);
  return page;
}

/** The page as it stands keeps to WCAG and clips nothing, on a phone and on a desk. */
export async function expectSound(page: Page): Promise<void> {
  for (const { width, colorScheme } of PLACES) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    expect([width, await standardFaults(page)]).toEqual([width, []]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, beyond]).toEqual([width, 0]);
  }
}

/** Asks for the preview of the form on a page. */
export async function preview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
}

/** Says why, writes what a preview shows, and waits until it is written. */
export async function decide(page: Page, reason: string): Promise<void> {
  await page.getByLabel('Reason').fill(reason);
  await page.locator('main form .button.main').press('Enter');
  await expect(page.getByRole('status')).toContainText('of production is written');
}
