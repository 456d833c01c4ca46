import type { Page } from '@playwright/test';
import { PATHS } from 'shared-contracts/paths';
import { changeLanguage } from '../support/account';
import { askDetailQueries } from '../support/detail-queries';
import { expect, test as base } from '../support/fixtures';
import { moveTo } from '../support/page-frame';
import { tableOn } from '../support/page-tables/shown-rows';
import { startSite } from '../support/site';
import { screenOf, signIn } from '../support/steps';
import { PLAN, type Picture } from './plan';
import { SCENES } from './scenes';
import { expectLoaded, hideRestless, MOMENT, OpenCalls, OWN_ADDRESS, VARYING } from './stage';

const DEFAULT_MERCHANT = 'aurora';
const ACCOUNTS = { member: 'demo_member', agent: 'demo_leader' } as const;

const test = base.extend<{ merchant: Picture['merchant'] }>({
  merchant: [DEFAULT_MERCHANT, { option: true }],
  baseURL: async ({ site, merchant }, provide) => provide(merchant === DEFAULT_MERCHANT ? site.url : site.of(merchant)),
  site: [
    async ({ browser: _browser }, provide) => {
      const site = await startSite({ at: MOMENT });
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

/** Signs in, and goes from home to a screen as links do. */
async function enter(page: Page, account: string, language: string, address: string): Promise<void> {
  // Home asks for it when it has nothing else to do; other screens wait some seconds with a clock that does not move.
  const isCounted = page.waitForResponse('**/inbox/unread-count');
  await signIn(page, account);
  await isCounted;
  if (language !== 'EN') await changeLanguage(page, language);
  const [path] = address.split('?');
  if (path === PATHS.home) return;
  const row = (await tableOn(page)).find((other) => other.path === path);
  await moveTo(page, address);
  await expect(screenOf(page, row?.screen ?? '')).toBeVisible();
}

for (const { name, who, theme, path, merchant, language, scene } of PLAN)
  test.describe(merchant, () => {
    test.use({ merchant });
    test(`${name} looks as its picture`, async ({ page, control, site, expectFaults }) => {
      await control.scenario('address', OWN_ADDRESS);
      await page.clock.setFixedTime(MOMENT);
      await hideRestless(page);
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      const { faults, before, after } = scene === undefined ? {} : SCENES[scene];
      if (faults !== undefined) expectFaults(faults);
      await before?.(page, control);
      const calls = new OpenCalls(page);
      const address = `${path}${(await askDetailQueries(site.url))[path] ?? ''}`;
      if (who === 'visitor') await page.goto(address);
      else await enter(page, ACCOUNTS[who], language, address);
      await expectLoaded(page, calls);
      await after?.(page);
      await expectLoaded(page, calls);
      await expect(page).toHaveScreenshot(`${name}.webp`, {
        mask: VARYING.map((selector) => page.locator(selector)),
        maskColor: '#7f7f7f',
      });
    });
  });
