import type { Locator, Page } from '@playwright/test';

/** Tab comes to a group of radio buttons or tabs once, at the chosen one; the arrows go on from there. */
const BY_ARROWS = ':not([role="radio"][tabindex="-1"], [role="tab"][tabindex="-1"])';
/** Controls of the tab order. */
const TABBABLE = ['a[href]', 'button:enabled', 'input:enabled'].map((kind) => kind + BY_ARROWS).join(', ');

/** Where Tab went from where the focus was. */
export interface TabWalk {
  /** Names of the controls inside that Tab never came to. */
  readonly missed: readonly string[];
  /** What else it came to, in page order. */
  readonly outside: readonly string[];
}

interface Stop {
  /** The element's own, whatever comes or goes around it. */
  readonly id: number;
  readonly name: string;
  readonly isInside: boolean;
}

/** Teaches the page to tell elements apart: a number each, kept with the element. */
async function numberElements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const numbers = new WeakMap<Element, number>();
    let last = 0;
    const numberOf = (element: Element): number => {
      const known = numbers.get(element);
      if (known !== undefined) return known;
      last += 1;
      numbers.set(element, last);
      return last;
    };
    Object.assign(globalThis, {
      stopAt: (element: Element, root: Element) => ({
        id: numberOf(element),
        name: (element.getAttribute('aria-label') ?? element.textContent).trim(),
        isInside: root.contains(element),
      }),
    });
  });
}

type StopAt = (element: Element, root: Element) => Stop;

/**
 * Presses Tab until it comes round. The browser's own controls, where the focus is on no element of the page,
 * are part of the round.
 */
export async function walkByTab(page: Page, root: Locator): Promise<TabWalk> {
  await numberElements(page);
  const stops = new Map<number, Stop>();
  let last: number | undefined;
  for (let steps = 0; steps < 120; steps += 1) {
    await page.keyboard.press('Tab');
    const stop = await root.evaluate((element) => {
      const { stopAt } = globalThis as unknown as { stopAt: StopAt };
      const active = document.activeElement;
      const isNone = active === null || active === document.body || active === document.documentElement;
      return isNone ? null : stopAt(active, element);
    });
    // A date has several stops inside one control.
    if (stop === null || stop.id === last) continue;
    last = stop.id;
    if (stops.has(stop.id)) break;
    stops.set(stop.id, stop);
  }
  const wanted = await root.evaluate((element, selector) => {
    const { stopAt } = globalThis as unknown as { stopAt: StopAt };
    return [...element.querySelectorAll(selector)]
      .filter((one) => one.checkVisibility())
      .map((one) => stopAt(one, element));
  }, TABBABLE);
  return {
    missed: wanted.filter(({ id }) => !stops.has(id)).map(({ name }) => name),
    outside: [...stops.values()].filter(({ isInside }) => !isInside).map(({ name }) => name),
  };
}
