import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from './reduced-motion';

const SLIDE = { duration: 220, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' } as const;

function centre(strip: HTMLElement, item: HTMLElement, isFirst: boolean): void {
  const left = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2;
  strip.scrollTo({ left, behavior: isFirst || prefersReducedMotion() ? 'instant' : 'smooth' });
}

function place(mark: HTMLElement, item: HTMLElement, isFirst: boolean): void {
  const before = { left: mark.offsetLeft, width: mark.offsetWidth };
  mark.style.left = `${item.offsetLeft}px`;
  mark.style.width = `${item.offsetWidth}px`;
  if (isFirst || prefersReducedMotion() || before.width === 0 || typeof mark.animate !== 'function') return;
  const from = `translateX(${before.left - item.offsetLeft}px) scaleX(${before.width / Math.max(1, item.offsetWidth)})`;
  mark.animate([{ transform: from }, { transform: 'none' }], SLIDE);
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
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const stripElement = strip.current;
    const markElement = mark.current;
    const find = (): HTMLElement | null => stripElement?.querySelector<HTMLElement>('[data-mark]') ?? null;
    const item = find();
    if (!stripElement || !markElement) return undefined;
    markElement.hidden = !item;
    if (item) {
      place(markElement, item, isFirst.current);
      centre(stripElement, item, isFirst.current);
      isFirst.current = false;
    }
    const observer = new ResizeObserver(() => {
      const present = find();
      if (present) place(markElement, present, true);
    });
    observer.observe(stripElement);
    return () => observer.disconnect();
  }, [strip, mark, chosen]);
}
