import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gameTypes } from 'shared-contracts/api/endpoints/games';
import { PERSONAS, signedIn } from '../../testing/personas';
import { renderInHost, type FakeWidget, type HostSetup } from '../../testing/render-in-host';
import { SideMenu } from './side-menu';

const LOGIN_FORM: FakeWidget = { remote: 'mfe-account', slot: 'sideMenu.login', part: () => <p>Sign in here</p> };
const vendor = (vassalage: string) => ({ vassalage, displayName: `${vassalage} House`, freeplay: 0 });
const GAMES = {
  sorting: [
    { gameCategory: 'RNG', vendorNames: ['AMBR'], icon: '' },
    { gameCategory: 'LIVE', vendorNames: ['VLVT'], icon: '' },
  ],
  mapping: { RNG: [vendor('AMBR')], LIVE: [vendor('VLVT')] },
};

beforeEach(() => localStorage.clear());

async function open(setup: HostSetup = {}) {
  const host = renderInHost(<SideMenu isOpen hasFooter />, { widgets: [LOGIN_FORM], ...setup });
  host.context.http.answer(gameTypes, GAMES);
  act(() => host.chrome.open('menu'));
  // Signs that only the menu shows come late, once for all tests.
  await screen.findByRole('navigation', { name: 'Menu' });
  return host;
}
const menu = () => within(screen.getByRole('dialog', { name: 'Menu' }));

