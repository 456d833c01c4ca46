import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, expect, type Browser, type CDPSession, type Page } from '@playwright/test';
import { PATHS } from 'shared-contracts/paths';
import { BROWSER_ARGUMENTS } from 'e2e/browser/browser-arguments';
import { findBrowser } from 'e2e/browser/find-browser';
import { silencePopups } from 'e2e/support/fixtures';
import { moveFinger } from 'e2e/support/motion/finger';
import { MOTIONS, type Motion } from 'e2e/support/motion/motions';
import { movedProperties, uncomposited, watchProperties } from 'e2e/support/motion/watch-properties';
import { LET_NAME_FUNCTIONS } from 'e2e/support/name-functions';
import publishOnce from 'e2e/support/releases/publish-once';
import { startSite } from 'e2e/support/site';
import { screenOf, signIn } from 'e2e/support/steps';
import { keepResult } from 'services/results';
import { markdownTable } from '../figures/table';
import { markFrames, stopMarks } from '../frames/frame-marks';
import { recordWork } from '../frames/frame-work';
import { markMotion, stopMarking } from './mark-motion';
import {
  brokenMotions,
  motionFigures,
  motionFrames,
  motionRow,
  type MotionFigures,
  type MotionFrames,
} from './motion-frames';

/** How much slower than this machine the phone is taken to be. */
const CPU_SLOW_DOWN = 4;
const HEADS = ['motion', 'drawn by', 'frames', 'median', 'longest', 'over 16.7', 'before it', 'moved'];

/** The page a motion is looked at in. */
interface Stage {
  readonly browser: Browser;
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** Long enough for a first time that only fetches what the next times need, ms. */
const BRIEF_MS = 700;

/** Once at full speed: what has to be fetched is there then. Answers what is asked of it before and after. */
async function rehearse<Answer>(
  stage: Stage,
  motion: Motion,
  lasts: number,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const gesture = await motion.ready(stage.page);
  await ask();
  await moveFinger(stage.devtools, gesture);
  await setTimeout(lasts);
  const answer = await ask();
  await motion.undo?.(stage.page);
  return answer;
}

/** Once at the speed of the phone. */
async function measure({ browser, page, devtools }: Stage, motion: Motion): Promise<MotionFrames> {
  const gesture = await motion.ready(page);
  await markMotion(page, motion);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN });
  await markFrames(page);
  const record = await recordWork(browser, page, async () => {
    await moveFinger(devtools, gesture);
    await setTimeout(motion.lasts);
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await stopMarks(page);
  await stopMarking(page);
  await motion.undo?.(page);
  return motionFrames(record, motion.seenBy === 'always');
}

/** A page of a person: watched for what moves, or left alone to be measured. */
async function openStage(browser: Browser, url: string, by: Motion['by'], isWatched: boolean): Promise<Stage> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  await context.addInitScript(LET_NAME_FUNCTIONS);
  await context.addInitScript(silencePopups);
  const page = await context.newPage();
  if (isWatched) await watchProperties(page);
  if (by === 'member') await signIn(page, 'demo_member');
  else await page.goto(PATHS.home);
  await expect(screenOf(page, 'home')).toBeVisible();
  return { browser, page, devtools: await context.newCDPSession(page) };
}

/** Pages of one person. */
interface Stages {
  readonly watched: Stage;
  readonly measured: Stage;
}

/** What follows a finger or what it began waits for the page; all else that is seen to move are animations. */
function drawnBy({ seenBy }: Motion): MotionFigures['drawnBy'] {
  return seenBy === 'finger' || seenBy === 'input' ? 'page' : 'compositor';
}

async function look({ watched, measured }: Stages, motion: Motion, rounds: number): Promise<MotionFigures> {
  const moved = await rehearse(watched, motion, motion.lasts, () => movedProperties(watched.page));
  await rehearse(measured, motion, Math.min(motion.lasts, BRIEF_MS), () => Promise.resolve());
  const found: MotionFrames[] = [];
  for (let round = 0; round < rounds; round += 1) found.push(await measure(measured, motion));
  for (const fault of uncomposited(moved)) process.stdout.write(`  ${motion.name}: ${fault}\n`);
  return motionFigures(
    { name: motion.name, drawnBy: drawnBy(motion) },
    found,
    moved.map(({ property }) => property),
  );
}

/**
 * `pnpm bench:motion [name]... [--rounds 3]`: what the frames of each motion cost the page's main thread on a
 * CPU slowed four times, and what moves. Exit status 1 where something else than the compositor's moves, or frames that
 * the page draws are late.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '3' },
      url: { type: 'string' },
    },
  });
  const wanted = MOTIONS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  if (values.url === undefined) publishOnce();
  const site = values.url === undefined ? await startSite({ server: 'origin' }) : undefined;
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_ARGUMENTS] });
  const all: MotionFigures[] = [];
  try {
    for (const by of ['visitor', 'member'] as const) {
      const ofPerson = wanted.filter((motion) => motion.by === by);
      if (ofPerson.length === 0) continue;
      const url = site?.url ?? values.url ?? '';
      const stages = {
        watched: await openStage(browser, url, by, true),
        measured: await openStage(browser, url, by, false),
      };
      for (const motion of ofPerson) {
        const figures = await look(stages, motion, Number(values.rounds));
        all.push(figures);
        process.stdout.write(`${motionRow(figures).join('  ')}\n`);
      }
    }
  } finally {
    await browser.close();
    await site?.close();
  }
  const table = markdownTable(HEADS, all.map(motionRow));
  process.stdout.write(`\n${table}\n`);
  keepResult('motion.md', table);
  const broken = brokenMotions(all);
  process.stdout.write(broken.length === 0 ? 'Passed\n' : `Failed\n${broken.map((line) => `  ${line}\n`).join('')}`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}

await main();
