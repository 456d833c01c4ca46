import type { Page } from '@playwright/test';
import { exportFile, linesOf } from '../../support/exports';
import { expect, test } from '../../support/fixtures';
import { screenOf, signIn } from '../../support/steps';

/** West of the operator, at the operator's, and east of it: three dates at some hours of every day. */
const ZONES = ['America/New_York', 'Asia/Manila', 'Pacific/Kiritimati'];

/** The operator's day, so many days back. */
function operatorDay(back = 0): string {
  return new Date(Date.now() - back * 86_400_000).toLocaleDateString('sv', { timeZone: 'Asia/Manila' });
}

async function open(page: Page, path: string, screen: string): Promise<void> {
  await page.goto(path);
  await expect(screenOf(page, screen)).toBeVisible();
}

/** The day headings of a list, without those of other parts of the page. */
function headings(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('section[aria-label]')
    .evaluateAll((found) =>
      found.map((day) => day.getAttribute('aria-label') ?? '').filter((label) => /^\d{4}-/.test(label)),
    );
}

for (const timezoneId of ZONES) {
  test.describe(`with the phone in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('bets of one day stand under that day, in the list and in the file', async ({ page, control }) => {
      await signIn(page, 'demo_leader');
      // Yesterday is over: nothing of it moves any more.
      const day = operatorDay(1);
      await open(page, `/m/teamBetting?from=${day}&to=${day}`, 'team-betting');
      await expect(page.getByRole('region', { name: day })).toBeVisible();
      expect(await headings(page)).toEqual([day]);
      const asked = (await control.requests('R-84')).map(({ query }) => [query['startDate'], query['endDate']]);
      expect(asked[0]).toEqual([day, day]);
      const download = await exportFile(page);
      expect(download.suggestedFilename()).toBe(`team-betting_${day}_${day}.csv`);
      const times = (await linesOf(download))
        .map((line) => line.split(',')[0] ?? '')
        .filter((cell) => /^\d/.test(cell));
      expect(times.length).toBeGreaterThan(0);
      expect(times.filter((time) => !time.startsWith(`${day} `) || !time.endsWith('+08:00'))).toEqual([]);
    });

    test('a bet and a record of now are of today', async ({ page, control }) => {
      const time = Date.now();
      const record = { id: '1', kind: 'deposit', amount: 5, fee: 0, state: 'done', time, remark: '' };
      const bet = { id: '1', username: 'demo_member', gameName: 'Now', gameCategory: 'RNG', vassalage: 'PG', stake: 1 };
      await control.scenario('now', {
        answers: {
          'R-34': { merge: { content: [record], pageNum: 1, totalPages: 1 } },
          'R-84': {
            merge: {
              content: [{ ...bet, payout: 0, time, state: 'settled' }],
              pageNum: 1,
              totalPages: 1,
              footer: { stake: 1, payout: 0, profit: 1 },
            },
          },
        },
      });
      await signIn(page, 'demo_leader');
      for (const [path, screen] of [
        ['/m/teamBetting?days=1', 'team-betting'],
        ['/m/transaction/record?days=1', 'transactions'],
      ] as const) {
        await open(page, path, screen);
        const day = operatorDay();
        const clock = new Date(time).toLocaleTimeString('sv', { timeZone: 'Asia/Manila', timeStyle: 'short' });
        await expect(page.getByRole('region', { name: day })).toContainText(clock);
      }
    });
  });
}
