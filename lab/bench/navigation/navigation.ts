import type { BenchPart } from '../part/bench-part';
import { median, ratio } from 'services/figures/statistics';
import { markdownTable, spreadText } from '../figures/table';
import type { Verdict } from '../figures/verdict';
import { coldVisit } from '../visit/cold-visit';
import { comparePages, type ComparedPage } from '../visit/compare-pages';
import { pageAt } from '../part/pages';
import { comeToRest } from '../visit/requests';
import { untilKept, untilSent } from '../visit/site-at-rest';
import { goUntilDrawn } from '../visit/watch-page';

const FROM = pageAt('/m/home');
/** Sections that the footer of home leads to; of the first nothing is fetched ahead, of the second its code is. */
const TO = [pageAt('/m/activity'), pageAt('/m/login')];

const MOST_OF_MONOLITH = 0.5;
const MOST_UNSHAPED_MS = 100;

type Navigation = ComparedPage<number>;

function barsOf({ profile, path, composed, monolith }: Navigation): readonly Verdict[] {
  const bar = `4 navigation ${FROM.path} to ${path} ${profile.name}`;
  const compared: Verdict = {
    bar,
    value: ratio(median(composed), median(monolith)),
    limit: MOST_OF_MONOLITH,
    unit: '×',
  };
  return profile.link === null
    ? [compared, { bar, value: median(composed), limit: MOST_UNSHAPED_MS, unit: 'ms' }]
    : [compared];
}

function tableOf(all: readonly Navigation[]): string {
  const rows = all.map(({ profile, path, composed, monolith }) => [
    `${FROM.path} to ${path}`,
    profile.name,
    spreadText(composed),
    spreadText(monolith),
    ratio(median(composed), median(monolith)).toFixed(2),
  ]);
  return markdownTable(['way', 'link', 'composed ms', 'A+ ms', '× A+'], rows);
}

/** Point 4: from home at rest to a section not visited yet, from the click until it is drawn. */
export const navigation: BenchPart = {
  name: 'navigation',
  title: 'From home to a section',
  run: async (context) => {
    const all = await comparePages(context, TO, {
      measure: ({ sites: { browser }, site, page: to, profile }) =>
        coldVisit({ browser, site, page: FROM, profile }, async (page, log) => {
          await comeToRest(page, log);
          await untilKept(site, page);
          await untilSent(site);
          return goUntilDrawn(page, { to: to.path }, to.drawn);
        }),
      milliseconds: (taken) => taken,
      prefix: 'to ',
    });
    return { markdown: tableOf(all), verdicts: all.flatMap(barsOf), figures: all };
  },
};
