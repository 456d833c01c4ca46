import { useLayoutEffect, useState, type RefObject } from 'react';

interface ListGeometry {
  /** 0 before it is known. */
  readonly width: number;
  /** The screen's, which stands in for the list's before that is known. */
  readonly screenWidth: number;
  /** Where the list begins, from the top of the document. */
  readonly top: number;
  readonly rootFontSize: number;
}

/** Asked for seldom: every question makes the browser lay the page out at once. */
function fontSizeOfPage(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

function isSame(one: ListGeometry, other: ListGeometry): boolean {
  return one.width === other.width && one.top === other.top && one.rootFontSize === other.rootFontSize;
}

/** Where a list stands in the page and how wide it is; followed, for what is above it may still grow. */
export function useListGeometry(list: RefObject<HTMLElement | null>): ListGeometry {
  const [geometry, setGeometry] = useState<ListGeometry>(() => ({
    width: 0,
    screenWidth: window.innerWidth,
    top: 0,
    rootFontSize: fontSizeOfPage(),
  }));
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { width, top } = element.getBoundingClientRect();
      const next = {
        width,
        screenWidth: window.innerWidth,
        top: Math.round(top + window.scrollY),
        rootFontSize: fontSizeOfPage(),
      };
      setGeometry((now) => (isSame(now, next) ? now : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, [list]);
  return geometry;
}
