import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { bottomMenu, watchAddresses } from '../../support/frame';
import { clippedWords, controlsOf, firstLines } from '../../support/page-checks/own-words';
import { screenOf, signIn } from '../../support/steps';

/** What the switches of a merchant make of its site; everything else is the same at all of them. */
interface Offer {
  readonly languages: readonly string[];
  readonly widget: readonly string[];
  readonly games: readonly string[];
  readonly hasDailyBanner: boolean;
  /** The methods to choose from at sign-in; empty if there is only one. */
  readonly methods: readonly string[];
  /** Names of the form's fields; null if nobody registers by username. */
  readonly register: readonly string[] | null;
  readonly money: RegExp;
  readonly template: 'new' | 'base';
  readonly memberEntries: readonly string[];
  readonly rebate: string;
  /** Undefined: a notice for a second instead of a page (docs/product/shell.md#invite-entry). */
  readonly invite: string | undefined;
  readonly messages: readonly string[];
}

const GAMES = ['Home', 'Hot', 'Slots', 'Live casino', 'Fishing', 'Cards', 'Sports', 'E-sports', 'Cockfight'] as const;
const [HOME, HOT, SLOTS, ...OTHER_GAMES] = GAMES;
const LOTTERIES = ['Lottery', 'E-lottery'] as const;
const BOTH = ['Username', 'SMS code'] as const;
const FORM = ['username', 'password', 'confimpsw'] as const;

const OFFERS: Readonly<Record<'aurora' | 'bahari' | 'lotus', Offer>> = {
  aurora: {
    languages: ['Filipino', 'English', '中文', 'Bahasa Indonesia'],
    widget: ['Customer service', 'Live chat', 'Telegram', 'Back to home', 'Hide this button'],
    games: [HOME, HOT, SLOTS, 'Bingo', ...OTHER_GAMES, ...LOTTERIES],
    hasDailyBanner: true,
    methods: BOTH,
    register: [...FORM, 'mobileNum1', 'email', 'nickname', 'birthday', 'affiliateCode', 'identifying'],
    money: /^₱[\d,]+\.\d\d$/,
    template: 'new',
    memberEntries: ['Transactions', 'Rebate report', 'Promotions', 'Reward centre', 'Invite friends', 'Messages'],
    rebate: '/m/member/rebateReport',
    invite: '/m/inviteFriends',
    messages: ['Telegram', 'Announcements', 'Messages', 'Live chat', 'Affiliate service'],
  },
  bahari: {
    languages: ['Filipino', 'English'],
    widget: ['Customer service', 'Telegram', 'Back to home', 'Hide this button'],
    games: [HOME, HOT, SLOTS, 'Bingo', ...OTHER_GAMES, ...LOTTERIES],
    hasDailyBanner: true,
    methods: [],
    register: [...FORM, 'affiliateCode'],
    money: /^₱[\d,]+\.\d\d$/,
    template: 'base',
    memberEntries: ['Transactions', 'Promotions', 'Reward centre', 'Invite friends', 'Messages'],
    rebate: '/m/voucherCenter',
    invite: undefined,
    messages: ['Telegram', 'Announcements', 'Messages', 'Affiliate service'],
  },
  lotus: {
    languages: ['中文', 'English'],
    widget: ['Customer service', 'Live chat', 'Telegram', 'Back to home', 'Hide this button'],
    // Filipino brings bingo (docs/product/games.md#categories).
    games: [HOME, HOT, SLOTS, ...OTHER_GAMES, ...LOTTERIES],
    hasDailyBanner: false,
    methods: BOTH,
    register: null,
    money: /^¥[\d,]+\.\d\d$/,
    template: 'new',
    memberEntries: ['Transactions', 'Rebate report', 'Promotions', 'Reward centre', 'Invite friends', 'Messages'],
    rebate: '/m/member/rebateReport',
    invite: '/m/inviteFriends',
    messages: ['Telegram', 'Announcements', 'Messages', 'Live chat', 'Affiliate service'],
  },
};

const MENU = [
  ...['Deposit', 'Withdraw', 'Promotions', 'Invite friends', 'Reward centre', 'Member centre', 'Messages'],
  ...['Announcements', 'Games', 'Get the app', 'Customer service', 'Language', 'Settings'],
] as const;
/** Lotus has devices keep no passwords. */
const loginParts = (merchant: string): readonly string[] => [
  ...['Username', 'Password', 'Show password', merchant === 'lotus' ? 'Remember me' : 'Remember password'],
  ...['Forgot password?', 'Login'],
];
/** Only aurora's members may set limits of their own. */
const memberRest = (merchant: string): readonly string[] => [
  ...['Announcements', 'Security centre', ...(merchant === 'aurora' ? ['Limits and breaks'] : [])],
  ...['Settings', 'Help', 'Customer service'],
];

const menuButton = (page: Page): Locator => page.locator('header').getByRole('button', { name: /^Menu/ });
const place = (page: Page, name: string): Locator => bottomMenu(page).getByRole('button', { name });

