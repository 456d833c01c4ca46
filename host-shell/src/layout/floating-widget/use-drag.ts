import { useRef, type PointerEvent, type PointerEventHandler } from 'react';
import type { WidgetPoint } from './widget-position';

/** A finger that moves less than this taps, px. */
const DRAG_THRESHOLD = 6;

interface Drag {
  readonly startX: number;
  readonly startY: number;
  readonly origin: WidgetPoint;
  hasMoved: boolean;
}

interface DragSetup {
  readonly point: WidgetPoint | null;
  readonly onMove: (point: WidgetPoint) => void;
  readonly onDrop: (point: WidgetPoint) => void;
}

interface DragHandlers {
  readonly onPointerDown: PointerEventHandler<HTMLElement>;
  readonly onPointerMove: PointerEventHandler<HTMLElement>;
  readonly onPointerUp: PointerEventHandler<HTMLElement>;
  readonly onPointerCancel: PointerEventHandler<HTMLElement>;
}

/** Moves something with the pointer. `wasDragged` tells the click that ends a drag from a tap; asking forgets it. */
export function useDrag({ point, onMove, onDrop }: DragSetup): {
  readonly handlers: DragHandlers;
  readonly wasDragged: () => boolean;
} {
  const drag = useRef<Drag | null>(null);
  const endedDrag = useRef(false);
  const pointAt = ({ startX, startY, origin }: Drag, event: PointerEvent<HTMLElement>): WidgetPoint => ({
    left: origin.left + event.clientX - startX,
    top: origin.top + event.clientY - startY,
  });
  const end = (event: PointerEvent<HTMLElement>): void => {
    const ended = drag.current;
    drag.current = null;
    endedDrag.current = ended?.hasMoved === true;
    if (ended?.hasMoved === true) onDrop(pointAt(ended, event));
  };
  return {
    handlers: {
      onPointerDown: (event) => {
        endedDrag.current = false;
        if (point === null || event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        drag.current = { startX: event.clientX, startY: event.clientY, origin: point, hasMoved: false };
      },
      onPointerMove: (event) => {
        const current = drag.current;
        if (current === null) return;
        const distance = Math.hypot(event.clientX - current.startX, event.clientY - current.startY);
        current.hasMoved ||= distance >= DRAG_THRESHOLD;
        if (current.hasMoved) onMove(pointAt(current, event));
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
    wasDragged: () => {
      const was = endedDrag.current;
      endedDrag.current = false;
      return was;
    },
  };
}
