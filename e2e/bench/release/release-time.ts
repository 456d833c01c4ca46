import type { BenchPart } from '../bench-part';
import { markdownTable } from '../figures/table';
import type { Verdict } from '../figures/verdict';
import { buildMonolith } from '../sites/build-monolith';
import { IN_REPOSITORY, releaseSection } from './one-line';

const MOST_OF_WHOLE = 0.25;
const MOST_SECONDS = 10;

/** Of each way the first run warms the machine's file cache, and the second counts. */
const RUNS = 2;

async function secondsOf(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Point 7: one line changes; how long until it is served, against building everything. */
export const releaseTime: BenchPart = {
  name: 'release-time',
  title: 'Time of a release',
  run: async ({ sites, say }) => {
    const { origin } = await sites();
    const seconds = { section: 0, whole: 0 };
    for (let run = 1; run <= RUNS; run += 1) {
      seconds.section = await secondsOf(() => releaseSection(origin, `1.2.${run}`));
      seconds.whole = await secondsOf(() => buildMonolith('timed', IN_REPOSITORY));
      say(`run ${run}: the section ${seconds.section.toFixed(1)} s, everything ${seconds.whole.toFixed(1)} s`);
    }
    const bar = '7 build, verify, publish and promote one section';
    const verdicts: readonly Verdict[] = [
      { bar, value: seconds.section / seconds.whole, limit: MOST_OF_WHOLE, unit: '×' },
      { bar, value: seconds.section, limit: MOST_SECONDS, unit: 's' },
    ];
    const rows = [[seconds.section, seconds.whole, seconds.section / seconds.whole].map((value) => value.toFixed(2))];
    const heads = ['one section, to served, s', 'everything, built only, s', '×'];
    return { markdown: markdownTable(heads, rows), verdicts, figures: seconds };
  },
};