async function expectHome(page: Page, offer: Offer): Promise<void> {
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'App download' })).toBeVisible();
  await page.getByRole('button', { name: 'Quick links' }).click();
  const widget = page.getByRole('list', { name: 'Quick links' }).getByRole('listitem');
  await expect(widget).toHaveText([...offer.widget]);
  await page.keyboard.press('Escape');

  await menuButton(page).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const list = menu.getByRole('navigation', { name: 'Menu' });
  await expect(list).toBeVisible();
  expect((await firstLines(list.locator(':scope > a, :scope > button'))).toSorted()).toEqual([...MENU].toSorted());
  await list.getByRole('button', { name: 'Language' }).click();
  await expect(menu.getByRole('group', { name: 'Language' }).getByRole('button')).toHaveText([...offer.languages]);
  await list.getByRole('button', { name: 'Games' }).click();
  await expect(list.locator('ul').first().locator(':scope > li')).toHaveText([...offer.games]);
}

async function expectWaysIn(page: Page, merchant: string, offer: Offer): Promise<void> {
  await page.goto('/m/login');
  await expect(screenOf(page, 'login')).toBeVisible();
  const banner = offer.hasDailyBanner ? [expect.stringMatching(/^Daily sign-in/)] : [];
  expect(await controlsOf(page.getByRole('main'))).toEqual([
    ...banner,
    ...offer.methods,
    ...loginParts(merchant),
    'Create an account',
  ]);

  await page.goto('/m/register');
  await expect(screenOf(page, 'register')).toBeVisible();
  const fields = page.getByRole('main').locator('form input[name]');
  const names = await fields.evaluateAll((all) => all.map((field) => field.getAttribute('name')));
  if (offer.register === null) expect(names).not.toContain('username');
  else expect(names).toEqual(offer.register);
}

async function expectMember(page: Page, merchant: string, offer: Offer): Promise<void> {
  await signIn(page, 'demo_member');
  await expect(page.locator('header [data-money]')).toHaveText(offer.money);
  // Until a section brings the page, the site leaves its address again at once; the panel has home's.
  const addresses = watchAddresses(page);
  await place(page, 'Promo').click();
  await page.getByRole('dialog', { name: 'Promotions' }).getByRole('button', { name: 'Rebate' }).click();
  await expect.poll(() => addresses.find((address) => address !== '/m/home')).toBe(offer.rebate);

  await page.goto('/m/home');
  await place(page, 'Promo').click();
  await page.getByRole('dialog', { name: 'Promotions' }).getByRole('button', { name: 'Invite friends' }).click();
  await expect(page.getByText('Please contact customer service')).toHaveCount(offer.invite === undefined ? 1 : 0);
  await expect(page).toHaveURL((url) => url.pathname === (offer.invite ?? '/m/home'));

  await page.goto('/m/member/home');
  const screen = screenOf(page, 'member-home');
  await expect(screen).toHaveAttribute('data-template', offer.template);
  const entries = screen.getByRole('navigation', { name: 'My account' }).locator('a, button');
  // A badge stands before the name or after it, by layout.
  const lines = (await entries.allInnerTexts()).map((text) => text.replaceAll(/\d+\+?|unread|\n/g, '').trim());
  expect(lines).toEqual([...offer.memberEntries, ...memberRest(merchant)]);
  await expect(entries.filter({ hasText: 'Invite friends' })).toHaveRole(
    offer.invite === undefined ? 'button' : 'link',
  );

  await page.goto('/m/message');
  await expect(screenOf(page, 'message-center')).toBeVisible();
  expect(await firstLines(page.getByRole('main').getByRole('listitem'))).toEqual(offer.messages);
}

for (const [merchant, offer] of Object.entries(OFFERS)) {
  test.describe(merchant, () => {
    test.use({ baseURL: async ({ site }, provide) => provide(site.of(merchant)) });

    test('offers exactly what its switches say', async ({ page, control }) => {
      test.setTimeout(180_000);
      await expectHome(page, offer);
      await expectWaysIn(page, merchant, offer);
      await page.goto('/m/app');
      await expect(page.getByRole('main').getByRole('link', { name: /Android/ })).toHaveAttribute(
        'href',
        `https://download.example.com/${merchant}.apk`,
      );
      await expectMember(page, merchant, offer);
      // Unread chats are counted only if there is a live chat.
      const hasChat = offer.messages.includes('Live chat');
      expect((await control.requests('R-55')).length > 0).toBe(hasChat);
    });
  });
}

test.describe('Filipino on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no word of a control is cut', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'TY'));
    const expectRoom = async (): Promise<void> => {
      expect(await clippedWords(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    };
    const openMenu = async (): Promise<void> => {
      await page.goto('/m/home');
      await expect(screenOf(page, 'home')).toBeVisible();
      await expect(page.locator('[data-game]').first()).toBeVisible();
      await expectRoom();
      await menuButton(page).click();
      const menu = page.getByRole('dialog');
      await menu.getByRole('button', { name: /^Wika/ }).click();
      await expect(menu.getByRole('button', { name: 'Bahasa Indonesia' })).toBeVisible();
      await expectRoom();
    };
    await openMenu();
    await page.goto('/m/login');
    await expect(screenOf(page, 'login')).toBeVisible();
    await expectRoom();
    const form = page.getByRole('main');
    await form.getByLabel('Username').fill('demo_member');
    await form.getByLabel('Password', { exact: true }).fill('Demo1234');
    await form.getByRole('button', { name: 'Mag-login' }).click();
    await expect(page.locator('header [data-money]')).toHaveText(/^₱/);
    await openMenu();
  });
});
