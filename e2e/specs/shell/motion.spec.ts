import type { Page } from '@playwright/test';
import { gameList } from 'shared-contracts/api/endpoints/games';
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

/**
 * Left to the bench and to the check of styles: they wait for seconds until they begin, nothing travels in them, or they
 * move as another one does.
 */
const LEFT_OUT = [
  'banner by itself',
  'winners',
  'theme switch',
  'language switch',
  'digits of the jackpot',
  'balance',
  'accordion',
];

/** Lets go on to its end what comes and goes quickly: more is known of a motion once it has begun. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) <= 500);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** What of the page moves then. */
function sought({ seenBy, moves = '*' }: Motion): string {
  return typeof seenBy === 'object' ? seenBy.animationOf : moves;
}

async function movedBy(page: Page, motion: Motion): Promise<readonly MovedProperty[]> {
  const devtools = await page.context().newCDPSession(page);
  const gesture = await motion.ready(page);
  await settle(page);
  await movedProperties(page);
  await moveFinger(devtools, gesture);
  const moved: MovedProperty[] = [];
  const look = async (): Promise<boolean> => {
    moved.push(...(await movedProperties(page, sought(motion))));
    return moved.some(({ property, fits }) => fits && ['transform', 'opacity'].includes(property));
  };
  await expect.poll(look, { message: motion.name, intervals: [50] }).toBe(true);
  await settle(page);
  await motion.undo?.(page);
  await settle(page);
  await look();
  await devtools.detach();
  return moved;
}

test('what moves, moves by the compositor alone', async ({ page }) => {
  test.setTimeout(180_000);
  await watchProperties(page);
  await page.goto(PATHS.home);
  await expect(screenOf(page, 'home')).toBeVisible();
  expect.soft(uncomposited(await movedProperties(page)), 'home as it comes').toEqual([]);
  for (const person of ['visitor', 'member'] as const) {
    if (person === 'member') await signIn(page, 'demo_member');
    for (const motion of MOTIONS.filter(({ by, name }) => by === person && !LEFT_OUT.includes(name)))
      await test.step(motion.name, async () => {
        expect.soft(uncomposited(await movedBy(page, motion)), motion.name).toEqual([]);
      });
  }
});

test('a list that is pulled down is requested again', async ({ page, control }) => {
  const pull = MOTIONS.find(({ name }) => name === 'pull to refresh');
  await page.goto(PATHS.rng);
  const gesture = (await pull?.ready(page)) ?? [];
  const before = (await control.requests(gameList.id)).length;
  await moveFinger(await page.context().newCDPSession(page), gesture);
  await expect.poll(async () => (await control.requests(gameList.id)).length).toBeGreaterThan(before);
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
  expect(uncomposited(await movedProperties(page)).toSorted()).toEqual(['height of p.', 'margin-left of b.']);
});
