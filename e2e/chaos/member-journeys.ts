import { expect, type Page } from '@playwright/test';
import { formOf } from '../support/account';
import { screenOf } from '../support/steps';
import type { Journey, Stage } from './journey';

const PIN = '246810';
const ACCOUNT = { kind: 'bank', bank: 'BPI', holder: 'Ann Lee', number: '1234567890', paymentPassword: PIN } as const;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function open(at: string, more: Partial<Journey> = {}): Journey {
  return { who: 'demo_member', at, ...more };
}

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();
const pin = (page: Page) => formOf(page).getByLabel('Payment password', { exact: true });
const tiles = (page: Page) => formOf(page).locator('[data-game]');
const card = (page: Page, title: string) => page.locator('[data-reward]').filter({ hasText: title });

async function addAccount({ client, token }: Stage): Promise<void> {
  await client.call('R-27.create', ACCOUNT, { token });
}

/** Waits until the screen has drawn its content. */
function drawn(name: string): (stage: Stage) => Promise<void> {
  return ({ page }) => expect(screenOf(page, name)).toBeVisible();
}

async function fillDeposit({ page }: Stage): Promise<void> {
  const form = formOf(page);
  await form.getByRole('radio', { name: 'Bank transfer' }).check();
  await form.getByRole('textbox', { name: 'Amount' }).fill('600');
  await form.getByLabel('Payer name').fill('Ann Lee');
}

async function fillAccount({ page }: Stage): Promise<void> {
  const form = formOf(page);
  await form.getByLabel('Bank or provider').fill(ACCOUNT.bank);
  await form.getByLabel('Account holder').fill(ACCOUNT.holder);
  await form.getByLabel('Account number').fill(ACCOUNT.number);
}

async function fillApplication({ page }: Stage): Promise<void> {
  await page.getByRole('textbox', { name: 'Remarks' }).fill('Table 12');
  await page.getByLabel('Add a picture').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
}

/** The way into the form of a promotion is its card. */
async function openApplication(stage: Stage): Promise<void> {
  await card(stage.page, 'Card league').getByRole('link', { name: 'Apply' }).click();
  await expect(screenOf(stage.page, 'apply-reward')).toBeVisible();
  await fillApplication(stage);
}

const CENTRE = open('/m/member/home');
const WITHDRAW = open('/m/withdraw');
const INBOX = open('/m/webEmail', { lead: drawn('inbox') });
const REWARDS = open('/m/rewardCenter', { lead: drawn('reward-center') });

