import type { Locator, Page } from '@playwright/test';
import { PATHS } from 'shared-contracts/paths';
import { expect, test } from '../../support/fixtures';
import { expectNoSurfaceEntry, openMenu } from '../../support/frame';
import { holdCall } from '../../support/held-call';
import { moveTo } from '../../support/page-frame';
import { screenOf, signIn } from '../../support/steps';

/** The number of what waits behind the menu of the header or of the title bar. */
const menuBadge = (page: Page): Locator => page.getByRole('button', { name: /^Menu/ }).locator('..');
const unreadOf = (place: Locator): Locator => place.getByRole('img', { name: /^\d+ unread$/ });

async function countOf(place: Locator): Promise<number> {
  return Number.parseInt((await unreadOf(place).getAttribute('aria-label')) ?? '', 10);
}

/** Opens the first unread entry of a list. */
async function readFirst(page: Page, screen: string): Promise<void> {
  const unread = screenOf(page, screen)
    .getByRole('article')
    .filter({ has: page.getByRole('img', { name: 'Unread' }) });
  await expect(unread.first()).toBeVisible();
  const before = await unread.count();
  await unread.first().getByRole('button').first().click();
  await expect(unread).toHaveCount(before - 1);
}

test('what is read in one section lowers every badge at once, before anything is requested again', async ({ page }) => {
  await signIn(page, 'demo_agent');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await moveTo(page, PATHS.message);
  const row = (name: string): Locator =>
    screenOf(page, 'message-center').getByRole('listitem').filter({ hasText: name });
  await expect(unreadOf(row('Announcements'))).toBeVisible();
  const [notices, inbox, chat] = [
    await countOf(row('Announcements')),
    await countOf(row('Messages')),
    await countOf(row('Live chat')),
  ];
  const total = notices + inbox + chat;
  await expect(menuBadge(page)).toContainText(String(total));

  await moveTo(page, PATHS.notice);
  await expect(screenOf(page, 'notice')).toBeVisible();
  // From here on no count is answered: what goes down, goes down by what the sections tell one another.
  const counts = await Promise.all(['/inbox/unread-count', '/announcements'].map((path) => holdCall(page, path)));
  await readFirst(page, 'notice');
  await expect(menuBadge(page)).toContainText(String(total - 1));
  await moveTo(page, PATHS.webEmail);
  await readFirst(page, 'inbox');
  await expect(menuBadge(page)).toContainText(String(total - 2));

  await moveTo(page, PATHS.message);
  await expect(unreadOf(row('Announcements'))).toHaveAccessibleName(`${notices - 1} unread`);
  await expect(unreadOf(row('Messages'))).toHaveAccessibleName(`${inbox - 1} unread`);
  await expect(menuBadge(page)).toContainText(String(total - 2));
  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: /^Messages/ })).toContainText(String(inbox - 1 + chat));
  await menu.getByRole('button', { name: 'Close' }).click();
  await expectNoSurfaceEntry(page);
  await moveTo(page, PATHS.agent);
  const tools = screenOf(page, 'agent-home').getByRole('listitem').filter({ hasText: 'Messages' });
  await expect(unreadOf(tools)).toHaveAccessibleName(`${inbox - 1} unread`);
  expect(counts.every((call) => call.asked() > 0)).toBe(true);

  // The server has counted the same.
  await Promise.all(counts.map((call) => call.release()));
  await moveTo(page, PATHS.message);
  await expect(unreadOf(row('Announcements'))).toHaveAccessibleName(`${notices - 1} unread`);
  await expect(unreadOf(row('Messages'))).toHaveAccessibleName(`${inbox - 1} unread`);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
