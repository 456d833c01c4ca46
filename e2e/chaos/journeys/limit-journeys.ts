import type { Page } from '@playwright/test';
import type { Journey } from './journey';
import { asMember, press } from './member-steps';

const LIMITS = asMember('/m/member/limits');
const sheet = (page: Page) => page.getByRole('dialog');

/** What members set for a calmer play. */
export const LIMIT_JOURNEYS = {
  'R-90': LIMITS,
  'R-91': {
    ...LIMITS,
    lead: async ({ page }) => {
      await press(page, /^Deposits in one day/);
      await sheet(page).getByRole('textbox', { name: 'At most' }).fill('5000');
    },
    send: ({ page }) => sheet(page).getByRole('button', { name: 'Save' }).click(),
  },
  'R-92': {
    ...LIMITS,
    lead: async ({ page }) => {
      await press(page, /^Reality check/);
      await sheet(page).getByRole('radio', { name: '30 minutes' }).check();
    },
    send: ({ page }) => sheet(page).getByRole('button', { name: 'Save' }).click(),
  },
  'R-93': {
    ...LIMITS,
    lead: async ({ page }) => {
      await press(page, /^Take a break/);
      await sheet(page).getByRole('radio', { name: '1 day' }).check();
      await sheet(page).getByRole('button', { name: 'Continue' }).click();
      await sheet(page).getByLabel('Login password', { exact: true }).fill('Demo1234');
    },
    send: ({ page }) => sheet(page).getByRole('button', { name: 'Take the break' }).click(),
  },
  'R-94': asMember('/m/member/home', { isQuiet: true }),
  'R-94.seen': asMember('/m/member/home', {
    scenario: { answers: { 'R-94': { merge: { nextAt: Date.UTC(2026, 0, 1) } } } },
    // Its failure is not told, and the check comes back: with the next page at once.
    send: async ({ page }) => {
      const stay = page.getByRole('alertdialog').getByRole('button', { name: 'Keep playing' });
      if ((await stay.count()) === 0) await page.reload();
      await stay.click();
    },
    isQuiet: true,
  }),
  'R-95': LIMITS,
  'R-96': LIMITS,
} as const satisfies Readonly<Record<string, Journey>>;
