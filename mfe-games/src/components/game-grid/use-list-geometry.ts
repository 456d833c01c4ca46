import { useLayoutEffect, useState, type RefObject } from 'react';

interface ListGeometry {
  readonly width: number;
  /** Where the list begins, from the top of the document. */
  readonly top: number;
}

/** Where a list stands in the page and how wide it is; followed, for what is above it may still grow. */
export function useListGeometry(list: RefObject<HTMLElement | null>): ListGeometry {
  const [geometry, setGeometry] = useState<ListGeometry>({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = (): void => {
      const box = element.getBoundingClientRect();
      const next = { width: box.width, top: Math.round(box.top + window.scrollY) };
      setGeometry((now) => (now.width === next.width && now.top === next.top ? now : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, [list]);
  return geometry;
}
