import { expect, type Locator, type Page } from '@playwright/test';
import { FEED_PATH } from 'shared-contracts/release/feed';

/** A page asks for the feed at most once a minute. */
const NEXT_CHECK_MS = 61_000;

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

/** Lets the page look for news now, and waits until it has them. */
export async function askForNews(page: Page): Promise<void> {
  const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === FEED_PATH);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await (await asked).finished();
}

/** The player comes back to the tab: it looks for news. */
export async function lookForNews(page: Page): Promise<void> {
  await page.clock.fastForward(NEXT_CHECK_MS);
  await askForNews(page);
}

/** Until the page has made of the news what it makes of it: that takes a signature check and a drawing. */
export async function newsTaken(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await crypto.subtle.digest('SHA-256', new Uint8Array(1));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** The player comes back, and the page has made of the news what it makes of it. */
export async function hearNews(page: Page): Promise<void> {
  await lookForNews(page);
  await newsTaken(page);
}
