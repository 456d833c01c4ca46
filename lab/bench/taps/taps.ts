import { chromium, type Browser } from '@playwright/test';
import { BROWSER_ARGUMENTS } from 'e2e/browser/browser-arguments';
import { findBrowser } from 'e2e/browser/find-browser';
import publishOnce from 'e2e/support/releases/publish-once';
import { startSite } from 'e2e/support/site';
import type { BenchPart } from '../part/bench-part';
import { openStage } from './stage';
import { tapTables, tapVerdicts, type MeasuredTap } from './tap-figures';
import { visits, type Visit } from './visits';

/** What was measured, and journeys that could not be taken, each with the reason. */
interface Taken {
  readonly taps: readonly MeasuredTap[];
  readonly failures: readonly string[];
}

function tapLine({ name, interaction, movesAfter }: MeasuredTap): string {
  const moved = movesAfter === null ? '' : `, moves after ${movesAfter.toFixed(0)}`;
  return `${name}: ${interaction.duration.toFixed(0)} ms${moved}`;
}

/** Takes a visit; what cannot be done is left, and the rest goes on. */
export async function takeVisit(
  browser: Browser,
  url: string,
  { as, acts }: Visit,
  say: (line: string) => void,
): Promise<Taken> {
  const stage = await openStage(browser, url, as);
  const taken: MeasuredTap[] = [];
  const failures: string[] = [];
  try {
    for (const { name, act } of acts) {
      try {
        const found = await act(stage);
        taken.push(...found);
        found.map(tapLine).forEach(say);
      } catch (error) {
        const [reason = ''] = String(error).split('\n');
        failures.push(`${name}: ${reason}`);
        say(`not taken: ${name}: ${String(error)}`);
      }
    }
  } finally {
    await stage.page.context().close();
  }
  return { taps: taken, failures };
}

/** Taps of the suite's journeys and every surface, on a processor slowed four times, by the browser's Event Timing. */
export const taps: BenchPart = {
  name: 'taps',
  title: 'Taps',
  run: async ({ options: { rounds }, say }) => {
    publishOnce();
    const site = await startSite({ server: 'origin' });
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_ARGUMENTS] });
    const all: Taken[] = [];
    try {
      for (let round = 0; round < rounds; round += 1)
        for (const visit of visits()) all.push(await takeVisit(browser, site.url, visit, say));
    } finally {
      await browser.close();
      await site.close();
    }
    const taken = all.flatMap((one) => one.taps);
    const failures = [...new Set(all.flatMap((one) => one.failures))];
    const untaken = failures.map((bar) => ({ bar: `taps not taken: ${bar}`, value: NaN, limit: 0, unit: 'ms' }) as const);
    return { markdown: tapTables(taken), verdicts: [...tapVerdicts(taken), ...untaken], figures: taken };
  },
};
