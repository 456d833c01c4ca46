import type { BrowserContext } from '@playwright/test';
import type { BenchPart } from '../bench-part';
import { kilobytes, markdownTable } from '../figures/table';
import type { Verdict } from '../figures/verdict';
import { UNSHAPED } from '../link/profiles';
import { visitOnce } from '../return-visit/visit-once';
import { buildMonolith } from '../sites/build-monolith';
import type { BenchSite, BenchSites } from '../sites/bench-sites';
import { openPhone } from '../visit/cold-visit';
import { pageAt } from '../visit/pages';
import { IN_REPOSITORY, releaseSection, SCREEN, SECTION } from './one-line';

const VERSION = '1.1.0';
const MOST_CODE_KILOBYTES = 4;

/** What a returning player's browser fetched, bytes on the wire. */
interface Fetched {
  readonly site: BenchSite['name'];
  readonly page: number;
  readonly code: number;
  /** Of the code, what belongs to other packages than the released one. */
  readonly others: number;
  readonly files: readonly string[];
}

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

async function secondVisit({ site, context }: Returning): Promise<Fetched> {
  const { code, all } = await visitOnce(context, site, pageAt(SCREEN), UNSHAPED);
  const sum = (requests: typeof all): number => requests.reduce((bytes, request) => bytes + request.bytes, 0);
  return {
    site: site.name,
    page: sum(all.filter(({ kind }) => kind === 'Document')),
    code: sum(code),
    others: sum(code.filter(({ url }) => !new URL(url).pathname.startsWith(`/r/${SECTION}/`))),
    files: code.map(({ url }) => new URL(url).pathname),
  };
}

function barsOf(composed: Fetched, monolith: Fetched): readonly Verdict[] {
  const bar = (what: string): string => `6 release of one line in ${SECTION}: ${what}`;
  return [
    { bar: bar('code'), value: composed.code / 1000, limit: MOST_CODE_KILOBYTES, unit: 'kB' },
    { bar: bar('code of other packages'), value: composed.others / 1000, limit: 0, unit: 'kB' },
    {
      bar: bar('page and code, against A+'),
      value: (composed.page + composed.code) / (monolith.page + monolith.code),
      limit: 1,
      unit: '×',
    },
  ];
}

/** Point 6: one line of a section is released between two visits. */
export const release: BenchPart = {
  name: 'release',
  title: 'After a release of one section',
  run: async ({ sites, say }) => {
    const opened = await sites();
    const returning = [await firstVisit(opened, opened.composed), await firstVisit(opened, opened.monolith)];
    try {
      releaseSection(opened.origin, VERSION);
      await opened.releaseMonolith(await buildMonolith('released', IN_REPOSITORY));
      const fetched: Fetched[] = [];
      for (const visitor of returning) fetched.push(await secondVisit(visitor));
      fetched.forEach(({ site, files }) => say(`${site} fetched ${files.join(', ') || 'no code'}`));
      const [composed, monolith] = fetched as [Fetched, Fetched];
      const rows = fetched.map(({ site, page, code, others, files }) => [
        site === 'composed' ? 'composed' : 'A+',
        kilobytes(page),
        kilobytes(code),
        String(files.length),
        site === 'composed' ? kilobytes(others) : '',
      ]);
      return {
        markdown: markdownTable(['site', 'page kB', 'code kB', 'files', 'of other packages kB'], rows),
        verdicts: barsOf(composed, monolith),
        figures: fetched,
      };
    } finally {
      for (const { context } of returning) await context.close();
    }
  },
};
