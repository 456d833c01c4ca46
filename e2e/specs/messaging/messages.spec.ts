import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { screenOf, signIn } from '../../support/steps';

/** The rows of the message centre that tell a number. */
const badge = (page: Page, row: RegExp) => page.getByRole('main').getByRole('button', { name: row }).getByRole('img');

async function unreadInbox(page: Page): Promise<number> {
  await page.goto('/m/message');
  return Number.parseInt((await badge(page, /^Messages/).getAttribute('aria-label')) ?? '', 10);
}

test('a message that is opened is read everywhere, and one that is deleted is gone', async ({ page, control }) => {
  await signIn(page, 'demo_member');
  const unread = await unreadInbox(page);
  expect(unread).toBeGreaterThan(1);
  await badge(page, /^Messages/).click();
  await expect(page).toHaveURL(/\/m\/webEmail$/);
  const list = screenOf(page, 'inbox').getByRole('article');
  const first = list.filter({ has: page.getByRole('img', { name: 'Unread' }) }).first();
  const title = await first.locator('[data-title]').innerText();
  expect(title).not.toBe('');
  await first.getByRole('button', { name: title }).click();
  const opened = list.filter({ hasText: title }).first();
  await expect(opened.getByRole('img', { name: 'Unread' })).toHaveCount(0);
  const [mark] = await control.requests('R-58.read');
  expect(mark?.body).toEqual({ ids: [expect.stringMatching(/^\d+$/)] });
  expect(mark?.headers['moduleid']).toBe('INBOX3');

  await opened.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(list.filter({ hasText: title })).toHaveCount(0);
  expect((await control.requests('R-58.remove')).map(({ query }) => query)).toHaveLength(1);

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(badge(page, /^Messages/)).toHaveAccessibleName(`${unread - 1} unread`);
});

test('a deletion that fails puts the message back, and everything can be marked read', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(/status of 500/);
  await signIn(page, 'demo_member');
  await page.goto('/m/webEmail');
  const articles = screenOf(page, 'inbox').getByRole('article');
  await expect(articles.first()).toBeVisible();
  const count = await articles.count();
  await control.scenario('refusing', { answers: { 'R-58.remove': { code: 'internal' } } });
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Delete (1)' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(count);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('img', { name: 'Unread' })).toHaveCount(0);
  await page.goto('/m/message');
  await expect(badge(page, /^Messages/)).toHaveCount(0);
});

test('trial accounts have no inbox', async ({ page }) => {
  await page.goto('/m/trail');
  await expect(screenOf(page, 'home')).toBeVisible();
  await page.goto('/m/message');
  await expect(screenOf(page, 'message-center')).toBeVisible();
  // As any link of the site would lead there.
  await page.evaluate(() => {
    history.pushState({}, '', '/m/webEmail');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('Not available for free trial accounts')).toBeVisible();
  await expect(screenOf(page, 'message-center')).toBeVisible();
});

test('the help centre opens what an address names, in the language shown', async ({ page, control }) => {
  await page.goto('/m/help?p=1&c=0');
  const help = screenOf(page, 'help');
  await expect(help).toBeVisible();
  const [asked] = await control.requests('R-59');
  expect(asked?.query).toMatchObject({ lang: 'EN', device: 'MOBILE' });
  await expect(help.getByRole('button', { name: 'Deposits' })).toHaveAttribute('aria-expanded', 'true');
  await expect(help.getByRole('button', { name: 'When does my money arrive?' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.goto('/m/help?tag=WITHDRAWAL');
  await expect(help.getByRole('button', { name: 'Withdrawals' })).toHaveAttribute('aria-expanded', 'true');
  await help.getByRole('link', { name: /Still need help/ }).click();
  await expect(screenOf(page, 'service')).toBeVisible();
});

test('customer service shows what leads somewhere, opens the chat, and may be offline', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(/status of 500/);
  await signIn(page, 'demo_member');
  await page.goto('/m/service');
  const service = screenOf(page, 'service');
  await expect(service.getByRole('link', { name: /Facebook/ })).toHaveAttribute('href', /^https:/);
  const chat = service.getByRole('button', { name: /Live chat/ });
  await control.scenario('chat', { answers: { 'R-54': { code: 'internal' } } });
  await chat.click();
  await expect(chat).toBeEnabled();
  await expect(page).toHaveURL(/\/m\/service$/);
  await control.scenario('chat', { answers: { 'R-54': { value: { chatUrl: 'https://chat.example/room' } } } });
  await page.route('https://chat.example/**', (route) => route.fulfill({ body: 'chat', contentType: 'text/html' }));
  await chat.click();
  await expect(page).toHaveURL('https://chat.example/room');

  await control.scenario('chat', { answers: { 'R-56': { value: { version: { pathList: [] } } } } });
  await page.goto('/m/service');
  await expect(service.getByRole('link', { name: /Telegram/ })).toBeVisible();
  await expect(service.getByRole('button', { name: /Live chat/ })).toHaveCount(0);
  await service.getByRole('link', { name: /Help centre/ }).click();
  await expect(screenOf(page, 'help')).toBeVisible();
});

test('feedback is refused with too few words, kept when it was not sent, and thanked for', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(/status of 500/);
  await page.goto('/m/service');
  await screenOf(page, 'service')
    .getByRole('button', { name: /^Send feedback/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Send feedback' });
  const text = sheet.getByRole('textbox', { name: 'Your feedback' });
  const send = sheet.getByRole('button', { name: 'Send feedback', exact: true });
  for (const words of ['', 'Hello']) {
    await text.fill(words);
    await send.click();
    await expect(text).toHaveAccessibleDescription(/^Feedback text length between 3 and 300 words/);
  }
  expect(await control.requests('R-89')).toEqual([]);

  await control.scenario('refusing', { answers: { 'R-89': { code: 'internal' } } });
  await text.fill('Please add more fish games');
  await send.click();
  await expect(sheet.getByRole('alert')).toContainText('Your feedback was not sent');
  await expect(text).toHaveValue('Please add more fish games');
  await control.scenario('refusing', {});
  await send.click();
  await expect(sheet.getByText('Thank you for your feedback')).toBeVisible();
  expect((await control.requests('R-89')).at(-1)?.body).toEqual({ text: 'Please add more fish games' });
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(screenOf(page, 'service')).toBeVisible();
});
