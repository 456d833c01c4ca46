import type { Browser, BrowserContext, Page } from '@playwright/test';
import { BUSINESS_ZONE } from 'reference-gateway/data/days';
import { chainDepth } from '../figures/chain';
import type { LinkProfile } from 'e2e/link/profiles';
import type { BenchSite } from '../sites/bench-sites';
import type { BenchPage } from '../part/pages';
import { logRequests, type RequestLog } from './requests';
import { seedSession, type SavedSession } from './sessions';
import { readTimes, untilReady, watchPage, type PageTimes } from './watch-page';

/** What one visit came to; sizes in bytes on the wire with headers. */
export interface VisitFigures extends PageTimes {
  /** Of scripts, until ready. */
  readonly scriptBytes: number;
  /** Of the page itself. */
  readonly pageBytes: number;
  /** Of everything, until ready. */
  readonly allBytes: number;
  readonly requests: number;
  readonly chain: number;
}

/** Pop-ups of home cover what is clicked, and come long after what is measured. */
const POPUPS_SEEN = { seenPopups: 'visitor member app' };

/** A browser as a phone would have it: nothing cached, nothing stored but a session and that home's pop-ups were seen. */
export async function openPhone(browser: Browser, session?: SavedSession): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 1,
    locale: 'en-US',
    // Players are where their operator is: what a page asks for by the day of the device is the operator's day.
    timezoneId: BUSINESS_ZONE,
  });
  await seedSession(context, { ...POPUPS_SEEN, ...session });
  return context;
}

/** Slows a page's processor and logs what it asks for. */
export async function slowAndLog(page: Page, cpuSlowDown: number): Promise<RequestLog> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown });
  return logRequests(session);
}

/** What a visit came to, by the page's clock and the browser's log. */
export async function visitFigures(page: Page, log: RequestLog): Promise<VisitFigures> {
  const times = await readTimes(page);
  // What the page takes a second time from memory went over no link.
  const sent = log.requests.filter(({ isFromCache }) => !isFromCache);
  const inTime = sent.filter(({ finishedAt }) => finishedAt !== undefined && log.sinceStart(finishedAt) <= times.ready);
  const sizeOf = (kinds: readonly string[]): number =>
    inTime.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0);
  const chained = sent.map(({ startedAt, finishedAt, ...request }) => ({
    ...request,
    startedAt: log.sinceStart(startedAt),
    ...(finishedAt === undefined ? {} : { finishedAt: log.sinceStart(finishedAt) }),
  }));
  return {
    ...times,
    scriptBytes: sizeOf(['Script']),
    pageBytes: sizeOf(['Document']),
    allBytes: inTime.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: inTime.length,
    chain: chainDepth(chained, times.hostRuns, times.ready),
  };
}

/** Who visits what, and how. */
export interface Visit {
  readonly browser: Browser;
  readonly site: BenchSite;
  readonly page: BenchPage;
  readonly profile: LinkProfile;
  /** Of who is signed in. */
  readonly saved?: SavedSession | undefined;
}

/** A first visit: a fresh link, a fresh browser state. What is read is read when the page has come to rest. */
export async function coldVisit<Result>(
  { browser, site, page: { path, drawn }, profile, saved }: Visit,
  read: (page: Page, log: RequestLog) => Promise<Result>,
): Promise<Result> {
  site.shaper.renew(profile.link);
  const context = await openPhone(browser, saved);
  try {
    const page = await context.newPage();
    await watchPage(page, drawn);
    const log = await slowAndLog(page, profile.cpuSlowDown);
    await page.goto(`${site.url}${path}`, { waitUntil: 'commit', timeout: 60_000 });
    await untilReady(page);
    await log.quiet();
    return await read(page, log);
  } finally {
    await context.close();
  }
}
