import { useEffect, useState, type RefObject } from 'react';
import { takeTurn } from './picture-turn';

/** When pictures start to load (S1 9): 100 px before they come into view, once they stayed there for 200 ms. */
export const LAZY_IMAGE = { thresholdPixels: 100, delayMilliseconds: 200 } as const;

/** True from the moment the element has been near the view for long enough; a quick scroll past loads nothing. */
export function useNearView(target: RefObject<Element | null>, isEager: boolean): boolean {
  const [isNear, setNear] = useState(isEager);
  useEffect(() => {
    const element = target.current;
    if (isNear || !element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let giveUp: (() => void) | undefined;
    const load = (): void => {
      giveUp = takeTurn(() => setNear(true));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        giveUp?.();
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(load, LAZY_IMAGE.delayMilliseconds);
      },
      { rootMargin: `${LAZY_IMAGE.thresholdPixels}px` },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      giveUp?.();
      observer.disconnect();
    };
  }, [target, isNear]);
  return isNear;
}
