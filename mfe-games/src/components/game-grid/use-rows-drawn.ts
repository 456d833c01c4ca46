import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { lacksRows, nextRows, type RowSpan, type RowWishes } from '../../model/row-span';
import { holdTiles } from './tile-turns';

/** The rows to draw now; the list is drawn again in the next frame as long as some near the view are missing. */
export function useRowsDrawn(wishes: RowWishes, isAtOnce: boolean): RowSpan {
  const drawn = useRef<RowSpan | null>(null);
  const [step, takeStep] = useReducer((count: number) => count + 1, 0);
  const now = nextRows(wishes, isAtOnce ? null : drawn.current);
  const isGrowing = lacksRows(wishes, now);
  useLayoutEffect(() => {
    drawn.current = now;
  });
  useEffect(() => {
    if (!isGrowing) return undefined;
    const frame = requestAnimationFrame(takeStep);
    const release = holdTiles();
    return () => {
      cancelAnimationFrame(frame);
      release();
    };
  }, [isGrowing, step]);
  return now;
}
