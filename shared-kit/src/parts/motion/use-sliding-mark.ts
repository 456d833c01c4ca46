import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from 'shared-kit/ui';

const SLIDE = { duration: 220, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' } as const;

interface MarkPlace {
  /** Pixels from the strip's start. */
  readonly left: number;
  readonly width: number;
  /** From its upper and its lower edge, for styles: a strip may have several rows. */
  readonly block: string;
}

function placeOf({ offsetLeft, offsetWidth, offsetTop, offsetHeight }: HTMLElement): MarkPlace {
  return { left: offsetLeft, width: offsetWidth, block: `${offsetTop}px calc(100% - ${offsetTop + offsetHeight}px)` };
}

/** Puts the mark in its place, and lets it slide there from where it was; with `before` null it is just there. */
function put(mark: HTMLElement, { left, width, block }: MarkPlace, before: MarkPlace | null): void {
  mark.style.left = `${left}px`;
  mark.style.width = `${width}px`;
  mark.style.setProperty('--block', block);
  if (before === null || prefersReducedMotion() || typeof mark.animate !== 'function') return;
  const from = `translateX(${before.left - left}px) scaleX(${before.width / Math.max(1, width)})`;
  mark.animate([{ transform: from }, { transform: 'none' }], SLIDE);
}

function chosenItem(strip: HTMLElement | null): HTMLElement | null {
  return strip?.querySelector<HTMLElement>('[data-mark]') ?? null;
}

/**
 * Keeps a mark under the chosen item of a strip and the item in the strip's middle. The mark is put in place at
 * once and only its transform plays, so nothing is laid out again while it slides. Items carry `data-mark` while
 * they are chosen.
 */
export function useSlidingMark(
  strip: RefObject<HTMLElement | null>,
  mark: RefObject<HTMLElement | null>,
  chosen: string,
): void {
  const shown = useRef<MarkPlace & { readonly chosen: string }>(null);
  // After every drawing: another language changes the widths while the choice stays. The observer speaks when the browser
  // has laid the page out and before it paints; a place that is asked for here would have it laid out for that alone.
  useLayoutEffect(() => {
    if (!strip.current || !mark.current) return undefined;
    mark.current.hidden = chosenItem(strip.current) === null;
    // A mark that was not shown before does not slide.
    if (mark.current.hidden) shown.current = null;
    const observer = new ResizeObserver(() => {
      const item = chosenItem(strip.current);
      if (!strip.current || !mark.current || !item) return;
      const [place, before] = [placeOf(item), shown.current];
      const middle = place.left - (strip.current.clientWidth - place.width) / 2;
      shown.current = { ...place, chosen };
      const isSameChoice = before?.chosen === chosen;
      put(mark.current, place, isSameChoice ? null : before);
      if (isSameChoice) return;
      const behavior = before === null || prefersReducedMotion() ? 'instant' : 'smooth';
      strip.current.scrollTo({ left: middle, behavior });
    });
    observer.observe(strip.current);
    return () => observer.disconnect();
  });
}
