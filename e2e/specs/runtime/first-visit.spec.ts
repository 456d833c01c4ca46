import type { CDPSession, Page } from '@playwright/test';
import { counted } from 'release-cli/text/counted';
import { expect, test } from '../../support/fixtures';
import { withoutLiveChannel } from '../../support/live';
import { startSite } from '../../support/site';
import { screenOf, signIn } from '../../support/steps';

interface ScriptRequest {
  readonly url: string;
  /** Whoever asked for it: the page itself, or another script. */
  readonly askedBy: string;
  /** Of the answer's headers, which a connection of HTTP/2 says in short from the second on. */
  headerBytes: number;
  /** Of the compressed script. */
  bytes: number;
}

interface Initiator {
  readonly url?: string;
  readonly stack?: { readonly callFrames: readonly { readonly url: string }[] };
}

function initiatorUrl(initiator: Initiator): string {
  return initiator.stack?.callFrames[0]?.url ?? initiator.url ?? '';
}

/** Records every script of a page: who asked for it, and its bytes as they came. */
async function recordScripts(session: CDPSession): Promise<Map<string, ScriptRequest>> {
  const scripts = new Map<string, ScriptRequest>();
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    if (!/\.mjs(\?|$)/.test(request.url)) return;
    scripts.set(requestId, { url: request.url, askedBy: initiatorUrl(initiator), headerBytes: 0, bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const script = scripts.get(requestId);
    if (script !== undefined) script.headerBytes = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script !== undefined) script.bytes = encodedDataLength - script.headerBytes;
  });
  return scripts;
}

async function firstVisit(page: Page, path: string, screen: string): Promise<readonly ScriptRequest[]> {
  const session = await page.context().newCDPSession(page);
  const scripts = await recordScripts(session);
  await page.goto(path);
  await expect(screenOf(page, screen)).toBeVisible();
  // What comes after the first screen is drawn keeps nobody waiting.
  const needed = await page.evaluate((mark) => {
    const readyAt = performance.getEntriesByName(mark)[0]?.startTime ?? Infinity;
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime < readyAt)
      .map((entry) => entry.name);
  }, `mfe:${screen}:ready`);
  return [...scripts.values()].filter(({ url }) => needed.includes(url));
}

/** A script that another script asked for: it could not start before that one had come. */
function askedByScript({ askedBy }: ScriptRequest): boolean {
  return /\.mjs(\?|$)/.test(askedBy);
}

for (const [path, screen, limit] of [
  ['/m/home', 'home', 192.1],
  ['/m/login', 'login', 212.4],
] as const) {
  test(`first visit to ${path}: no script waits for another`, async ({ page }) => {
    const scripts = await firstVisit(page, path, screen);
    const waiting = scripts.filter(askedByScript);
    const kilobytes = scripts.reduce((sum, script) => sum + script.bytes, 0) / 1000;
    const depth = waiting.length === 0 ? 2 : 3;
    process.stdout.write(
      `    ${path}: ${counted(scripts.length, 'script')}, ${kilobytes.toFixed(1)} kB compressed, request depth ${depth}\n`,
    );
    expect(waiting).toEqual([]);
    expect(new Set(scripts.map((script) => script.url)).size).toBe(scripts.length);
    expect(kilobytes).toBeLessThan(limit);
  });
}

/** Records every call of a page, and whether the page itself asked for it or a script that had to come first. */
async function recordCalls(session: CDPSession): Promise<{ readonly call: string; readonly isByPage: boolean }[]> {
  const calls: { call: string; isByPage: boolean }[] = [];
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const { pathname, searchParams } = new URL(request.url);
    const [, path] = /^\/api\/v1(\/.+)/.exec(pathname) ?? [];
    if (path === undefined) return;
    searchParams.sort();
    const isByPage = !/\.mjs/.test(initiatorUrl(initiator));
    calls.push({ call: `${path}?${searchParams.toString()}`, isByPage });
  });
  return calls;
}

/** What every page of somebody who is signed in begins with. */
const OF_FRAME = ['/members/me', '/system/status', '/wallet'];

test('pages ask for their first data themselves, and nobody asks for it again', async ({ page, control }) => {
  await withoutLiveChannel(control);
  await signIn(page, 'demo_agent');
  const calls = await recordCalls(await page.context().newCDPSession(page));
  for (const [path, screen, expected] of [
    ['/m/home', 'home', ['/announcements', '/games', '/games/hot', '/games/types']],
    ['/m/gameList?gameType=RNG', 'game-list', ['/games']],
    ['/m/activity', 'activity', ['/announcements']],
    ['/m/agent', 'agent-home', ['/agent/team/kpi', '/announcements']],
  ] as const) {
    // What the page before still asks for is not this page's.
    await page.goto('about:blank');
    calls.splice(0);
    await page.goto(path);
    await expect(screenOf(page, screen)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const early = calls.filter(({ isByPage }) => isByPage).map(({ call }) => call);
    expect(early.map((call) => call.split('?')[0] ?? '').toSorted()).toEqual([...expected, ...OF_FRAME].toSorted());
    for (const call of early) expect(calls.filter((made) => made.call === call)).toHaveLength(1);
  }
});

for (const [path, screen, data, calls] of [
  ['/m/home', 'home', '[data-game]', ['announcements', 'games', 'games/hot', 'games/types']],
  ['/m/activity', 'activity', 'article', ['announcements']],
] as const) {
  test(`${path} is drawn at once with data that came before its code`, async ({ page }) => {
    const answers = calls.map(async (call) => {
      const answer = await page.waitForResponse((response) => new URL(response.url()).pathname === `/api/v1/${call}`);
      await answer.finished();
    });
    await page.route(/\.mjs$/, async (route) => {
      await Promise.all(answers);
      await route.continue();
    });
    await page.addInitScript(
      ([name, wanted]) => {
        new MutationObserver((_changes, observer) => {
          const drawn = document.querySelector(`[data-screen="${name}"]`);
          if (drawn === null) return;
          observer.disconnect();
          document.documentElement.dataset['firstDrawing'] = drawn.querySelector(wanted) === null ? 'empty' : 'whole';
        }).observe(document, { childList: true, subtree: true });
      },
      [screen, data] as const,
    );
    await page.goto(path);
    await expect(screenOf(page, screen).locator(data).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-first-drawing', 'whole');
  });
}

test('the measurement sees a script that waits for another', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const scripts = await recordScripts(session);
  await page.goto('/m/home');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect([...scripts.values()].filter(askedByScript).length).toBeGreaterThan(0);
});

test('the files may come from a second origin', async ({ page }) => {
  test.setTimeout(180_000);
  const site = await startSite({ assetsOrigin: true });
  try {
    await page.goto(`${site.url}/m/home`);
    await expect(screenOf(page, 'home')).toBeVisible();
    await page.goto(`${site.url}/m/login`);
    await expect(screenOf(page, 'login')).toBeVisible();
  } finally {
    // The page would go on asking while its site goes away.
    await page.goto('about:blank');
    await site.close();
  }
});
