import type { BrowserContext } from '@playwright/test';
import type { LinkProfile } from 'e2e/link/profiles';
import type { BenchSite } from '../sites/bench-sites';
import type { Sent } from '../sites/sent-log';
import { slowAndLog } from '../visit/cold-visit';
import type { BenchPage } from '../part/pages';
import { comeToRest } from '../visit/requests';
import { untilKept, untilSent } from '../visit/site-at-rest';
import { readTimes, untilReady, watchPage } from '../visit/watch-page';

/** What went over the link in one visit until the page was at rest, and its worker with it. */
export interface LinkUse {
  readonly ready: number;
  /** Scripts, styles and manifests of the packages, asked for by whomever. */
  readonly code: readonly Sent[];
  readonly all: readonly Sent[];
}

const CODE = /^\/r\/.*\.(mjs|js|css|json)(\?|$)/;

/** Visits a page with what the browser has kept, on connections of its own, and closes the tab once page and worker are at rest. */
export async function visitOnce(
  context: BrowserContext,
  site: BenchSite,
  { path, drawn }: BenchPage,
  profile: LinkProfile,
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
  await untilKept(site, page);
  await untilSent(site);
  await page.close();
  const all = site.sent.all.slice(sentBefore);
  return { ready, code: all.filter((sent) => CODE.test(sent.path)), all };
}
