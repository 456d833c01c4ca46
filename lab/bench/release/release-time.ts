import { build } from 'e2e/support/variants';
import { WORKSPACE } from 'build-preset/package-info';
import { releasedPackages } from 'services/section-folders';
import type { BenchPart } from '../part/bench-part';
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

/**
 * Point 7: one line changes; how long until it is served, against building everything: the site as one application, and
 * every package of it.
 */
export const releaseTime: BenchPart = {
  name: 'release-time',
  title: 'Time of a release',
  run: async ({ sites, say }) => {
    const { origin } = await sites();
    const seconds = { section: 0, whole: 0, packages: 0 };
    for (let run = 1; run <= RUNS; run += 1) {
      seconds.section = await secondsOf(() => releaseSection(origin, `1.2.${run}`));
      seconds.whole = await secondsOf(() => buildMonolith('timed', IN_REPOSITORY));
      seconds.packages = await secondsOf(() => build(releasedPackages(WORKSPACE)));
      const [section, whole, packages] = [seconds.section, seconds.whole, seconds.packages].map((s) => s.toFixed(1));
      say(`run ${run}: the section ${section} s, one application ${whole} s, all packages ${packages} s`);
    }
    const bar = '7 build, verify, publish and promote one section';
    const times = { whole: seconds.section / seconds.whole, packages: seconds.section / seconds.packages };
    const verdicts: readonly Verdict[] = [
      { bar: `${bar}, of one application`, value: times.whole, limit: MOST_OF_WHOLE, unit: '×' },
      { bar: `${bar}, of all packages`, value: times.packages, limit: MOST_OF_WHOLE, unit: '×' },
      { bar, value: seconds.section, limit: MOST_SECONDS, unit: 's' },
    ];
    const row = [seconds.section, seconds.whole, times.whole, seconds.packages, times.packages];
    const rows = [row.map((value) => value.toFixed(2))];
    const heads = [
      'one section, to served, s',
      'one application, built only, s',
      '×',
      'all packages, built only, s',
      '×',
    ];
    return { markdown: markdownTable(heads, rows), verdicts, figures: seconds };
  },
};
