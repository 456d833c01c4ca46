import { expect, test } from '../../support/fixtures';
import { screenOf } from '../../support/steps';

for (const [status, name] of [
  [{ maintenance: true, regionRestriction: true }, 'status-maintenance'],
  [{ maintenance: false, regionRestriction: true }, 'status-restricted'],
] as const) {
  test(`${name} stands alone`, async ({ page, control }) => {
    await control.scenario('status', { status });
    await page.goto('/m/home');
    await expect(screenOf(page, name)).toBeVisible();
    await expect(page.locator('header')).toHaveCount(0);
    await expect(page.locator('[data-footer]')).toHaveCount(0);
  });
}

test('a status without a page shows nothing', async ({ page, control }) => {
  await control.scenario('status', { status: { maintenance: 7 } });
  await page.goto('/m/home');
  await expect(page.locator('#splash')).toHaveCount(0);
  await expect(page.locator('#root')).toBeEmpty();
});

test('a first visit without an answer offers Retry, and goes on', async ({ page, control, expectFaults }) => {
  expectFaults(/status of 500/);
  await control.scenario('status', { answers: { 'R-01': { code: 'internal', times: 1 } } });
  await page.goto('/m/home');
  await expect(screenOf(page, 'status-unknown')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(screenOf(page, 'home')).toBeVisible();
});
