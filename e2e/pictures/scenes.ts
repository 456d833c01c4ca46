import type { Page } from '@playwright/test';
import type { Control } from '../support/control';
import { expect, NO_POPUPS } from '../support/fixtures';
import { bottomMenu, openMenu, openPanel } from '../support/frame';
import type { SceneName } from './scene-names';

/** How a state of a screen is brought about. */
interface Scene {
  /** Messages of the console that it causes. */
  readonly faults?: RegExp;
  /** Before the screen opens. */
  readonly before?: (page: Page, control: Control) => Promise<unknown>;
  /** On the open screen. */
  readonly after?: (page: Page) => Promise<unknown>;
}

async function openByButton(page: Page, button: string | RegExp, dialog: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
}

export const SCENES: Readonly<Record<SceneName, Scene>> = {
  'bets-filter': { after: (page) => openByButton(page, 'Filter', 'Filter') },
  'end-of-page': {
    after: async (page) => {
      const footer = page.locator('[data-home-footer]');
      await footer.getByRole('img', { name: 'Amberreel' }).scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    },
  },
  'failed-section': {
    faults: /Failed to|status of 404/,
    before: (page) => page.route('**/r/mfe-promotions/*.mjs*', (route) => route.fulfill({ status: 404 })),
    after: (page) => expect(page.getByRole('alert')).toBeVisible(),
  },
  'game-filter': { after: (page) => openByButton(page, 'Filter', 'Filter games') },
  maintenance: { before: (_page, control) => control.scenario('status', { status: { maintenance: true } }) },
  menu: { after: openMenu },
  'messages-fail': {
    faults: /status of 500/,
    before: (_page, control) => control.scenario('failing', { answers: { 'R-58.list': { code: 'internal' } } }),
    after: (page) => expect(page.getByRole('alert')).toBeVisible(),
  },
  nickname: { after: (page) => openByButton(page, 'Change nickname', 'Change nickname') },
  'no-rewards': {
    before: (_page, control) =>
      control.scenario('nothing', {
        answers: { 'R-64': { value: { content: [], pageNum: 1, totalPages: 1 } } },
      }),
    after: (page) => expect(page.getByText('No rewards yet')).toBeVisible(),
  },
  'pop-up': {
    before: async (page, control) => {
      await page.addInitScript(() => sessionStorage.removeItem('seenPopups'));
      await control.scenario(NO_POPUPS, {});
    },
    after: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  'register-over-home': {
    after: async (page) => {
      await bottomMenu(page).getByRole('button', { name: 'Register' }).click();
      await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
    },
  },
  wallet: { after: (page) => openPanel(page, 'Deposit') },
};
