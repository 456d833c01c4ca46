import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { useHost } from '../../host/use-host';
import { afterFrame } from './after-frame';
import { findFreePoint, measureBounds } from './free-point';
import { useLayoutWatch } from './use-layout-watch';
import {
  keepInside,
  moveByKey,
  pointOf,
  readWidgetPlace,
  snap,
  type WidgetPlace,
  type WidgetPoint,
} from './widget-position';

/** What the button shows of itself, and what can be done with it. */
export interface WidgetPlaceControl {
  readonly place: WidgetPlace;
  /** Null before the page has been measured. */
  readonly point: WidgetPoint | null;
  /** Whether the page runs under it. */
  readonly isRunning: boolean;
  /** Whether the menu has more room below the button than above it. */
  readonly opensDown: boolean;
  readonly dragTo: (point: WidgetPoint) => void;
  readonly drop: (point: WidgetPoint) => void;
  /** True when the key moved it. */
  readonly press: (key: string) => boolean;
  readonly setCollapsed: (isCollapsed: boolean) => void;
}

/** Keeps the button's place over pages and visits, inside the free space and off what it must not hide. */
export function useWidgetPlace(
  hasFooter: boolean,
  pageKey: string,
  root: RefObject<HTMLElement | null>,
): WidgetPlaceControl {
  const { local } = useHost().storage;
  const [place, setPlace] = useState(() => readWidgetPlace(local.get(LOCAL_KEY.floatingWidget)));
  const [point, setPoint] = useState<WidgetPoint | null>(null);
  const [isRunning, setRunning] = useState(false);
  const isSettled = useRef(false);
  const settle = useCallback(
    (next: WidgetPlace) => {
      isSettled.current = true;
      const bounds = measureBounds(hasFooter);
      setPoint(findFreePoint(pointOf(next, bounds), bounds, root.current));
      setRunning(false);
    },
    [hasFooter, root],
  );
  const keep = useCallback(
    (next: WidgetPlace) => {
      setPlace(next);
      settle(next);
      local.set(LOCAL_KEY.floatingWidget, JSON.stringify(next));
    },
    [local, settle],
  );
  const settleAgain = useCallback(() => settle(place), [settle, place]);
  const run = useCallback(() => setRunning(true), []);
  useEffect(() => {
    // Another page is shown first: the look would have it laid out twice.
    if (isSettled.current) return afterFrame(settleAgain);
    settleAgain();
    return undefined;
  }, [settleAgain, pageKey]);
  useLayoutWatch(run, settleAgain);
  return {
    place,
    point,
    isRunning,
    opensDown: point !== null && point.top < window.innerHeight / 2,
    dragTo: (next) => setPoint(keepInside(next, measureBounds(hasFooter))),
    drop: (next) => keep(snap(next, measureBounds(hasFooter))),
    press: (key) => {
      const moved = moveByKey(place, key, measureBounds(hasFooter));
      if (moved !== null) keep(moved);
      return moved !== null;
    },
    setCollapsed: (isCollapsed) => keep({ ...place, isCollapsed }),
  };
}
