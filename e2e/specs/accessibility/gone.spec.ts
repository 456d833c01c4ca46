import { expect, test } from '../../support/fixtures';
import { focusOf } from '../../support/page-checks/page-steps';
import { screenOf, signIn } from '../../support/steps';

test('after a claim the focus is on the next reward’s button', async ({ page }) => {
  await signIn(page, 'demo_member');
  await page.goto('/m/rewardCenter');
  const claims = page.getByRole('main').getByRole('button', { name: /^Claim/ });
  const card = page.locator('[data-reward]').filter({ hasText: 'Welcome bonus, second part' });
  await expect(card).toBeVisible();
  await card.getByRole('button').press('Enter');
  await expect(card).toHaveCount(0);
  await expect.poll(() => claims.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))).toBe(true);
});

test('after a message is deleted the focus is on the next one, and on the first after all are marked read', async ({
  page,
}) => {
  await signIn(page, 'demo_member');
  await page.goto('/m/webEmail');
  const articles = screenOf(page, 'inbox').getByRole('article');
  await expect(articles.first()).toBeVisible();
  const next = articles.nth(1).getByRole('button').first();
  const name = (await next.textContent()) ?? '';
  await articles.first().getByRole('button').first().press('Enter');
  await articles.first().getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(articles.first()).toContainText(name.slice(0, 12));
  await expect.poll(() => focusOf(page)).toBe(`button ${name.trim()}`);
  const markAll = page.getByRole('button', { name: 'Mark all as read' });
  await markAll.press('Enter');
  await expect(markAll).toHaveCount(0);
  await expect(articles.first().getByRole('button').first()).toBeFocused();
});

test('arrow keys on the banner lead the focus along', async ({ page }) => {
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  const banner = page.locator('[data-slot="home.banner"] section');
  const shown = banner.locator('li[data-first] :is(a, button)').first();
  await shown.focus();
  const slide = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-label'));
  const [, start = '', count = ''] = /^Slide (\d+) of (\d+)$/.exec((await slide()) ?? '') ?? [];
  const at = (by: number): string => `Slide ${((Number(start) - 1 + by) % Number(count)) + 1} of ${count}`;
  for (const [keys, by] of [
    [['ArrowRight'], 1],
    // Keys that are pressed while the row still moves.
    [['ArrowRight', 'ArrowRight'], 3],
    [['ArrowLeft', 'ArrowLeft'], 1],
  ] as const) {
    for (const key of keys) await page.keyboard.press(key);
    await expect.poll(slide).toBe(at(by));
    await expect(shown).toBeFocused();
  }
});
