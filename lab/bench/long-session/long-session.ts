import type { CDPSession } from '@playwright/test';
import type { BenchPart } from '../part/bench-part';
import { ratio } from 'services/figures/statistics';
import { markdownTable } from '../figures/table';
import type { Verdict } from '../figures/verdict';
import { openPhone } from '../visit/cold-visit';
import { pageAt } from '../part/pages';
import { goUntilDrawn, untilReady, watchPage } from '../visit/watch-page';
import { heapSize } from './heap-size';
import { counted } from 'release-cli/text/counted';

/** Where links of home's footer lead to; from each the player goes back. */
const PLACES = [pageAt('/m/activity'), pageAt('/m/login')];

/** Navigations after which is counted; by the first everything that is kept on purpose is there. */
const MARKS = [60, 180, 300] as const;
const MOST_GROWTH = 1.05;

interface MemoryMark {
  readonly navigations: number;
  readonly heapMegabytes: number;
  /** Compiled code, on top of that. */
  readonly codeMegabytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Heap, nodes and listeners once everything that nobody holds has gone. */
async function memoryOf(session: CDPSession, navigations: number): Promise<MemoryMark> {
  // What a first collection lets go of may be all that held something else.
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  // A snapshot lets go of more than a collection: what a page that was just left held among it.
  const { data, code } = await heapSize(session);
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return {
    navigations,
    heapMegabytes: data / 1_000_000,
    codeMegabytes: code / 1_000_000,
    nodes,
    listeners: jsEventListeners,
  };
}

function barsOf(marks: readonly MemoryMark[]): readonly Verdict[] {
  const [first] = marks;
  const last = marks.at(-1);
  if (first === undefined || last === undefined) return [];
  return (['heapMegabytes', 'nodes', 'listeners'] as const).map((what) => ({
    bar: `9 long session ${what} after ${last.navigations} navigations against ${first.navigations}`,
    value: ratio(last[what], first[what]),
    limit: MOST_GROWTH,
    unit: '×',
  }));
}

/** Point 9: one tab, three hundred navigations. */
export const longSession: BenchPart = {
  name: 'long-session',
  title: 'Long session',
  run: async ({ sites, say }) => {
    const { browser, composed } = await sites();
    composed.shaper.renew(null);
    const context = await openPhone(browser);
    try {
      const page = await context.newPage();
      const home = pageAt('/m/home');
      await watchPage(page, home.drawn);
      const session = await context.newCDPSession(page);
      await page.goto(`${composed.url}${home.path}`);
      await untilReady(page);
      const marks: MemoryMark[] = [];
      for (let step = 0; step < Math.max(...MARKS); step += 1) {
        const place = PLACES[(step / 2) % PLACES.length];
        if (place === undefined) await goUntilDrawn(page, 'back', home.drawn);
        else await goUntilDrawn(page, { to: place.path }, place.drawn);
        if (!MARKS.some((mark) => mark === step + 1)) continue;
        const mark = await memoryOf(session, step + 1);
        marks.push(mark);
        say(
          `${counted(mark.navigations, 'navigation')}: ${mark.heapMegabytes.toFixed(1)} MB, ${counted(mark.nodes, 'node')}`,
        );
      }
      const rows = marks.map(({ navigations, heapMegabytes, codeMegabytes, nodes, listeners }) => [
        String(navigations),
        heapMegabytes.toFixed(2),
        codeMegabytes.toFixed(2),
        String(nodes),
        String(listeners),
      ]);
      const markdown = markdownTable(['navigations', 'heap MB', 'compiled MB', 'nodes', 'listeners'], rows);
      return { markdown, verdicts: barsOf(marks), figures: marks };
    } finally {
      await context.close();
    }
  },
};
