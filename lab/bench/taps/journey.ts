import type { Locator, Page } from '@playwright/test';
import { screenOf } from 'e2e/support/steps';
import type { Surface } from 'e2e/support/surfaces/surface';
import type { TapKind } from './tap-figures';

/** One tap of a journey. */
export interface Step {
  readonly name: string;
  readonly opens?: Exclude<TapKind, 'page'>;
  /** What the page needs first, such as a filled field; it is not measured. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What the finger meets. */
  readonly on: (page: Page) => Locator;
  /** Is there once the tap has done what it is for. */
  readonly shows: (page: Page) => Locator;
}

/** Taps that one person makes after one another, from a page that has just been opened and rests. */
export interface Journey {
  readonly name: string;
  /** Who is signed in; nobody when absent. */
  readonly as?: Surface['as'];
  readonly at: string;
  readonly steps: readonly Step[];
}

const MENU = { name: 'Menu' } as const;

/** Parts of the page that steps meet. */
export const main = (page: Page): Locator => page.getByRole('main');
export const dialog = (page: Page, name?: string | RegExp): Locator =>
  name === undefined ? page.getByRole('dialog').last() : page.getByRole('dialog', { name });

/** A button of the screen. */
export function button(name: string | RegExp): Step['on'] {
  return (page) => main(page).getByRole('button', { name }).first();
}

/** A link or button of the bottom menu. */
export function place(name: string): Step['on'] {
  return (page) => {
    const bar = page.getByRole('navigation', { name: 'Main navigation' });
    return bar.getByRole('link', { name }).or(bar.getByRole('button', { name }));
  };
}

/** The screen of this name, drawn. */
export function screen(name: string): Step['shows'] {
  return (page) => screenOf(page, name);
}

/** A tap that only leads to another screen. */
export function leads(name: string, on: Step['on'], to: string): Step {
  return { name, on, shows: screen(to) };
}

/** The arrow of the title bar. */
export function back(to: string): Step {
  return leads('back', (page) => page.getByRole('button', { name: 'Back', exact: true }), to);
}

/** Opens the side menu. */
export const OPEN_MENU: Step = {
  name: 'open the menu',
  opens: 'menu',
  on: (page) => page.getByRole('button', { name: /^Menu/ }),
  shows: (page) => dialog(page, MENU.name).getByRole('button', { name: 'Games' }),
};

/** A part of the open side menu. */
export function inMenu(role: 'button' | 'link' | 'radio', name: string | RegExp): Step['on'] {
  return (page) => dialog(page, /./).last().getByRole(role, { name }).first();
}
