import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteContributions } from 'shared-contracts/remote/contributions';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import { layoutOf } from '../../../host-shell/src/layout/layout-rules';
import { decideRoute } from '../../../host-shell/src/routing/decide-route';
import { siteRoutes, type SiteRoute } from '../../../host-shell/src/routing/site-routes';
import { PERSONAS } from '../../../host-shell/src/testing/personas';
import { ROOT } from './workspace';

const PAGE = readFileSync(path.join(ROOT, 'docs/shell.md'), 'utf8');
const BACK_WORDS = { none: '-', home: 'home', 'replace-home': 'home, in its place', step: 'one step' } as const;
const EVERYBODY = ['visitor', 'member', 'agent', 'trial'] as const;

/** The cells of each row that begins with a path. */
function tableRows(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.startsWith('| `/'));
  return lines.map((line) => line.split('|').slice(1, -1)).map((cells) => cells.map((cell) => cell.trim()));
}

async function contributionsOf(section: string): Promise<RemoteContributions> {
  const file = path.join(ROOT, section, 'src/routes.ts');
  return ((await import(file)) as { contributions: RemoteContributions }).contributions;
}

function row(route: SiteRoute, routes: ReturnType<typeof siteRoutes>): string[] {
  const layout = layoutOf(route);
  const shown = EVERYBODY.filter((who) => decideRoute(route.path, '', PERSONAS[who], routes).kind === 'show');
  const who = shown.length === EVERYBODY.length ? 'everybody' : shown.join(', ');
  const title = layout.hasTitleBar ? (route.title?.EN ?? '') : '-';
  return [`\`${route.path}\``, route.remote, layout.header, title, BACK_WORDS[layout.back], layout.footer, who];
}

it('docs/shell.md has the pages of every package, in the frames that they are shown in', async () => {
  const sections = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  const contributed = sections.map(async (name) => ({
    remote: name as RemoteName,
    routes: (await contributionsOf(name)).routes,
  }));
  const routes = siteRoutes(await Promise.all(contributed));
  const pages = [...routes.values()].filter(({ isHome, path: page }) => !isHome || page === '/m/home');
  expect(tableRows(PAGE)).toEqual(pages.map((route) => row(route, routes)));
});
