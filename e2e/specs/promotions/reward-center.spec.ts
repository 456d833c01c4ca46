import { expect, test } from '../../support/fixtures';
import { messages } from '../../support/frame';
import { screenOf, signIn } from '../../support/steps';

test('a claim pays into the wallet at once, and the day is signed in', async ({ page, control }) => {
  await signIn(page, 'demo_member');
  await page.goto('/m/rewardCenter');
  await expect(screenOf(page, 'reward-center')).toBeVisible();
  const wallet = page.locator('header [data-money]');
  await expect(wallet).toHaveText('₱12,480.50');
  const card = (title: string) => page.locator('[data-reward]').filter({ hasText: title });
  await expect(card('Weekly turnover race').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
  await expect(card('Golden ray voucher').getByRole('timer')).toHaveText(/^1:5\d:\d\d$/);

  await card('Welcome bonus, second part').getByRole('button', { name: 'Claim' }).click();
  await expect(messages(page)).toHaveText(['₱500.00 is in your wallet']);
  await expect(wallet).toHaveText('₱12,980.50');
  await expect(card('Welcome bonus, second part')).toHaveCount(0);

  const signInCard = card('Daily sign-in');
  await expect(signInCard).toContainText('Day 1 of 7');
  await signInCard.getByRole('button', { name: 'Claim' }).click();
  await expect(signInCard).toContainText('Come back tomorrow');
  await expect(wallet).toHaveText('₱12,988.50');

  const claims = await control.requests('R-68');
  expect(claims.map(({ headers, code }) => [headers['moduleid'], code])).toEqual([
    ['REWCEN3', null],
    ['REWCEN3', null],
  ]);
  expect(new Set(claims.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  await page.getByRole('radio', { name: 'History' }).click();
  await expect(card('Welcome bonus, second part')).toContainText('Claimed');
  await expect(card('Rainy day gift')).toContainText('Expired');
  const tabs = (await control.requests('R-64')).map(({ query }) => query['tab']);
  expect(new Set(tabs)).toEqual(new Set(['available', 'history']));
});

test('joining, and a reward that somebody else took first', async ({ page, control, expectFaults }) => {
  expectFaults(/status of 422/);
  await signIn(page, 'demo_member');
  await page.goto('/m/rewardCenter');
  const card = (title: string) => page.locator('[data-reward]').filter({ hasText: title });
  await control.scenario('claimed', { answers: { 'R-68': { code: 'reward.claimed', times: 1 } } });
  await card('Golden ray voucher').getByRole('button', { name: 'Claim' }).click();
  await expect(messages(page)).toHaveText(['This reward was already claimed']);
  await expect.poll(async () => (await control.requests('R-64')).length).toBe(2);

  await page.getByRole('radio', { name: 'Sign-up' }).click();
  await card('Sign-up sprint').getByRole('button', { name: 'Join' }).click();
  await expect(card('Sign-up sprint')).toContainText('In progress');
  await card('High roller month').getByRole('button', { name: 'Join' }).click();
  await expect(card('High roller month')).toContainText('Joined');
  expect((await control.requests('R-67')).map(({ headers, code }) => [headers['moduleid'], code])).toEqual([
    ['REWCEN3', null],
    ['REWCEN3', null],
  ]);
});

test('a promotion leads to a deposit with it chosen, and the paid one to how far its bonus is played', async ({
  page,
}) => {
  await signIn(page, 'demo_member');
  await page.goto('/m/activity?tab=DEPOSIT');
  await page.getByRole('button', { name: /Monday reload/ }).click();
  await page.getByRole('link', { name: 'Deposit now' }).click();
  await expect(screenOf(page, 'deposit')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Promotion' })).toHaveValue(/\d+/);
  await page.getByRole('button', { name: '₱500', exact: true }).click();
  await page.getByRole('button', { name: 'Deposit ₱500.00' }).click();
  await page.getByRole('button', { name: 'Pay ₱500.00' }).click();
  await expect(page.getByText('₱100.00 bonus from Monday reload')).toBeVisible();
  await page.getByRole('link', { name: 'See the progress of the bonus' }).click();
  const card = page.locator('[data-reward^="deposit-"]');
  await expect(card).toContainText('Monday reload');
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0%');
});
