import { expect, test } from '../fixtures';
import { signIn, signInAs } from '../steps';
import { takeTurns } from '../plan/turns';

const turn = takeTurns(1);
const MONEY = { css: 'header [data-money]' };

test('a member signs in by the form, and is still signed in after a reload', { tag: turn() }, async ({ phone }) => {
  await signInAs(phone, 'demo_member');
  await phone.says(MONEY, '₱12,480.50');
  await phone.open('/m/home');
  await phone.ready('home');
  await phone.says(MONEY, '₱12,480.50');
});

test('a wrong password is refused in words', { tag: turn() }, async ({ phone, expectFaults }) => {
  expectFaults(/422/);
  await signIn(phone, 'demo_member', 'Wrong1234');
  await phone.shown({ css: '*', text: 'Incorrect username or password', within: 'main' });
  await phone.at('/m/login');
});

test('Enter sends the login form', { tag: turn() }, async ({ phone }) => {
  await phone.open('/m/login');
  await phone.ready('login');
  await phone.fill({ role: 'textbox', name: 'Username', within: 'main' }, 'demo_member');
  await phone.fill({ css: 'input[type="password"]', within: 'main' }, 'Demo1234');
  await phone.pressEnter();
  await phone.ready('home');
});

test('language and theme are chosen in the menu and hold at once', { tag: turn() }, async ({ phone }) => {
  await phone.open('/m/home');
  await phone.ready('home');
  await phone.press({ role: 'button', name: /^Menu/ });
  const dialog = '[role="dialog"]';
  const background = (): Promise<string> => phone.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await phone.press({ role: 'button', name: 'Light theme', within: dialog });
  await phone.until('the page is light', () => document.documentElement.dataset['theme'], 'light');
  expect(await background()).not.toBe(dark);
  await phone.press({ role: 'button', name: /^Language/, within: dialog });
  await phone.press({ role: 'button', name: '中文', within: dialog });
  await phone.shown({ role: 'link', name: '会员中心', within: dialog });
  await phone.until('the page is Chinese', () => document.documentElement.lang, 'zh-CN');
  await phone.open('/m/home');
  await phone.ready('home');
  await phone.shown({ role: 'link', name: '注册' });
  await phone.until('the page is light', () => document.documentElement.dataset['theme'], 'light');
});
