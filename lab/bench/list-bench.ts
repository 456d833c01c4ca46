import { parseArgs } from 'node:util';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { findBrowser } from 'e2e/browser/find-browser';
import publishOnce from 'e2e/support/releases/publish-once';
import { startSite } from 'e2e/support/site';
import { screenOf } from 'e2e/support/steps';
import { markFrames, stopMarks } from './frames/frame-marks';
import { recordWork, type FrameWork } from './frames/frame-work';
import { openPlainList } from './frames/plain-list';
import { scrollToTile } from './list-scroll';
import { brokenPromises, type ListMark } from './list-verdict';
import { counted } from 'release-cli/text/counted';

/** Games in the gateway, and how far down the list the bench goes. */
const GAMES = 20_000;
const MARKS = [100, 1000, 5000] as const;
/** How much slower than this machine the phone is taken to be. */
const CPU_SLOW_DOWN = 4;

/** Live DOM nodes and heap, after everything that is not needed any more has gone. */
async function memory(devtools: CDPSession): Promise<Pick<ListMark, 'nodes' | 'heapMegabytes'>> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { nodes, heapMegabytes: usedSize / 1024 / 1024 };
}

function workLine(works: readonly FrameWork[]): string {
  const longest = works
    .slice(0, 4)
    .map(({ ms, longestTask }) => `${ms.toFixed(0)} ms (a task ${longestTask.toFixed(0)})`);
  return `  work per frame by the thread's clock: ${counted(works.length, 'frame')}, ${works.filter(({ ms }) => ms > 50).length} over 50 ms; longest ${longest.join(', ')}`;
}

/** What is promised begins after the first page: it is drawn, and what comes behind it has come. */
async function firstPageOf(page: Page): Promise<void> {
  await screenOf(page, 'game-list').locator('[data-game]').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Scrolls through the list of slots and prints what it costs; with `plain`, through the same tiles without the site. */
async function measure(browser: Browser, page: Page, isPlain: boolean): Promise<readonly ListMark[]> {
  await page.goto('/m/gameList?gameType=RNG');
  await firstPageOf(page);
  if (isPlain) await openPlainList(page, GAMES);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN });
  const marks: ListMark[] = [];
  for (const tile of MARKS) {
    await markFrames(page);
    const { frames } = await recordWork(browser, page, () => scrollToTile(devtools, tile));
    const works = frames.toSorted((one, other) => other.ms - one.ms);
    await stopMarks(page);
    const drawn = await page.locator('main [data-game]').count();
    const { nodes, heapMegabytes } = await memory(devtools);
    marks.push({ tile, nodes, heapMegabytes, longestFrame: works[0]?.ms ?? 0 });
    const held = `${counted(nodes, 'DOM node')}, ${heapMegabytes.toFixed(1)} MB heap, ${counted(drawn, 'tile')} drawn`;
    process.stdout.write(`${tile} tiles: ${held}\n${workLine(works)}\n`);
  }
  return marks;
}

/**
 * `pnpm bench:list [--plain] [address]`: on a site of its own with 20,000 games, or on one that runs already. Exit
 * status 1 where the list breaks a promise. `--plain` measures the floor: what these tiles cost whoever draws them.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { plain: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [address] = positionals;
  if (address === undefined) publishOnce();
  const site = address === undefined ? await startSite({ games: GAMES }) : undefined;
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({
      baseURL: site?.url ?? address ?? '',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const broken = brokenPromises(await measure(browser, page, values.plain));
    process.stdout.write(broken.length === 0 ? 'Passed\n' : `Failed\n${broken.map((line) => `  ${line}\n`).join('')}`);
    process.exitCode = broken.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await site?.close();
  }
}

await main();
