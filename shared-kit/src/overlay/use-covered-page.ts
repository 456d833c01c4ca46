import { useEffect, type RefObject } from 'react';
import { coverPage } from './cover-page';

/**
 * Takes the page out of reach once the surface stands: all of its styles are computed anew for that, and the surface
 * would come later. Until then the scrim keeps fingers off; a key that would lead into the page does not wait.
 * `besides` selects what stays in reach with the surface.
 */
export function useCoveredPage(surface: RefObject<HTMLElement | null>, isOpen: boolean, besides?: string): void {
  useEffect(() => {
    const { current } = surface;
    if (!isOpen || current === null) return undefined;
    let uncover: (() => void) | undefined;
    let isOver = false;
    const cover = (): void => {
      if (isOver) return;
      uncover ??= coverPage([current, ...(besides === undefined ? [] : document.querySelectorAll(besides))]);
    };
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab') cover();
    };
    void Promise.allSettled(current.getAnimations().map(({ finished }) => finished)).then(cover);
    document.addEventListener('keydown', onKeyDown);
    // Before the focus goes back into the page.
    return () => {
      isOver = true;
      uncover?.();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [surface, isOpen, besides]);
}
