import type { Page } from '@playwright/test';
import { PATHS } from 'shared-contracts/paths';
import { detailQueries } from '../../support/detail-queries';
import { expect, test } from '../../support/fixtures';
import { bottomMenu } from '../../support/frame';
import { focusOf, forgetSaid, noteSaid, stepOf, type PageStep } from '../../support/page-checks/page-steps';
import { moveTo } from '../../support/page-frame';
import { ENTRANCES } from '../../support/page-tables/entrances';
import type { FrameRow, Persona } from '../../support/page-tables/frame-table';
import { rowsShownTo, tableOn } from '../../support/page-tables/shown-rows';
import { screenOf, signIn } from '../../support/steps';

const SITE = 'Aurora';

/** What a reader is to learn of a page: its title, once, with the focus on its heading. */
function toldOf({ title }: Pick<FrameRow, 'title'>): PageStep {
  if (title === null) return { title: `Home · ${SITE}`, focus: `span ${SITE}`, said: ['Home'] };
  return { title: `${title} · ${SITE}`, focus: `h1 ${title}`, said: [title] };
}

async function expectStep(page: Page, row: FrameRow, address: string): Promise<void> {
  await forgetSaid(page);
  await moveTo(page, address);
  await expect(screenOf(page, row.screen)).toBeVisible();
  await expect.soft(async () => expect(await stepOf(page), address).toEqual(toldOf(row))).toPass({ timeout: 5000 });
}

for (const [who, enter] of Object.entries(ENTRANCES) as [Persona, (page: Page) => Promise<void>][])
  test(`every step is named, told once and led to its heading, for ${who}`, async ({ page, expectFaults }) => {
    test.setTimeout(180_000);
    // The agent has no contract of that kind.
    if (who === 'agent') expectFaults(/agent\/contracts\/hour/);
    await noteSaid(page);
    await enter(page);
    await page.goto(PATHS.settings);
    await expect(page.locator('[data-page-name]')).toBeAttached();
    const queries = await detailQueries(page);
    // What starts by itself leaves at once; the spellings of home are one page.
    const isStep = ({ path, header }: FrameRow): boolean =>
      path !== PATHS.trial && path !== PATHS.settings && (header !== 'home' || path === PATHS.home);
    for (const row of rowsShownTo(who, await tableOn(page)).filter(isStep))
      await test.step(row.path, () => expectStep(page, row, `${row.path}${queries[row.path] ?? ''}`));
  });

test('the first page takes no focus and says nothing, nor does one that is only refreshed', async ({ page }) => {
  await noteSaid(page);
  await page.goto('/m/rng');
  await expect(page.locator('main [data-game]').first()).toBeVisible();
  await expect(page.locator('[data-page-name]')).toBeAttached();
  expect(await stepOf(page)).toEqual({ title: `Slots · ${SITE}`, focus: 'body', said: [] });
  const filter = page.getByRole('main').getByRole('button', { name: 'Filter', exact: true });
  await filter.focus();
  await moveTo(page, '/m/rng?sort=name');
  await expect(page).toHaveURL(/sort=name/);
  await expect(filter).toBeFocused();
  expect((await stepOf(page)).said).toEqual([]);
});

test('a guard that leads elsewhere leads the focus there', async ({ page }) => {
  await noteSaid(page);
  await page.goto(PATHS.settings);
  await expect(page.locator('[data-page-name]')).toBeAttached();
  await moveTo(page, PATHS.withdraw);
  await expect(screenOf(page, 'login')).toBeVisible();
  await expect.poll(() => stepOf(page)).toEqual(toldOf({ title: 'Login' }));
});

test('signing in leads to home, and the menu to what was chosen in it', async ({ page }) => {
  await noteSaid(page);
  await signIn(page, 'demo_member');
  await expect.poll(() => stepOf(page)).toEqual(toldOf({ title: null }));
  await forgetSaid(page);
  await page.locator('header').getByRole('button', { name: /^Menu/ }).press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Promotions' }).press('Enter');
  await expect(screenOf(page, 'activity')).toBeVisible();
  await expect(menu).toHaveCount(0);
  await expect.poll(() => stepOf(page)).toEqual(toldOf({ title: 'Promotions' }));
});

test('Back leads to what was pressed, also where it is drawn late, and else to the heading', async ({ page }) => {
  await page.goto(PATHS.message);
  await expect(screenOf(page, 'message-center')).toBeVisible();
  await expect(page.locator('[data-page-name]')).toBeAttached();
  await bottomMenu(page).getByRole('link', { name: 'Promo' }).press('Enter');
  await expect(screenOf(page, 'activity')).toBeVisible();
  await expect.poll(() => focusOf(page)).toBe('h1 Promotions');
  await bottomMenu(page).getByRole('link', { name: 'Home' }).press('Enter');
  await expect(screenOf(page, 'home')).toBeVisible();
  // Drawn only when the end of the page is near.
  const terms = page.getByRole('main').locator('a[href="/m/terms"]');
  await terms.scrollIntoViewIfNeeded();
  await terms.press('Enter');
  await expect.poll(() => focusOf(page)).toMatch(/^h1 /);
  await page.goBack();
  await expect(screenOf(page, 'home')).toBeVisible();
  await expect(terms).toBeFocused();
  await page.goBack();
  await expect(screenOf(page, 'activity')).toBeVisible();
  await expect(bottomMenu(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await page.goBack();
  await expect(screenOf(page, 'message-center')).toBeVisible();
  await expect(bottomMenu(page).getByRole('link', { name: 'Promo' })).toBeFocused();
});
