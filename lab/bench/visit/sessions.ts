import type { Browser, BrowserContext } from '@playwright/test';
import { signIn, storageOf } from 'e2e/support/steps';
import type { BenchSite } from '../sites/bench-sites';

/** What a tab keeps of somebody who signed in. */
export type SavedSession = Readonly<Record<string, string>>;

/** Signs in as a player does; the gateway behind all sites is one, so the session holds for each of them. */
export async function saveSession(browser: Browser, site: BenchSite, account: string): Promise<SavedSession> {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await signIn(page, account);
    return (await storageOf(page)).session;
  } finally {
    await context.close();
  }
}

/** Gives every tab of a browser a session before its first script runs. */
export async function seedSession(context: BrowserContext, saved: SavedSession): Promise<void> {
  await context.addInitScript((entries) => {
    try {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    } catch {
      // A document without an origin has no storage.
    }
  }, saved);
}
