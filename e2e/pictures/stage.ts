import type { Page } from '@playwright/test';
import type { ScenarioOverrides } from 'reference-gateway/server/control/control-api';
import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { expect } from '../support/fixtures';

/** The moment of every picture: an afternoon in the middle of a week and of a month. */
export const MOMENT = Date.parse('2026-03-18T06:30:00Z');

/** What differs from one run to the next at the same moment; it is covered by a plain block. */
export const VARYING: readonly string[] = [
  // The captcha is drawn at random.
  'img[src^="data:image/png"]',
  // The version changes with the sources.
  '[data-screen="settings"] p:has(button)',
];

/** The button over the page moves while the page comes to rest; its own specs look at it. */
const HIDDEN = '[data-floating-widget] { visibility: hidden }';

/** The site's own address, which would otherwise show the port of the run. */
export const OWN_ADDRESS: ScenarioOverrides = { status: { info: { mainDomain: 'play.aurora.example' } } };

/** Hides what moves, in every document of the page. The page's policy allows sheets that a script adopts. */
export async function hideRestless(page: Page): Promise<void> {
  await page.addInitScript((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
  }, HIDDEN);
}

/** Counts the calls of a page that have no answer yet. */
export class OpenCalls {
  readonly #open = new Set<object>();

  constructor(page: Page) {
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith(API_PREFIX)) this.#open.add(request);
    });
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => this.#open.delete(request));
  }

  get count(): number {
    return this.#open.size;
  }
}

/** Images in view that are not loaded. One without an address gets it later. */
function missingImages(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.images].filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return isInView && (!image.complete || image.currentSrc === '');
      }).length,
  );
}

/** Waits until a screen is drawn, its calls are answered and its images in view are loaded. */
export async function expectLoaded(page: Page, calls: OpenCalls): Promise<void> {
  await expect(page.locator('[data-screen][data-ready], [data-section="failed"]').first()).toBeVisible();
  await expect.poll(async () => calls.count + (await missingImages(page)), { message: 'the screen loads' }).toBe(0);
}
