import type { BenchContext, BenchPart } from '../bench-part';
import { UNSHAPED, type LinkProfile } from '../link/profiles';
import type { BenchSites } from '../sites/bench-sites';
import { coldVisit, visitFigures } from '../visit/cold-visit';
import type { BenchPage } from '../visit/pages';
import { inTurns } from '../visit/turns';
import { saveSession, type SavedSession } from '../visit/sessions';
import { barsOf } from './bars';
import type { ComparedPage } from './compared';
import { visitTables } from './visit-table';

type Sessions = ReadonlyMap<string, SavedSession>;

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

/** Every page of both sites once: each has to be drawn, and servers then have everything compressed. */
async function tryAll(context: BenchContext, sites: BenchSites, sessions: Sessions): Promise<void> {
  for (const page of context.options.pages)
    for (const site of [sites.composed, sites.monolith]) {
      const saved = sessions.get(page.account ?? '');
      const visit = { browser: sites.browser, site, page, profile: UNSHAPED, saved };
      const { ready } = await coldVisit(visit, visitFigures);
      context.say(`${site.name} draws ${page.path} (${ready.toFixed(0)} ms, not counted)`);
    }
}

/** First visits of one page to both sites. */
async function comparePage(
  { options, say }: BenchContext,
  sites: BenchSites,
  page: BenchPage,
  profile: LinkProfile,
  saved: SavedSession | undefined,
): Promise<ComparedPage> {
  const visits = await inTurns(
    sites,
    options.rounds,
    (site) => coldVisit({ browser: sites.browser, site, page, profile, saved }, visitFigures),
    (round, { composed, monolith }) =>
      say(
        `${profile.name} ${page.path} round ${round}: composed ${composed.ready.toFixed(0)} ms, ` +
          `A+ ${monolith.ready.toFixed(0)} ms`,
      ),
  );
  return { profile: profile.name, path: page.path, ...visits };
}

/** Points 1 to 3: a first visit to each page, composed and as one piece, on each link. */
export const firstVisit: BenchPart = {
  name: 'first-visit',
  title: 'First visit',
  run: async (context) => {
    const { options } = context;
    const sites = await context.sites();
    const sessions = await signInAll(sites, options.pages);
    await tryAll(context, sites, sessions);
    const all: ComparedPage[] = [];
    for (const profile of options.profiles)
      for (const page of options.pages)
        all.push(await comparePage(context, sites, page, profile, sessions.get(page.account ?? '')));
    return { markdown: visitTables(all), verdicts: all.flatMap(barsOf), figures: all };
  },
};
