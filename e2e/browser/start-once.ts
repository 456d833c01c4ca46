import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS } from './browser-arguments';

/** What happened when a browser was started: `absent` is a browser that Playwright has not downloaded. */
export type Start =
  | { readonly kind: 'started'; readonly path: string; readonly version: string }
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'absent' };

const MOST_LINES = 4;

/** The browser's own words in Playwright's message: what it wrote before it ended, else why it could not be started. */
export function ownWords(message: string): string {
  const lines = message.split('\n').map((line) => line.replace(/[╔═╗║╚╝]/g, '').trim());
  const written = lines.flatMap((line) => /^\[pid=\d+\]\[err\] (.+)$/.exec(line)?.[1] ?? []);
  if (written.length > 0) return written.slice(0, MOST_LINES).join('\n');
  const exit = lines.flatMap((line) => /<process did exit: exitCode=(\w+), signal=(\w+)>/.exec(line)?.slice(1) ?? []);
  if (exit.length > 0) return `it ended at once, with status ${exit[0]} and signal ${exit[1]}`;
  // Playwright's advice to run `npx playwright` does not work in this repository: find-browser.ts gives the right one.
  const said = lines.filter((line) => line !== '' && !/^<|^\[pid|npx playwright|following command/.test(line));
  return said.slice(0, MOST_LINES).join('\n');
}

/** Starts a browser, or Playwright's own without a path, opens an empty page and ends it. */
export async function startOnce(executablePath?: string): Promise<Start> {
  try {
    const server = await chromium.launchServer({
      ...(executablePath !== undefined && { executablePath }),
      args: [...BROWSER_ARGUMENTS],
      host: '127.0.0.1',
    });
    try {
      const browser = await chromium.connect(server.wsEndpoint());
      const page = await browser.newPage();
      await page.goto('about:blank');
      return { kind: 'started', path: server.process().spawnfile, version: browser.version() };
    } finally {
      await server.close();
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (executablePath === undefined && message.includes("Executable doesn't exist")) return { kind: 'absent' };
    return { kind: 'failed', words: ownWords(message) };
  }
}
