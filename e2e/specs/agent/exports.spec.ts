import { exportFile, linesOf } from '../../support/exports';
import { expect, test } from '../../support/fixtures';
import { screenOf, signIn } from '../../support/steps';

const cents = (text: string) => Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100);

test('bets that are saved while the team plays are every bet once, with the sum of the screen', async ({
  page,
  control,
}) => {
  await signIn(page, 'demo_leader');
  await page.goto('/m/teamBetting?days=30');
  await expect(screenOf(page, 'team-betting')).toBeVisible();
  const stakes = page.locator('dt', { hasText: /^Stakes$/ }).locator('+ dd bdi');
  const shown = await stakes.first().innerText();
  // Somebody bets before each further page of the file.
  await page.route(/\/agent\/bets\?.*pageSize=200/, async (route) => {
    await control.play('demo_member', 7.77);
    await route.continue();
  });
  const lines = await linesOf(await exportFile(page));
  const [rows, end] = [lines.slice(1, -1), lines.at(-1) ?? ''];
  expect(rows.length).toBeGreaterThan(200);
  expect(new Set(rows.map((row) => row.split(',').at(-1))).size).toBe(rows.length);
  const sum = rows.reduce((former, row) => former + cents(row.split(',')[5] ?? ''), 0);
  expect(sum).toBe(cents(shown));
  expect(end.replaceAll(/["']/g, '')).toMatch(new RegExp(`^Total of ${rows.length.toLocaleString('en')} rows,`));
  expect(end).toContain(`,${sum / 100},`);
});

test('a file that is cut says so on the page and on its last line', async ({ page, control }) => {
  // As many pages as a file takes, and one more.
  await control.scenario('long', { answers: { 'R-84': { merge: { totalPages: 51 } } } });
  await signIn(page, 'demo_leader');
  await page.goto('/m/teamBetting?days=1');
  await expect(screenOf(page, 'team-betting')).toBeVisible();
  const lines = await linesOf(await exportFile(page));
  expect(lines.at(-1)).toContain('Only the first 10,000 rows are in the file.');
  await expect(page.getByText('Only the first 10,000 rows are in the file.')).toBeVisible();
});
