import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { BenchSite } from '../sites/bench-sites';

const LOOK_MS = 250;
const MOST_LOOKS = 40;

/** Waits until a site has nothing under way, and nothing came between two looks; what a worker asks for is in no page's log. */
export async function untilSent({ sent }: Pick<BenchSite, 'sent'>): Promise<void> {
  let before: number | null = null;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await setTimeout(LOOK_MS);
    if (before !== null && sent.rest === before) return;
    before = sent.rest;
  }
}

/** On the composed site, waits until the worker has kept what the next visit begins with: the page is the last of it. */
export async function untilKept({ name }: Pick<BenchSite, 'name'>, page: Page): Promise<void> {
  if (name !== 'composed') return;
  await page.waitForFunction(async () => (await caches.match('/m/home', { ignoreVary: true })) !== undefined);
}
