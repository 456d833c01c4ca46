import type { Page } from '@playwright/test';
import type { Journey } from './journey';

/** A page as a member opens it. */
export function asMember(at: string, more: Partial<Journey> = {}): Journey {
  return { who: 'demo_member', at, ...more };
}

/** Presses the first button of that name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();
