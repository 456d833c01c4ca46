import { PATHS } from 'shared-contracts/paths';
import { askDetailQueries } from '../../support/detail-queries';
import { expect, test } from '../../support/fixtures';
import { moveTo } from '../../support/page-frame';
import { rowsShownTo, tableOn } from '../../support/page-tables/shown-rows';
import { screenOf, signIn } from '../../support/steps';
import { translatePages } from '../../support/translated';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => translatePages(page));

for (const who of ['visitor', 'member', 'agent'] as const)
  test(`every screen comes and goes on a page that the browser translates, for ${who}`, async ({
    page,
    site,
    expectFaults,
  }) => {
    test.setTimeout(240_000);
    if (who === 'agent') expectFaults(/agent\/contracts\/hour/);
    if (who === 'visitor') await page.goto(PATHS.settings);
    else await signIn(page, `demo_${who}`);
    await expect(page.locator('main font').first()).toBeVisible();
    const queries = await askDetailQueries(site.url);
    const rows = rowsShownTo(who, await tableOn(page)).filter(({ path }) => path !== PATHS.trial);
    expect(rows.length).toBeGreaterThan(15);
    for (const { path, screen } of rows) {
      await moveTo(page, `${path}${queries[path] ?? ''}`);
      await expect.soft(screenOf(page, screen), path).toBeVisible();
      await expect.soft(page.locator('main[data-section]'), path).toHaveCount(0);
    }
  });

test('a deposit names the amount that it sends', async ({ page }) => {
  await signIn(page, 'demo_member');
  await moveTo(page, PATHS.deposit);
  const amount = page.getByRole('main').getByLabel('Amount', { exact: true });
  const submit = page.getByRole('main').getByRole('button', { name: /^Deposit/ });
  for (const typed of ['600', '700', '']) {
    await amount.fill(typed);
    await expect(submit).toHaveText(typed === '' ? 'Deposit' : `Deposit ₱${typed}.00`);
  }
});

test('records of a team follow those of the member on the same screen', async ({ page }) => {
  await signIn(page, 'demo_agent');
  await moveTo(page, PATHS.transactions);
  await expect(screenOf(page, 'transactions')).toHaveAttribute('data-ready');
  const title = page.locator('[data-title-bar] h1');
  const own = await title.innerText();
  await moveTo(page, `${PATHS.transactions}?types=A`);
  await expect(title).not.toHaveText(own);
  await moveTo(page, PATHS.home);
  await expect(screenOf(page, 'home')).toBeVisible();
});
