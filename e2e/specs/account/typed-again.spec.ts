import type { Locator, Page } from '@playwright/test';
import type { Control } from '../../support/control';
import { expect, test } from '../../support/fixtures';
import { fillLogin, screenOf, signIn } from '../../support/steps';

const main = (page: Page) => page.getByRole('main');
const send = (page: Page) => main(page).locator('form button[type="submit"]').last().click();

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Form {
  readonly path: string;
  readonly screen: string;
  readonly person?: string;
  /** The call that finds the session ended. */
  readonly call: string;
  /** What on the page of that path leads to the form, where it is another one. */
  readonly enter?: (page: Page) => Locator;
  readonly fill: (page: Page) => Promise<void>;
  readonly check: (page: Page) => Promise<void>;
}

const amount = (page: Page) => main(page).getByRole('textbox', { name: 'Amount' });
const remarks = (page: Page) => main(page).getByRole('textbox', { name: 'Remarks' });

const FORMS: Readonly<Record<string, Form>> = {
  'a deposit': {
    path: '/m/voucherCenter',
    screen: 'deposit',
    call: 'R-30',
    fill: async (page) => {
      await main(page).getByRole('radio', { name: 'Bank transfer' }).check();
      await amount(page).fill('600');
      await main(page).getByLabel('Payer name').fill('Ann Lee');
    },
    check: async (page) => {
      await expect(main(page).getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
      await expect(amount(page)).toHaveValue('600');
      await expect(main(page).getByLabel('Payer name')).toHaveValue('Ann Lee');
    },
  },
  'an application': {
    path: '/m/rewardCenter',
    screen: 'apply-reward',
    call: 'R-63',
    enter: (page) =>
      page.locator('[data-reward]').filter({ hasText: 'Card league' }).getByRole('link', { name: 'Apply' }),
    fill: async (page) => {
      await remarks(page).fill('Ten in a row, table 12');
      await page.getByLabel('Add a picture').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
      await expect(page.getByRole('img', { name: /^Picture/ })).toHaveCount(1);
    },
    check: async (page) => {
      await expect(remarks(page)).toHaveValue('Ten in a row, table 12');
      await expect(page.getByRole('img', { name: /^Picture/ })).toHaveCount(1);
    },
  },
  'an account of an agent': {
    path: '/m/agentRegister',
    screen: 'open-account',
    person: 'demo_agent',
    call: 'R-75',
    fill: async (page) => {
      await main(page).getByRole('radio', { name: 'Agent', exact: true }).check();
      await main(page).getByLabel('Username').fill('fresh_agent');
      await main(page).getByRole('button', { name: 'Generate' }).click();
    },
    check: async (page) => {
      await expect(main(page).getByRole('radio', { name: 'Agent', exact: true })).toBeChecked();
      await expect(main(page).getByLabel('Username')).toHaveValue('fresh_agent');
      await expect(main(page).getByLabel('Password', { exact: true })).toHaveValue('');
    },
  },
};

async function open(page: Page, { path, screen, enter }: Form): Promise<void> {
  await page.goto(path);
  await enter?.(page).click();
  await expect(screenOf(page, screen)).toBeVisible();
}

/** How the session of the form in view ends; until the scenario is cleared no call gets through. */
const ENDINGS: Readonly<Record<string, (page: Page, control: Control, form: Form) => Promise<void>>> = {
  'that ended as it was sent': async (page, control, { call }) => {
    await control.scenario('expired', { answers: { [call]: { code: 'session.expired' } } });
    await send(page);
  },
  'that ended in another tab': async (page, control) => {
    const others = page.context().waitForEvent('page');
    await page.evaluate(() => void window.open('/m/voucherCenter'));
    const other = await others;
    await expect(screenOf(other, 'deposit')).toBeVisible();
    await control.scenario('expired', { answers: { 'R-28': { code: 'session.expired' } } });
    await main(other).getByRole('button', { name: 'Refresh balance' }).click();
    await expect(screenOf(other, 'login')).toBeVisible();
  },
};

for (const [name, form] of Object.entries(FORMS))
  for (const [ending, end] of Object.entries(ENDINGS))
    test(`${name} is filled in again after the session ${ending}`, async ({ page, control, expectFaults }) => {
      expectFaults(/status of 401/);
      const person = form.person ?? 'demo_member';
      await signIn(page, person);
      await open(page, form);
      const address = new URL(page.url());
      await form.fill(page);
      await end(page, control, form);
      await expect(screenOf(page, 'login')).toBeVisible();
      await control.scenario('expired', {});
      await fillLogin(page, person, 'Demo1234');
      await expect(screenOf(page, form.screen)).toBeVisible();
      expect(page.url()).toBe(address.href);
      await form.check(page);
    });
