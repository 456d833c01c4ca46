import type { CDPSession, Page } from '@playwright/test';
import { isLiveChannel } from '../sites/live-channel';

/** One request of a page, as the browser's own log has it. */
export interface PageRequest {
  readonly url: string;
  /** `Document`, `Script`, `Stylesheet`, `Fetch`, `Image`, … */
  readonly kind: string;
  /** Address of what asked for it; null when the browser does not say. */
  readonly askedBy: string | null;
  /** Seconds of the browser's clock. */
  readonly startedAt: number;
  /** Absent while it runs, and when it failed. */
  finishedAt?: number;
  /** On the wire, headers included. */
  bytes: number;
  isFromCache: boolean;
}

/** The log of one page. */
export interface RequestLog {
  readonly requests: readonly PageRequest[];
  /** Milliseconds since the navigation began, of a moment of the browser's clock. */
  readonly sinceStart: (moment: number) => number;
  /** Resolves once nothing but the live channel has been under way for a while, or after a limit. */
  readonly quiet: () => Promise<void>;
}

const QUIET_MS = 500;
const LONGEST_WAIT_MS = 10_000;

interface Initiator {
  readonly url?: string;
  readonly stack?: InitiatorStack;
}

interface InitiatorStack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: InitiatorStack;
}

/**
 * The script or page behind a request: the nearest call frame that has an address. What the starter preloads has none:
 * the browser says that it asked by itself.
 */
function initiatorOf({ url, stack }: Initiator): string | null {
  for (let part = stack; part !== undefined; part = part.parent) {
    const frame = part.callFrames.find((entry) => isAddress(entry.url));
    if (frame !== undefined) return frame.url;
  }
  return url !== undefined && isAddress(url) ? url : null;
}

function isAddress(url: string): boolean {
  return /^https?:/.test(url);
}

/** Logs every request of a page from now on. */
export async function logRequests(session: CDPSession): Promise<RequestLog> {
  const byId = new Map<string, PageRequest>();
  let start: { readonly moment: number } | null = null;
  let changedAt = performance.now();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp, type }) => {
    changedAt = performance.now();
    start ??= { moment: timestamp };
    const askedBy = initiatorOf(initiator as Initiator);
    byId.set(requestId, {
      url: request.url,
      kind: type ?? 'Other',
      askedBy,
      startedAt: timestamp,
      bytes: 0,
      isFromCache: false,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const found = byId.get(requestId);
    if (found !== undefined) found.isFromCache = true;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const found = byId.get(requestId);
    if (found !== undefined && response.fromDiskCache === true) found.isFromCache = true;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    changedAt = performance.now();
    const found = byId.get(requestId);
    if (found === undefined) return;
    found.finishedAt = timestamp;
    found.bytes = encodedDataLength;
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    changedAt = performance.now();
    byId.delete(requestId);
  });
  const isQuiet = (): boolean =>
    performance.now() - changedAt >= QUIET_MS &&
    [...byId.values()].every(({ url, finishedAt }) => finishedAt !== undefined || isLiveChannel(url));
  return {
    get requests() {
      return [...byId.values()].filter(({ url }) => isAddress(url));
    },
    sinceStart: (moment) => (moment - (start?.moment ?? moment)) * 1000,
    quiet: async () => {
      const until = performance.now() + LONGEST_WAIT_MS;
      while (!isQuiet() && performance.now() < until) await new Promise((done) => setTimeout(done, 50));
    },
  };
}

/** Waits until a page has also done what it does when it is idle: fetch ahead. */
export async function comeToRest(page: Page, log: RequestLog): Promise<void> {
  for (let idle = 0; idle < 2; idle += 1) {
    await log.quiet();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })));
  }
  await log.quiet();
}
