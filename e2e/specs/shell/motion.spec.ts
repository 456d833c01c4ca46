import type { Page } from '@playwright/test';
import { PATHS } from 'shared-contracts/paths';
import { expect, test } from '../../support/fixtures';
import { moveFinger } from '../../support/motion/finger';
import { MOTIONS, type Motion } from '../../support/motion/motions';
import {
  movedProperties,
  uncomposited,
  watchProperties,
  type MovedProperty,
} from '../../support/motion/watch-properties';
import { screenOf, signIn } from '../../support/steps';

/** These wait for seconds until they begin by themselves; the frames' bench has them. */
const SLOW = ['banner by itself', 'language switch'];

/** Lets a motion go on until nothing of it moves any more, but for what never ends. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) < 2000);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

async function movedBy(page: Page, motion: Motion): Promise<readonly MovedProperty[]> {
  const devtools = await page.context().newCDPSession(page);
  const gesture = await motion.ready(page);
  await settle(page);
  await movedProperties(page);
  await moveFinger(devtools, gesture);
  let moved: readonly MovedProperty[] = [];
  if (motion.seenBy !== 'input')
    await expect
      .poll(async () => (moved = [...moved, ...(await movedProperties(page))]).length, { message: motion.name })
      .toBeGreaterThan(0);
  await settle(page);
  moved = [...moved, ...(await movedProperties(page))];
  await motion.undo?.(page);
  await settle(page);
  return [...moved, ...(await movedProperties(page))];
}

test('what moves, moves by the compositor alone', async ({ page }) => {
  test.setTimeout(90_000);
  await watchProperties(page);
  await page.goto(PATHS.home);
  await expect(screenOf(page, 'home')).toBeVisible();
  expect.soft(uncomposited(await movedProperties(page)), 'home as it comes').toEqual([]);
  for (const person of ['visitor', 'member'] as const) {
    if (person === 'member') await signIn(page, 'demo_member');
    for (const motion of MOTIONS.filter(({ by, name }) => by === person && !SLOW.includes(name)))
      await test.step(motion.name, async () => {
        expect.soft(uncomposited(await movedBy(page, motion)), motion.name).toEqual([]);
      });
  }
});

test('the watch sees layout that is animated, by styles and by code', async ({ page }) => {
  await watchProperties(page);
  await page.goto(PATHS.settings);
  await expect(screenOf(page, 'settings')).toBeVisible();
  await movedProperties(page);
  await page.getByRole('main').evaluate(async (main) => {
    const [grown, pushed] = [
      main.appendChild(document.createElement('p')),
      main.appendChild(document.createElement('b')),
    ];
    const growing = grown.animate([{ height: '0px' }, { height: '40px' }], 100);
    for (let step = 1; step <= 6; step += 1) {
      pushed.style.marginLeft = `${step}px`;
      await new Promise(requestAnimationFrame);
    }
    await growing.finished;
  });
  expect(uncomposited(await movedProperties(page))).toEqual(['height of p.', 'margin-left of b.']);
});
