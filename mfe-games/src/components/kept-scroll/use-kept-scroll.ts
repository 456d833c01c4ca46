import { useEffect, type RefObject } from 'react';
import { SESSION_KEY } from 'shared-contracts/storage';
import { useHistoryEntry } from '../../store/history-entry';

/**
 * Finds a page without a windowed list at the height it was left at. A first visit has no place to go back to, and none to
 * remember before it is scrolled: the code comes then.
 */
export function useKeptScroll(root: RefObject<HTMLElement | null>): void {
  const { entry, storage } = useHistoryEntry();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = async (): Promise<void> => {
      window.removeEventListener('scroll', startOnce);
      const { keepScroll } = await import(/* webpackChunkName: "keep-scroll" */ './keep-scroll');
      if (!isOver && root.current) stop = keepScroll(root.current, storage, entry);
    };
    // Without its code the page opens at its top.
    const startOnce = (): void => void start().catch(() => undefined);
    if (storage.getSession(SESSION_KEY.listPlaces) === null)
      window.addEventListener('scroll', startOnce, { passive: true });
    else startOnce();
    return () => {
      isOver = true;
      window.removeEventListener('scroll', startOnce);
      stop?.();
    };
  }, [root, storage, entry]);
}
