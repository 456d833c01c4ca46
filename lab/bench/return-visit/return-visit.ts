import type { BenchPart } from '../part/bench-part';
import { median, ratio } from 'services/figures/statistics';
import { kilobytes, markdownTable, spreadText } from '../figures/table';
import type { Verdict } from '../figures/verdict';
import { visitOnce } from './visit-once';
import { openPhone } from '../visit/cold-visit';
import { comparePages, type ComparedPage, type Measured } from '../visit/compare-pages';
import { pageAt } from '../part/pages';

const PAGES = [pageAt('/m/home'), pageAt('/m/login')];
const MOST_OF_MONOLITH = 0.8;

interface ReturnFigures {
  readonly ready: number;
  readonly codeRequests: number;
  /** Everything that came over the link until the page was at rest. */
  readonly bytes: number;
}

type ReturnVisits = ComparedPage<ReturnFigures>;

/** A first visit, the tab is closed, and a second one with what the browser kept. */
async function visitAgain({ sites: { browser }, site, page, profile }: Measured): Promise<ReturnFigures> {
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

/** Point 5: the same page again when nothing has changed. */
export const returnVisit: BenchPart = {
  name: 'return-visit',
  title: 'Return visit',
  run: async (context) => {
    const all = await comparePages(context, PAGES, {
      measure: visitAgain,
      milliseconds: ({ ready }) => ready,
      prefix: 'again ',
    });
    return { markdown: tableOf(all), verdicts: all.flatMap(barsOf), figures: all };
  },
};
