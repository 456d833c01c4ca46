import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { ANSWERING_ROOT } from 'e2e/support/answering';
import { Control } from 'e2e/support/control';
import { NO_POPUPS, silencePopups } from 'e2e/support/fixtures';
import { LET_NAME_FUNCTIONS } from 'e2e/support/name-functions';
import { comeAs } from 'e2e/support/surfaces/surfaces';
import type { Surface } from 'e2e/support/surfaces/surface';
import { markMotion } from '../motion/mark-motion';
import { comeToRest, logRequests, type RequestLog } from '../visit/requests';
import { takeTaps, watchTaps, type TapRecord } from './watch-taps';

/** How much slower than this machine the phone is taken to be. */
const CPU_SLOW_DOWN = 4;
/** How long a finger rests on the glass, ms. */
const TOUCH_MS = 60;
/** How long the page is left alone before a tap and after it, ms: what came before is drawn, what comes of it is told. */
const STEADY_MS = 200;
const WATCH_MS = 1200;
/** What opens over a page. */
const MOVING = { seenBy: { animationOf: '[data-surface], [data-panel], [role="alertdialog"]' } } as const;

/** A page of one person. */
export interface Stage {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly log: RequestLog;
  readonly control: Control;
}

/** Opens the page of a person who has just signed in, at a gateway that has seen nobody before. */
export async function openStage(browser: Browser, url: string, as: Surface['as']): Promise<Stage> {
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
  await watchTaps(page);
  // An open stream would be a page that never rests.
  await page.route('**/live', (route) => route.fulfill({ status: 204 }));
  const control = new Control(url);
  await control.reset();
  await control.scenario(NO_POPUPS, { popups: [] });
  await comeAs(page, as);
  const devtools = await context.newCDPSession(page);
  return { page, devtools, control, log: await logRequests(devtools) };
}

/** Opens a page and lets it come to rest. */
export async function settle({ page, log }: Stage, path: string): Promise<void> {
  await page.goto(path);
  await page.locator(`${ANSWERING_ROOT} [data-screen][data-ready]`).first().waitFor();
  await comeToRest(page, log);
  await markMotion(page, MOVING);
}

async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`Nothing to touch: ${target.toString()}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Taps by the protocol itself on a slowed processor. What the test library looks for in a page is work of the page's own
 * thread, many times that of the tap: it looks before and after, at full speed.
 */
export async function tap({ page, devtools }: Stage, target: Locator): Promise<TapRecord> {
  const at = await middleOf(target);
  await setTimeout(STEADY_MS);
  await takeTaps(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await setTimeout(TOUCH_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await setTimeout(WATCH_MS);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return takeTaps(page);
}