/** What members do with their account. */
const ACCOUNT_JOURNEYS = {
  'R-07': open('/m/set', {
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
  'R-23': open('/m/changePsw', {
    lead: async ({ page }) => {
      await formOf(page).getByLabel('Current password').fill('Demo1234');
      await formOf(page).getByLabel('New password', { exact: true }).fill('Fresh1234');
      await formOf(page).getByLabel('Confirm new password').fill('Fresh1234');
    },
    send: ({ page }) => formOf(page).getByRole('button', { name: 'Change password' }).click(),
    // The field is marked, and nothing said (D-61).
    isQuiet: true,
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
    ...open('/m/securityCenter'),
    lead: async (stage) => {
      await addAccount(stage);
      await stage.page.reload();
      await expect(screenOf(stage.page, 'security')).toBeVisible();
    },
    send: async ({ page }) => {
      await press(page, /^Remove BPI/);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    },
  },
} as const satisfies Readonly<Record<string, Journey>>;

/** What members do with their money. */
const MONEY_JOURNEYS = {
  'R-28': { ...CENTRE, isQuiet: true },
  'R-29': open('/m/voucherCenter'),
  'R-30': open('/m/voucherCenter', {
    lead: fillDeposit,
    send: ({ page }) => formOf(page).locator('form button[type="submit"]').click(),
  }),
  'R-31': open('', {
    at: async ({ client, token }) => {
      const order = { methodId: 'bank', amount: 700, fields: { payerName: 'Ann Lee' } };
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      const { value } = await client.call('R-30', order, { token, headers });
      return `/m/voucherCenter?order=${value.id}`;
    },
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
  'R-34': open('/m/transaction/record'),
  'R-35': open('/m/member/rebateReport?days=30'),
} as const satisfies Readonly<Record<string, Journey>>;

/** What members play. */
const GAME_JOURNEYS = {
  'R-39': open('/m/rng', { isQuiet: true }),
  'R-40': open('/m/rng?type=fav'),
  'R-41.add': open('/m/rng', {
    lead: ({ page }) => expect(tiles(page).first()).toBeVisible(),
    send: ({ page }) => tiles(page).first().getByRole('button', { name: /^Add/ }).click(),
  }),
  'R-41.remove': open('/m/rng', {
    lead: async ({ page }) => {
      await tiles(page).first().getByRole('button', { name: /^Add/ }).click();
      await expect(
        tiles(page)
          .first()
          .getByRole('button', { name: /^Remove/ }),
      ).toBeVisible();
    },
    send: ({ page }) =>
      tiles(page)
        .first()
        .getByRole('button', { name: /^Remove/ })
        .click(),
  }),
  'R-42': open('/m/fish', {
    send: ({ page }) => tiles(page).first().getByRole('button').first().click(),
    isQuiet: true,
    isLeaving: true,
  }),
  'R-43': open('/m/rng?type=recent'),
  'R-45': open('/m/fish', { send: ({ page }) => tiles(page).first().getByRole('button').first().click() }),
  'R-50': open('/m/lottery', { isQuiet: true }),
} as const satisfies Readonly<Record<string, Journey>>;

/** What members read. */
const MESSAGE_JOURNEYS = {
  'R-54': open('/m/service', {
    send: ({ page }) =>
      formOf(page)
        .getByRole('button', { name: /Live chat/ })
        .click(),
  }),
  'R-55': open('/m/message', { isQuiet: true }),
  'R-57': open('/m/message', { isQuiet: true }),
  'R-58.list': open('/m/webEmail'),
  'R-58.get': { uncalled: 'the list of messages brings their texts' },
  'R-58.read': {
    ...INBOX,
    send: ({ page }) => press(page, 'Mark all as read'),
  },
  'R-58.remove': {
    ...INBOX,
    lead: async ({ page }) => {
      await press(page, 'Select');
      await page.getByRole('checkbox').first().check({ force: true });
    },
    send: async ({ page }) => {
      await press(page, 'Delete (1)');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    },
  },
  'R-61': open('/m/notice', {
    send: ({ page }) =>
      formOf(page)
        .getByRole('article')
        .filter({ has: page.getByRole('img', { name: 'Unread' }) })
        .first()
        .getByRole('button')
        .click(),
    isQuiet: true,
  }),
} as const satisfies Readonly<Record<string, Journey | { readonly uncalled: string }>>;

/** What members win. */
const PROMOTION_JOURNEYS = {
  'R-63': {
    ...REWARDS,
    lead: openApplication,
    send: ({ page }) => press(page, 'Submit application'),
  },
  'R-64': open('/m/rewardCenter'),
  'R-65': open('/m/inviteFriends'),
  'R-67': {
    ...REWARDS,
    lead: async ({ page }) => {
      await page.getByRole('radio', { name: 'Sign-up' }).click();
      await expect(card(page, 'Sign-up sprint')).toBeVisible();
    },
    send: ({ page }) => card(page, 'Sign-up sprint').getByRole('button', { name: 'Join' }).click(),
  },
  'R-68': {
    ...REWARDS,
    send: ({ page }) => card(page, 'Golden ray voucher').getByRole('button', { name: 'Claim' }).click(),
  },
} as const satisfies Readonly<Record<string, Journey>>;

/** What members do. */
export const MEMBER_JOURNEYS = {
  ...ACCOUNT_JOURNEYS,
  ...MONEY_JOURNEYS,
  ...GAME_JOURNEYS,
  ...MESSAGE_JOURNEYS,
  ...PROMOTION_JOURNEYS,
};
