import type { Page } from '@playwright/test';
import { expectSound, openConsole, type OpenConsole } from '../../support/releases/console';
import { craftRelease, currentVersion, sayingEntry } from '../../support/releases/crafted-release';
import { expect, test, watchFaults } from '../../support/fixtures';
import { startSite, type Site } from '../../support/site';
import { screenOf } from '../../support/steps';
import { mfe } from '../../support/variants';

const SECTION = 'mfe-promotions';
const VERSION = '7.0.0';

test.describe.configure({ mode: 'serial' });

let site: Site;
let opened: OpenConsole;
let good = '';

test.beforeAll(async () => {
  site = await startSite();
  good = currentVersion(site, SECTION);
  opened = await openConsole(site, { threshold: 2, merchants: ['bahari'] });
});
test.afterAll(async () => {
  await opened.close();
  await site.close();
});

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
  await page.goto(`${opened.address}/releases/`);
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

  const publisher = await opened.signedIn(browser, 'publisher');
  watchFaults(publisher, faults);
  await expect(publisher.getByRole('heading', { level: 1, name: 'production' })).toBeVisible();
  await expectSound(publisher);
  const refused = await publisher.goto(`${opened.address}/releases/do/pin`);
  expect(refused?.status()).toBe(403);
  await expect(publisher.getByRole('alert')).toContainText('takes the role releaser');

  const releaser = await opened.signedIn(browser, 'releaser', '/releases/do/');
  watchFaults(releaser, faults);
  await expectSound(releaser);
  await releaser.getByRole('link', { name: 'Pin a merchant', exact: true }).press('Enter');
  await releaser.getByLabel('Merchant').selectOption('aurora');
  await releaser.getByLabel('Version').selectOption(`${SECTION} ${VERSION}`);
  await releaser.getByRole('button', { name: 'Preview' }).press('Enter');
  await expect(releaser.getByRole('alert')).toContainText('Rita is not releaser for');
  await releaser.goto(`${opened.address}/releases/do/pin?merchant=bahari`);
  await releaser.getByLabel('Version').selectOption(`${SECTION} ${VERSION}`);
  await expectSound(releaser);
  const proposal = await propose(releaser, 'bahari tries it');
  await expect(releaser.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  await page.goto(`${site.of('bahari')}/m/activity`);
  await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', good);
  const approver = await opened.signedIn(browser, 'approver', new URL(proposal).pathname);
  watchFaults(approver, faults);
  await approve(approver);
  await page.goto(`${site.of('bahari')}/m/activity`);
  await expect(page.getByText('By the console', { exact: true })).toBeVisible();
  await page.goto(`${site.of('aurora')}/m/activity`);
  await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', good);

  await releaser.goto(`${opened.address}/releases/do/unpin`);
  await releaser.getByLabel('Pin').selectOption(`bahari ${SECTION}`);
  await propose(releaser, 'the trial is over');
  await approve(approver);
  await approver.getByRole('link', { name: /^Revision/ }).press('Enter');
  await expect(approver.getByText('by Rita and Ada: the trial is over')).toBeVisible();
  await expectSound(approver);
  await page.goto(`${site.of('bahari')}/m/activity`);
  await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', good);

  await approver.goto(`${opened.address}/releases/search?q=bahari`);
  await expectSound(approver);
  await approver.getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(approver.getByRole('heading', { level: 1 })).toHaveText('Signed out');
  // The browser tells of the pages that were refused.
  expect(faults.filter((fault) => !/status of 403/.test(fault))).toEqual([]);
});
