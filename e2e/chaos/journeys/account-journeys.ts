import { expect, type Page } from '@playwright/test';
import { formOf } from '../../support/account';
import { chooseBank, confirmIdentity, screenOf } from '../../support/steps';
import type { Journey, Stage } from './journey';
import { asMember, press } from './member-steps';

const PIN = '246810';
const ACCOUNT = { kind: 'bank', bank: 'BPI', number: '1234567890', paymentPassword: PIN } as const;

const pin = (page: Page) => formOf(page).getByLabel('Payment password', { exact: true });

async function addAccount({ client, token }: Stage): Promise<void> {
  await client.call('R-27.create', ACCOUNT, { token });
}

async function fillProof(page: Page): Promise<void> {
  await page.getByRole('dialog').getByLabel('Login password', { exact: true }).fill('Demo1234');
}

async function fillDeposit({ page }: Stage): Promise<void> {
  const form = formOf(page);
  await form.getByRole('radio', { name: 'Bank transfer' }).check();
  await form.getByRole('textbox', { name: 'Amount' }).fill('600');
  await form.getByLabel('Payer name').fill('Ann Lee');
}

async function fillAccount({ page }: Stage): Promise<void> {
  const form = formOf(page);
  await chooseBank(form, ACCOUNT.bank);
  await form.getByLabel('Account number').fill(ACCOUNT.number);
}

const CENTRE = asMember('/m/member/home');
const WITHDRAW = asMember('/m/withdraw');

/** What members do with their account. */
export const ACCOUNT_JOURNEYS = {
  'R-07': asMember('/m/set', {
    lead: ({ page }) => formOf(page).getByRole('button', { name: 'Log out' }).click(),
    send: ({ page }) => page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click(),
    isQuiet: true,
  }),
  'R-21': { ...CENTRE, inPlace: 'Level did not load' },
  'R-22': {
    ...CENTRE,
    lead: async ({ page }) => {
      await press(page, 'Change nickname');
      await page.getByRole('dialog').getByLabel('Nickname').fill('Ann Lee');
    },
    send: ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Save' }).click(),
  },
  'R-23': asMember('/m/changePsw', {
    lead: async ({ page }) => {
      await formOf(page).getByLabel('Current password').fill('Demo1234');
      await formOf(page).getByLabel('New password', { exact: true }).fill('Fresh1234');
      await formOf(page).getByLabel('Confirm new password').fill('Fresh1234');
    },
    send: ({ page }) => formOf(page).getByRole('button', { name: 'Change password' }).click(),
  }),
  'R-24': { ...CENTRE, isQuiet: true },
  'R-25': {
    ...CENTRE,
    lead: ({ page }) => press(page, 'Change picture'),
    send: ({ page }) => page.getByRole('button', { name: 'Picture 4', exact: true }).click(),
  },
  'R-26': {
    ...WITHDRAW,
    scenario: { answers: { 'R-21': { merge: { hasPaymentPassword: false } } } },
    lead: async ({ page }) => {
      await confirmIdentity(page);
      await formOf(page).getByLabel('New payment password').fill(PIN);
      await formOf(page).getByLabel('Repeat it').fill(PIN);
    },
    send: ({ page }) => press(page, 'Set payment password'),
  },
  'R-27.list': WITHDRAW,
  'R-27.create': {
    ...WITHDRAW,
    lead: fillAccount,
    send: async ({ page }) => {
      await pin(page).fill(PIN);
      await press(page, 'Add account');
    },
  },
  'R-27.remove': {
    ...asMember('/m/securityCenter'),
    lead: async (stage) => {
      await addAccount(stage);
      await stage.page.reload();
      await expect(screenOf(stage.page, 'security')).toBeVisible();
    },
    send: async ({ page }) => {
      await press(page, /^Remove BPI/);
      await page.getByRole('dialog').getByLabel('Payment password', { exact: true }).fill(PIN);
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    },
  },
  'R-87': {
    ...asMember('/m/securityCenter'),
    lead: async ({ page }) => {
      await press(page, /^E-mail/);
      await fillProof(page);
    },
    send: ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click(),
  },
  'R-88': {
    ...asMember('/m/securityCenter'),
    lead: async ({ page }) => {
      await press(page, /^E-mail/);
      await confirmIdentity(page);
      await page.getByRole('dialog').getByLabel('E-mail', { exact: true }).fill('ann@example.net');
    },
    send: ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Get code' }).click(),
  },
} as const satisfies Readonly<Record<string, Journey>>;

/** What members do with their money. */
export const MONEY_JOURNEYS = {
  'R-28': { ...CENTRE, isQuiet: true },
  'R-29': asMember('/m/voucherCenter'),
  'R-30': asMember('/m/voucherCenter', {
    lead: fillDeposit,
    send: ({ page }) => formOf(page).locator('form button[type="submit"]').click(),
  }),
  'R-31': asMember('', {
    at: async ({ client, token }) => {
      const order = { methodId: 'bank', amount: 700, fields: { payerName: 'Ann Lee' } };
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      const { value } = await client.call('R-30', order, { token, headers });
      return `/m/voucherCenter?order=${value.id}`;
    },
  }),
  'R-31.cancel': asMember('', {
    at: async ({ client, token }) => {
      const order = { methodId: 'bank', amount: 700, fields: { payerName: 'Ann Lee' } };
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      const { value } = await client.call('R-30', order, { token, headers });
      return `/m/voucherCenter?order=${value.id}`;
    },
    lead: ({ page }) => press(page, 'Call it off'),
    send: ({ page }) => page.getByRole('alertdialog').getByRole('button', { name: 'Call it off' }).click(),
  }),
  'R-32': WITHDRAW,
  'R-33': {
    ...WITHDRAW,
    lead: async (stage) => {
      await addAccount(stage);
      await stage.page.reload();
      await formOf(stage.page).getByRole('textbox', { name: 'Amount' }).fill('1000');
    },
    send: async ({ page }) => {
      await pin(page).fill(PIN);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.getByRole('button', { name: 'Withdraw ₱1,000.00', exact: true }).click();
    },
  },
  'R-34': asMember('/m/transaction/record'),
  'R-35': asMember('/m/member/rebateReport?days=30'),
} as const satisfies Readonly<Record<string, Journey>>;
