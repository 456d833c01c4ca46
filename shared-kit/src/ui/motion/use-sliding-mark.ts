import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from './reduced-motion';

const SLIDE = { duration: 220, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' } as const;

function centre(strip: HTMLElement, item: HTMLElement, isFirst: boolean): void {
  const left = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2;
  strip.scrollTo({ left, behavior: isFirst || prefersReducedMotion() ? 'instant' : 'smooth' });
}

function place(mark: HTMLElement, item: HTMLElement, isStill: boolean): void {
  const before = { left: mark.offsetLeft, width: mark.offsetWidth };
  mark.style.left = `${item.offsetLeft}px`;
  mark.style.width = `${item.offsetWidth}px`;
  if (isStill || prefersReducedMotion() || before.width === 0 || typeof mark.animate !== 'function') return;
  const from = `translateX(${before.left - item.offsetLeft}px) scaleX(${before.width / Math.max(1, item.offsetWidth)})`;
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
  const shown = useRef<string>(undefined);
  // After every drawing: another language changes the widths while the choice stays.
  useLayoutEffect(() => {
    const item = chosenItem(strip.current);
    if (!strip.current || !mark.current) return;
    mark.current.hidden = !item;
    if (!item) return;
    const isFirst = shown.current === undefined;
    place(mark.current, item, isFirst || shown.current === chosen);
    if (shown.current !== chosen) centre(strip.current, item, isFirst);
    shown.current = chosen;
  });
  useLayoutEffect(() => {
    if (!strip.current) return undefined;
    const observer = new ResizeObserver(() => {
      const item = chosenItem(strip.current);
      if (item && mark.current) place(mark.current, item, true);
    });
    observer.observe(strip.current);
    return () => observer.disconnect();
  }, [strip, mark]);
}
