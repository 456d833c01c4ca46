import type { BrowserContext } from '@playwright/test';
import { FEED_PATH } from 'shared-contracts/release/feed';
import { WORKER_PATH } from 'shared-contracts/release/installed';
import type { BenchPart } from '../part/bench-part';
import { kilobytes, markdownTable } from '../figures/table';
import type { Verdict } from '../figures/verdict';
import { UNSHAPED } from 'e2e/link/profiles';
import { visitOnce, type LinkUse } from '../return-visit/visit-once';
import { buildMonolith } from '../sites/build-monolith';
import type { BenchSite, BenchSites } from '../sites/bench-sites';
import { SITE_TITLES, type SiteName } from '../sites/site-names';
import type { Sent } from '../sites/sent-log';
import { openPhone } from '../visit/cold-visit';
import { pageAt } from '../part/pages';
import { IN_REPOSITORY, releaseSection, SCREEN, SECTION } from './one-line';

const VERSION = '1.1.0';
const MOST_CODE_KILOBYTES = 4;

/** The first visit after a release may begin with the page that was kept; the next one has the release. */
const VISITS_AFTER = 2;

/** What a returning player was sent, bytes of bodies. */
interface Fetched {
  readonly site: BenchSite['name'];
  readonly page: number;
  readonly code: number;
  /** Of the code, what belongs to other packages than the released one. */
  readonly others: number;
  /** What keeps an open page in step with the releases, and the worker. */
  readonly state: number;
  readonly files: readonly string[];
}

/** Sites in which no file belongs to one package. */
const ONE_BUILD: readonly SiteName[] = ['monolith', 'plain'];

interface Returning {
  readonly site: BenchSite;
  readonly context: BrowserContext;
}

/** The screen that is about to change, seen once; the browser keeps what it fetched. */
async function firstVisit({ browser }: BenchSites, site: BenchSite): Promise<Returning> {
  const context = await openPhone(browser);
  await visitOnce(context, site, pageAt(SCREEN), UNSHAPED);
  return { site, context };
}

const isPage = ({ path }: Sent): boolean => path === SCREEN;
const isState = ({ path }: Sent): boolean => path === FEED_PATH || path === WORKER_PATH;

async function visitsAfter({ site, context }: Returning): Promise<Fetched> {
  const visits: LinkUse[] = [];
  for (let visit = 0; visit < VISITS_AFTER; visit += 1)
    visits.push(await visitOnce(context, site, pageAt(SCREEN), UNSHAPED));
  const all = visits.flatMap((visit) => visit.all);
  const code = visits.flatMap((visit) => visit.code);
  const sum = (sent: readonly Sent[]): number => sent.reduce((bytes, one) => bytes + one.bytes, 0);
  return {
    site: site.name,
    page: sum(all.filter(isPage)),
    code: sum(code),
    others: sum(code.filter(({ path }) => !path.startsWith(`/r/${SECTION}/`))),
    state: sum(all.filter(isState)),
    files: code.map(({ path }) => path),
  };
}

function barsOf(composed: Fetched, monolith: Fetched): readonly Verdict[] {
  const bar = (what: string): string => `6 release of one line in ${SECTION}: ${what}`;
  const whole = ({ page, code, state }: Fetched): number => page + code + state;
  return [
    {
      bar: bar('on top of the page'),
      value: (composed.code + composed.state) / 1000,
      limit: MOST_CODE_KILOBYTES,
      unit: 'kB',
    },
    { bar: bar('code of other packages'), value: composed.others / 1000, limit: 0, unit: 'kB' },
    { bar: bar('all of that, against A+'), value: whole(composed) / whole(monolith), limit: 1, unit: '×' },
  ];
}

/** Point 6: one line of a section is released between two visits. */
export const release: BenchPart = {
  name: 'release',
  title: 'After a release of one section',
  run: async ({ sites, say }) => {
    const opened = await sites();
    const returning: Returning[] = [];
    try {
      for (const site of [opened.composed, opened.monolith, ...opened.peers])
        returning.push(await firstVisit(opened, site));
      releaseSection(opened.origin, VERSION);
      await opened.releaseMonolith(await buildMonolith('released', IN_REPOSITORY));
      await opened.releasePeers(IN_REPOSITORY);
      const fetched: Fetched[] = [];
      for (const visitor of returning) fetched.push(await visitsAfter(visitor));
      fetched.forEach(({ site, files }) => say(`${site} fetched ${files.join(', ') || 'no code'}`));
      const [composed, monolith] = fetched as [Fetched, Fetched];
      const rows = fetched.map(({ site, page, code, others, state, files }) => [
        SITE_TITLES.get(site) ?? site,
        kilobytes(page),
        kilobytes(code),
        String(files.length),
        ONE_BUILD.includes(site) ? '' : kilobytes(others),
        kilobytes(state),
      ]);
      return {
        markdown: markdownTable(
          ['site', 'page kB', 'code kB', 'files', 'of other packages kB', 'state of the releases, worker kB'],
          rows,
        ),
        verdicts: barsOf(composed, monolith),
        figures: fetched,
      };
    } finally {
      for (const { context } of returning) await context.close();
    }
  },
};
