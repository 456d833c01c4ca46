import type { Page } from '@playwright/test';
import { isHomePath, PATHS } from 'shared-contracts/paths';
import { parseBootDocument } from 'shared-contracts/release/boot-document';
import { expect, test } from '../../support/fixtures';

import { frameTable, type Persona } from '../../support/page-tables/frame-table';
import { walkLinks, type FoundLinks } from '../../support/page-checks/link-walk';

import { screenOf, signIn } from '../../support/steps';

/** Paths that no link of the site has to lead to, with the reason. */
const FROM_OUTSIDE: Readonly<Record<string, string>> = {
  '/m/register.html': 'stands in links of affiliates from before; the site itself says /m/register',
};

/** Paths that a button opens, because it first looks at who asks: pressed by a member at home, or in the panel of a place. */
const PRESSED: Readonly<Record<string, (page: Page) => Promise<void>>> = {};

async function arrive(page: Page, who: Persona): Promise<void> {
  if (who === 'visitor') await page.goto(PATHS.home);
  else if (who === 'trial') await page.goto(PATHS.trial);
  else await signIn(page, `demo_${who}`);
  await expect(screenOf(page, 'home')).toBeVisible();
}

test('a link of the site leads to every page, from home on', async ({ page, expectFaults }) => {
  test.setTimeout(240_000);
  expectFaults(/status of 40[34]/);
  const found: FoundLinks = new Map();
  const seen = new Set<string>();
  await page.goto(PATHS.home);
  const table = frameTable(parseBootDocument((await page.locator('#boot').textContent()) ?? ''));
  for (const who of ['visitor', 'member', 'agent', 'trial'] as const)
    await test.step(who, async () => {
      await page.evaluate(() => sessionStorage.clear());
      await arrive(page, who);
      await walkLinks({ page, who, table, seen, found });
    });
  const lost = table
    .map(({ path }) => path)
    .filter((path) => !isHomePath(path) && !found.has(path) && !(path in FROM_OUTSIDE) && !(path in PRESSED));
  expect(lost).toEqual([]);
  expect(Object.keys(FROM_OUTSIDE).filter((path) => found.has(path))).toEqual([]);
});
