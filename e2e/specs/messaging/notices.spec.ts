import { PATHS } from 'shared-contracts/paths';
import { expect, NO_POPUPS, test } from '../../support/fixtures';
import { passTime } from '../../support/frame';
import { moveTo } from '../../support/page-frame';
import { stopClock } from '../../support/page-time';
import { screenOf, signIn } from '../../support/steps';

test('a notice that is opened is marked once, what is cached is reloaded, and the detail tells the second', async ({
  page,
  control,
  expectFaults,
}) => {
  // The last notice does not exist.
  expectFaults(/status of 404/);
  await signIn(page, 'demo_member');
  await moveTo(page, PATHS.notice);
  const list = screenOf(page, 'notice').getByRole('article');
  await expect(list.first()).toBeVisible();
  const lists = async () =>
    (await control.requests('R-60')).filter(({ query }) => query['types'] === 'B,PL,PU').map(({ query }) => query);
  const asked = await lists();
  expect(asked[0]).toMatchObject({ platform: 'M', merchantCode: 'aurora' });
  // Fresh for a minute: coming back asks for nothing.
  await moveTo(page, PATHS.help);
  await expect(screenOf(page, 'help')).toBeVisible();
  await moveTo(page, PATHS.notice);
  await expect(list.first()).toBeVisible();
  expect(await lists()).toHaveLength(asked.length);

  const first = list.first().getByRole('button');
  await first.click();
  await expect(list.first().getByRole('img', { name: 'Unread' })).toHaveCount(0);
  await expect.poll(async () => (await lists()).length).toBe(asked.length + 1);
  await first.click();
  await first.click();
  const marks = await control.requests('R-61');
  const bodies = marks.map(({ body }) => body as { readonly announcementId: number; readonly read: boolean });
  const announcementId = bodies[0]?.announcementId ?? 0;
  expect(announcementId).toBeGreaterThan(0);
  expect(bodies).toEqual([{ announcementId, read: true }]);
  expect(await lists()).toHaveLength(asked.length + 1);

  await moveTo(page, `${PATHS.noticeDetail}?id=${announcementId}`);
  // The list stands until the detail has come.
  await expect(list).toHaveCount(1);
  await expect(list).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
  expect(await control.requests('R-61')).toHaveLength(1);
  await moveTo(page, `${PATHS.noticeDetail}?id=99999`);
  await expect(page).toHaveURL(/\/m\/notice$/);
});

test('hot announcements lead the line on home, popular ones stand in the message centre; each is read by its own call', async ({
  page,
  control,
}) => {
  await page.goto(PATHS.home);
  await expect(screenOf(page, 'home')).toBeVisible();
  const hot = page.locator('[data-slot="home.ticker"] a').first();
  await expect(hot).toHaveAttribute('href', /\/m\/noticeDetail\?id=\d+$/);
  const title = (await hot.textContent()) ?? '';
  expect(title).not.toBe('');
  await hot.focus();
  await page.keyboard.press('Enter');
  const notice = screenOf(page, 'notice');
  await expect(notice.getByRole('heading', { name: title })).toBeVisible();
  expect(await control.requests('R-62.get')).toHaveLength(1);

  await moveTo(page, PATHS.message);
  const popular = page.getByRole('region', { name: 'Popular announcements' }).getByRole('link');
  await expect(popular.filter({ hasText: title })).toBeVisible();
  await popular.last().click();
  await expect(notice.getByRole('article')).toBeVisible();
  expect(await control.requests('R-62.get')).toHaveLength(2);
});

test('trial accounts read without a mark', async ({ page, control }) => {
  await page.goto(PATHS.trial);
  await expect(screenOf(page, 'home')).toBeVisible();
  await moveTo(page, `${PATHS.notice}?index=0`);
  await expect(screenOf(page, 'notice').getByRole('button', { expanded: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Unread' })).toHaveCount(0);
  expect(await control.requests('R-61')).toEqual([]);
});

test('home shows its pop-up notices one after the other, once a session', async ({ page, control }) => {
  await control.scenario(NO_POPUPS, {});
  await page.addInitScript(() => {
    if (sessionStorage.getItem('seenPopups') === 'visitor member app') sessionStorage.setItem('seenPopups', 'app');
  });
  await page.goto(PATHS.home);
  const popup = page.getByRole('dialog');
  await expect(popup).toContainText(/1 of \d/);
  const title = await popup.getByRole('heading').first().innerText();
  await popup.getByRole('button', { name: 'Next' }).click();
  await expect(popup).toContainText(/2 of \d/);
  await expect(popup.getByRole('heading').first()).not.toHaveText(title);
  await popup.getByRole('button', { name: 'Close' }).last().click();
  await expect(popup).toHaveCount(0);
  await moveTo(page, PATHS.help);
  await expect(screenOf(page, 'help')).toBeVisible();
  await moveTo(page, PATHS.home);
  await expect(screenOf(page, 'home')).toBeVisible();
  await page.reload();
  await expect(screenOf(page, 'home')).toBeVisible();
  await expect(popup).toHaveCount(0);
});

test('the live chat opens half a second after its address came; who leaves before that stays', async ({
  page,
  control,
}) => {
  await control.scenario('chat', { answers: { 'R-54': { value: { chatUrl: 'https://chat.example/room' } } } });
  await page.route('https://chat.example/**', (route) => route.fulfill({ body: 'chat', contentType: 'text/html' }));
  await page.clock.install();
  await signIn(page, 'demo_member');
  await moveTo(page, PATHS.service);
  const chat = screenOf(page, 'service').getByRole('button', { name: /Live chat/ });
  await expect(chat).toBeEnabled();
  await stopClock(page);
  const openChat = async (): Promise<void> => {
    const answer = page.waitForResponse(/\/chat\/launch/);
    await chat.click();
    await (await answer).finished();
    await passTime(page, 400);
    expect(new URL(page.url()).pathname).toBe(PATHS.service);
  };
  await openChat();
  await moveTo(page, PATHS.help);
  await passTime(page, 1000);
  expect(new URL(page.url()).pathname).toBe(PATHS.help);
  await moveTo(page, PATHS.service);
  await passTime(page, 400);
  await openChat();
  await page.clock.resume();
  await expect(page).toHaveURL('https://chat.example/room');
});
