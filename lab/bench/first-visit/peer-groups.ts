import { median } from 'services/figures/statistics';
import { SITE_TITLES } from '../sites/site-names';
import { figuresOf, type ComparedVisits } from './compared';
import type { PeerGroup } from './peers-picture';

/** What readers call the pages that are measured. */
const PAGE_TITLES: Readonly<Record<string, string>> = {
  '/m/home': 'home',
  '/m/login': 'login',
  '/m/gameList?gameType=RNG': 'list of slots',
  '/m/activity': 'promotions',
  '/m/agent': 'agent',
};

/** The medians of first visits on one link, for the picture; throws where nothing was measured on it. */
export function peerGroups(all: readonly ComparedVisits[], link: string): readonly PeerGroup[] {
  const visits = all.filter(({ profile }) => profile.name === link);
  if (visits.length === 0) throw new Error(`The bench's file has no first visits on ${link}: run pnpm bench first-visit`);
  return visits.map((compared) => ({
    page: PAGE_TITLES[compared.path] ?? compared.path,
    times: [...SITE_TITLES].flatMap(([name, site]) => {
      const figures = compared[name];
      if (figures === undefined) return [];
      const middle = (figure: 'shown' | 'ready' | 'largestPaint'): number => median(figuresOf(figures, figure));
      return [{ site, shown: middle('shown'), ready: middle('ready'), largestPaint: middle('largestPaint') }];
    }),
  }));
}
