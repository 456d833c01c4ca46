import { expect, type Locator, type Page } from '@playwright/test';
import { screenOf } from '../steps';

/** What the copies hold, by the name of each. */
export function copies(page: Page): Promise<Record<string, { readonly url: string; readonly text: string }[]>> {
  return page.evaluate(async () => {
    const found: Record<string, { url: string; text: string }[]> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const entries = await cache.keys();
      found[name] = await Promise.all(
        entries.map(async ({ url }) => ({ url, text: (await (await cache.match(url))?.text()) ?? '' })),
      );
    }
    return found;
  });
}

const hasPage = async (page: Page): Promise<boolean> => ((await copies(page))['lobby-copy-1-page'] ?? []).length === 1;

/**
 * Waits until the worker of another release has taken over: it forgets the page of the one before. A navigation that the
 * browser sends to a worker on its way out may never end while a debugger is attached, as it is here.
 */
export async function untilOtherWorker(page: Page): Promise<void> {
  await expect.poll(() => hasPage(page)).toBe(false);
}

/** Comes twice, as players do: the answers of the second visit are kept too. */
export async function visitTwice(page: Page): Promise<void> {
  await page.goto('/m/home');
  await expect(screenOf(page, 'home')).toBeVisible();
  await expect.poll(() => hasPage(page)).toBe(true);
  await page.reload();
  await expect(page.locator('[data-slot="home.catalogue"] img').first()).toBeVisible();
  await expect.poll(async () => ((await copies(page))['lobby-copy-1-answers'] ?? []).length).toBeGreaterThan(1);
}

/** What says that a page is a copy. */
export function offlineSign(page: Page): Locator {
  return page.getByRole('region', { name: 'Offline' });
}
