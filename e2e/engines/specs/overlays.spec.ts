import { ANSWERING_ROOT } from '../../support/answering';
import { expect, test } from '../fixtures';
import type { Phone } from '../phone/phone';
import type { Target } from '../phone/target';
import { inBottomMenu, inForm, signInAs } from '../steps';
import { EVERY_ENGINE, takeTurns } from '../plan/turns';

/** Something that lies over the page: where it is opened, by what, and how it is left. */
interface Overlay {
  readonly at: string;
  readonly as?: 'demo_member' | 'demo_agent' | 'demo_leader';
  /** Pressed one after the other before it is opened. */
  readonly before?: readonly Target[];
  readonly by: Target;
  readonly role?: 'dialog' | 'alertdialog';
  readonly name: string | RegExp;
  readonly leave?: string | RegExp;
}

const button = (name: string | RegExp): Target => ({ role: 'button', name });

const OVERLAYS: Readonly<Record<string, Overlay>> = {
  'the side menu': { at: '/m/home', by: button(/^Menu/), name: 'Menu' },
  'the wallet panel': { at: '/m/home', as: 'demo_member', by: inBottomMenu('button', 'Deposit'), name: 'Wallet' },
  'the promotions panel': { at: '/m/home', as: 'demo_member', by: inBottomMenu('button', 'Promo'), name: 'Promotions' },
  'the form of registration': {
    at: '/m/home',
    by: inBottomMenu('button', 'Register'),
    name: 'Create your account',
  },
  'the filter of games': { at: '/m/rng', by: inForm('button', 'Filter'), name: 'Filter games' },
  'the country picker': { at: '/m/register', by: inForm('button', /^Country code/), name: 'Country or region' },
  'the nickname': { at: '/m/member/home', as: 'demo_member', by: button('Change nickname'), name: 'Change nickname' },
  'the pictures of a member': { at: '/m/member/home', as: 'demo_member', by: button('Change picture'), name: /./ },
  'the e-mail address': { at: '/m/securityCenter', as: 'demo_member', by: button(/^E-mail/), name: 'E-mail' },
  'the mobile number': {
    at: '/m/securityCenter',
    as: 'demo_member',
    by: button(/^Mobile number/),
    name: 'Mobile number',
  },
  'a new account for withdrawals': {
    at: '/m/securityCenter',
    as: 'demo_member',
    by: button(/^Add an account/),
    name: 'Add an account',
  },
  'the question before signing out': {
    at: '/m/set',
    as: 'demo_member',
    by: inForm('button', 'Log out'),
    role: 'alertdialog',
    name: /./,
    leave: 'Cancel',
  },
  'the filter of a report': {
    at: '/m/agent/team/pnl?days=30',
    as: 'demo_leader',
    by: button('Filter'),
    name: 'Filter',
  },
  'the dividend': {
    at: '/m/member/agent/agentDivident',
    as: 'demo_leader',
    by: inForm('button', 'Withdraw'),
    name: 'Withdraw dividend',
  },
};
const turn = takeTurns(0);

async function waitForScreen(phone: Phone): Promise<void> {
  await phone.shown({ css: `${ANSWERING_ROOT} main[data-ready]` });
}

for (const [title, { at, as, before = [], by, role = 'dialog', name, leave = /^Close/ }] of Object.entries(OVERLAYS))
  test(`${title} is opened and closed`, { tag: turn() }, async ({ phone }) => {
    if (as !== undefined) await signInAs(phone, as);
    await phone.open(at);
    await waitForScreen(phone);
    for (const target of before) await phone.press(target);
    await phone.press(by);
    await phone.shown({ role, name });
    const box = await phone.evaluate((wanted) => {
      const { width = 0, height = 0 } = document.querySelector(`[role="${wanted}"]`)?.getBoundingClientRect() ?? {};
      return width > 100 && height > 60;
    }, role);
    expect(box, 'it has room on the page').toBe(true);
    await phone.dismiss({ role, name }, { role: 'button', name: leave, within: `[role="${role}"]` });
    await waitForScreen(phone);
  });

test('a country is found by its code and chosen', { tag: turn() }, async ({ phone }) => {
  await phone.open('/m/register');
  await phone.ready('register');
  await phone.press(inForm('button', /^Country code/));
  await phone.fill({ role: 'combobox' }, '62');
  await phone.press({ role: 'option', name: /Indonesia/ });
  await phone.gone({ role: 'dialog' });
  await phone.says(inForm('button', /^Country code/), '+62');
});

test('pop-ups come one after the other, and are put away', { tag: turn() }, async ({ phone, control }) => {
  await control.scenario('no-popups', {});
  await phone.evaluate(() => sessionStorage.removeItem('seenPopups'));
  await phone.open('/m/home');
  await phone.shown({ role: 'dialog', name: 'Double points this week' });
  await phone.press({ role: 'button', name: 'Next', within: '[role="dialog"]' });
  await phone.shown({ role: 'dialog', name: 'Invite a friend' });
  await phone.dismiss({ role: 'dialog' }, { role: 'button', name: /^Close/, within: '[role="dialog"]' });
});

// Chromium 103 once crashed here.
test(
  'the page does not scroll behind a sheet, and scrolls again after it',
  { tag: EVERY_ENGINE },
  async ({ phone }) => {
    await phone.open('/m/rng');
    await phone.shown({ css: 'main [data-game]' });
    await phone.evaluate(() => window.scrollTo(0, 120));
    const barTop = (): number => document.querySelector('header')?.getBoundingClientRect().top ?? NaN;
    await phone.until('the page is scrolled', () => window.scrollY, 120);
    expect(await phone.evaluate(barTop), 'the bar is at the top of the screen').toBe(0);
    await phone.press(inForm('button', 'Filter'));
    await phone.shown({ role: 'dialog', name: 'Filter games' });
    expect(await phone.evaluate(barTop), 'the bar stays there behind the sheet').toBe(0);
    expect(await phone.evaluate(() => window.scrollY), 'the page stays where it was').toBe(120);
    await phone.until('the page is locked', () => document.body.hasAttribute('data-scroll-locked'), true);
    await phone.dismiss({ role: 'dialog' }, { role: 'button', name: /^Close/, within: '[role="dialog"]' });
    await phone.until('the page is free', () => document.body.hasAttribute('data-scroll-locked'), false);
  },
);
