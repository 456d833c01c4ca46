import type { BrowserContext, Page } from '@playwright/test';
import type { LinkProfile } from '../link/profiles';
import type { BenchSite } from '../sites/bench-sites';
import { slowAndLog } from '../visit/cold-visit';
import type { BenchPage } from '../visit/pages';
import { comeToRest, type PageRequest } from '../visit/requests';
import { readTimes, untilReady, watchPage } from '../visit/watch-page';

/** What went over the link in one visit until the page was at rest. */
export interface LinkUse {
  readonly ready: number;
  /** Scripts and styles. */
  readonly code: readonly PageRequest[];
  readonly all: readonly PageRequest[];
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
  const page = await context.newPage();
  await watchPage(page, drawn);
  const log = await slowAndLog(page, profile.cpuSlowDown);
  await page.goto(`${site.url}${path}`, { waitUntil: 'commit', timeout: 60_000 });
  await untilReady(page);
  await comeToRest(page, log);
  const { ready } = await readTimes(page);
  const all = log.requests.filter(({ isFromCache }) => !isFromCache);
  await untilLeft(page);
  await page.close();
  return { ready, code: all.filter(({ kind }) => kind === 'Script' || kind === 'Stylesheet'), all };
}
