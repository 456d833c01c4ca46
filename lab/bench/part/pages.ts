/** A page that is measured, and when it is there. */
export interface BenchPage {
  /** Address from the site's root. */
  readonly path: string;
  /** Matches once the screen's own data is in the page; the same in every build. */
  readonly drawn: string;
  /** Who is signed in; nobody when absent. */
  readonly account?: string;
}

export const PAGES: readonly BenchPage[] = [
  {
    path: '/m/home',
    drawn: '[data-screen="home"][data-ready] [data-slot="home.catalogue"] [data-game]',
  },
  { path: '/m/login', drawn: '[data-screen="login"][data-ready] form button' },
  { path: '/m/gameList?gameType=RNG', drawn: '[data-screen="game-list"][data-ready] [data-game]' },
  { path: '/m/activity', drawn: '[data-screen="activity"][data-ready] article' },
  { path: '/m/agent', drawn: '[data-screen="agent-home"][data-ready]', account: 'demo_agent' },
];

/** The page at an address; throws where none is measured. */
export function pageAt(path: string): BenchPage {
  const found = PAGES.find((page) => page.path === path);
  if (found === undefined) throw new Error(`${path} is no page that is measured`);
  return found;
}
