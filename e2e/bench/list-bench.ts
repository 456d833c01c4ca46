import { chromium, type CDPSession, type Page } from '@playwright/test';
import { findBrowser } from '../browser';
import publishOnce from '../support/publish-once';
import { startSite } from '../support/site';
import { screenOf } from '../support/steps';
import { recordFrames, scrollToTile, stopFrames, type FrameRecord } from './list-scroll';

/** Games in the gateway, and how far down the list the bench goes. */
const GAMES = 20_000;
const MARKS = [100, 1000, 5000] as const;
/** How much slower than this machine the phone is taken to be. */
const CPU_SLOW_DOWN = 4;
/** A frame longer than this is felt. */
const LONGEST_FRAME_MS = 50;

/** Live DOM nodes and heap, after everything that is not needed any more has gone. */
async function memory(devtools: CDPSession): Promise<string> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return `${nodes} DOM nodes, ${(usedSize / 1024 / 1024).toFixed(1)} MB heap`;
}

function framesLine({ frames, longest, tasks }: FrameRecord): string {
  const list = longest.map(({ ms, at }) => `${ms.toFixed(0)} ms at ${at} px`).join(', ');
  return `  ${frames} frames, ${tasks} tasks over 50 ms; longest frames ${list}`;
}

/** Scrolls through the list of slots and prints what it costs; answers the longest frame, ms. */
async function measure(page: Page): Promise<number> {
  await page.goto('/m/gameList?gameType=RNG');
  await screenOf(page, 'game-list').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN });
  let longest = 0;
  for (const tile of MARKS) {
    await recordFrames(page);
    await scrollToTile(page, devtools, tile);
    const record = await stopFrames(page);
    longest = Math.max(longest, record.longest[0]?.ms ?? 0);
    const drawn = await page.locator('main [data-game]').count();
    process.stdout.write(`${tile} tiles: ${await memory(devtools)}, ${drawn} tiles drawn\n${framesLine(record)}\n`);
  }
  return longest;
}

/** `pnpm bench:list [address]`: on a site of its own with 20,000 games, or on one that runs already. */
async function main(): Promise<void> {
  const [address] = process.argv.slice(2);
  if (address === undefined) publishOnce();
  const site = address === undefined ? await startSite({ games: GAMES }) : undefined;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({
      baseURL: site?.url ?? address ?? '',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const longest = await measure(page);
    const verdict = longest > LONGEST_FRAME_MS ? 'over' : 'within';
    process.stdout.write(`Longest frame ${longest.toFixed(0)} ms: ${verdict} ${LONGEST_FRAME_MS} ms\n`);
  } finally {
    await browser.close();
    await site?.close();
  }
}

await main();
