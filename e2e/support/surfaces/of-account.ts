import type { Page } from '@playwright/test';
import type { Control } from '../control';
import { press, type Surfaces } from './surface';

const ACCOUNT = { id: '7', kind: 'bank', bank: 'First Island Bank', holderMasked: 'D***', numberMasked: '•••• 7745' };

const WAITING = {
  id: '12',
  state: 'pending',
  methodId: 'bank',
  amount: 500,
  payUrl: '',
  instructions: { Account: '0048 2210 7745' },
};

async function withAccount(_page: Page, control: Control): Promise<void> {
  await control.scenario('an account', { answers: { 'R-27.list': { merge: { list: [ACCOUNT] } } } });
}

const OF_REGISTRATION: Surfaces = {
  'the country picker': {
    from: 'shared-kit/src/fields/dialing-code/dialing-code-sheet.tsx',
    at: '/m/register',
    open: press(/^Country code/),
    name: 'Country or region',
  },
  'the terms over the registration': {
    from: 'mfe-account/src/components/register-form/legal-sheet.tsx',
    at: '/m/register',
    open: (page) => page.getByRole('main').getByRole('link', { name: 'Terms and Services' }).click(),
    name: 'Terms and Services',
  },
};

const OF_PROFILE: Surfaces = {
  'the nickname': {
    from: 'mfe-account/src/components/profile-form/profile-sheet.tsx',
    at: '/m/member/home',
    as: 'demo_member',
    open: press('Change nickname'),
    name: 'Change nickname',
  },
  'the pictures of a member': {
    from: 'mfe-account/src/components/head-icon/head-icon-sheet.tsx',
    at: '/m/member/home',
    as: 'demo_member',
    open: press('Change picture'),
    name: /./,
  },
  'a limit of a member': {
    from: 'mfe-account/src/screens/play-limits/limit-sheet.tsx',
    at: '/m/member/limits',
    as: 'demo_member',
    open: press(/^Deposits in one day/),
    name: 'Deposits in one day',
  },
  'the choice of the reality check': {
    from: 'mfe-account/src/screens/play-limits/check-sheet.tsx',
    at: '/m/member/limits',
    as: 'demo_member',
    open: press(/^Reality check/),
    name: 'Reality check',
  },
  'a break from play': {
    from: 'mfe-account/src/screens/play-limits/break-sheet.tsx',
    at: '/m/member/limits',
    as: 'demo_member',
    open: press(/^Take a break/),
    name: 'Take a break',
  },
  'the e-mail address': {
    from: 'mfe-account/src/components/profile-form/confirmed-sheet.tsx',
    at: '/m/securityCenter',
    as: 'demo_member',
    open: press(/^E-mail/),
    name: 'E-mail',
  },
  'the phone number': {
    from: 'mfe-account/src/components/profile-form/confirmed-sheet.tsx',
    at: '/m/securityCenter',
    as: 'demo_member',
    open: press(/^Mobile number/),
    name: 'Mobile number',
  },
  'the payment password': {
    from: 'mfe-account/src/screens/security/security-sheet.tsx',
    at: '/m/securityCenter',
    as: 'demo_member',
    open: press(/^Payment password/),
    name: 'Payment password',
  },
  'an account for withdrawals': {
    from: 'mfe-account/src/screens/security/security-sheet.tsx',
    at: '/m/securityCenter',
    as: 'demo_member',
    open: press(/^Add an account/),
    name: 'Add an account',
  },
  'the removal of an account': {
    from: 'mfe-account/src/components/payout-accounts/remove-account-sheet.tsx',
    at: '/m/securityCenter',
    as: 'demo_member',
    before: withAccount,
    open: press(/^Remove /),
    name: 'Remove this account?',
  },
};

const OF_MONEY: Surfaces = {
  'the choice of a bank': {
    from: 'mfe-account/src/components/payout-account-form/provider-sheet.tsx',
    at: '/m/withdraw',
    as: 'demo_member',
    open: press(/^Bank/),
    name: 'Bank',
  },
  'a further account of a withdrawal': {
    from: 'mfe-account/src/screens/withdraw/withdraw-steps.tsx',
    at: '/m/withdraw',
    as: 'demo_member',
    before: withAccount,
    open: press('Add account'),
    name: 'Add an account',
  },
  'a withdrawal once more': {
    from: 'mfe-account/src/screens/withdraw/withdraw-review.tsx',
    at: '/m/withdraw',
    as: 'demo_member',
    before: withAccount,
    open: async (page) => {
      await page.getByRole('main').getByRole('textbox', { name: 'Amount' }).fill('500');
      await page.getByRole('main').getByLabel('Payment password', { exact: true }).fill('246810');
      await press('Continue')(page);
    },
    name: 'Is everything right?',
  },
  'the question before a deposit is called off': {
    from: 'mfe-account/src/screens/deposit/use-cancel-deposit.ts',
    at: '/m/voucherCenter?order=12',
    as: 'demo_member',
    before: (_page, control) => control.scenario('a deposit that waits', { answers: { 'R-31': { value: WAITING } } }),
    open: press('Call it off'),
    role: 'alertdialog',
    name: 'Call this deposit off?',
  },
  'the filter of records': {
    from: 'mfe-account/src/screens/transactions/filter-sheet.tsx',
    at: '/m/transaction/record?days=30',
    as: 'demo_member',
    open: press('Filter'),
    name: 'Filter',
  },
  'a record': {
    from: 'mfe-account/src/screens/transactions/record-sheet.tsx',
    at: '/m/transaction/record?kind=rebate&days=30',
    as: 'demo_member',
    open: (page) => page.getByRole('main').locator('section').getByRole('button').first().click(),
    name: 'Rebate',
  },
  'the days of the rebate report': {
    from: 'mfe-account/src/screens/rebate-report/rebate-report-screen.tsx',
    at: '/m/member/rebateReport',
    as: 'demo_member',
    open: press('Custom'),
    name: 'Choose days',
  },
};

/** What lies over pages of an account. */
export const OF_ACCOUNT: Surfaces = { ...OF_REGISTRATION, ...OF_PROFILE, ...OF_MONEY };
