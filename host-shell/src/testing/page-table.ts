import { PROMOTION_FLAGS, WHITELABEL_FLAGS } from 'shared-contracts/flags';
import { layoutOf } from '../layout/layout-rules';
import { decideRoute } from '../routing/decide-route';
import type { RouteFacts } from '../routing/route-facts';
import { siteRoutes, type ContributedRoutes, type SiteRoute, type SiteRoutes } from '../routing/site-routes';
import { PERSONAS } from './personas';

const allOn = (names: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(names.map((name) => [name, true]));

const BACK_WORDS = { none: '-', home: 'home', 'replace-home': 'home, in its place', step: 'one step' } as const;
/** A merchant that has everything. */
const FACTS: RouteFacts = {
  info: {
    whitelabel: {
      flags: allOn(WHITELABEL_FLAGS),
      promotions: allOn(PROMOTION_FLAGS),
      menus: [],
      dividendDisplay: true,
    },
    customerService: true,
  },
  isApp: false,
};

const EVERYBODY = ['visitor', 'member', 'agent', 'trial'] as const;

/** Whether somebody sees the page, by an address with all that the page needs. */
function isShownTo(route: SiteRoute, who: (typeof EVERYBODY)[number], routes: SiteRoutes): boolean {
  const fields = route.requires.flatMap((need) =>
    need.kind === 'query' ? [`${need.field}=${need.value ?? '1'}`] : [],
  );
  const place = { pathname: route.path, search: `?${fields.join('&')}` };
  return decideRoute(place, PERSONAS[who], routes, FACTS).kind === 'show';
}

function row(route: SiteRoute, routes: SiteRoutes): readonly string[] {
  const layout = layoutOf(route);
  const shown = EVERYBODY.filter((who) => isShownTo(route, who, routes));
  const who = shown.length === EVERYBODY.length ? 'everybody' : shown.join(', ');
  const title = layout.hasTitleBar ? (route.title?.EN ?? '') : '-';
  return [`\`${route.path}\``, route.remote, layout.header, title, BACK_WORDS[layout.back], layout.footer, who];
}

/** The pages of a site in words, a list of cells for each: as `docs/shell.md` has them. */
export function pageTable(contributed: readonly ContributedRoutes[]): readonly (readonly string[])[] {
  const routes = siteRoutes(contributed);
  const pages = [...routes.values()].filter(({ isHome, path }) => !isHome || path === '/m/home');
  return pages.map((route) => row(route, routes));
}
