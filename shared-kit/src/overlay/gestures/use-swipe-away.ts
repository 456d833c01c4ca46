import { useRef, type TouchEvent, type TouchEventHandler } from 'react';
import { announceMoves } from '../../ui/motion/announce-moves';
import { SWIPE_AWAY_PIXELS, swipedBy, type SwipeDirection } from './swipe-away';

/** The edge a surface came from; the sides follow the line of reading. */
export type SurfaceEdge = 'bottom' | 'start' | 'end';

interface SwipeHandlers {
  readonly onTouchStart: TouchEventHandler<HTMLElement>;
  readonly onTouchMove: TouchEventHandler<HTMLElement>;
  readonly onTouchEnd: TouchEventHandler<HTMLElement>;
  readonly onTouchCancel: TouchEventHandler<HTMLElement>;
}

function directionOf(edge: SurfaceEdge, surface: HTMLElement): SwipeDirection {
  if (edge === 'bottom') return 'down';
  const isRightToLeft = getComputedStyle(surface).direction === 'rtl';
  return (edge === 'start') === isRightToLeft ? 'right' : 'left';
}

function surfaceOf(event: TouchEvent<HTMLElement>): HTMLElement | null {
  return event.currentTarget.closest<HTMLElement>('[data-surface]');
}

function move(surface: HTMLElement, direction: SwipeDirection, by: number): void {
  const signed = direction === 'left' ? -by : by;
  const axis = direction === 'down' ? 'Y' : 'X';
  surface.style.transform = by === 0 ? '' : `translate${axis}(${signed}px)`;
}

/** Lets a finger push a surface back to where it came from; put on the part that hears the finger. */
export function useSwipeAway(edge: SurfaceEdge, onAway: () => void): SwipeHandlers {
  const swipe = useRef({ x: 0, y: 0, by: 0 });
  const rest = useRef<() => void>(undefined);
  const settle = (event: TouchEvent<HTMLElement>, isMeant: boolean): void => {
    const surface = surfaceOf(event);
    rest.current?.();
    rest.current = undefined;
    if (isMeant && swipe.current.by >= SWIPE_AWAY_PIXELS) onAway();
    else if (surface) move(surface, directionOf(edge, surface), 0);
    swipe.current.by = 0;
  };
  return {
    onTouchStart: (event) => {
      const touch = event.touches[0];
      if (touch) swipe.current = { x: touch.clientX, y: touch.clientY, by: 0 };
    },
    onTouchMove: (event) => {
      const touch = event.touches[0];
      const surface = surfaceOf(event);
      if (!touch || !surface) return;
      const direction = directionOf(edge, surface);
      swipe.current.by = swipedBy(direction, touch.clientX - swipe.current.x, touch.clientY - swipe.current.y);
      if (swipe.current.by > 0) rest.current ??= announceMoves(surface);
      move(surface, direction, swipe.current.by);
    },
    onTouchEnd: (event) => settle(event, true),
    onTouchCancel: (event) => settle(event, false),
  };
}
