import type { Page } from '@playwright/test';
import { PATHS } from 'shared-contracts/paths';
import { detailQueries } from '../../support/detail-queries';
import { expect, test } from '../../support/fixtures';
import { moveTo } from '../../support/page-frame';
import { onePerScreen, rowsFirstShownTo, tableOn } from '../../support/page-tables/shown-rows';
import { screenOf, signIn } from '../../support/steps';

/** What the tree of a page lacks for who does not see it. */
function treeFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isRead = (element: Element): boolean =>
      element.closest('[inert], [aria-hidden="true"]') === null &&
      element.checkVisibility({ visibilityProperty: true });
    const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)].filter(isRead);
    const words = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent).trim();
    const levelOf = (heading: Element): number =>
      Number(heading.getAttribute('aria-level') ?? heading.tagName.replace('H', ''));
    const headings = all('h1, h2, h3, h4, h5, h6, [role="heading"]');
    const jumps = headings.flatMap((heading, index) => {
      const before = headings[index - 1];
      const isJump = levelOf(heading) > (before === undefined ? 1 : levelOf(before) + 1);
      return isJump ? [`the heading “${words(heading)}” jumps to ${levelOf(heading)}`] : [];
    });
    const nameless = all('[role="timer"]').filter((timer) => (timer.getAttribute('aria-label') ?? '') === '');
    const landmark = 'header, nav, main, aside, footer, [role="region"], section[aria-label], section[aria-labelledby]';
    const outside = headings.filter((heading) => heading.closest(landmark) === null);
    const acts = all('main button, main a[href]').map(words);
    const claims = acts.filter((name) => /^(Claim|Apply|Join)\b/.test(name));
    const twice = claims.filter((name, index) => claims.indexOf(name) !== index);
    return [
      ...jumps,
      ...nameless.map((timer) => `the timer “${timer.textContent}” has no name`),
      ...outside.map((heading) => `the heading “${words(heading)}” lies in no landmark`),
      ...twice.map((name) => `“${name}” is the name of several controls`),
    ];
  });
}

for (const who of ['visitor', 'member', 'agent'] as const)
  test(`headings, landmarks, timers and repeated actions tell where one is, for ${who}`, async ({
    page,
    expectFaults,
  }) => {
    test.setTimeout(180_000);
    // The agent has no contract of that kind.
    if (who === 'agent') expectFaults(/agent\/contracts\/hour/);
    if (who === 'visitor') await page.goto(PATHS.login);
    else await signIn(page, `demo_${who}`);
    await page.goto(PATHS.settings);
    await expect(screenOf(page, 'settings')).toBeVisible();
    const queries = await detailQueries(page);
    const rows = rowsFirstShownTo(who, await tableOn(page)).filter(({ path }) => path !== PATHS.trial);
    for (const row of onePerScreen(rows))
      await test.step(row.path, async () => {
        await moveTo(page, `${row.path}${queries[row.path] ?? ''}`);
        await expect(screenOf(page, row.screen)).toBeVisible();
        expect.soft(await treeFaults(page), row.path).toEqual([]);
      });
  });

test('the menu’s button says how many messages are unread, and its languages what they are', async ({ page }) => {
  await signIn(page, 'demo_member');
  const opener = page.locator('header').getByRole('button', { name: /^Menu, \d+ unread$/ });
  await opener.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: /^Language/ }).press('Enter');
  await expect(menu.getByRole('button', { name: 'Bahasa Indonesia' })).toHaveAttribute('lang', 'id');
  await expect(menu.getByRole('button', { name: '中文' })).toHaveAttribute('lang', /^zh/);
});

test('what a search or a filter has found is said once, in a region that was there before', async ({ page }) => {
  await page.goto('/m/rng');
  await expect(page.locator('main [data-game]').first()).toBeVisible();
  const region = page.getByRole('main').getByRole('status').filter({ hasText: /games/ });
  await expect(region).toHaveText(/^\d+ games so far, more follow$/);
  await region.evaluate((element) => element.setAttribute('data-was-there', ''));
  const search = page.getByRole('main').getByRole('searchbox');
  const name = await page.locator('main [data-game] [translate="no"]').first().textContent();
  await search.fill(name ?? '');
  await expect(page.locator('[data-was-there]')).toHaveText(/^\d+ games?$/);
  await search.fill('no game is called like this');
  await expect(page.locator('[data-was-there]')).toContainText('No game matches your search');
  await expect(page.locator('[data-was-there] [role="status"], [data-was-there] [aria-live]')).toHaveCount(0);
});

test('the keyboard’s first stop leads past the bars, and its place is never under one', async ({ page }) => {
  await page.goto('/m/rng');
  await expect(page.locator('main [data-game]').first()).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 900));
  for (const key of [...Array.from({ length: 12 }, () => 'Tab'), ...Array.from({ length: 12 }, () => 'Shift+Tab')]) {
    await page.keyboard.press(key);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { activeElement } = document;
          if (activeElement === null || activeElement === document.body) return '';
          const { left, right, top, bottom } = activeElement.getBoundingClientRect();
          const over = document.elementFromPoint((left + right) / 2, Math.max(0, top) + 2);
          const isSeen = bottom > 0 && top < innerHeight && (over === null || activeElement.contains(over));
          return isSeen ? '' : `${activeElement.getAttribute('aria-label') ?? activeElement.textContent} is covered`;
        }),
      )
      .toBe('');
  }
});

test('what moves on home can be stopped', async ({ page }) => {
  await page.goto('/m/home');
  const winners = page.getByRole('region', { name: 'Latest winners' });
  await winners.scrollIntoViewIfNeeded();
  await expect(winners).toHaveAttribute('data-playing', 'true');
  await page.getByRole('button', { name: 'Stop the winners' }).click();
  await page.mouse.move(0, 0);
  await expect(winners).not.toHaveAttribute('data-playing');
  await page.getByRole('button', { name: 'Move the winners again' }).click();
  const notice = page.locator('[data-slot="home.ticker"] a').first();
  const state = (): Promise<string | undefined> =>
    notice.evaluate((link) => link.parentElement?.getAnimations()[0]?.playState);
  await page.getByRole('button', { name: 'Stop the announcements' }).click();
  await page.mouse.move(0, 0);
  await expect.poll(state).toBe('paused');
  await page.getByRole('button', { name: 'Move the announcements again' }).click();
  await page.mouse.move(0, 0);
  await expect.poll(state).toBe('running');
});

test('a field at fault shows that it has the focus', async ({ page }) => {
  await page.goto('/m/login');
  await expect(screenOf(page, 'login')).toBeVisible();
  const field = page.getByRole('main').getByLabel('Username');
  const outline = (): Promise<string> =>
    field.evaluate((input) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(input.parentElement as Element);
      return `${outlineStyle} ${outlineWidth}`;
    });
  await field.fill('a');
  await field.fill('');
  await page.keyboard.press('Tab');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(outline).toMatch(/^none/);
  await field.focus();
  await expect.poll(outline).toBe('solid 2px');
});
