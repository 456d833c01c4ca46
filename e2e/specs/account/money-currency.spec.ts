import type { Page } from '@playwright/test';
import type { Control } from '../../support/control';
import { changeLanguage } from '../../support/account';
import { expect, test } from '../../support/fixtures';
import { screenOf, signIn } from '../../support/steps';
import { tooWide } from '../../support/page-checks/overflow';

/** The smallest phones, and usual ones. */
const WIDTHS = [320, 390];

const main = (page: Page) => page.getByRole('main');
const amount = (page: Page) => main(page).locator('input[inputmode="decimal"]');
const send = (page: Page) => main(page).locator('form button[type="submit"]');

/** Has the gateway keep all money in another currency; it takes no orders, as its own is one of hundredths. */
async function payIn(control: Control, currencySymbol: string, sumBalance: number): Promise<void> {
  await control.scenario('currency', {
    status: { info: { currencySymbol } },
    answers: { 'R-28': { merge: { currencySymbol, sumBalance } }, 'R-30': { code: 'invalid' } },
  });
}

/** Money whose figures stand in less room than they need; winners go by through a window of their own. */
function cutMoney(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-money]')]
      .filter((money) => money.closest('[data-slot="home.winners"]') === null)
      .filter((money) => money.checkVisibility() && !/^\*+$/.test(money.textContent ?? ''))
      .filter((money) => {
        const box = money.getBoundingClientRect();
        for (let place = money.parentElement; place !== null && place !== document.body; place = place.parentElement) {
          if (getComputedStyle(place).overflowX === 'visible') continue;
          const { left, right } = place.getBoundingClientRect();
          if (box.left < left - 1 || box.right > right + 1) return true;
        }
        return box.left < -1 || box.right > innerWidth + 1;
      })
      .map((money) => money.textContent ?? ''),
  );
}

/** Whether the balance of the bar stands beyond the place that it has beside mark and buttons. */
function isBeyondPlace(page: Page): Promise<boolean> {
  return page.locator('header button:has([data-money])').evaluate((place) => {
    const [money, outer] = [place.querySelector('[data-money]') ?? place, place].map((box) =>
      box.getBoundingClientRect(),
    );
    if (money === undefined || outer === undefined) return true;
    const isWithin = money.left >= outer.left - 1 && money.right <= outer.right + 1;
    return !isWithin || money.top < outer.top - 1 || money.bottom > outer.bottom + 1;
  });
}

for (const { symbol, balance, shown, typed, said, sent, records } of [
  {
    symbol: 'JPY',
    balance: 1234567,
    shown: 'JPY 1,234,567',
    typed: '1,500',
    said: 'JPY 1,500',
    sent: 1500,
    records: /^[+-]?JPY [\d,]+$/,
  },
  {
    symbol: 'KWD',
    balance: 1234.5,
    shown: 'KWD 1,234.500',
    typed: '150.125',
    said: 'KWD 150.125',
    sent: 150.125,
    records: /^[+-]?KWD [\d,]+\.\d{3}$/,
  },
  {
    symbol: 'USDT',
    balance: 1234.57,
    shown: 'USDT 1,234.57',
    typed: '150.5',
    said: 'USDT 150.50',
    sent: 150.5,
    records: /^[+-]?USDT [\d,]+\.\d{2}$/,
  },
  {
    symbol: 'US Dollar',
    balance: 1234.57,
    shown: 'US Dollar 1,234.57',
    typed: '150.5',
    said: 'US Dollar 150.50',
    sent: 150.5,
    records: /^[+-]?US Dollar [\d,]+\.\d{2}$/,
  },
]) {
  test(`${symbol} has its own decimals at the desk, in the wallet and in the records`, async ({
    page,
    control,
    expectFaults,
  }) => {
    expectFaults(/status of 4\d\d .*\/deposits$/);
    await payIn(control, symbol, balance);
    await signIn(page, 'demo_member');
    await expect(page.locator('header [data-money]')).toHaveText(shown);
    await page.goto('/m/voucherCenter');
    await expect(screenOf(page, 'deposit')).toBeVisible();
    await amount(page).fill(typed);
    await expect(main(page).getByRole('status').filter({ hasText: said })).toBeVisible();
    await expect(send(page)).toContainText(said);
    expect(await tooWide(page)).toEqual([]);
    await send(page).click();
    await expect.poll(async () => (await control.requests('R-30'))[0]?.body).toMatchObject({ amount: sent });
    await page.goto('/m/transaction/record');
    await expect(screenOf(page, 'transactions')).toBeVisible();
    await expect(main(page).locator('[data-money]').first()).toBeVisible();
    const figures = await main(page).locator('[data-money]').allTextContents();
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of figures) expect(figure.replaceAll('\u00a0', ' ')).toMatch(records);
    expect([await cutMoney(page), await tooWide(page)]).toEqual([[], []]);
  });
}

for (const [language, shown] of [
  ['EN', '123,456,789,012,345.67'],
  ['ID', '123.456.789.012.345,67'],
  ['CN', '123,456,789,012,345.67'],
  ['TY', '123,456,789,012,345.67'],
] as const) {
  test(`a balance of fifteen digits is smaller, and whole, in ${language}`, async ({ page, control }) => {
    await payIn(control, 'USDT', 123456789012345.67);
    await signIn(page, 'demo_leader');
    if (language !== 'EN') await changeLanguage(page, language);
    for (const [path, screen] of [
      ['/m/home', 'home'],
      ['/m/member/home', 'member-home'],
      ['/m/agent', 'agent-home'],
    ] as const) {
      await page.goto(path);
      await expect(screenOf(page, screen)).toBeVisible();
      await expect(page.locator('[data-money]').filter({ hasText: shown }).first()).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        expect([path, width, await cutMoney(page), await tooWide(page)]).toEqual([path, width, [], []]);
        if (screen !== 'agent-home') expect([path, width, await isBeyondPlace(page)]).toEqual([path, width, false]);
      }
    }
    await page.goto('/m/home');
    await page.locator('header button:has([data-money])').click();
    await expect(page.getByRole('dialog').locator('[data-money]').filter({ hasText: shown })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect([width, await cutMoney(page), await tooWide(page)]).toEqual([width, [], []]);
    }
  });
}
