import { expect, type Locator, type Page } from '@playwright/test';
import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { wallet } from 'shared-contracts/api/endpoints/money';
import { PATHS } from 'shared-contracts/paths';
import { bottomMenu } from '../frame';
import { moveTo } from '../page-frame';
import { screenOf } from '../steps';

/** A place in the view, CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a finger does: a tap has one place, a stroke two; nothing where a thing moves by itself. */
export type Gesture = readonly [] | readonly [at: Point] | readonly [from: Point, to: Point];

/** Something of the site that moves, and how a player makes it move. */
export interface Motion {
  readonly name: string;
  readonly by: 'visitor' | 'member';
  /** Brings the page to where it can begin, and says what the finger does. */
  readonly ready: (page: Page) => Promise<Gesture>;
  /** Takes it back, so that it can be done again. */
  readonly undo?: (page: Page) => Promise<unknown>;
  /**
   * What shows that it goes on: an animation of what fits the selector, the finger itself, the input that began it where
   * nothing is seen to travel, or nothing: an animation that never ends.
   */
  readonly seenBy: { readonly animationOf: string } | 'finger' | 'input' | 'always';
  /** What a finger moves. */
  readonly moves?: string;
  /** How long it is looked at after the finger has left, ms. */
  readonly lasts: number;
}

