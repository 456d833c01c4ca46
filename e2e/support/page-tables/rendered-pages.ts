import { PRERENDERED_PAGES } from 'shared-contracts/release/prerendered';

/** The public pages that a server renders, each with its screen. */
export const RENDERED_PAGES = [
  [PRERENDERED_PAGES.home, 'home'],
  [PRERENDERED_PAGES.list, 'game-list'],
  [PRERENDERED_PAGES.promotions, 'activity'],
  [PRERENDERED_PAGES.login, 'login'],
] as const;
