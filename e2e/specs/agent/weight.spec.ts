import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { withoutLiveChannel } from '../../support/live';
import { screenOf, signIn } from '../../support/steps';

/** Every file of the agents' section that a page asks for. */
function filesOfAgents(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.includes('/mfe-agent/')) files.push(request.url());
  });
  return files;
}

test('a plain member loads nothing of the agents’ section; an agent does', async ({ page, control }) => {
  await withoutLiveChannel(control);
  const files = filesOfAgents(page);
  await signIn(page, 'demo_member');
  for (const [path, screen] of [
    ['/m/home', 'home'],
    ['/m/member/home', 'member-home'],
    ['/m/transaction/record', 'transactions'],
  ] as const) {
    await page.goto(path);
    await expect(screenOf(page, screen)).toBeVisible();
    // What is fetched in a quiet moment has been asked for when that moment has come and gone.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/m/agent');
  await expect(screenOf(page, 'home')).toBeVisible();
  expect(files).toEqual([]);

  await page.evaluate(() => sessionStorage.clear());
  await signIn(page, 'demo_agent');
  await page.goto('/m/agent');
  await expect(screenOf(page, 'agent-home')).toBeVisible();
  expect(files.length).toBeGreaterThan(0);
});
