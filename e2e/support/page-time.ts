import type { Page } from '@playwright/test';
import { LIVE_PATH } from 'shared-contracts/live/live-call';

/** Stops the page's clock: from here on time passes only as the spec says. `page.clock.install` comes before the page. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** What the page hears when a person comes back to its tab. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Answers do not say when it is: with a clock of the page's own, they would set its time back to the real one. */
export async function hideDates(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && !pathname.endsWith(LIVE_PATH),
    async (route) => {
      const response = await route.fetch();
      const { date: _date, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    },
  );
}
