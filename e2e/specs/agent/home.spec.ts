import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { screenOf, signIn } from '../../support/steps';

const WORDS = { morning: [0, 10], 'early afternoon': [11, 14], 'late afternoon': [15, 18], evening: [19, 23] } as const;

const tools = (page: Page) => page.getByRole('navigation', { name: 'Agent tools' });
const shortcuts = (page: Page) => page.getByRole('navigation', { name: 'Agent shortcuts' });
const counter = (page: Page, name: string) => page.locator('dt', { hasText: name }).locator('+ dd');

test('the agent home greets and counts; its counters fail alone; merchants choose its tools', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(/status of 500/);
  await signIn(page, 'demo_agent');
  await control.scenario('figures', { answers: { 'R-70': { code: 'internal' } } });
  await page.goto('/m/agent');
  await expect(screenOf(page, 'agent-home')).toBeVisible();
  const hour = await page.evaluate(() => new Date().getHours());
  const [greeting = ''] = Object.entries(WORDS).find(([, [from, to]]) => hour >= from && hour <= to) ?? [];
  await expect(page.getByText(`Good ${greeting}`, { exact: true })).toBeVisible();
  await expect(page.getByText('₱86,200.75')).toBeVisible();
  await expect(counter(page, 'Logged in')).toHaveText('--');
  await expect(tools(page).getByRole('link')).toHaveCount(10);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);

  await control.scenario('figures', {});
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  for (const name of ['Logged in', 'Placed bets', 'New members', 'Online now']) {
    await expect(counter(page, name)).toHaveText(/^\d+$/);
  }
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toHaveCount(0);
  const asked = (await control.requests('R-70')).at(-1);
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Manila' });
  expect(asked?.query).toEqual({ startDate: today, endDate: today, size: '0' });
  expect(asked?.headers['moduleid']).toBe('AGEINFO3');

  const whitelabel = { menus: ['MAILCEN', 'AGEPAG'], dividendDisplay: false };
  await control.scenario('menus', { status: { info: { whitelabel } } });
  await page.reload();
  await expect(tools(page).getByRole('listitem')).toHaveText(['Team overview', /Messages$/, 'Online service']);
  await expect(shortcuts(page).getByRole('link')).toHaveText(['Home', 'Open account', /Announcements$/]);
});
