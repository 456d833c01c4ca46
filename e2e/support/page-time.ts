import type { Page } from '@playwright/test';

/** Stops the page's clock: from here on time passes only as the spec says. `page.clock.install` comes before the page. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** What the page hears when a person comes back to its tab. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** What is read does not say when it is: with a clock of the page's own, it would set its time back to the real one. */
export async function hideDates(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const descriptor = Object.getOwnPropertyDescriptor(Headers.prototype, 'get');
    const read = descriptor?.value as (this: Headers, name: string) => string | null;
    Headers.prototype.get = function get(name) {
      return name.toLowerCase() === 'date' ? null : read.call(this, name);
    };
  });
}
