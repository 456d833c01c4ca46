import { expect, type Page } from '@playwright/test';
import { formOf } from '../../support/account';
import { screenOf } from '../../support/steps';
import type { Journey, Uncalled } from './journey';

const PIN = '246810';

function open(at: string, more: Partial<Journey> = {}): Journey {
  return { who: 'demo_agent', at, ...more };
}

const press = (page: Page, name: string | RegExp): Promise<void> =>
  formOf(page).getByRole('button', { name }).first().click();
const sheet = (page: Page) => page.getByRole('dialog');
const links = (page: Page) => formOf(page).getByRole('group', { name: /^[A-Z\d]{8}$/ });

const AGENT_HOME = open('/m/agent');
const OPEN_ACCOUNT = open('/m/agentRegister');
const LINKS = open('/m/agentRegister?tab=links', { lead: ({ page }) => expect(links(page).first()).toBeVisible() });
/** An account that may not be asked for is one of another team. */
const OF_OTHERS = 'This account is not in your team';
const RATES = open('/m/member/agent/agentRebeat?username=demo_member', { inPlace: OF_OTHERS });
const RAIN: Journey = { who: 'demo_leader', at: '/m/redRain' };
const DIVIDENDS: Journey = { who: 'demo_leader', at: '/m/member/agent/agentDivident' };

/** What agents do. */
export const AGENT_JOURNEYS = {
  'R-69': { ...AGENT_HOME, isQuiet: true, isToldOfContracts: true },
  'R-70': { ...AGENT_HOME, inPlace: 'Retry' },
  'R-71': open('/m/agent/team/overview'),
  'R-72': open('/m/agent/team/pnl'),
  'R-73': {
    ...open('/m/agent/team/overview'),
    lead: ({ page }) => expect(screenOf(page, 'team-overview')).toBeVisible(),
    send: ({ page }) => page.getByRole('radio', { name: 'Members', exact: true }).click(),
  },
  'R-74': open('/m/member/team', { inPlace: OF_OTHERS }),
  'R-75': {
    ...OPEN_ACCOUNT,
    lead: async ({ page }) => {
      await formOf(page).getByRole('radio', { name: 'Agent', exact: true }).check();
      await formOf(page).getByLabel('Username').fill('fresh_agent');
      await press(page, 'Generate');
    },
    send: ({ page }) => press(page, 'Open account'),
  },
  'R-76.get': RATES,
  'R-76.save': {
    ...RATES,
    lead: ({ page }) =>
      formOf(page)
        .getByLabel(/^Slots, /)
        .fill('0.7'),
    send: ({ page }) => press(page, 'Save rates'),
  },
  'R-77': open('/m/member/teamRebate'),
  'R-78': { who: 'demo_leader', at: '/m/member/agent/getSalaryContract' },
  'R-79.send': {
    ...RAIN,
    lead: async ({ page }) => {
      await press(page, 'Choose recipients');
      await sheet(page)
        .getByRole('checkbox', { name: /demo_agent/ })
        .check();
      await sheet(page).getByRole('button', { name: 'Done (1)' }).click();
      await formOf(page).getByRole('radio', { name: 'Share a total' }).check();
      await formOf(page).getByRole('textbox', { name: 'Total amount' }).fill('100');
      await formOf(page).getByRole('textbox', { name: 'Greeting' }).fill('Well played');
    },
    send: async ({ page }) => {
      await page.getByLabel('Payment password', { exact: true }).fill(PIN);
      await press(page, 'Send ₱100.00');
    },
  },
  'R-79.list': {
    ...RAIN,
    lead: ({ page }) => expect(screenOf(page, 'red-rain')).toBeVisible(),
    send: ({ page }) => formOf(page).getByRole('radio', { name: 'History' }).click(),
  },
  'R-80.list': open('/m/agentRegister?tab=links'),
  'R-80.create': {
    ...LINKS,
    lead: async ({ page }) => {
      await press(page, 'Create link');
      await sheet(page).getByRole('button', { name: 'Give the most' }).click();
    },
    send: ({ page }) => sheet(page).getByRole('button', { name: 'Create link' }).click(),
  },
  'R-80.remove': {
    ...LINKS,
    send: async ({ page }) => {
      await press(page, /^Delete link/);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    },
  },
  'R-81': OPEN_ACCOUNT,
  'R-82': DIVIDENDS,
  'R-83.create': {
    ...DIVIDENDS,
    lead: async ({ page }) => {
      const payable = formOf(page).getByRole('group').filter({ hasText: 'Ready to withdraw' }).first();
      await payable.getByRole('button', { name: 'Withdraw' }).click();
    },
    send: async ({ page }) => {
      await sheet(page).getByLabel('Payment password', { exact: true }).fill(PIN);
      await sheet(page)
        .getByRole('button', { name: /^Withdraw ₱/ })
        .click();
    },
  },
  'R-83.list': { uncalled: 'the list of dividends tells which were paid' },
  'R-84': open('/m/teamBetting'),
  'R-85': { who: 'ember_agent', at: '/m/member/agent/getSalaryContract' },
  'R-86': {
    who: 'ember_agent',
    at: '/m/member/agent/getSalaryContract',
    send: async ({ page }) => {
      await press(page, 'Agree');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Agree' }).click();
    },
  },
} as const satisfies Readonly<Record<string, Journey | Uncalled>>;