/** Where a finger meets something. */
async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`Nothing to touch: ${target.toString()}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function tap(target: Locator): Promise<Gesture> {
  return [await middleOf(target)];
}

async function at(page: Page, path: string, screen: string): Promise<void> {
  if (new URL(page.url()).pathname !== path) await moveTo(page, path);
  await expect(screenOf(page, screen)).toBeVisible();
}

async function atHome(page: Page): Promise<void> {
  await at(page, PATHS.home, 'home');
  await expect(page.locator('[data-slot="home.catalogue"] [data-game]').first()).toBeVisible();
}

async function menuOpen(page: Page): Promise<Locator> {
  await atHome(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  if (!(await menu.isVisible())) await page.getByRole('button', { name: /^Menu/ }).click();
  await expect(menu.getByRole('button', { name: 'Games' })).toBeVisible();
  return menu;
}

/** Escape closes it, and it has left. */
async function escape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const carousel = (page: Page, slot: string): Locator => page.locator(`[data-slot="${slot}"] section[data-moves]`);

async function carouselInView(page: Page, slot: string): Promise<Point> {
  await atHome(page);
  const point = await middleOf(carousel(page, slot).locator('.swiper'));
  await expect(carousel(page, slot)).toHaveAttribute('data-playing', 'true');
  return point;
}

const SLIDE_OF = (slot: string) => ({ animationOf: `[data-slot="${slot}"] .swiper-wrapper` });
const SURFACE = { animationOf: '[data-surface]' };

/** Every motion that players meet again and again. */
export const MOTIONS: readonly Motion[] = [
  {
    name: 'page fade',
    by: 'visitor',
    ready: async (page) => {
      await atHome(page);
      return tap(bottomMenu(page).getByRole('link', { name: 'Promo' }));
    },
    undo: (page) => page.goBack(),
    seenBy: { animationOf: '[data-page]' },
    lasts: 1200,
  },
  {
    name: 'side menu',
    by: 'visitor',
    ready: async (page) => {
      await atHome(page);
      return tap(page.getByRole('button', { name: /^Menu/ }));
    },
    undo: escape,
    seenBy: SURFACE,
    lasts: 1000,
  },
  {
    name: 'fold of the menu',
    by: 'visitor',
    ready: async (page) => tap((await menuOpen(page)).getByRole('button', { name: 'Games' })),
    undo: escape,
    seenBy: { animationOf: '[data-surface] [aria-expanded="true"] + *' },
    lasts: 700,
  },
  {
    name: 'accordion',
    by: 'visitor',
    ready: async (page) => {
      await at(page, PATHS.help, 'help');
      return tap(page.getByRole('main').getByRole('button', { expanded: false }).first());
    },
    undo: (page) => moveTo(page, PATHS.home),
    seenBy: { animationOf: 'main [data-state="open"] > div' },
    lasts: 700,
  },
  {
    name: 'filter drawer',
    by: 'visitor',
    ready: async (page) => {
      await at(page, PATHS.rng, 'game-list');
      await expect(page.locator('main [data-game]').first()).toBeVisible();
      return tap(page.getByRole('button', { name: 'Filter' }));
    },
    undo: escape,
    seenBy: SURFACE,
    lasts: 1000,
  },
  {
    name: 'pull to refresh',
    by: 'visitor',
    ready: async (page) => {
      await at(page, PATHS.rng, 'game-list');
      await expect(page.locator('main [data-game]').first()).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      return [
        { x: 195, y: 320 },
        { x: 195, y: 600 },
      ];
    },
    seenBy: 'finger',
    moves: '[data-pulled]',
    lasts: 900,
  },
  {
    name: 'pill tabs',
    by: 'visitor',
    ready: async (page) => {
      await at(page, PATHS.activity, 'activity');
      return tap(page.getByRole('radiogroup').getByRole('radio', { checked: false }).first());
    },
    seenBy: { animationOf: '[role="radiogroup"] > span' },
    lasts: 700,
  },
  {
    name: 'dialog',
    by: 'visitor',
    ready: async (page) => {
      await atHome(page);
      return tap(bottomMenu(page).getByRole('button', { name: 'Register' }));
    },
    undo: escape,
    seenBy: SURFACE,
    lasts: 1000,
  },
  {
    name: 'toast',
    by: 'visitor',
    ready: async (page) => {
      await at(page, PATHS.settings, 'settings');
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
      return tap(page.getByRole('button', { name: /^Clear/ }));
    },
    seenBy: { animationOf: '[data-sonner-toast]' },
    lasts: 700,
  },
  {
    name: 'theme switch',
    by: 'visitor',
    ready: async (page) => {
      await at(page, PATHS.settings, 'settings');
      return tap(page.getByRole('main').getByRole('button', { name: /^(Light|Dark)/ }));
    },
    seenBy: 'input',
    lasts: 500,
  },
  {
    name: 'language switch',
    by: 'visitor',
    ready: async (page) => {
      await at(page, PATHS.settings, 'settings');
      const other = (await page.locator('html').getAttribute('lang')) === 'en' ? 'id' : 'en';
      return tap(page.getByRole('main').locator(`button[lang="${other}"]`));
    },
    undo: (page) => page.getByRole('main').locator('button[lang="en"]').click(),
    seenBy: 'input',
    lasts: 700,
  },
  {
    name: 'banner under the finger',
    by: 'visitor',
    ready: async (page) => {
      const { x, y } = await carouselInView(page, 'home.banner');
      return [
        { x: x + 120, y },
        { x: x - 120, y },
      ];
    },
    seenBy: 'finger',
    moves: '[data-slot="home.banner"] .swiper-wrapper',
    lasts: 500,
  },
  {
    name: 'banner by itself',
    by: 'visitor',
    ready: async (page) => {
      await carouselInView(page, 'home.banner');
      return [];
    },
    seenBy: SLIDE_OF('home.banner'),
    lasts: 6500,
  },
  {
    name: 'ticker',
    by: 'visitor',
    ready: async (page) => {
      await atHome(page);
      await page.locator('[data-slot="home.ticker"]').scrollIntoViewIfNeeded();
      return [];
    },
    seenBy: 'always',
    moves: '[data-slot="home.ticker"] *',
    lasts: 1500,
  },
  {
    name: 'digits of the jackpot',
    by: 'visitor',
    ready: async (page) => {
      await at(page, PATHS.activity, 'activity');
      return tap(bottomMenu(page).getByRole('link', { name: 'Home' }));
    },
    seenBy: { animationOf: '[data-amount] *' },
    lasts: 2500,
  },
  {
    name: 'winners',
    by: 'visitor',
    ready: async (page) => {
      await atHome(page);
      await page.locator('[data-slot="home.winners"]').scrollIntoViewIfNeeded();
      await carouselInView(page, 'home.winners');
      return [];
    },
    seenBy: SLIDE_OF('home.winners'),
    lasts: 4000,
  },
  {
    name: 'bottom panel',
    by: 'member',
    ready: async (page) => {
      await atHome(page);
      return tap(bottomMenu(page).getByRole('button', { name: 'Deposit' }));
    },
    undo: escape,
    seenBy: { animationOf: '[data-panel]' },
    lasts: 1000,
  },
  {
    name: 'balance',
    by: 'member',
    ready: async (page) => {
      await at(page, PATHS.memberHome, 'member-home');
      // Another amount each time.
      const value = { sumBalance: Date.now() % 1e7, currencySymbol: '₱' };
      await page.route(`**${API_PREFIX}${wallet.path}`, (route) => route.fulfill({ json: { success: true, value } }));
      return tap(page.getByRole('main').getByRole('button', { name: 'Refresh balance' }));
    },
    undo: (page) => page.unrouteAll(),
    seenBy: { animationOf: '[data-money] ~ [aria-hidden] > *' },
    lasts: 1000,
  },
];
