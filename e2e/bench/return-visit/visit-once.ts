import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { LinkProfile } from '../link/profiles';
import type { BenchSite } from '../sites/bench-sites';
import type { Sent } from '../sites/sent-log';
import { slowAndLog } from '../visit/cold-visit';
import type { BenchPage } from '../visit/pages';
import { comeToRest } from '../visit/requests';
import { readTimes, untilReady, watchPage } from '../visit/watch-page';

/** What went over the link in one visit until the page was at rest, and its worker with it. */
export interface LinkUse {
  readonly ready: number;
  /** Scripts and styles of the packages, asked for by whomever. */
  readonly code: readonly Sent[];
  readonly all: readonly Sent[];
}

const CODE = /^\/r\/.*\.(mjs|js|css)(\?|$)/;
const LOOK_MS = 250;
const MOST_LOOKS = 40;

/** Waits until a site has nothing under way, and nothing came between two looks. */
async function untilSent({ sent }: BenchSite): Promise<void> {
  let before: number | null = null;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await setTimeout(LOOK_MS);
    if (before !== null && sent.rest === before) return;
    before = sent.rest;
  }
}

/** Visits a page with what the browser has kept, on connections of its own, and closes the tab once nothing holds it. */
export async function visitOnce(
  context: BrowserContext,
  site: BenchSite,
  { path, drawn }: BenchPage,
  profile: LinkProfile,
  untilLeft: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<LinkUse> {
  site.shaper.renew(profile.link);
  const sentBefore = site.sent.all.length;
  const page = await context.newPage();
  await watchPage(page, drawn);
  const log = await slowAndLog(page, profile.cpuSlowDown);
  await page.goto(`${site.url}${path}`, { waitUntil: 'commit', timeout: 60_000 });
  await untilReady(page);
  await comeToRest(page, log);
  const { ready } = await readTimes(page);
  await untilLeft(page);
  await untilSent(site);
  await page.close();
  const all = site.sent.all.slice(sentBefore);
  return { ready, code: all.filter((sent) => CODE.test(sent.path)), all };
}

/** A visit that another one follows: on the composed site it lasts until the worker has kept what that begins with. */
export function untilKept({ name }: BenchSite): ((page: Page) => Promise<void>) | undefined {
  if (name === 'monolith') return undefined;
  return async (page) => {
    await page.waitForFunction(async () => (await caches.match('/m/home', { ignoreVary: true })) !== undefined);
  };
}
