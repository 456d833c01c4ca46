import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** Pixels per second: a thumb that never rests, faster than pages load (at most one a second). */
const SCROLL_SPEED = 3000;
/** Pixels of one stroke. */
const STROKE = 6000;

/** Asks the page by the protocol itself: what the test library wraps around a question is work in the page's frames. */
async function ask(devtools: CDPSession, expression: string): Promise<number> {
  const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true });
  return Number(result.value);
}

/** The number of the last tile that is drawn. */
const LAST_TILE = "[...document.querySelectorAll('main [aria-posinset]')].at(-1)?.ariaPosInSet ?? 0";

/** Pictures that were asked for and have come; -1 while one is on its way. No question of where they are: a layout. */
const PICTURES_THERE =
  "(([...asked]) => asked.every(({ complete }) => complete) ? asked.length : -1)(document.querySelectorAll('main [aria-posinset] img[src]'))";
/** Three rows are in view whole, whatever the place. */
const LEAST_IN_VIEW = 9;

/** Strokes after which the thumb lets the page come to rest, so that its pictures come. */
const STROKES_PER_REST = 10;
const LOOK_MILLISECONDS = 250;

/** Waits until the tiles in view have their pictures. */
async function comeToRest(devtools: CDPSession): Promise<void> {
  while ((await ask(devtools, PICTURES_THERE)) < LEAST_IN_VIEW) await setTimeout(LOOK_MILLISECONDS);
}

/** Scrolls on as a thumb does, until the tile of that number is drawn and has come to rest. */
export async function scrollToTile(devtools: CDPSession, tile: number): Promise<void> {
  for (let stroke = 1; (await ask(devtools, LAST_TILE)) < tile; stroke += 1) {
    await devtools.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: -STROKE,
      speed: SCROLL_SPEED,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
    if (stroke % STROKES_PER_REST === 0) await comeToRest(devtools);
  }
  await comeToRest(devtools);
}
