import { expect, test } from '../../support/fixtures';
import { expectMessage } from '../../support/frame';
import { stopClock } from '../../support/page-time';
import { screenOf, signIn } from '../../support/steps';

test('link, picture of it, totals and friends; the device shares it, or places can be chosen', async ({
  page,
  control,
}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => void shared.push(data),
      configurable: true,
    });
  });
  await control.scenario('domain', { status: { info: { mainDomain: 'aurora.example' } } });
  await signIn(page, 'demo_member');
  await page.goto('/m/inviteFriends');
  await expect(screenOf(page, 'invite-friends')).toBeVisible();
  const link = 'https://aurora.example/m/register?affiliateCode=FRIEND1';
  await expect(page.getByText(link, { exact: true })).toBeVisible();
  const code = page.getByRole('img', { name: 'Code of your invite link' });
  await expect(code).toBeVisible();
  const size = await code.boundingBox();
  expect(Math.abs((size?.width ?? 0) - (size?.height ?? 1))).toBeLessThan(1);
  await expect(page.getByRole('main').locator('dl')).toHaveText(/Invited5Qualified3Bonus₱264\.00/);
  await expect(page.getByRole('region', { name: 'Friends' }).getByRole('listitem')).toHaveCount(5);
  const [request] = await control.requests('R-65');
  expect(request?.query).toMatchObject({ pageNo: '1' });

  await page.getByRole('button', { name: 'Share' }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(shared.map(({ text, url }) => [text, url])).toEqual([['Join me here', link]]);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share your link' });
  await expect(sheet.getByRole('button', { name: 'Telegram' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  await expect(sheet).toHaveCount(0);
});

test('a programme that is off is said for one second; an agent is told where to go', async ({ page, control }) => {
  await control.scenario('off', { status: { info: { whitelabel: { promotions: { REFERRAL: false } } } } });
  await page.clock.install();
  await signIn(page, 'demo_member');
  // The page of the login form begins with the status of its rendering; a member's page reads it first.
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  await stopClock(page);
  await page.evaluate(() => history.pushState(null, '', '/m/inviteFriends'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: null })));
  await expectMessage(page, 'Please contact customer service', 1000);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await control.requests('R-65')).toEqual([]);

  await control.scenario('off', {});
  await page.evaluate(() => sessionStorage.clear());
  await signIn(page, 'demo_agent');
  await page.goto('/m/inviteFriends');
  const notice = page.getByRole('alertdialog', { name: 'You are an agent' });
  await notice.getByRole('button', { name: 'Open account' }).click();
  await expect(page).toHaveURL(/\/m\/agentRegister$/);
  expect(await control.requests('R-65')).toEqual([]);
});
