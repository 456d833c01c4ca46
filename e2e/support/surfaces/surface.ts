import type { Locator, Page } from '@playwright/test';
import type { Control } from '../control';

/** Opens a surface; `target` is what one tap has to meet, where a tap is all it takes. */
export interface Opening {
  (page: Page): Promise<unknown>;
  readonly target?: (page: Page) => Locator;
}

/** Something that lies over a page: where, for whom, how it is opened, and how it is found. */
export interface Surface {
  /** The source that draws it, or asks for the question that it is. */
  readonly from: string;
  readonly at: string;
  readonly as?: 'demo_member' | 'demo_agent' | 'demo_leader' | 'ember_agent' | 'trial';
  /** Before the page opens. */
  readonly before?: (page: Page, control: Control) => Promise<unknown>;
  readonly open?: Opening;
  readonly role?: 'dialog' | 'alertdialog' | 'list';
  readonly name: string | RegExp;
  /** It opens by itself, and once in a visit. */
  readonly isOnce?: true;
}

export type Surfaces = Readonly<Record<string, Surface>>;

/** Presses the first button of the page itself that has this name. */
export function press(name: string | RegExp): Opening & Required<Pick<Opening, 'target'>> {
  const target = (page: Page): Locator => page.getByRole('main').getByRole('button', { name }).first();
  return Object.assign((page: Page) => target(page).click(), { target });
}
