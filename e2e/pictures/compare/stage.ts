import type { Page } from '@playwright/test';
import type { ScenarioOverrides } from 'reference-gateway/control-api';
import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { settled } from '../shot';

/** The moment of every picture: an afternoon in the middle of a week and of a month. */
export const MOMENT = Date.parse('2026-03-18T06:30:00Z');

/** What differs from one picture to the next however the clock stands, and is covered by a plain block. */
const VARYING: readonly string[] = [
  // Drawn by chance each time it is asked for.
  'img[src^="data:image/png"]',
  // The version that runs is another after every change of the sources.
  '[data-screen="settings"] p:has(button)',
];

/** Comes forward and stands back as the page under it comes to rest: its own specs look at it. */
const HIDDEN = '[data-floating-widget] { visibility: hidden }';

/** What the site says of itself, which would else be the port of this run. */
export const OWN_ADDRESS: ScenarioOverrides = { status: { info: { mainDomain: 'play.aurora.example' } } };

/** Hides what pictures are taken without, on every document that the page opens. A rule set this way asks no policy. */
export async function hideRestless(page: Page): Promise<void> {
  await page.addInitScript((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
  }, HIDDEN);
}

/** Counts what a page still waits for. */
export class Waiting {
  readonly #open = new Set<object>();

  constructor(page: Page) {
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith(API_PREFIX)) this.#open.add(request);
    });
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => this.#open.delete(request));
  }

  isOver(): boolean {
    return this.#open.size === 0;
  }
}

/** What is in view, without what moves. */
export async function still(page: Page): Promise<Buffer> {
  await settled(page);
  return page.screenshot({
    animations: 'disabled',
    mask: VARYING.map((selector) => page.locator(selector)),
    maskColor: '#7f7f7f',
  });
}
