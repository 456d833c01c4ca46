import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { makeSection } from 'pack/section-repository';
import { changeLanguage } from '../../support/account';
import { expect, test } from '../../support/fixtures';
import { holdCall } from '../../support/held-call';
import { newTeam, type SectionTeam } from '../../support/releases/section-team';
import type { Site } from '../../support/site';
import { screenOf } from '../../support/steps';
import { mfe, restoreLater } from '../../support/variants';

const SECTION = 'mfe-sports';
const PATH = '/m/sports/list';
const MERCHANT = 'bahari';
const CALL = 'R-62.popular';

/** Bahari's players see Filipino unless they choose. */
function speakEnglish(): void {
  if (localStorage.getItem('language') === null) localStorage.setItem('language', 'EN');
}

interface Served {
  readonly defaults: Readonly<Record<string, string>>;
  readonly releases: Readonly<Record<string, object>>;
}

/** Who is served what by default and what is published, of every package but the section. */
function othersOf({ home }: Site): Served {
  const file = path.join(home, 'store/maps/production/map.json');
  const { defaults, releases } = JSON.parse(readFileSync(file, 'utf8')) as Served;
  const others = <Value>(table: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(table).filter(([name]) => name !== SECTION));
  return { defaults: others(defaults), releases: others(releases) };
}

async function expectVersion(page: Page, url: string, version: string): Promise<void> {
  await page.goto(`${url}${PATH}`);
  await expect(screenOf(page, 'sports-list')).toHaveAttribute('data-version', version);
}

/** A path that the merchant's site does not have leads home. */
async function expectAbsent(page: Page, url: string): Promise<void> {
  await page.goto(`${url}${PATH}`);
  await expect(screenOf(page, 'home')).toBeVisible();
  await expect(
    page.locator('[data-slot="home.ticker"]').getByRole('link', { name: 'Sports', exact: true }),
  ).toHaveCount(0);
}

test.describe('a section of another repository', { tag: '@release' }, () => {
  let team: SectionTeam | undefined;
  test.afterEach(() => team?.close());

  test('is made, published by its team, tried at one merchant, switched off and rolled back alone', async ({
    page,
    site,
    control,
    expectFaults,
  }) => {
    test.setTimeout(900_000);
    const bahari = site.of(MERCHANT);
    const others = othersOf(site);
    const restore = restoreLater(site, { paths: [PATH], packages: [SECTION] });
    await page.addInitScript(speakEnglish);

    const own = await test.step('packages, mfe new section, install', () =>
      newTeam(SECTION, (packed, scratch) => makeSection(packed, 'sports', scratch)));
    team = own;
    await test.step('the operator admits it and allows its key', () => {
      mfe(site, 'settings', 'edit', `sections.${SECTION}={"slots":["home.ticker"]}`, '--reason', 'a new section');
      mfe(site, 'keys', 'add', 'publisher', '--packages', SECTION, '--public', own.publicKey);
      own.trust(site);
    });
    await test.step('mfe publish in its folder, by its key alone; nobody gets it', async () => {
      expect(own.mfe(site, 'publish')).toContain(`mfe promote ${SECTION} 1.0.0`);
      expect(() => own.mfe(site, 'promote', SECTION, '1.0.0')).toThrow(`may only sign as publisher of ${SECTION}`);
      await expectAbsent(page, bahari);
    });
    await test.step('mfe canary: bahari gets it, others do not', async () => {
      const said = mfe(site, 'canary', SECTION, '1.0.0', '--merchants', MERCHANT, '--percent', '100');
      expect(said).toMatch(/^bahari +mfe-sports +nothing +1\.0\.0 \(rollout\)$/m);
      await expectVersion(page, bahari, '1.0.0');
      await expect(page.getByRole('heading', { name: 'Sports', exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await expectAbsent(page, site.url);
    });
    await test.step('its screen waits, fails, tries again', async () => {
      expectFaults(/status of 500/);
      const call = await holdCall(page, '/announcements/popular');
      await page.goto(`${bahari}${PATH}`);
      await expect(page.getByRole('status', { name: 'Loading the list' })).toBeVisible();
      await control.scenario('sports', { answers: { [CALL]: { status: 500, body: {} } } });
      await call.release();
      await expect(page.getByText('The list did not load')).toBeVisible();
      await control.scenario('sports', {});
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
    await test.step('it has nothing to show, and hears an event of the host', async () => {
      await control.scenario('sports', { answers: { [CALL]: { value: { list: [] } } } });
      await page.goto(`${bahari}${PATH}`);
      await expect(page.getByText('Nothing here yet')).toBeVisible();
      await changeLanguage(page, 'TY');
      await expect(page.getByText('Wala pang laman')).toBeVisible();
      const asked = (await control.requests(CALL)).map(({ query }) => query['language']);
      expect(asked.slice(-2)).toEqual(['EN', 'TY']);
      await changeLanguage(page, 'EN');
      await control.scenario('sports', {});
    });
    await test.step('its widget stands on home and leads to it', async () => {
      await page.goto(`${bahari}/m/home`);
      await page.locator('[data-slot="home.ticker"]').getByRole('link', { name: 'Sports', exact: true }).click();
      await expect(screenOf(page, 'sports-list')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(PATH);
    });
    await test.step('switched off: its page says so, the rest of the site lives', async () => {
      mfe(site, 'switch', SECTION, 'off', '--message', 'EN=No sports today');
      await page.goto(`${bahari}${PATH}`);
      await expect(page.locator('[data-section="off"]')).toContainText('No sports today');
      await page.goto(`${bahari}/m/home`);
      await expect(screenOf(page, 'home')).toBeVisible();
      const ticker = page.locator('[data-slot="home.ticker"]').getByRole('link');
      await expect(ticker.first()).toBeVisible();
      await expect(ticker.and(page.getByRole('link', { name: 'Sports', exact: true }))).toHaveCount(0);
      mfe(site, 'switch', SECTION, 'on');
      await expectVersion(page, bahari, '1.0.0');
    });
    await test.step('mfe promote: everybody gets it', async () => {
      mfe(site, 'promote', SECTION, '1.0.0');
      mfe(site, 'canary', 'end', SECTION);
      await expectVersion(page, site.url, '1.0.0');
    });
    await test.step('its next version, published and promoted', async () => {
      own.edit('package.json', (text) => text.replace('"version": "1.0.0"', '"version": "1.1.0"'));
      own.mfe(site, 'publish');
      mfe(site, 'promote', SECTION, '1.1.0');
      await expectVersion(page, bahari, '1.1.0');
    });
    await test.step('mfe rollback: the version before, and nothing else was released', async () => {
      mfe(site, 'rollback', SECTION);
      await expectVersion(page, bahari, '1.0.0');
      expect(othersOf(site)).toEqual(others);
    });
    restore();
  });
});
