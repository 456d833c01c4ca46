import type { Browser } from '@playwright/test';
import type { BenchContext, BenchPart } from '../bench-part';
import { median, ratio } from '../figures/statistics';
import { kilobytes, markdownTable, spreadText } from '../figures/table';
import type { Verdict } from '../figures/verdict';
import type { LinkProfile } from '../link/profiles';
import type { BenchSite } from '../sites/bench-sites';
import { visitOnce } from './visit-once';
import { openPhone } from '../visit/cold-visit';
import { pageAt, type BenchPage } from '../visit/pages';
import { inTurns, type Compared } from '../visit/turns';

const PAGES = [pageAt('/m/home'), pageAt('/m/login')];
const MOST_OF_MONOLITH = 0.8;

interface ReturnFigures {
  readonly ready: number;
  readonly codeRequests: number;
  /** Everything that came over the link until the page was at rest. */
  readonly bytes: number;
}

interface ReturnVisits extends Compared<ReturnFigures> {
  readonly profile: LinkProfile;
  readonly path: string;
}

/** A first visit, the tab is closed, and a second one with what the browser kept. */
async function visitAgain(
  browser: Browser,
  site: BenchSite,
  page: BenchPage,
  profile: LinkProfile,
): Promise<ReturnFigures> {
  const context = await openPhone(browser);
  try {
    await visitOnce(context, site, page, profile);
    const { ready, code, all } = await visitOnce(context, site, page, profile);
    return { ready, codeRequests: code.length, bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) };
  } finally {
    await context.close();
  }
}

function barsOf({ profile, path, composed, monolith }: ReturnVisits): readonly Verdict[] {
  const ready = (figures: readonly ReturnFigures[]): number => median(figures.map((figure) => figure.ready));
  return [
    {
      bar: `5 return ready ${path} ${profile.name}`,
      value: ratio(ready(composed), ready(monolith)),
      limit: MOST_OF_MONOLITH,
      unit: '×',
    },
    {
      bar: `5 return requests for code ${path} ${profile.name}`,
      value: Math.max(...composed.map(({ codeRequests }) => codeRequests)),
      limit: 0,
      unit: 'requests',
    },
  ];
}

function tableOf(all: readonly ReturnVisits[]): string {
  const rows = all.flatMap((visits) =>
    (['composed', 'monolith'] as const).map((name) => [
      visits.path,
      visits.profile.name,
      name === 'composed' ? 'composed' : 'A+',
      spreadText(visits[name].map(({ ready }) => ready)),
      String(Math.max(...visits[name].map(({ codeRequests }) => codeRequests))),
      kilobytes(median(visits[name].map(({ bytes }) => bytes))),
    ]),
  );
  return markdownTable(['page', 'link', 'site', 'ready ms', 'requests for code', 'all kB'], rows);
}

async function measureAll({ options, sites, say }: BenchContext): Promise<readonly ReturnVisits[]> {
  const opened = await sites();
  const all: ReturnVisits[] = [];
  for (const profile of options.profiles)
    for (const page of PAGES) {
      const figures = await inTurns(
        opened,
        options.rounds,
        (site) => visitAgain(opened.browser, site, page, profile),
        (round, { composed, monolith }) =>
          say(
            `${profile.name} ${page.path} again, round ${round}: composed ${composed.ready.toFixed(0)} ms, ` +
              `A+ ${monolith.ready.toFixed(0)} ms`,
          ),
      );
      all.push({ profile, path: page.path, ...figures });
    }
  return all;
}

/** Point 5: the same page again when nothing has changed. */
export const returnVisit: BenchPart = {
  name: 'return-visit',
  title: 'Return visit',
  run: async (context) => {
    const all = await measureAll(context);
    return { markdown: tableOf(all), verdicts: all.flatMap(barsOf), figures: all };
  },
};
