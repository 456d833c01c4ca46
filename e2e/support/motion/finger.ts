import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import type { Gesture, Point } from './motions';

/** Moves of a stroke, and how far apart they are: as often as a phone tells of its finger. */
const MOVES = 24;
const MOVE_MS = 16;

async function touch(devtools: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ ...at }] : [] });
}

/** Taps or strokes by the protocol itself: what the test library does around a tap is work in the page's frames. */
export async function moveFinger(devtools: CDPSession, [from, to]: Gesture): Promise<void> {
  if (from === undefined) return;
  await touch(devtools, 'touchStart', from);
  if (to !== undefined) {
    for (let move = 1; move <= MOVES; move += 1) {
      const share = move / MOVES;
      await touch(devtools, 'touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
      await setTimeout(MOVE_MS);
    }
  }
  await touch(devtools, 'touchEnd');
}
