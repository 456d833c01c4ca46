import type { Locator, Page } from '@playwright/test';

/** Controls of the tab order. */
/** Tab comes to a group of radio buttons or tabs once, at the chosen one; the arrows go on from there. */
const BY_ARROWS = ':not([role="radio"][tabindex="-1"], [role="tab"][tabindex="-1"])';
const TABBABLE = ['a[href]', 'button:enabled', 'input:enabled'].map((kind) => kind + BY_ARROWS).join(', ');

/** Where Tab went from where the focus was. */
export interface TabWalk {
  /** Names of the controls inside that Tab never came to. */
  readonly missed: readonly string[];
  /** What else it came to, in page order. */
  readonly outside: readonly string[];
}

/**
 * Presses Tab until it comes round. The browser's own controls, where the focus is on no element of the page,
 * are part of the round.
 */
export async function walkByTab(page: Page, root: Locator): Promise<TabWalk> {
  const places = new Map<string, boolean>();
  let last = '';
  for (let steps = 0; steps < 120; steps += 1) {
    await page.keyboard.press('Tab');
    const place = await root.evaluate((element, selector) => {
      const active = document.activeElement;
      if (active === null || active === document.body || active === document.documentElement) return null;
      const index = [...document.querySelectorAll(selector)].indexOf(active);
      const name = active.getAttribute('aria-label') ?? active.textContent;
      return { key: `${index} ${name.trim()}`, isInside: element.contains(active) };
    }, TABBABLE);
    // A date has several stops inside one control.
    if (place === null || place.key === last) continue;
    last = place.key;
    if (places.has(place.key)) break;
    places.set(place.key, place.isInside);
  }
  const wanted = await root.evaluate((element, selector) => {
    const all = [...document.querySelectorAll(selector)];
    return all
      .filter((one) => element.contains(one) && one.checkVisibility())
      .map((one) => `${all.indexOf(one)} ${(one.getAttribute('aria-label') ?? one.textContent).trim()}`);
  }, TABBABLE);
  return {
    missed: wanted.filter((key) => !places.has(key)),
    outside: [...places].filter(([, isInside]) => !isInside).map(([key]) => key.replace(/^-?\d+ /, '')),
  };
}
