import type { Locator } from '@playwright/test';
import { PATHS } from 'shared-contracts/paths';
import { brokenWords } from '../../support/page-checks/broken-words';
import { detailQueries } from '../../support/detail-queries';
import { expect, test } from '../../support/fixtures';
import { openMenu, openPanel } from '../../support/frame';
import { moveTo } from '../../support/page-frame';
import { onePerScreen, rowsFirstShownTo, tableOn } from '../../support/page-tables/shown-rows';
import { screenOf, signIn } from '../../support/steps';

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

for (const who of ['visitor', 'member', 'agent'] as const)
  for (const language of ['EN', 'TY'] as const)
    test(`on a phone 320 px wide no word breaks inside itself, for ${who} in ${language}`, async ({
      page,
      expectFaults,
    }) => {
      test.setTimeout(240_000);
      // The agent has no contract of that kind, and says so.
      if (who === 'agent') expectFaults(/agent\/contracts\/hour/);
      if (who === 'visitor') await page.goto(PATHS.login);
      else await signIn(page, `demo_${who}`);
      await page.evaluate((name) => localStorage.setItem('language', name), language);
      await page.goto(PATHS.settings);
      await expect(screenOf(page, 'settings')).toBeVisible();
      const queries = await detailQueries(page);
      const rows = rowsFirstShownTo(who, await tableOn(page)).filter(({ path }) => path !== PATHS.trial);
      const settles = expect.configure({ soft: true, timeout: 5000 });
      for (const { path, screen } of onePerScreen(rows))
        await test.step(path, async () => {
          await moveTo(page, `${path}${queries[path] ?? ''}`);
          await expect(page.locator(`main[data-screen="${screen}"][data-ready]`)).toBeVisible();
          await settles.poll(() => brokenWords(page), { message: path }).toEqual([]);
        });
    });

/** Whether an amount is in one line, and nothing cuts it. */
function isWhole(amount: Locator): Promise<boolean> {
  return amount.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const lines = new Set([...element.getClientRects()].map(({ top }) => Math.round(top)));
    let isCut = box.left < 0 || box.right > document.documentElement.clientWidth;
    for (let place = element.parentElement; place !== null && place !== document.body; place = place.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(place);
      const outer = place.getBoundingClientRect();
      if (overflowX !== 'visible' || textOverflow === 'ellipsis')
        isCut ||= box.left < outer.left - 1 || box.right > outer.right + 1;
    }
    return lines.size === 1 && !isCut;
  });
}

for (const width of [320, 390])
  test(`a balance of twelve digits is whole on a phone ${width} px wide`, async ({ page, control }) => {
    await page.setViewportSize({ width, height: 640 });
    await control.scenario('rich', {
      answers: { 'R-28': { value: { sumBalance: 123_456_789_012.5, currencySymbol: '₱' } } },
    });
    await signIn(page, 'demo_agent');
    const balances = page.locator('[data-money]', { hasText: '123,456,789,012.50' });
    const expectWhole = async (place: Locator, where: string): Promise<void> => {
      const amount = place.and(balances).or(place.locator(balances)).first();
      await expect(amount, where).toBeVisible();
      await expect.poll(() => isWhole(amount), { message: where }).toBe(true);
    };
    await expectWhole(page.locator('header'), 'the header');
    const menu = await openMenu(page);
    await expectWhole(menu, 'the menu');
    await page.goBack();
    await expectWhole(await openPanel(page, 'Deposit'), 'the wallet panel');
    for (const [path, screen] of [
      ['/m/member/home', 'member-home'],
      ['/m/withdraw', 'withdraw'],
      ['/m/agent', 'agent-home'],
    ] as const) {
      await page.goto(path);
      await expect(screenOf(page, screen)).toBeVisible();
      await expectWhole(page.getByRole('main'), path);
    }
  });
