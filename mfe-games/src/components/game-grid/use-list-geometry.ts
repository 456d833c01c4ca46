import { useLayoutEffect, useState, type RefObject } from 'react';
import type { ListRoom } from '../../model/grid/grid-rows';

interface ListGeometry extends ListRoom {
  /** Where the list begins, from the top of the document. */
  readonly top: number;
}

type Letters = Pick<ListRoom, 'rootFontSize' | 'letterSpacing' | 'lineHeight'>;

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/** Asked for seldom: every question makes the browser lay the page out at once. */
function lettersOf(list: Element): Letters {
  const { fontSize, letterSpacing, lineHeight } = getComputedStyle(list);
  const letter = pixels(fontSize) || 16;
  const rootFontSize = pixels(getComputedStyle(document.documentElement).fontSize) || 16;
  return { rootFontSize, letterSpacing: pixels(letterSpacing) / letter, lineHeight: pixels(lineHeight) / letter };
}

/** The browser's bars come and go as one scrolls, the keyboard as one types: the rows do not follow them. */
function viewHeight(): number {
  const { width, height } = window.screen;
  const held = window.innerWidth > window.innerHeight ? Math.min(width, height) : Math.max(width, height);
  return held || window.innerHeight;
}

function roomNow(width: number, letters: Letters): ListRoom {
  return { width, screenWidth: window.innerWidth, viewHeight: viewHeight(), ...letters };
}

function isSame(one: ListGeometry, other: ListGeometry): boolean {
  return (
    one.width === other.width &&
    one.top === other.top &&
    one.viewHeight === other.viewHeight &&
    one.rootFontSize === other.rootFontSize &&
    one.letterSpacing === other.letterSpacing &&
    one.lineHeight === other.lineHeight
  );
}

/** Where a list stands in the page and how wide it is; followed, for what is above it may still grow. */
export function useListGeometry(list: RefObject<HTMLElement | null>): ListGeometry {
  const [geometry, setGeometry] = useState<ListGeometry>(() => ({
    ...roomNow(0, lettersOf(document.documentElement)),
    top: 0,
  }));
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { width, top } = element.getBoundingClientRect();
      const next = { ...roomNow(width, lettersOf(element)), top: Math.round(top + window.scrollY) };
      setGeometry((now) => (isSame(now, next) ? now : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    const letter = element.querySelector('[data-letter]');
    if (letter) observer.observe(letter);
    measure();
    return () => observer.disconnect();
  }, [list]);
  return geometry;
}
