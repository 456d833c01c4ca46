import type { Page } from '@playwright/test';
import type { Control } from './control';
import { NO_POPUPS } from './fixtures';
import { bottomMenu, openMenu, openPanel } from './frame';

/** Something that lies over a page: where, for whom, how it is opened, and how it is found. */
export interface Surface {
  readonly at: string;
  readonly as?: 'demo_member' | 'demo_agent' | 'demo_leader';
  /** Before the page opens. */
  readonly before?: (page: Page, control: Control) => Promise<unknown>;
  readonly open?: (page: Page) => Promise<unknown>;
  readonly role?: 'dialog' | 'alertdialog' | 'list';
  readonly name: string | RegExp;
  /** It opens by itself, and once in a visit. */
  readonly isOnce?: true;
}

const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('main').getByRole('button', { name }).first().click();

async function withPopups(page: Page, control: Control, seen: string): Promise<void> {
  await control.scenario(NO_POPUPS, {});
  await page.addInitScript((marks) => {
    if (location.protocol === 'about:' || sessionStorage.getItem('test.popups') !== null) return;
    sessionStorage.setItem('test.popups', '');
    sessionStorage.setItem('seenPopups', marks);
  }, seen);
}

/** Every kind of surface of the site. */
export const SURFACES: Readonly<Record<string, Surface>> = {
  'the side menu': { at: '/m/home', open: openMenu, name: 'Menu' },
  'the wallet panel': {
    at: '/m/home',
    as: 'demo_member',
    open: (page) => openPanel(page, 'Deposit'),
    name: 'Wallet',
  },
  'the promotions panel': {
    at: '/m/home',
    as: 'demo_member',
    open: (page) => openPanel(page, 'Promo'),
    name: 'Promotions',
  },
  'the links of the floating button': {
    at: '/m/help',
    open: (page) => page.getByRole('button', { name: 'Quick links' }).click(),
    role: 'list',
    name: 'Quick links',
  },
  'the form of registration over home': {
    at: '/m/home',
    open: (page) => bottomMenu(page).getByRole('button', { name: 'Register' }).click(),
    name: 'Create your account',
  },
  'the pop-up announcements': {
    at: '/m/home',
    before: (page, control) => withPopups(page, control, 'app'),
    name: 'Double points this week',
    isOnce: true,
  },
  'the offer of the app': {
    at: '/m/home',
    before: (page, control) => withPopups(page, control, 'visitor'),
    name: 'Aurora on your phone',
    isOnce: true,
  },
  'the filter of games': { at: '/m/rng', open: press('Filter'), name: 'Filter games' },
  'the country picker': { at: '/m/register', open: press(/^Country code/), name: 'Country or region' },
  'the question before signing out': {
    at: '/m/set',
    as: 'demo_member',
    open: press('Log out'),
    role: 'alertdialog',
    name: /./,
  },
  'the nickname': { at: '/m/member/home', as: 'demo_member', open: press('Change nickname'), name: 'Change nickname' },
  'the pictures of a member': { at: '/m/member/home', as: 'demo_member', open: press('Change picture'), name: /./ },
  'the e-mail address': { at: '/m/securityCenter', as: 'demo_member', open: press(/^E-mail/), name: 'E-mail' },
  'the form for feedback': { at: '/m/service', open: press(/^Send feedback/), name: 'Send feedback' },
  'an account for withdrawals': {
    at: '/m/securityCenter',
    as: 'demo_member',
    open: press(/^Add an account/),
    name: 'Add an account',
  },
  'the filter of records': {
    at: '/m/transaction/record?days=30',
    as: 'demo_member',
    open: press('Filter'),
    name: 'Filter',
  },
  'a record': {
    at: '/m/transaction/record?kind=rebate&days=30',
    as: 'demo_member',
    open: (page) => page.getByRole('main').locator('section').getByRole('button').first().click(),
    name: 'Rebate',
  },
  'the ways to share a link': {
    at: '/m/inviteFriends',
    as: 'demo_member',
    before: (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })),
    open: press('Share'),
    name: 'Share your link',
  },
  'the question before deleting a message': {
    at: '/m/webEmail',
    as: 'demo_member',
    open: async (page) => {
      const article = page.getByRole('article').first();
      const remove = article.getByRole('button', { name: 'Delete' });
      if (!(await remove.isVisible())) await article.getByRole('button').first().click();
      await remove.click();
    },
    role: 'alertdialog',
    name: /./,
  },
  'the dividend': {
    at: '/m/member/agent/agentDivident',
    as: 'demo_leader',
    open: press('Withdraw'),
    name: 'Withdraw dividend',
  },
  'the recipients of an envelope': {
    at: '/m/redRain',
    as: 'demo_leader',
    open: press(/Choose recipients|Recipients/),
    name: 'Choose recipients',
  },
  'a bet of the team': {
    at: '/m/teamBetting?days=30',
    as: 'demo_leader',
    open: (page) => page.getByRole('main').getByRole('region').first().getByRole('button').first().click(),
    name: /./,
  },
};
