import type { Page, Route } from '@playwright/test';

/** Everything that may happen to a file on its way. */
export const FILE_FAULTS = ['missing', 'truncated', 'wrong type', 'wrong bytes', 'slow', 'refused'] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

/** A load is given up after ten seconds; the clock of a page is moved on by more. */
export const FILE_WAIT_MS = 10_500;

async function answer(route: Route, fault: FileFault): Promise<void> {
  if (fault === 'slow') return;
  if (fault === 'refused') return route.abort('connectionrefused');
  if (fault === 'missing')
    return route.fulfill({ status: 404, body: 'Not found', headers: { 'Cache-Control': 'no-store' } });
  const response = await route.fetch();
  if (fault === 'wrong type')
    return route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'text/html' } });
  const bytes = await response.body();
  const spoilt =
    fault === 'truncated'
      ? bytes.subarray(0, Math.floor(bytes.length / 2))
      : Buffer.concat([bytes, Buffer.from('\n;')]);
  return route.fulfill({ response, body: spoilt });
}

/** A file that does not come as it was published, under whatever query it is asked for. */
export class SpoiltFile {
  private isWell = true;
  private isAsked = false;

  private constructor(private readonly pattern: (url: URL) => boolean) {}

  static async of(page: Page, path: string, fault: FileFault): Promise<SpoiltFile> {
    const spoilt = new SpoiltFile((url) => url.pathname === path);
    spoilt.isWell = false;
    await page.route(spoilt.pattern, (route) => {
      spoilt.isAsked = true;
      // A page that is left takes its loads with it.
      return spoilt.isWell ? route.fallback() : answer(route, fault).catch(() => undefined);
    });
    return spoilt;
  }

  /** Whether the page asked for it at all. */
  get wasAsked(): boolean {
    return this.isAsked;
  }

  /** From now on it comes as it was published. */
  async mend(page: Page): Promise<void> {
    this.isWell = true;
    await page.unroute(this.pattern);
  }
}
