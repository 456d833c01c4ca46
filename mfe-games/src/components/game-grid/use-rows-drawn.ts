import { useEffect, useReducer, useRef } from 'react';
import { holdTurns } from '../../browser/list-turns';
import { lacksRows, nextRows, type RowSpan, type RowWishes } from '../../model/grid/row-span';

/**
 * The rows to draw now. However often the list is drawn between two frames, it grows once; it is drawn again in the
 * next frame as long as some near the view are missing.
 */
export function useRowsDrawn(wishes: RowWishes, isAtOnce: boolean): RowSpan {
  /** As the last frame found them. */
  const drawn = useRef<RowSpan | null>(null);
  const [step, takeStep] = useReducer((count: number) => count + 1, 0);
  const { first, last } = nextRows(wishes, isAtOnce ? null : drawn.current);
  const isGrowing = lacksRows(wishes, { first, last });
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      drawn.current = { first, last };
      if (isGrowing) takeStep();
    });
    return () => cancelAnimationFrame(frame);
  }, [first, last, isGrowing, step]);
  useEffect(() => (isGrowing ? holdTurns() : undefined), [isGrowing]);
  return { first, last };
}
