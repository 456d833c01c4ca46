import type { Page } from '@playwright/test';
import type { Control } from '../control';

/** Something that lies over a page: where, for whom, how it is opened, and how it is found. */
export interface Surface {
  /** The source that draws it, or asks for the question that it is. */
  readonly from: string;
  readonly at: string;
  readonly as?: 'demo_member' | 'demo_agent' | 'demo_leader' | 'ember_agent' | 'trial';
  /** Before the page opens. */
  readonly before?: (page: Page, control: Control) => Promise<unknown>;
  readonly open?: (page: Page) => Promise<unknown>;
  readonly role?: 'dialog' | 'alertdialog' | 'list';
  readonly name: string | RegExp;
  /** It opens by itself, and once in a visit. */
  readonly isOnce?: true;
}

export type Surfaces = Readonly<Record<string, Surface>>;

/** Presses the first button of the page itself that has this name. */
export const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('main').getByRole('button', { name }).first().click();
