import { expect, test } from '../../support/fixtures';
import { screenOf, signIn } from '../../support/steps';

test('fourteen tabs filter and come to the middle; sign-up promotions are not here', async ({ page, control }) => {
  await page.goto('/m/activity');
  await expect(screenOf(page, 'activity')).toBeVisible();
  const tabs = page.getByRole('radiogroup', { name: 'Promotion categories' });
  await expect(tabs.getByRole('radio')).toHaveText([
    'All', 'New player', 'Deposit', 'App download', 'Slots', 'Live casino', 'Card games', 'Sports', 'Fishing', 'Lottery',
    'Rebate', 'Player rank', 'Point mall', 'Other',
  ]); // prettier-ignore
  const titles = page.locator('article h2 [data-title]');
  await expect(titles).toHaveCount(14);
  await expect(page.getByText('Sign-up sprint')).toHaveCount(0);
  await expect(page.getByText('High roller month')).toHaveCount(0);
  const [request, ...more] = await control.requests('R-60');
  expect(more.filter(({ query }) => query['types'] === 'PR')).toEqual([]);
  expect(request?.query).toMatchObject({ types: 'PR', platform: 'M', merchantCode: 'aurora' });

  const rebate = tabs.getByRole('radio', { name: 'Rebate' });
  await rebate.click();
  await expect(titles).toHaveText(['Daily rebate']);
  const offset = () =>
    rebate.evaluate((tab) => {
      const strip = tab.parentElement?.getBoundingClientRect();
      const place = tab.getBoundingClientRect();
      return Math.abs((strip?.left ?? 0) + (strip?.width ?? 0) / 2 - (place.left + place.width / 2));
    });
  await expect.poll(offset).toBeLessThan(2);
  // A code nobody knows belongs to the others.
  await tabs.getByRole('radio', { name: 'Other' }).click();
  await expect(titles).toHaveText(['Birthday gift', 'Rainy season picks']);
});

test('long-term and dated days, the picture of sequence 1, and one category without tabs', async ({
  page,
  control,
}) => {
  const day = (month: number, date: number): number => new Date(2026, month - 1, date).getTime();
  await control.scenario('two', {
    promotions: [
      {
        id: 1, title: 'For ever', content: 'x', category: 'NEW', startDate: day(1, 5), noExpiry: 1,
        announcementImages: [{ sequence: 2, url: '/images/default.png' }, { sequence: 1, url: '/images/avatar/1.png' }],
      },
      { id: 2, title: 'For a while', content: 'x', category: 'NEW', startDate: day(1, 5), endDate: day(2, 9) },
    ],
  }); // prettier-ignore
  await page.goto('/m/activity');
  await expect(page.getByRole('button', { name: /For ever/ })).toContainText('2026/01/05 · Long-term');
  await expect(page.getByRole('button', { name: /For a while/ })).toContainText('2026/01/05 – 2026/02/09');
  await expect(page.locator('article').first().locator('img')).toHaveAttribute(
    'src',
    /\/images\/avatar\/1\.png\?w=720$/,
  );
  await expect(page.getByRole('radiogroup')).toHaveCount(0);
});

test('the address opens one and brings it into view; the ranks are a page of their own', async ({ page }) => {
  await page.goto('/m/activity');
  const pointMall = page.getByRole('button', { name: /Point mall/ });
  await pointMall.click();
  await expect(page.getByText('Trade points for credit and gifts.')).toBeVisible();
  const ids = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/announcements?types=PR&platform=M&merchantCode=aurora', {
      headers: { Merchant: 'aurora', Language: 'EN', Gateway: '3', Device: 'MOBILE' },
    });
    const { value } = (await answer.json()) as { value: { promotion: { id: string; title: string }[] } };
    return Object.fromEntries(value.promotion.map(({ id, title }) => [title, id]));
  });
  await page.goto(`/m/activity?id=${ids['Point mall']}`);
  await expect(pointMall).toHaveAttribute('aria-expanded', 'true');
  await expect(pointMall).toBeInViewport();
  await expect(page.getByText('Trade points for credit and gifts.')).toBeInViewport();

  await page.goto('/m/activityDetail?id=99999');
  await expect(page).toHaveURL(/\/m\/activity$/);

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: /VIP ranks/ }).click();
  await expect(page).toHaveURL(/\/vip\.html$/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
});

test('every opened promotion has its next step', async ({ page }) => {
  await page.goto('/m/activity');
  await expect(screenOf(page, 'activity')).toBeVisible();
  const faces = page.locator('article h2 button');
  await expect(faces).toHaveCount(13);
  for (const face of await faces.all()) {
    await face.click();
    await expect(face).toHaveAttribute('aria-expanded', 'true');
    await expect(
      page.getByRole('link', { name: /^(Apply now|Deposit now|Play now|Get the app|Go to the reward centre)$/ }),
    ).toHaveCount(1);
  }
});

test('tab and open promotion survive the way back, and what was applied for says so', async ({ page }) => {
  await signIn(page, 'demo_member');
  await page.goto('/m/activity');
  const tab = page.getByRole('radio', { name: 'Sports' });
  await tab.click();
  const face = page.getByRole('button', { name: /Match insurance/ });
  await face.click();
  await page.getByRole('link', { name: 'Apply now' }).click();
  await expect(screenOf(page, 'apply-reward')).toBeVisible();
  await page.goBack();
  await expect(tab).toBeChecked();
  await expect(face).toHaveAttribute('aria-expanded', 'true');

  await page.getByRole('link', { name: 'Apply now' }).click();
  await page.getByRole('textbox', { name: 'Remarks' }).fill('Round 7');
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(screenOf(page, 'activity')).toBeVisible();
  await face.click();
  await expect(page.getByText('You have applied')).toBeVisible();
  await expect(page.locator('article').filter({ hasText: 'Match insurance' })).toContainText('In review');
  await page.getByRole('link', { name: 'See my rewards' }).click();
  await expect(page.getByRole('radio', { name: 'History' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'History' })).toBeChecked();
});
