import { expect, type Locator, type Page } from '@playwright/test';
import { FEED_PATH } from 'shared-contracts/release/feed';

/** A page in sight asks for the feed every 25 s. */
const NEXT_CHECK_MS = 26_000;

/**
 * Loads the page, up to where it follows the releases: that comes after all the player waits for. The clock is put
 * forward once the section is shown; before that it would run into the time that a section may take to load.
 */
export async function untilFollowing(page: Page, load: () => Promise<unknown>, shown: Locator): Promise<void> {
  const following = page.waitForResponse(/\/after-start\.[^/]+\.mjs$/);
  await load();
  await expect(shown).toBeVisible();
  await page.clock.fastForward(10_000);
  await (await following).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Does what makes the page look for news, and waits until it has them. */
async function untilAsked(page: Page, act: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === FEED_PATH);
  await act();
  await (await asked).finished();
}

/** Lets the page look for news now, and waits until it has them. */
export async function askForNews(page: Page): Promise<void> {
  await untilAsked(page, () => page.evaluate(() => window.dispatchEvent(new Event('focus'))));
}

/** The tab stays open and in sight: it looks for news by itself. */
export async function lookForNews(page: Page): Promise<void> {
  await untilAsked(page, () => page.clock.fastForward(NEXT_CHECK_MS));
}

/** Until the page has made of the news what it makes of it: that takes a signature check and a drawing. */
export async function newsTaken(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await crypto.subtle.digest('SHA-256', new Uint8Array(1));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** The tab looks for news, and the page has made of the news what it makes of it. */
export async function hearNews(page: Page): Promise<void> {
  await lookForNews(page);
  await newsTaken(page);
}
