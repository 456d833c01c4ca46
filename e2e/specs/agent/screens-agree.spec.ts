import type { Page } from '@playwright/test';
import { htmlLanguage } from 'shared-contracts/language';
import { changeLanguage } from '../../support/account';
import { expect, test } from '../../support/fixtures';
import {
  cardTexts,
  figureIn,
  keepAnswers,
  READ_LANGUAGES,
  rowTexts,
  type ReadLanguage,
} from '../../support/read-figures';
import { screenOf, signIn } from '../../support/steps';

/** At the operator's, and in two zones where clocks change, behind it and ahead of it. */
const ZONES = ['Asia/Manila', 'America/New_York', 'Pacific/Auckland'];
/** The cards of the overview in their order; the last ones but the balance are counts. */
const CARDS = [
  'profit', 'turnover', 'payout', 'deposits', 'withdrawals', 'bonus', 'rebate',
  'registrations', 'firstDeposits', 'activeMembers', 'balance',
] as const; // prettier-ignore
const COUNTS: readonly string[] = ['registrations', 'firstDeposits', 'activeMembers'];

const cents = (amount: number) => Math.round(amount * 100);

/** The operator's day, so many days back. */
function operatorDay(back: number): string {
  return new Date(Date.now() - back * 86_400_000).toLocaleDateString('sv', { timeZone: 'Asia/Manila' });
}

/** The same page in each language, without a load between. */
async function inEachLanguage(page: Page, look: (language: ReadLanguage) => Promise<void>): Promise<void> {
  for (const language of READ_LANGUAGES) {
    await changeLanguage(page, language);
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLanguage(language));
    await test.step(language, () => look(language));
  }
  await changeLanguage(page, 'EN');
}

/** Opens a screen over days that are over, and gives the first of them. */
async function openOver(page: Page, path: string, screen: string, days: number): Promise<string> {
  const from = operatorDay(days);
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}from=${from}&to=${operatorDay(1)}`);
  await expect(screenOf(page, screen)).toBeVisible();
  return from;
}

for (const timezoneId of ZONES) {
  test.describe(`with the phone in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('figures of an agent’s screens are those of the back end, in four languages', async ({ page }) => {
      test.setTimeout(180_000);
      const answerOf = keepAnswers(page);
      await signIn(page, 'demo_agent');

      const since = await openOver(page, '/m/agent/team/overview', 'team-overview', 80);
      const { totals } = (await answerOf('kpi/a', since)) as { totals: Record<(typeof CARDS)[number], number> };
      const cards = CARDS.map((name) => (COUNTS.includes(name) ? totals[name] : cents(totals[name])));
      expect(totals.turnover).toBeGreaterThan(0);
      await page.getByRole('radio', { name: 'Members', exact: true }).click();
      await expect(page.getByRole('list', { name: 'Members by Turnover' })).toBeVisible();
      await inEachLanguage(page, async (language) => {
        const read = async () => (await cardTexts(page)).map((text) => figureIn(language, text));
        await expect.poll(read).toEqual(cards);
        // The list is asked for again in each language.
        const sumOfMembers = async () => {
          const members = await page.locator('main ol li bdi').allInnerTexts();
          return members.reduce((sum, text) => sum + Number(figureIn(language, text)), 0);
        };
        await expect.poll(sumOfMembers).toBe(cents(totals.turnover));
      });

      const first = await openOver(page, '/m/teamBetting', 'team-betting', 7);
      const bets = (await answerOf('agent/bets', first)) as {
        footer: { profit: number; stake: number; payout: number };
        content: { stake: number; payout: number; time: number }[];
      };
      expect(bets.content.length).toBeGreaterThan(5);
      const dayOf = (time: number) => new Date(time).toLocaleDateString('sv', { timeZone: 'Asia/Manila' });
      const { profit, stake, payout } = bets.footer;
      const played = bets.content.map((bet) => [dayOf(bet.time), cents(bet.stake) - cents(bet.payout)]);
      await inEachLanguage(page, async (language) => {
        const read = async () => (await cardTexts(page)).map((text) => figureIn(language, text));
        await expect.poll(read).toEqual([profit, stake, payout].map(cents));
        const rows = async () =>
          (await rowTexts(page)).slice(0, played.length).map(([day, text]) => [day, figureIn(language, text)]);
        await expect.poll(rows).toEqual(played);
      });

      await openOver(page, '/m/transaction/record?types=A', 'transactions', 7);
      const records = (await answerOf('v1/transactions', first)) as { content: { amount: number; time: number }[] };
      const moved = records.content.map(({ amount, time }) => [dayOf(time), cents(amount)]);
      expect(moved.length).toBeGreaterThan(5);
      await inEachLanguage(page, async (language) => {
        const read = async () =>
          (await rowTexts(page)).slice(0, moved.length).map(([day, text]) => [day, figureIn(language, text)]);
        await expect.poll(read).toEqual(moved);
      });
    });
  });
}
