import type { Page } from '@playwright/test';
import { PATHS } from 'shared-contracts/paths';
import { expect, test } from '../../support/fixtures';
import { moveTo } from '../../support/page-frame';
import { smallTargets, type SmallTarget } from '../../support/page-checks/small-targets';
import { screenOf, signIn } from '../../support/steps';

/** Screens that between them have every part of the kit that is pressed. */
const SCREENS = {
  visitor: [
    [PATHS.home, 'home'],
    [PATHS.rng, 'game-list'],
    [PATHS.lottery, 'lottery'],
    [PATHS.activity, 'activity'],
    [PATHS.login, 'login'],
    [PATHS.register, 'register'],
    [PATHS.settings, 'settings'],
  ],
  member: [
    [PATHS.memberHome, 'member-home'],
    [PATHS.deposit, 'deposit'],
    [PATHS.transactions, 'transactions'],
    [PATHS.rewardCenter, 'reward-center'],
  ],
} as const;

/**
 * Smaller than a finger needs on purpose. The two at the page's edge stay in its gutter, where they lie over nothing; a
 * dot of a carousel does what a stroke over the whole of it does.
 */
const NARROW = /"(Quick links|Invite friends|Slide \d+ of \d+)"$/;

async function unexpected(page: Page): Promise<readonly SmallTarget[]> {
  return (await smallTargets(page)).filter(({ name }) => !NARROW.test(name));
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a finger meets every control', async ({ page }) => {
  test.setTimeout(120_000);
  for (const person of ['visitor', 'member'] as const) {
    if (person === 'member') await signIn(page, 'demo_member');
    else await page.goto(PATHS.settings);
    for (const [path, screen] of SCREENS[person]) {
      await moveTo(page, path);
      await expect(screenOf(page, screen)).toBeVisible();
      expect.soft(await unexpected(page), `${path} for the ${person}`).toEqual([]);
    }
  }
});

test('the measurement sees a small control, and what reaches beyond its picture', async ({ page }) => {
  await page.goto(PATHS.settings);
  await expect(screenOf(page, 'settings')).toBeVisible();
  await page.getByRole('main').evaluate((main) => {
    for (const [name, reach] of [
      ['small', '0px'],
      ['reaching', '8px'],
    ] as const) {
      const [button, more] = [document.createElement('button'), document.createElement('span')];
      button.style.cssText = 'display: block; position: relative; width: 60px; height: 30px; margin: 20px';
      more.style.cssText = `position: absolute; inset: -${reach}`;
      button.append(name, more);
      main.prepend(button);
    }
  });
  expect(await unexpected(page)).toEqual([{ name: 'button. "small"', width: 60, height: 30 }]);
});
