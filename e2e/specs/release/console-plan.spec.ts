import type { Page } from '@playwright/test';
import { decide, expectSound, openConsole, preview, type OpenConsole } from '../../support/releases/console';
import { expect, test, watchFaults } from '../../support/fixtures';
import { craftRelease, currentVersion, sayingEntry } from '../../support/releases/crafted-release';
import { reportPages, type SeenByPage } from '../../support/releases/report-pages';
import { startSite, type Site } from '../../support/site';
import { mfe } from '../../support/variants';

const SECTION = 'mfe-promotions';
const VERSION = '7.1.0';

test.describe.configure({ mode: 'serial' });

let site: Site;
let opened: OpenConsole;

test.beforeAll(async () => {
  site = await startSite();
  const entry = sayingEntry(SECTION, ['activity'], 'Planned');
  mfe(site, 'publish', SECTION, '--dist', craftRelease(site, { section: SECTION, version: VERSION, entry }));
  opened = await openConsole(site, { threshold: 1 });
});
test.afterAll(async () => {
  await opened.close();
  await site.close();
});

/** Previews a form, says why and writes. */
async function write(page: Page, reason: string): Promise<void> {
  await preview(page);
  await decide(page, reason);
}

async function fillPromotion(page: Page, at: string): Promise<void> {
  await page.goto(`${opened.address}/releases/do/promote`);
  await page.getByLabel('Version').selectOption(`${SECTION} ${VERSION}`);
  await page.getByLabel('Plan it for').fill(at);
}

test(
  'a lock holds what others do, and a planned write is listed and cancelled',
  { tag: '@release' },
  async ({ browser }) => {
    test.setTimeout(300_000);
    const faults: string[] = [];
    const releaser = await opened.signedIn(browser, 'releaser', '/releases/plan/');
    watchFaults(releaser, faults);
    await expect(releaser.getByText('Nothing is planned.')).toBeVisible();
    await releaser.getByRole('link', { name: 'Lock', exact: true }).press('Enter');
    await releaser.getByLabel('All merchants').check();
    await expectSound(releaser);
    await write(releaser, 'incident 12');

    await fillPromotion(releaser, '');
    await preview(releaser);
    await expect(releaser.getByRole('alert')).toContainText('production is locked by Rita since');
    await expect(releaser.getByRole('alert')).toContainText('incident 12');
    await expectSound(releaser);
    await releaser.goto(`${opened.address}/releases/plan/`);
    await expect(releaser.getByRole('table', { name: 'What nobody changes' })).toContainText('incident 12');
    await expectSound(releaser);
    await releaser.getByRole('link', { name: 'Unlock' }).press('Enter');
    await write(releaser, 'it is over');

    const good = currentVersion(site, SECTION);
    await fillPromotion(releaser, '2190-01-01T02:00Z');
    await write(releaser, 'at night');
    expect(currentVersion(site, SECTION)).toBe(good);
    for (const name of ['publisher', 'approver']) {
      const other = await opened.signedIn(browser, name, '/releases/plan/');
      watchFaults(other, faults);
      const planned = other.getByRole('table', { name: 'Writes that are planned' });
      await expect(planned).toContainText(`mfe promote ${SECTION} ${VERSION}`);
      await expect(planned.getByRole('link', { name: 'Cancel' })).toHaveCount(0);
    }
    await releaser.goto(`${opened.address}/releases/plan/`);
    await expectSound(releaser);
    await releaser.getByRole('link', { name: 'Cancel' }).press('Enter');
    await write(releaser, 'not this week');
    await releaser.goto(`${opened.address}/releases/plan/`);
    await expect(releaser.getByText('Nothing is planned.')).toBeVisible();
    await expect(releaser.getByText('Nothing is locked.')).toBeVisible();
    // The browser tells of the form that was refused.
    expect(faults.filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
  },
);

test(
  'a rollout is followed in charts, by keyboard, and its figures are in a table',
  { tag: '@release' },
  async ({ browser }) => {
    test.setTimeout(300_000);
    const faults: string[] = [];
    const good = currentVersion(site, SECTION);
    const releaser = await opened.signedIn(browser, 'releaser', '/releases/do/canary');
    watchFaults(releaser, faults);
    await releaser.getByLabel('Version').selectOption(`${SECTION} ${VERSION}`);
    await releaser.getByLabel('All merchants').check();
    await releaser.getByLabel('Percent of devices').fill('10');
    await write(releaser, 'a tenth tries it');
    const load: SeenByPage = { kind: 'load', ms: 100 };
    const failed: SeenByPage = { kind: 'failure', stage: 'evaluation', cause: 'thrown' };
    const signIn: SeenByPage = { kind: 'outcome', name: 'sign-in', ok: true };
    const pages = { merchant: 'aurora', section: SECTION, count: 24 };
    await reportPages(site, { ...pages, version: good }, load, signIn);
    await reportPages(site, { ...pages, version: VERSION }, load, signIn);
    await reportPages(site, { ...pages, count: 12, version: VERSION }, failed);

    const viewer = await opened.signedIn(browser, 'publisher');
    watchFaults(viewer, faults);
    await viewer.getByRole('link', { name: 'Charts' }).press('Enter');
    await expect(viewer.getByRole('heading', { level: 1, name: 'Rollouts' })).toBeVisible();
    await expect(viewer.getByRole('img', { name: /^Failed by time/ })).toBeVisible();
    await expect(viewer.getByRole('img', { name: /^Failed to sign in by time/ })).toBeVisible();
    await expectSound(viewer);
    const [first] = await viewer.getByText('Figures', { exact: true }).all();
    await first?.press('Enter');
    const figures = viewer.getByRole('table', { name: 'Failed by time' });
    await expect(figures).toContainText(/[1-9]\d*\s% of \d+ pages, /);
    await expectSound(viewer);
    await viewer.getByRole('link', { name: 'Keep renewing' }).press('Enter');
    await expect(viewer.getByText('This page is renewed every 60 seconds.')).toBeVisible();
    await viewer.getByRole('link', { name: 'Stop renewing' }).press('Enter');
    await expect(viewer.getByText('This page is renewed')).toHaveCount(0);
    await expect(viewer.getByRole('link', { name: 'Hold' })).toHaveCount(0);

    await releaser.goto(`${opened.address}/releases/rollouts/`);
    await releaser.getByRole('link', { name: 'End', exact: true }).press('Enter');
    await write(releaser, 'it fails too often');
    await releaser.goto(`${opened.address}/releases/rollouts/`);
    await expect(releaser.getByText('No version is being rolled out.')).toBeVisible();
    expect(faults).toEqual([]);
  },
);
