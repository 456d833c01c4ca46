import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { cohortKey } from 'release-cli/store/keys';
import { expect, test } from '../../support/fixtures';
import { craftRelease, currentVersion, sayingEntry } from '../../support/releases/crafted-release';
import type { Site } from '../../support/site';
import { screenOf, signIn, storageOf } from '../../support/steps';
import { mfe, restoreLater } from '../../support/variants';

const SECTION = 'mfe-promotions';
const VERSION = '6.4.0';

test.describe.configure({ mode: 'serial' });

let good = '';
let restore = (): void => undefined;
test.beforeAll(({ site }) => {
  restore = restoreLater(site);
  good = currentVersion(site, SECTION);
  const entry = sayingEntry(SECTION, ['activity'], 'For testers');
  mfe(site, 'publish', SECTION, '--dist', craftRelease(site, { section: SECTION, version: VERSION, entry }));
  const file = path.join(site.home, 'testers.txt');
  writeFileSync(file, '\uFEFFDemo_Member\r\nsomebody-else\r\n');
  mfe(site, 'canary', SECTION, VERSION, '--cohort', file);
  mfe(site, 'cohort', 'export', '--out', path.join(site.home, 'cohorts.json'));
});
test.afterAll(({ site }) => {
  restore();
  mfe(site, 'cohort', 'export', '--out', path.join(site.home, 'cohorts.json'));
});

async function expectShown(page: Page, shown: 'testers' | 'everybody'): Promise<void> {
  await page.goto('/m/activity');
  if (shown === 'testers') await expect(page.getByText('For testers', { exact: true })).toBeVisible();
  else await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', good);
}

/** Signs in, and waits until the gateway has said which cohorts the player belongs to. */
async function signInAndHear(page: Page, userName: string): Promise<void> {
  const told = page.waitForResponse((response) => response.url().endsWith('/members/me'));
  await signIn(page, userName);
  await (await told).finished();
  await expect.poll(async () => (await storageOf(page)).local['cohort']).toBeDefined();
}

function listOf(site: Site): { readonly id: string; readonly hashes: readonly string[] } {
  const { cohorts } = JSON.parse(readFileSync(path.join(site.home, 'cohorts.json'), 'utf8')) as {
    readonly cohorts: readonly [{ readonly id: string; readonly hashes: readonly string[] }];
  };
  return cohorts[0];
}

test(
  'a player of the list gets the version from the next page on, until sign-out',
  { tag: '@release' },
  async ({ page, control: _control }) => {
    await expectShown(page, 'everybody');
    await signInAndHear(page, 'demo_member');
    await expectShown(page, 'testers');
    await page.reload();
    await expectShown(page, 'testers');
    await page.goto('/m/set');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(screenOf(page, 'home')).toBeVisible();
    expect((await storageOf(page)).local).not.toHaveProperty('cohort');
    await expectShown(page, 'everybody');
  },
);

test(
  'another player gets what everybody gets, also on the device of one of the list',
  { tag: '@release' },
  async ({ page, control: _control }) => {
    await signInAndHear(page, 'demo_member');
    await expectShown(page, 'testers');
    // The tab is closed without a sign-out, and somebody else signs in on the device.
    await page.evaluate(() => sessionStorage.clear());
    await signInAndHear(page, 'demo_agent');
    await expectShown(page, 'everybody');
  },
);

test('neither pages nor release documents name players or give their list out', async ({
  page,
  site,
  control: _control,
}) => {
  const { id, hashes } = listOf(site);
  for (const address of ['/m/home', '/m/release.json']) {
    const text = await (await page.request.get(address)).text();
    expect(text).toContain(id);
    expect(text).not.toMatch(/testers|somebody-else|demo_member/i);
    for (const hash of hashes) expect(text).not.toContain(hash);
  }
  expect((await page.request.get(`/${cohortKey('production', id)}`)).status()).toBe(404);
});
