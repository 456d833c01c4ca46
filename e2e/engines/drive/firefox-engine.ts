import { launch, type Browser } from 'puppeteer-core';
import type { EnginePrograms } from '../plan/engine-names';
import { PATIENCE_MS, VIEWPORT, type Engine, type Session } from './session';

/**
 * On leaving a page Firefox cuts off what is still coming, and then reports that nothing has not the right hash. The hash it
 * names is that of no bytes: a file that came with other bytes has another one. Calls that it cuts off it reports as the
 * service worker's failure; a call that fails on a page that stays shows there.
 */
const CUT_OFF = [
  '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'A ServiceWorker intercepted the request and encountered an unexpected error',
];

async function openSession(browser: Browser): Promise<Session> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.setViewport(VIEWPORT);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} at ${message.location().url ?? ''}`);
  });
  page.on('pageerror', (error) => {
    const words = error instanceof Error ? error.message : String(error);
    if (!CUT_OFF.some((sign) => words.includes(sign))) faults.push(`thrown: ${words}`);
  });
  return {
    goTo: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    // As text: the page's policy lets nothing in the page make code of a text.
    run: (body, given) => page.evaluate(`((given) => { ${body} })(${JSON.stringify(given)})`),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    takeFaults: () => Promise.resolve(faults.splice(0)),
    close: () => context.close(),
  };
}

/** Starts Firefox without a window, driven over WebDriver BiDi. */
export async function startFirefox({ browser: executablePath }: EnginePrograms): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: PATIENCE_MS,
    protocolTimeout: PATIENCE_MS,
  });
  return {
    version: (await browser.version()).split('/').at(-1) ?? '',
    openSession: () => openSession(browser),
    close: () => browser.close(),
  };
}
