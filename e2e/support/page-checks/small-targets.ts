import type { Page } from '@playwright/test';

/** The least edge of what a finger meets, CSS pixels. */
export const LEAST_TARGET = 44;

/** A control that is smaller to the finger. */
export interface SmallTarget {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

function measure(least: number): readonly SmallTarget[] {
  const CONTROLS =
    'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="radio"], [role="tab"], [role="switch"]';
  const isSeen = (control: HTMLElement): boolean => {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return false;
    if (control.closest('[inert], [aria-hidden="true"]') !== null) return false;
    const { width, height } = control.getBoundingClientRect();
    const isHeldBack = getComputedStyle(control).clipPath !== 'none';
    return width > 1 && height > 1 && !isHeldBack;
  };
  /** A link among words of its own line is as tall as they are (WCAG 2.5.8). */
  const isInLine = (control: HTMLElement): boolean => {
    if (getComputedStyle(control).display !== 'inline') return false;
    const own = control.textContent.trim();
    return (control.parentElement?.textContent.trim().length ?? 0) > own.length;
  };
  const meets = (control: HTMLElement, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    if (control.contains(hit)) return true;
    const label = hit.closest('label');
    return label !== null && (label.control === control || label.contains(control));
  };
  /** How far the control reaches from its middle, until a finger would meet another thing. */
  const reach = (control: HTMLElement, x: number, y: number, across: number, down: number): number => {
    let steps = 0;
    while (steps < least && meets(control, x + across * (steps + 1), y + down * (steps + 1))) steps += 1;
    return steps;
  };
  const found: SmallTarget[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!isSeen(control) || isInLine(control)) continue;
    const box = control.getBoundingClientRect();
    // Large enough without what reaches beyond its own box.
    if (box.width >= least && box.height >= least) continue;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (!meets(control, x, y)) continue;
    const across = Math.max(width, reach(control, x, y, -1, 0) + reach(control, x, y, 1, 0) + 1);
    const down = Math.max(height, reach(control, x, y, 0, -1) + reach(control, x, y, 0, 1) + 1);
    if (across >= least - 0.5 && down >= least - 0.5) continue;
    const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40);
    const of = `${control.tagName.toLowerCase()}.${(control.getAttribute('class') ?? '').split(' ')[0] ?? ''}`;
    found.push({ name: `${of} "${name}"`, width: Math.round(across), height: Math.round(down) });
  }
  window.scrollTo(0, 0);
  return found;
}

/** Controls of the page that are smaller than a finger needs, as it would meet them: what reaches beyond its picture counts. */
export function smallTargets(page: Page): Promise<readonly SmallTarget[]> {
  return page.evaluate(measure, LEAST_TARGET);
}