test('a visitor finds the sign-in form and the trial, no account', async () => {
  await open();
  expect(menu().getByText('Sign in here')).toBeInTheDocument();
  expect(menu().getByRole('link', { name: 'Free trial' })).toHaveAttribute('href', '/m/trail');
  expect(menu().queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
});

test('a member finds name, balance, withdraw, deposit and logout', async () => {
  const { signedOut, refreshedWallet, chrome } = await open({ session: PERSONAS.member });
  const account = within(menu().getByRole('region', { name: 'Your account' }));
  expect(account.getByText('Demo')).toBeInTheDocument();
  expect(account.getByText('₱1,234.50')).toBeInTheDocument();
  expect(account.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw');
  expect(account.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter');
  await userEvent.click(account.getByRole('button', { name: 'Hide balance' }));
  expect(account.getByText('******')).toBeInTheDocument();
  await userEvent.click(account.getByRole('button', { name: 'Refresh balance' }));
  expect(refreshedWallet).toHaveBeenCalledTimes(1);
  await userEvent.click(account.getByRole('button', { name: 'Log out' }));
  expect([signedOut.mock.calls.length, chrome.get()]).toEqual([1, 'none']);
});

test('the entries stand in their order, and leaving by one closes the menu', async () => {
  const { chrome } = await open({ session: PERSONAS.agent });
  const rows = [...screen.getByRole('navigation', { name: 'Menu' }).children];
  expect(rows.map((row) => row.textContent)).toEqual([
    'Agent centre',
    'Deposit',
    'Withdraw',
    'Promotions',
    'Invite friends',
    'Reward centre',
    'Member centre',
    'Messages',
    'Announcements',
    'Games',
    'Get the app',
    'Customer service',
    'Settings',
    'LanguageEnglish',
  ]);
  await userEvent.click(menu().getByRole('link', { name: 'Reward centre' }));
  expect([window.location.pathname, chrome.get()]).toEqual(['/m/rewardCenter', 'none']);
});

test('messages and announcements carry their own counts', async () => {
  const { context } = await open({ session: PERSONAS.member });
  act(() => context.tell('unread.changed', { announcement: 2, chat: 60, inbox: 40, total: 102 }));
  expect(menu().getByRole('link', { name: /^Messages/ })).toHaveTextContent('Messages99+');
  expect(menu().getByRole('link', { name: /^Announcements/ })).toHaveTextContent('Announcements2');
});

test.each([
  [4, 'offer-register'],
  [41, 'refuse'],
])('deposit is shut for type %i: %s, and the menu stays', async (type, answer) => {
  const { context, chrome } = await open({ session: signedIn(type) });
  for (const entry of menu().getAllByRole('link', { name: 'Deposit' })) await userEvent.click(entry);
  expect(context.log.intents).toEqual(Array(2).fill({ name: 'showRealAccountGate', request: { answer } }));
  expect([window.location.pathname, chrome.get()]).toEqual(['/m/home', 'menu']);
});

test('a notice of the invite entry leaves the menu open', async () => {
  const whitelabel = { flags: {}, promotions: {}, menus: [], dividendDisplay: false };
  const { context, chrome } = await open({ session: PERSONAS.member, info: { whitelabel } });
  await userEvent.click(menu().getByRole('button', { name: 'Invite friends' }));
  expect(context.log.toasts).toEqual([
    { kind: 'offline', text: 'Please contact customer service', subject: 'contactService' },
  ]);
  expect(chrome.get()).toBe('menu');
});

test('the games open to categories and vendors: lists on home, launches elsewhere, bingo at once', async () => {
  const { context, chrome } = await open({ session: PERSONAS.member });
  await userEvent.click(menu().getByRole('button', { name: 'Games' }));
  expect(await menu().findByRole('link', { name: 'Bingo' })).toHaveAttribute('href', '/m/home?gameType=BINGO');
  expect(menu().getByRole('link', { name: 'Hot' })).toHaveAttribute('href', '/m/home?gameType=HOT');
  await userEvent.click(menu().getByRole('button', { name: 'Slots' }));
  expect(menu().getByRole('link', { name: 'AMBR House' })).toHaveAttribute(
    'href',
    '/m/home?gameType=RNG&vassalage=AMBR',
  );
  await userEvent.click(menu().getByRole('button', { name: 'Live casino' }));
  expect(menu().queryByRole('link', { name: 'AMBR House' })).not.toBeInTheDocument();
  context.intents.handle('launchGame', () => 'opened');
  await userEvent.click(menu().getByRole('button', { name: 'VLVT House' }));
  expect(context.log.intents).toEqual([
    { name: 'launchGame', request: { gameCategory: 'LIVE', vassalage: 'VLVT', freePlay: 0 } },
  ]);
  expect([chrome.get(), context.log.failures]).toEqual(['none', []]);
});

test('games that did not come are asked for again', async () => {
  const { context } = await open();
  context.http.fail(gameTypes, { kind: 'timeout' });
  await userEvent.click(menu().getByRole('button', { name: 'Games' }));
  expect(await menu().findByText('The games did not load')).toBeInTheDocument();
  expect(menu().getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/m/home');
  context.http.answer(gameTypes, GAMES);
  await userEvent.click(menu().getByRole('button', { name: 'Retry' }));
  expect(await menu().findByRole('button', { name: 'Slots' })).toBeInTheDocument();
});

test('a vendor that nobody can launch is a failure that shows', async () => {
  const { context } = await open({ session: PERSONAS.member });
  await userEvent.click(menu().getByRole('button', { name: 'Games' }));
  await userEvent.click(await menu().findByRole('button', { name: 'Live casino' }));
  await userEvent.click(menu().getByRole('button', { name: 'VLVT House' }));
  expect(context.log.failures).toEqual([undefined]);
});

test('choosing a language switches the site', async () => {
  const { context } = await open();
  await userEvent.click(menu().getByRole('button', { name: /^Language/ }));
  const languages = within(menu().getByRole('group', { name: 'Language' }));
  expect(languages.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'Filipino',
    'English',
    '中文',
    'Bahasa Indonesia',
  ]);
  await userEvent.click(languages.getByRole('button', { name: '中文' }));
  expect(context.language.get()).toBe('CN');
});

test('the theme turns round', async () => {
  const { context } = await open();
  await userEvent.click(menu().getByRole('button', { name: 'Light theme' }));
  expect(context.theme.get()).toBe('light');
  expect(menu().getByRole('button', { name: 'Dark theme' })).toBeInTheDocument();
});

test('without customer service and in the app there are fewer entries', async () => {
  await open({ info: { customerService: false }, device: { isApp: true } });
  expect(menu().queryByRole('link', { name: 'Customer service' })).not.toBeInTheDocument();
  expect(menu().queryByRole('link', { name: 'Get the app' })).not.toBeInTheDocument();
});

test('the cross closes it', async () => {
  const { chrome } = await open();
  await userEvent.click(menu().getByRole('button', { name: 'Close' }));
  expect(chrome.get()).toBe('none');
});
