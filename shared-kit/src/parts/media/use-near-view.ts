import { useEffect, useState, type RefObject } from 'react';
import { atNextLook, LAZY_IMAGE } from './lazy-image';
import { watchNearView } from './near-view-watch';
import { frameTurns } from 'shared-kit/ui';
import { doesPageRunBy } from '../scroll/page-speed';

/** The delay lets a picture through that a quick scroll is just passing; its turn does not come then. */
const takeTurn = frameTurns(doesPageRunBy);

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
    const forget = (): void => {
      clearTimeout(timer);
      giveUp?.();
    };
    const wait = (): void => {
      timer = setTimeout(load, LAZY_IMAGE.delayMilliseconds);
    };
    const unwatch = watchNearView(element, (isInside) => {
      forget();
      if (isInside) giveUp = atNextLook(wait);
    });
    return () => {
      forget();
      unwatch();
    };
  }, [target, isNear]);
  return isNear;
}
