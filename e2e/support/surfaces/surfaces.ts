import type { Page } from '@playwright/test';
import { startTrial } from '../page-tables/entrances';
import { signIn } from '../steps';
import { OF_ACCOUNT } from './of-account';
import { OF_AGENTS } from './of-agents';
import { OF_FRAME } from './of-frame';
import { press, type Surface, type Surfaces } from './surface';

/** What lies over pages of games, messages and promotions. */
const OF_OTHERS: Surfaces = {
  'the filter of games': {
    from: 'mfe-games/src/screens/game-list/filter-sheet.tsx',
    at: '/m/rng',
    open: press('Filter'),
    name: 'Filter games',
  },
  'the form for feedback': {
    from: 'mfe-messaging/src/components/feedback/feedback-sheet.tsx',
    at: '/m/service',
    open: press(/^Send feedback/),
    name: 'Send feedback',
  },
  'the question before deleting a message': {
    from: 'mfe-messaging/src/screens/inbox/inbox-list.tsx',
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
  'the ways to share a link': {
    from: 'mfe-promotions/src/screens/invite-friends/invite-card.tsx',
    at: '/m/inviteFriends',
    as: 'demo_member',
    before: (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })),
    open: press('Share'),
    name: 'Share your link',
  },
};

/** Comes as the one that a surface is for; a visitor is there already. */
export async function comeAs(page: Page, as: Surface['as']): Promise<void> {
  if (as === 'trial') await startTrial(page);
  else if (as !== undefined) await signIn(page, as);
}

/** Every surface of the site. */
export const SURFACES: Surfaces = { ...OF_FRAME, ...OF_ACCOUNT, ...OF_AGENTS, ...OF_OTHERS };

/** Sources of surfaces that the table leaves out, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'host-shell/src/staging/staging-panel.tsx': 'players never meet it: only staging has it',
  'host-shell/src/session/reality-check.ts': 'a question like the others, when the server says that it is due',
};
