import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { screenOf, signIn } from '../../support/steps';

/** When each call to an address began, ms since the page was asked for. */
function callsOf(page: Page, path: string): Promise<number[]> {
  return page.evaluate(
    (wanted) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname === wanted)
        .map(({ startTime }) => startTime),
    `/api/v1${path}`,
  );
}

/** When the page said something of itself, ms since it was asked for. */
function momentOf(page: Page, mark: string): Promise<number> {
  return page.evaluate((wanted) => performance.getEntriesByName(wanted)[0]?.startTime ?? NaN, mark);
}

/** Keeps what the header says in the moment in which the frame is there for the first time. */
async function keepFirstFrame(page: Page): Promise<() => Promise<string | undefined>> {
  await page.addInitScript(() => {
    const seen = window as { firstHeader?: string };
    const watch = new MutationObserver(() => {
      const header = document.querySelector('#root:not([aria-disabled]) header');
      // Before the host runs, and in a root that answers nothing, stands what was rendered for visitors.
      if (header === null || performance.getEntriesByName('mfe:host').length === 0) return;
      seen.firstHeader = header.textContent;
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as { firstHeader?: string }).firstHeader);
}

test('a member’s page asks for the balance before any code has come, once, and draws it with the frame', async ({
  page,
}) => {
  await signIn(page, 'demo_member');
  const purse = page.getByRole('button', { name: /^Wallet/ });
  await expect(purse).toContainText('₱');
  const amount = /₱[\d,.]+/.exec((await purse.textContent()) ?? '')?.[0] ?? 'none';
  const firstHeader = await keepFirstFrame(page);
  const answered = page.waitForResponse('**/api/v1/wallet').then((response) => response.finished());
  await page.route(/\/host-shell\/host\..+\.mjs/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  expect(await firstHeader()).toContain(amount);

  await expect.poll(() => callsOf(page, '/inbox/unread-count')).toHaveLength(1);
  const hostRuns = await momentOf(page, 'mfe:host');
  for (const path of ['/wallet', '/members/me']) {
    const moments = await callsOf(page, path);
    expect(moments, path).toHaveLength(1);
    expect(moments[0], path).toBeLessThan(hostRuns);
  }
});

test('an agent’s home shares the balance that the page asked for; the counts come after the screen', async ({
  page,
}) => {
  await signIn(page, 'demo_agent');
  await page.goto('/m/agent');
  const home = screenOf(page, 'agent-home');
  await expect(home.getByRole('region', { name: 'Your account' })).toContainText('₱');
  await expect.poll(() => callsOf(page, '/inbox/unread-count')).toHaveLength(1);
  const [counted = NaN] = await callsOf(page, '/inbox/unread-count');
  expect(counted).toBeGreaterThan(await momentOf(page, 'mfe:agent-home:ready'));
  expect(await callsOf(page, '/wallet')).toHaveLength(1);
  await home.getByRole('button', { name: 'Refresh balance' }).click();
  await expect.poll(() => callsOf(page, '/wallet')).toHaveLength(2);
});
