import type { Page } from '@playwright/test';
import { bodiesOf } from '../../support/account';
import { expect, test } from '../../support/fixtures';
import { fillLogin, screenOf, signIn } from '../../support/steps';

const CONFLICT = /status of 409/;
const MISSING = /status of 404/;

const asked = (page: Page, title: string) => page.getByRole('alertdialog', { name: title });

test('waiting contracts are told of in order; one is agreed to over a conflict, the other declined', async ({
  page,
  control,
  expectFaults,
}) => {
  expectFaults(CONFLICT, MISSING);
  await page.goto('/m/login');
  await fillLogin(page, 'ember_agent', 'Demo1234');
  await asked(page, 'Your salary contract').getByRole('button', { name: 'Cancel' }).click();
  await asked(page, 'Your dividend contract').getByRole('button', { name: 'Go' }).click();
  await expect(page).toHaveURL(/\/m\/member\/agent\/getDevidendContract$/);
  await expect(screenOf(page, 'contract')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Offered by demo_leader')).toBeVisible();
  await expect(main.getByRole('row')).toHaveText([/You get$/, '₱0.005%', '₱5,000.008%', '₱20,000.0010%']);

  await control.scenario('changed', { answers: { 'R-86': { code: 'version.conflict', times: 1 } } });
  const agree = async (): Promise<void> => {
    await main.getByRole('button', { name: 'Agree' }).click();
    await asked(page, 'Agree to this contract?').getByRole('button', { name: 'Agree' }).click();
  };
  await agree();
  await expect(main.getByRole('status')).toContainText('This contract changed while you read it');
  await agree();
  await expect(page.getByText('Change saved')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/agent$/);
  await expect(screenOf(page, 'agent-home')).toBeVisible();
  // Who went to a contract is told of no further one in this visit.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await page.goto('/m/member/agent/getSalaryContract');
  await main.getByRole('button', { name: 'Decline' }).click();
  await asked(page, 'Decline this contract?').getByRole('button', { name: 'Decline' }).click();
  await expect(page).toHaveURL(/\/m\/agent$/);
  await page.goto('/m/member/agent/getSalaryContract');
  await expect(main.getByText('No contract')).toBeVisible();
  await page.goto('/m/member/agent/getDevidendContract');
  await expect(main.getByText('In force')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Agree' })).toHaveCount(0);

  const [first, again, declined] = await bodiesOf(control, 'R-86');
  const id: unknown = expect.any(String);
  expect([first, again]).toEqual([
    { id, version: 1, accept: true },
    { id, version: 1, accept: true },
  ]);
  expect(declined).toEqual({ id, version: 1, accept: false });
  const read = (await control.requests('R-85')).map(({ headers }) => headers['moduleid']);
  expect(new Set(read)).toEqual(new Set(['COMM3']));
});

test('home and the agent home tell once each; who is told elsewhere is not asked', async ({ page, control }) => {
  await page.goto('/m/login');
  await fillLogin(page, 'coral_agent', 'Demo1234');
  await asked(page, 'Your hourly contract').getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/m/agent');
  await asked(page, 'Your hourly contract').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('navigation', { name: 'Agent shortcuts' }).getByRole('link', { name: 'Home' }).click();
  await expect(screenOf(page, 'home')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-home-footer]')).toBeAttached();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await control.requests('R-69')).toHaveLength(2);
});

test('a dividend is withdrawn with the payment password, once', async ({ page, control, expectFaults }) => {
  expectFaults(/status of 422/);
  await signIn(page, 'demo_leader');
  await page.goto('/m/agent');
  await page.getByRole('link', { name: 'Dividend' }).click();
  await expect(screenOf(page, 'dividends')).toBeVisible();
  const main = page.getByRole('main');
  const payable = main.getByRole('group').filter({ hasText: 'Ready to withdraw' }).first();
  const period = (await payable.getByRole('heading').textContent()) ?? '';
  await payable.getByRole('button', { name: 'Withdraw' }).click();
  const sheet = page.getByRole('dialog', { name: 'Withdraw dividend' });
  const pin = sheet.getByLabel('Payment password', { exact: true });
  const confirm = sheet.getByRole('button', { name: /^Withdraw ₱/ });
  await pin.fill('000000');
  await confirm.click();
  await expect(sheet.getByText('Wrong payment password. 4 tries left.')).toBeVisible();
  await expect(pin).toBeFocused();
  await pin.fill('246810');
  await confirm.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/is in your wallet$/)).toBeVisible();
  await expect(main.getByRole('group', { name: period })).toContainText('Paid');
  const sent = await control.requests('R-83.create');
  const dividendId: unknown = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
  expect(sent.map(({ body }) => body)).toEqual([
    { dividendId, paymentPassword: '000000' },
    { dividendId, paymentPassword: '246810' },
  ]);
  // A refusal ends an order: what is tried next is a new one.
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);

  await page.goto('/m/member/agent/getSalaryContract');
  const salaries = main.getByRole('region', { name: 'Salary of the last 30 days', exact: true }).getByRole('table');
  await expect(salaries.getByRole('row', { name: /^Total/ })).toBeVisible();
  const amounts = await salaries.locator('tr td:nth-child(2)').allInnerTexts();
  const [total = 0, ...days] = amounts.map((text) => Math.round(Number(text.replaceAll(',', '')) * 100)).reverse();
  expect(days.length).toBeGreaterThan(20);
  expect(days.reduce((sum, cents) => sum + cents, 0)).toBe(total);
  expect((await control.requests('R-78')).map(({ query }) => query['pageSize'])).toEqual(['30', '30']);

  await control.scenario('off', { status: { info: { whitelabel: { dividendDisplay: false } } } });
  await page.goto('/m/member/agent/agentDivident');
  await expect(page).toHaveURL(/\/m\/agent$/);
  await expect(page.getByRole('link', { name: 'Dividend' })).toHaveCount(0);
});

test('announcements to agents: the badge of the shortcuts goes down as they are read', async ({ page, control }) => {
  await signIn(page, 'demo_agent');
  await page.goto('/m/agent');
  const shortcut = page
    .getByRole('navigation', { name: 'Agent shortcuts' })
    .getByRole('link', { name: /Announcements/ });
  const count = async (): Promise<number> => Number.parseInt((await shortcut.getByRole('img').textContent()) ?? '', 10);
  await expect(shortcut.getByRole('img')).toBeVisible();
  const before = await count();
  await shortcut.click();
  await expect(screenOf(page, 'agent-notice')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /Unread/ })
    .first()
    .click();
  await expect.poll(async () => (await control.requests('R-61')).length).toBe(1);
  await expect
    .poll(async () => (await control.requests('R-60')).filter(({ query }) => query['types'] === 'A').length)
    .toBe(2);
  await page.goBack();
  if (before > 1) await expect.poll(count).toBe(before - 1);
  else await expect(shortcut.getByRole('img')).toHaveCount(0);
  await page.goto('/m/member/notice?types=PL');
  await expect(page).toHaveURL(/\/m\/agent$/);
});
