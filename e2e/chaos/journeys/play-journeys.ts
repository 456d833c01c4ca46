import { expect, type Page } from '@playwright/test';
import { formOf } from '../../support/account';
import { screenOf } from '../../support/steps';
import type { Journey, Stage, Uncalled } from './journey';
import { asMember, press } from './member-steps';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const tiles = (page: Page) => formOf(page).locator('[data-game]');
const card = (page: Page, title: string) => page.locator('[data-reward]').filter({ hasText: title });

/** Waits until the screen has drawn its content. */
function drawn(name: string): (stage: Stage) => Promise<void> {
  return ({ page }) => expect(screenOf(page, name)).toBeVisible();
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

const INBOX = asMember('/m/webEmail', { lead: drawn('inbox') });
const REWARDS = asMember('/m/rewardCenter', { lead: drawn('reward-center') });

/** What members play. */
export const GAME_JOURNEYS = {
  'R-39': asMember('/m/rng', { isQuiet: true }),
  'R-40': asMember('/m/rng?type=fav'),
  'R-41.add': asMember('/m/rng', {
    lead: ({ page }) => expect(tiles(page).first()).toBeVisible(),
    send: ({ page }) => tiles(page).first().getByRole('button', { name: /^Add/ }).click(),
  }),
  'R-41.remove': asMember('/m/rng', {
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
  'R-42': asMember('/m/fish', {
    send: ({ page }) => tiles(page).first().getByRole('button').first().click(),
    isQuiet: true,
    isLeaving: true,
  }),
  'R-43': asMember('/m/rng?type=recent'),
  'R-45': asMember('/m/fish', { send: ({ page }) => tiles(page).first().getByRole('button').first().click() }),
  'R-50': asMember('/m/lottery', { isQuiet: true }),
} as const satisfies Readonly<Record<string, Journey>>;

/** What members read. */
export const MESSAGE_JOURNEYS = {
  'R-54': asMember('/m/service', {
    send: ({ page }) =>
      formOf(page)
        .getByRole('button', { name: /Live chat/ })
        .click(),
  }),
  'R-55': asMember('/m/message', { isQuiet: true }),
  'R-57': asMember('/m/message', { isQuiet: true }),
  'R-58.list': asMember('/m/webEmail'),
  'R-58.get': { uncalled: 'the list of messages brings their texts' },
  'R-58.read': {
    ...INBOX,
    send: ({ page }) => press(page, 'Mark all as read'),
  },
  'R-58.remove': {
    ...INBOX,
    lead: async ({ page }) => {
      await press(page, 'Select');
      await page.getByRole('checkbox').first().check();
    },
    send: async ({ page }) => {
      await press(page, 'Delete (1)');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    },
  },
  'R-61': asMember('/m/notice', {
    send: ({ page }) =>
      formOf(page)
        .getByRole('article')
        .filter({ has: page.getByRole('img', { name: 'Unread' }) })
        .first()
        .getByRole('button')
        .click(),
    isQuiet: true,
  }),
} as const satisfies Readonly<Record<string, Journey | Uncalled>>;

/** What members win. */
export const PROMOTION_JOURNEYS = {
  'R-63': {
    ...REWARDS,
    lead: openApplication,
    send: ({ page }) => press(page, 'Submit application'),
  },
  'R-64': asMember('/m/rewardCenter'),
  'R-65': asMember('/m/inviteFriends'),
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
