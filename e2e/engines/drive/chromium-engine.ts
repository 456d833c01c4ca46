import { chromium, type Browser } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../../browser/browser-arguments';
import type { EnginePrograms } from '../plan/engine-names';
import { PATIENCE_MS, VIEWPORT, type Engine, type Session } from './session';

async function openSession(browser: Browser): Promise<Session> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1,
    locale: 'en-US',
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} at ${message.location().url}`);
  });
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
  return {
    goTo: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded', timeout: PATIENCE_MS })),
    // As text: the page's policy lets nothing in the page make code of a text.
    run: (body, given) => page.evaluate(`((given) => { ${body} })(${JSON.stringify(given)})`),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: async (text) => {
      if (text === '\n') await page.keyboard.press('Enter');
      else await page.keyboard.type(text);
    },
    screenshot: () => page.screenshot(),
    takeFaults: () => Promise.resolve(faults.splice(0)),
    close: () => context.close(),
  };
}

/**
 * Starts a build of Chromium without a window, driven over the Chrome DevTools Protocol. Of the driver only what old builds
 * have is used: what it finds elements with needs a newer one.
 */
export async function startChromium({ browser: executablePath, libraries }: EnginePrograms): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath,
    args: [...BROWSER_ARGUMENTS],
    timeout: PATIENCE_MS,
    ...(libraries !== undefined && { env: { ...process.env, LD_LIBRARY_PATH: libraries } }),
  });
  return { version: browser.version(), openSession: () => openSession(browser), close: () => browser.close() };
}
