import { PATHS } from 'shared-contracts/paths';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { screenOf, signIn } from '../../support/steps';

/** How many documents the page has loaded. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  return () => documents;
}

interface Refusal {
  readonly address: string;
  readonly goal: string;
  /** The screen of the goal. */
  readonly screen: string;
  readonly text?: string;
}

/** Opens an address that gives way, and steps back from what is shown in its place. */
async function openAndStepBack(page: Page, { address, goal, screen, text }: Refusal): Promise<void> {
  await page.goto(PATHS.help);
  await expect(screenOf(page, 'help')).toBeVisible();
  const documents = countDocuments(page);
  const isTold = text === undefined ? undefined : expect(page.getByText(text)).toBeVisible();
  await page.goto(address);
  await expect(page).toHaveURL((url) => url.pathname === goal);
  await isTold;
  await expect(screenOf(page, screen)).toBeVisible();
  expect(documents()).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === PATHS.help);
  await expect(screenOf(page, 'help')).toBeVisible();
}

test('a trial that opens the messages is told so over the message centre, and one step back leads away', async ({
  page,
}) => {
  await page.goto(PATHS.trial);
  await expect(screenOf(page, 'home')).toBeVisible();
  await openAndStepBack(page, {
    address: PATHS.webEmail,
    goal: PATHS.message,
    screen: 'message-center',
    text: 'Not available for free trial accounts',
  });
});

test('a member on pages that are switched off or lack their promotion steps back once', async ({ page, control }) => {
  const whitelabel = { promotions: { REFERRAL: false }, flags: { PLYRBT: false } };
  await control.scenario('off', { status: { info: { whitelabel } } });
  await signIn(page, 'demo_member');
  await openAndStepBack(page, {
    address: PATHS.inviteFriends,
    goal: PATHS.home,
    screen: 'home',
    text: 'Please contact customer service',
  });
  await openAndStepBack(page, { address: PATHS.applyReward, goal: PATHS.activity, screen: 'activity' });
  await openAndStepBack(page, { address: PATHS.rebateReport, goal: PATHS.deposit, screen: 'deposit' });
  await openAndStepBack(page, {
    address: '/m/nowhere',
    goal: PATHS.home,
    screen: 'home',
    text: 'This page does not exist',
  });
  // A person who is signed in has no business on the pages of visitors.
  await openAndStepBack(page, {
    address: `${PATHS.login}?redirect=${encodeURIComponent(PATHS.securityCenter)}`,
    goal: PATHS.securityCenter,
    screen: 'security',
  });
  await openAndStepBack(page, { address: PATHS.forget, goal: PATHS.home, screen: 'home' });
});

test('a member whose promotion is unknown comes to the list within the document', async ({ page }) => {
  await signIn(page, 'demo_member');
  await openAndStepBack(page, { address: `${PATHS.applyReward}?id=99999`, goal: PATHS.activity, screen: 'activity' });
});
