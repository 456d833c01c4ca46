import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { startControl } from 'control/control';
import type { LocalProvider } from 'control/local/local-provider';
import { CALLBACK_PATH } from 'control/server/sign-in-routes';
import { giveKeys } from 'control/test-support/give-keys';
import { findHealthSource } from 'release-cli/health/health-source';
import { openTrustedStore } from 'release-cli/trust/trusting';
import { freePort } from 'services/free-port';
import type { Service } from 'services/service';
import { craftRelease, currentVersion, sayingEntry } from '../../support/releases/crafted-release';
import { expect, test, watchFaults } from '../../support/fixtures';
import { standardFaults } from '../../support/page-frame';
import { startSite, type Site } from '../../support/site';
import { screenOf } from '../../support/steps';
import { mfe } from '../../support/variants';

const SECTION = 'mfe-promotions';
const VERSION = '7.0.0';
const PASSWORD = 'a password of the tests';

/** A phone at night, and a desk by day. */
const PLACES = [
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

test.describe.configure({ mode: 'serial' });

let site: Site;
let provider: LocalProvider;
let control: Service;
let address = '';
let good = '';

test.beforeAll(async () => {
  site = await startSite();
  good = currentVersion(site, SECTION);
  const { home } = site;
  const store = openTrustedStore(undefined, { home, environment: {} });
  const keys = await giveKeys({ store, places: { home }, environment: 'production' }, ['Rita', 'Ada'], 2);
  const port = await freePort();
  address = `http://localhost:${port}`;
  const accounts = { publisher: PASSWORD, releaser: PASSWORD, approver: PASSWORD };
  // Loaded here, because it has something to say about the version of Node to every run.
  const { startLocalProvider } = await import('control/local/local-provider');
  provider = await startLocalProvider(accounts, `${address}${CALLBACK_PATH}`);
  control = await startControl({
    environment: 'production',
    home,
    variables: {},
    people: {
      publisher: { name: 'Pia', grants: [{ role: 'viewer' }] },
      releaser: { name: 'Rita', keys: keys.Rita, grants: [{ role: 'releaser', merchants: ['bahari'] }] },
      approver: { name: 'Ada', keys: keys.Ada, grants: [{ role: 'approver' }] },
    },
    address: '127.0.0.1',
    port,
    publicAddress: address,
    provider,
    secret: randomBytes(32).toString('hex'),
    health: () => findHealthSource({ url: site.url, home, environment: {} }),
    audit: () => undefined,
    complain: (sentence) => {
      throw new Error(sentence);
    },
  });
});
test.afterAll(async () => {
  await control.stop(0);
  await provider.close();
  await site.close();
});

/** Somebody's own browser, signed in at the provider, on a page of the console. */
async function signedIn(browser: Browser, name: string, path = '/releases/'): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.goto(`${address}${path}`);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(page.url()).toBe(`${address}${path}`);
  return page;
}

/** The page as it stands keeps to WCAG and clips nothing, on a phone and on a desk. */
async function expectSound(page: Page): Promise<void> {
  for (const { width, colorScheme } of PLACES) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.screenshot({
      fullPage: true,
    });
    expect([width, await standardFaults(page)]).toEqual([width, []]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, beyond]).toEqual([width, 0]);
  }
}

/** Previews and proposes what a form says; gives the address of the proposal. */
async function propose(page: Page, reason: string): Promise<string> {
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Who gets what' })).toBeVisible();
  await expectSound(page);
  await page.getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: 'Propose' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('another person has to approve');
  await page.getByRole('link', { name: 'The proposal' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Proposal');
  return page.url();
}

/** Approves what waits, as whoever looks at the console's first page. */
async function approve(page: Page): Promise<void> {
  await page.goto(`${address}/releases/`);
  await page.getByRole('table', { name: 'Writes that another person has to approve' }).getByRole('link').press('Enter');
  await expectSound(page);
  await page.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('of production is written');
}

test('a section goes to one merchant and back, by three people', { tag: '@release' }, async ({ browser, page }) => {
  // Four people at one console, with a site of its own.
  test.setTimeout(300_000);
  const faults: string[] = [];
  const dist = craftRelease(site, {
    section: SECTION,
    version: VERSION,
    entry: sayingEntry(SECTION, ['activity'], 'By the console'),
  });
  mfe(site, 'publish', SECTION, '--dist', dist);

  const publisher = await signedIn(browser, 'publisher');
  watchFaults(publisher, faults);
  await expect(publisher.getByRole('heading', { level: 1, name: 'production' })).toBeVisible();
  await expectSound(publisher);
  const refused = await publisher.goto(`${address}/releases/do/pin`);
  expect(refused?.status()).toBe(403);
  await expect(publisher.getByRole('alert')).toContainText('takes the role releaser');

  const releaser = await signedIn(browser, 'releaser', '/releases/do/');
  watchFaults(releaser, faults);
  await expectSound(releaser);
  await releaser.getByRole('link', { name: 'Pin a merchant', exact: true }).press('Enter');
  await releaser.getByLabel('Merchant').selectOption('aurora');
  await releaser.getByLabel('Version').selectOption(`${SECTION} ${VERSION}`);
  await releaser.getByRole('button', { name: 'Preview' }).press('Enter');
  await expect(releaser.getByRole('alert')).toContainText('Rita is not releaser for');
  await releaser.goto(`${address}/releases/do/pin?merchant=bahari`);
  await releaser.getByLabel('Version').selectOption(`${SECTION} ${VERSION}`);
  await expectSound(releaser);
  const proposal = await propose(releaser, 'bahari tries it');
  await expect(releaser.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  await page.goto(`${site.of('bahari')}/m/activity`);
  await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', good);
  const approver = await signedIn(browser, 'approver', new URL(proposal).pathname);
  watchFaults(approver, faults);
  await approve(approver);
  await page.goto(`${site.of('bahari')}/m/activity`);
  await expect(page.getByText('By the console', { exact: true })).toBeVisible();
  await page.goto(`${site.of('aurora')}/m/activity`);
  await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', good);

  await releaser.goto(`${address}/releases/do/unpin`);
  await releaser.getByLabel('Pin').selectOption(`bahari ${SECTION}`);
  await propose(releaser, 'the trial is over');
  await approve(approver);
  await approver.getByRole('link', { name: /^Revision/ }).press('Enter');
  await expect(approver.getByText('by Rita and Ada: the trial is over')).toBeVisible();
  await expectSound(approver);
  await page.goto(`${site.of('bahari')}/m/activity`);
  await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', good);

  await approver.goto(`${address}/releases/search?q=bahari`);
  await expectSound(approver);
  await approver.getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(approver.getByRole('heading', { level: 1 })).toHaveText('Signed out');
  // The browser tells of the pages that were refused.
  expect(faults.filter((fault) => !/status of 403/.test(fault))).toEqual([]);
});
