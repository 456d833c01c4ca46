import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, expect, type Browser, type CDPSession, type Page } from '@playwright/test';
import { PATHS } from 'shared-contracts/paths';
import { BROWSER_ARGUMENTS, findBrowser } from '../../browser';
import { silencePopups } from '../../support/fixtures';
import { moveFinger } from '../../support/motion/finger';
import { MOTIONS, type Motion } from '../../support/motion/motions';
import {
  movedProperties,
  uncomposited,
  watchProperties,
  type MovedProperty,
} from '../../support/motion/watch-properties';
import { ROOT } from '../../support/places';
import publishOnce from '../../support/publish-once';
import { startSite } from '../../support/site';
import { screenOf, signIn } from '../../support/steps';
import { documentWith } from '../figures/document';
import { markdownTable } from '../figures/table';
import { recordFrames, stopFrames } from '../frames/frame-record';
import { recordWork } from '../frames/frame-work';
import { markMotion, stopMarking } from './mark-motion';
import { motionFigures, motionFrames, motionRow, type MotionFigures, type MotionFrames } from './motion-frames';

/** How much slower than this machine the phone is taken to be. */
const CPU_SLOW_DOWN = 4;
const DOCUMENT = path.join(ROOT, 'docs/shell.md');
const MARKS = { name: 'motion', command: 'pnpm bench:motion --write' };
const HEADS = ['motion', 'frames', 'median', 'longest', 'over 16.7', 'before it', 'moved'];

/** The page a motion is looked at in. */
interface Stage {
  readonly browser: Browser;
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** Once at full speed: what has to be fetched is there then, and what moves is known. */
async function rehearse({ page, devtools }: Stage, motion: Motion): Promise<readonly MovedProperty[]> {
  const gesture = await motion.ready(page);
  await movedProperties(page);
  await moveFinger(devtools, gesture);
  await setTimeout(motion.lasts);
  const moved = await movedProperties(page);
  await motion.undo?.(page);
  return moved;
}

/** Once at the speed of the phone. */
async function measure({ browser, page, devtools }: Stage, motion: Motion): Promise<MotionFrames> {
  const gesture = await motion.ready(page);
  await markMotion(page, motion);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN });
  await recordFrames(page);
  const record = await recordWork(browser, page, async () => {
    await moveFinger(devtools, gesture);
    await setTimeout(motion.lasts);
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await stopFrames(page);
  await stopMarking(page);
  await motion.undo?.(page);
  return motionFrames(record);
}

/** A page of its own for each person: watched while motions are rehearsed, left alone while they are measured. */
async function openStage(browser: Browser, url: string, motion: Motion, isWatched: boolean): Promise<Stage> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  await context.addInitScript('globalThis.__name ??= (named) => named');
  await context.addInitScript(silencePopups);
  const page = await context.newPage();
  if (isWatched) await watchProperties(page);
  if (motion.by === 'member') await signIn(page, 'demo_member');
  else await page.goto(PATHS.home);
  await expect(screenOf(page, 'home')).toBeVisible();
  return { browser, page, devtools: await context.newCDPSession(page) };
}

async function look(browser: Browser, url: string, motion: Motion, rounds: number): Promise<MotionFigures> {
  const watched = await openStage(browser, url, motion, true);
  const moved = await rehearse(watched, motion);
  await watched.page.context().close();
  const stage = await openStage(browser, url, motion, false);
  await rehearseUnwatched(stage, motion);
  const measured: MotionFrames[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measure(stage, motion));
  await stage.page.context().close();
  for (const fault of uncomposited(moved)) process.stdout.write(`  ${motion.name}: ${fault}\n`);
  return motionFigures(
    motion.name,
    measured,
    moved.map(({ property }) => property),
  );
}

/** Brings what the first time fetches. */
async function rehearseUnwatched({ page, devtools }: Stage, motion: Motion): Promise<void> {
  await moveFinger(devtools, await motion.ready(page));
  await setTimeout(motion.lasts);
  await motion.undo?.(page);
}

/**
 * `pnpm bench:motion [name]... [--rounds 3] [--write]`: what the frames of each motion cost the page's main thread on a
 * CPU slowed four times, and what moves. Exit status 1 where a frame of a motion is late or something is laid out in it.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '3' },
      write: { type: 'boolean', default: false },
      url: { type: 'string' },
    },
  });
  const wanted = MOTIONS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  if (values.url === undefined) publishOnce();
  const site = values.url === undefined ? await startSite({ server: 'origin' }) : undefined;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS] });
  const all: MotionFigures[] = [];
  try {
    for (const motion of wanted) {
      const figures = await look(browser, site?.url ?? values.url ?? '', motion, Number(values.rounds));
      all.push(figures);
      process.stdout.write(`${motionRow(figures).join('  ')}\n`);
    }
  } finally {
    await browser.close();
    await site?.close();
  }
  const table = markdownTable(HEADS, all.map(motionRow));
  process.stdout.write(`\n${table}\n`);
  if (values.write) writeFileSync(DOCUMENT, documentWith(readFileSync(DOCUMENT, 'utf8'), table, MARKS));
  process.exitCode = all.every(({ late, frames }) => late === 0 && frames > 0) ? 0 : 1;
}

await main();
