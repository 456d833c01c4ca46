import { layoutOf } from '../layout/layout-rules';
import { decideRoute } from '../routing/decide-route';
import { siteRoutes, type ContributedRoutes, type SiteRoute, type SiteRoutes } from '../routing/site-routes';
import { PERSONAS } from './personas';

const BACK_WORDS = { none: '-', home: 'home', 'replace-home': 'home, in its place', step: 'one step' } as const;
const EVERYBODY = ['visitor', 'member', 'agent', 'trial'] as const;

function row(route: SiteRoute, routes: SiteRoutes): readonly string[] {
  const layout = layoutOf(route);
  const shown = EVERYBODY.filter((who) => decideRoute(route.path, '', PERSONAS[who], routes).kind === 'show');
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
