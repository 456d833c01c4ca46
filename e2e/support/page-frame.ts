import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What stands around a screen, and which screen it is, as the page has it at a moment. */
export interface PageFrame {
  /** Path and query. */
  readonly at: string;
  readonly screen: string;
  readonly owner: string;
  /** Kinds of the top headers: never more than one. */
  readonly headers: readonly string[];
  /** Texts of the title bars: never more than one. */
  readonly titles: readonly string[];
  readonly backArrows: number;
  /** The bars at the bottom, by name: never more than one. */
  readonly footers: readonly string[];
  /** Sections that belong to home alone. */
  readonly noticeBlock: readonly string[];
  readonly floatingWidgets: number;
  /** How wide the page is with nothing cut off at its edge. */
  readonly width: number;
}

function readFrame(): PageFrame {
  const all = (selector: string): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0;
  const nameOf = (element: HTMLElement): string => element.getAttribute('aria-label') ?? '';
  const [main] = all('main[data-ready], main[data-section]');
  const roots = [document.documentElement, document.body];
  // The page cuts off at its edge what is too wide, which would hide it from this measurement too.
  roots.forEach((root) => root.style.setProperty('overflow-x', 'visible', 'important'));
  const width = document.documentElement.scrollWidth;
  roots.forEach((root) => root.style.removeProperty('overflow-x'));
  return {
    at: `${location.pathname}${location.search}`,
    screen: main?.dataset['screen'] ?? main?.dataset['section'] ?? '',
    owner: main?.dataset['remote'] ?? '',
    headers: all('[data-header]').map((header) => header.dataset['header'] ?? ''),
    titles: all('[data-title-bar] h1').map((title) => title.textContent.trim()),
    backArrows: all('button, a').filter((control) => nameOf(control) === 'Back' && isVisible(control)).length,
    footers: all('nav')
      .filter((bar) => getComputedStyle(bar).position === 'fixed')
      .map(nameOf),
    noticeBlock: all('[data-slot="home.banner"], [data-slot="home.ticker"]').map((slot) => slot.dataset['slot'] ?? ''),
    floatingWidgets: all('[data-floating-widget]').length,
    width,
  };
}

/** Looks at the page once; whoever expects a state of it polls. */
export function frameOf(page: Page): Promise<PageFrame> {
  return page.evaluate(readFrame);
}

/** Goes to an address of the site inside the page, as its links do: the router hears of it, no document is loaded. */
export async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { readonly idx?: number };
    history.pushState({ idx: idx + 1, key: `walk-${idx}` }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, address);
}

/** What fades in has not its own colours yet: waits until it stands. */
function settleFades(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const fades = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.getComputedTiming().endTime !== Infinity)
      .filter(({ effect }) => (effect as KeyframeEffect).getKeyframes().some((frame) => 'opacity' in frame));
    return Promise.allSettled(fades.map(({ finished }) => finished)).then(() => null);
  });
}

type Violations = Readonly<Awaited<ReturnType<AxeBuilder['analyze']>>['violations']>;
type Rules = Parameters<AxeBuilder['options']>[0]['runOnly'];

/** What axe finds on the page as it stands. */
async function violationsOn(page: Page, only: Rules): Promise<Violations> {
  await settleFades(page);
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await builder
    .options({ resultTypes: ['violations'], ...(only && { runOnly: only }) })
    .analyze();
  return violations;
}

/** One line for each element. */
function linesOf(violations: Violations): readonly string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

/** What axe calls serious or critical on the page as it stands, one line for each element; by all rules, or by those. */
export async function seriousFaults(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const violations = await violationsOn(page, rules && { type: 'rule', values: [...rules] });
  return linesOf(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical'));
}

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Whatever axe finds on the page as it stands that is against WCAG 2.2 AA, however light it calls it. */
export async function standardFaults(page: Page): Promise<readonly string[]> {
  return linesOf(await violationsOn(page, { type: 'tag', values: STANDARD }));
}
