import type { BenchContext, BenchPart } from '../part/bench-part';
import { UNSHAPED } from 'e2e/link/profiles';
import type { BenchSite, BenchSites } from '../sites/bench-sites';
import { coldVisit, visitFigures } from '../visit/cold-visit';
import { comparePages } from '../visit/compare-pages';
import type { BenchPage } from '../part/pages';
import { saveSession, type SavedSession } from '../visit/sessions';
import { barsOf } from './bars';
import { visitTables } from './visit-table';

type Sessions = ReadonlyMap<string, SavedSession>;

/** The composed site, A+, and the peers that were asked for. */
function allSites({ composed, monolith, peers }: BenchSites): readonly BenchSite[] {
  return [composed, monolith, ...peers];
}

/** Signs in on both sites, by their own login pages; the last session is the one that pages are opened with. */
async function signInAll({ browser, composed, monolith }: BenchSites, pages: readonly BenchPage[]): Promise<Sessions> {
  const sessions = new Map<string, SavedSession>();
  const accounts = new Set(pages.flatMap(({ account }) => (account === undefined ? [] : [account])));
  for (const account of accounts)
    for (const site of [monolith, composed]) {
      site.shaper.renew(null);
      sessions.set(account, await saveSession(browser, site, account));
    }
  return sessions;
}

/** Every page of the sites once: each has to be drawn, and servers then have everything compressed. */
async function tryAll(context: BenchContext, sites: BenchSites, sessions: Sessions): Promise<void> {
  for (const page of context.options.pages)
    for (const site of allSites(sites)) {
      const saved = sessions.get(page.account ?? '');
      const visit = { browser: sites.browser, site, page, profile: UNSHAPED, saved };
      const { ready } = await coldVisit(visit, visitFigures);
      context.say(`${site.name} draws ${page.path} (${ready.toFixed(0)} ms, not counted)`);
    }
}

/** Points 1 to 3: a first visit to each page, composed and as one piece, on each link. */
export const firstVisit: BenchPart = {
  name: 'first-visit',
  title: 'First visit',
  run: async (context) => {
    const { pages } = context.options;
    const sites = await context.sites();
    const sessions = await signInAll(sites, pages);
    await tryAll(context, sites, sessions);
    const all = await comparePages(context, pages, {
      measure: ({ site, page, profile }) => {
        const saved = sessions.get(page.account ?? '');
        return coldVisit({ browser: sites.browser, site, page, profile, saved }, visitFigures);
      },
      milliseconds: ({ ready }) => ready,
      sitesOf: allSites,
    });
    return { markdown: visitTables(all), verdicts: all.flatMap(barsOf), figures: all };
  },
};
