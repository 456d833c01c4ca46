import type { Page } from '@playwright/test';
import { API_PREFIX } from 'shared-contracts/api/endpoint';

/** The next call of that path reaches the gateway, which does its work; its answer never comes back. */
export async function loseNextAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === `${API_PREFIX}${path}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}
