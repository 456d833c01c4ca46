import { useCallback, useEffect, useState } from 'react';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { useHost } from '../../app/use-host';
import {
  boundsOf,
  keepInside,
  moveByKey,
  pointOf,
  readWidgetPlace,
  snap,
  stepAside,
  type Box,
  type WidgetBounds,
  type WidgetPlace,
  type WidgetPoint,
} from './widget-position';

/** What the button must not cover (D-28). */
const SUBMIT_BUTTONS = 'button[type="submit"]';
/** Bars that stand at the window's edges. */
const TOP_BARS = '[data-header], [data-title-bar]';
const BOTTOM_BARS = 'nav[data-footer]';
/** The place of a bottom bar that a section draws itself. */
const BAR_HEIGHT = 64;

function boxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
}

function measureBounds(hasFooter: boolean): WidgetBounds {
  const width = document.documentElement.clientWidth;
  const height = window.innerHeight;
  const below = boxesOf(BOTTOM_BARS).map((box) => height - box.top);
  return boundsOf({
    width,
    height,
    above: Math.max(0, ...boxesOf(TOP_BARS).map((box) => box.bottom)),
    below: Math.max(hasFooter ? BAR_HEIGHT : 0, ...below),
  });
}

/** What the button shows of itself, and what can be done with it. */
export interface WidgetPlaceControl {
  readonly place: WidgetPlace;
  /** Null before the page has been measured. */
  readonly point: WidgetPoint | null;
  /** Whether the menu has more room below the button than above it. */
  readonly opensDown: boolean;
  readonly dragTo: (point: WidgetPoint) => void;
  readonly drop: (point: WidgetPoint) => void;
  /** True when the key moved it. */
  readonly press: (key: string) => boolean;
  readonly setCollapsed: (isCollapsed: boolean) => void;
}

/** Calls back when the page may have moved under the button. */
function useLayoutWatch(onChange: () => void): void {
  useEffect(() => {
    const observer = new ResizeObserver(onChange);
    observer.observe(document.body);
    window.addEventListener('resize', onChange);
    document.addEventListener('scrollend', onChange, true);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', onChange);
      document.removeEventListener('scrollend', onChange, true);
    };
  }, [onChange]);
}

/** Keeps the button's place over pages and visits, inside the free space and off every submit button (D-28). */
export function useWidgetPlace(hasFooter: boolean, pageKey: string): WidgetPlaceControl {
  const { local } = useHost().storage;
  const [place, setPlace] = useState(() => readWidgetPlace(local.get(LOCAL_KEY.floatingWidget)));
  const [point, setPoint] = useState<WidgetPoint | null>(null);
  const settle = useCallback(
    (next: WidgetPlace) => {
      const bounds = measureBounds(hasFooter);
      setPoint(stepAside(pointOf(next, bounds), boxesOf(SUBMIT_BUTTONS), bounds));
    },
    [hasFooter],
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
  useEffect(settleAgain, [settleAgain, pageKey]);
  useLayoutWatch(settleAgain);
  return {
    place,
    point,
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
