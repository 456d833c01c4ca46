import type { Page } from '@playwright/test';
import { moveSection } from 'pack/section-repository';
import { expect, test } from '../../support/fixtures';
import { newTeam, type SectionTeam } from '../../support/releases/section-team';
import { screenOf } from '../../support/steps';
import { buildVariant, mfe, restoreLater } from '../../support/variants';

const SECTION = 'mfe-promotions';
const MERCHANT = 'bahari';
/** The version that its team releases, and what is new in it. */
const NEXT = '1.7.0';
const TITLE = 'New promotions';
const CHANGE = { file: 'src/routes.ts', from: "EN: 'Promotions'", to: `EN: '${TITLE}'` };

async function expectVersion(page: Page, url: string, version: string): Promise<void> {
  await page.goto(`${url}/m/activity`);
  await expect(screenOf(page, 'activity')).toHaveAttribute('data-version', version);
}

test.describe('a section of this repository that moves into one of its own', { tag: '@release' }, () => {
  let team: SectionTeam | undefined;
  test.afterEach(() => team?.close());

  test('is released from there by its team, and is the same release when it comes back', async ({ page, site }) => {
    test.setTimeout(900_000);
    const bahari = site.of(MERCHANT);
    const restore = restoreLater(site);
    await page.goto(`${bahari}/m/activity`);
    const first = (await screenOf(page, 'activity').getAttribute('data-version')) ?? '';

    const own = await test.step('packages, mfe new repository, install', () =>
      newTeam(SECTION, (packed, scratch) => moveSection(packed, SECTION, scratch)));
    team = own;
    await test.step('the operator allows its key', () => {
      mfe(site, 'keys', 'add', 'publisher', '--packages', SECTION, '--public', own.publicKey);
      own.trust(site);
    });
    await test.step('mfe publish in its folder: its next version, which nobody gets', async () => {
      own.edit('package.json', (text) => text.replace(/"version": "[^"]+"/, `"version": "${NEXT}"`));
      own.edit(CHANGE.file, (text) => text.replace(CHANGE.from, CHANGE.to));
      expect(own.mfe(site, 'publish')).toContain(`mfe promote ${SECTION} ${NEXT}`);
      await expectVersion(page, bahari, first);
    });
    await test.step('mfe canary: bahari gets it, others do not', async () => {
      mfe(site, 'canary', SECTION, NEXT, '--merchants', MERCHANT, '--percent', '100');
      await expectVersion(page, bahari, NEXT);
      await expect(page.getByRole('heading', { name: TITLE, exact: true })).toBeVisible();
      await expectVersion(page, site.url, first);
    });
    await test.step('mfe promote: everybody gets it', async () => {
      mfe(site, 'promote', SECTION, NEXT);
      mfe(site, 'canary', 'end', SECTION);
      await expectVersion(page, site.url, NEXT);
    });
    await test.step('mfe rollback: the version from here', async () => {
      mfe(site, 'rollback', SECTION);
      await expectVersion(page, bahari, first);
    });
    await test.step('back here: its sources are the release that is there already', () => {
      const said = mfe(site, 'publish', SECTION, '--dist', buildVariant(SECTION, NEXT, [CHANGE]));
      expect(said).toContain(`${SECTION} ${NEXT} was published already`);
    });
    restore();
  });
});
