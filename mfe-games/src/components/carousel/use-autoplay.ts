import { useEffect, useEffectEvent, useState, useSyncExternalStore, type DOMAttributes } from 'react';
import { prefersReducedMotion } from 'shared-kit/ui';
import { isMoving, waitBeforeMove, type AutoplayTimes } from '../../model/autoplay';

export interface AutoplaySetup {
  readonly count: number;
  /** Items in view at once. */
  readonly visible: number;
  readonly times: AutoplayTimes;
  readonly onMove: () => void;
}

export interface Autoplay {
  readonly isPlaying: boolean;
  /** Goes on the strip: what rests on it holds it still. */
  readonly holdProps: Pick<
    DOMAttributes<HTMLElement>,
    'onTouchStart' | 'onTouchEnd' | 'onTouchCancel' | 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
  >;
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Moves a strip by itself (D-81), except while it is touched, hidden, or the player wants less motion. */
export function useAutoplay({ count, visible, times, onMove }: AutoplaySetup): Autoplay {
  const [isTouched, setTouched] = useState(false);
  const isHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden);
  const isPlaying = isMoving(count, visible, { isTouched, isHidden, prefersStill: prefersReducedMotion() });
  const move = useEffectEvent(onMove);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = (hasMovedBefore: boolean): void => {
      timer = setTimeout(
        () => {
          move();
          schedule(true);
        },
        waitBeforeMove(times, hasMovedBefore),
      );
    };
    schedule(false);
    return () => clearTimeout(timer);
  }, [isPlaying, times]);
  const hold = (): void => setTouched(true);
  const release = (): void => setTouched(false);
  return {
    isPlaying,
    holdProps: {
      onTouchStart: hold,
      onTouchEnd: release,
      onTouchCancel: release,
      // Touches send these too, but only a mouse is sure to leave again.
      onPointerEnter: (event) => event.pointerType === 'mouse' && hold(),
      onPointerLeave: (event) => event.pointerType === 'mouse' && release(),
      onFocus: (event) => event.target.matches(':focus-visible') && hold(),
      onBlur: release,
    },
  };
}
