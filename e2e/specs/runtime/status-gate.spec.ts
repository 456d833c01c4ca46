import { expect, test } from '../../support/fixtures';
import { passTime } from '../../support/frame';
import { stopClock } from '../../support/page-time';
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

test('a status without a page shows nothing, also when what draws messages has come', async ({ page, control }) => {
  await control.scenario('status', { status: { maintenance: 7 } });
  await page.clock.install();
  await page.goto('/m/home');
  await expect(page.locator('#splash')).toHaveCount(0);
  await stopClock(page);
  // It comes of itself once a page has shown nothing for so long, and waits for a message without taking room.
  await page.clock.runFor(8000);
  await passTime(page, 100);
  await expect(page.getByRole('region', { name: /^Messages/ })).toHaveCount(1);
  const drawn = await page.locator('body *').evaluateAll((all) =>
    all
      .filter((element) => element.id !== 'root')
      .filter((element) => element.getBoundingClientRect().width * element.getBoundingClientRect().height > 0)
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(drawn).toEqual([]);
  await expect(page.locator('body')).toHaveText('', { useInnerText: true });
});

test('a first visit without an answer offers Retry, and goes on', async ({ page, control, expectFaults }) => {
  expectFaults(/status of 500/);
  await control.scenario('status', { answers: { 'R-01': { code: 'internal', times: 1 } } });
  // A page that a server has rendered knows the status of then (specs/prerender).
  await page.goto('/m/register');
  await expect(screenOf(page, 'status-unknown')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(screenOf(page, 'register')).toBeVisible();
});
