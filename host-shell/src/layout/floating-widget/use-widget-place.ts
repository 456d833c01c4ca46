import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { frameTurns } from 'shared-kit/ui';
import { useHost } from '../../host/use-host';
import { afterFrame } from './after-frame';
import { hidesContent } from './hides-content';
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

/** What the button must not cover. */
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
  /** Whether it stands back to a tab in the page's gutter, so that it hides nothing. */
  readonly isTucked: boolean;
  /** Whether the menu has more room below the button than above it. */
  readonly opensDown: boolean;
  readonly dragTo: (point: WidgetPoint) => void;
  readonly drop: (point: WidgetPoint) => void;
  /** True when the key moved it. */
  readonly press: (key: string) => boolean;
  readonly setCollapsed: (isCollapsed: boolean) => void;
}

const takeTurn = frameTurns();
/** A page that a thumb pushes on and on rests for moments; what lies under the button then is gone in the next. */
const REST_MILLISECONDS = 300;

/** Calls back while the page runs under the button, and when it may have come to rest in another way. */
function useLayoutWatch(onRun: () => void, onRest: () => void): void {
  useEffect(() => {
    let isRunning = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let giveUp: (() => void) | undefined;
    let forget: (() => void) | undefined;
    const callOff = (): void => {
      clearTimeout(timer);
      giveUp?.();
    };
    // The look makes the browser lay the page out, so it has a frame of its own.
    const look = (): void => {
      callOff();
      timer = setTimeout(() => void (giveUp = takeTurn(onRest)), REST_MILLISECONDS);
    };
    const run = (): void => {
      // A browser that never tells the end of a scroll has every change of size looked at.
      isRunning = 'onscrollend' in document;
      callOff();
      onRun();
    };
    const rest = (): void => {
      isRunning = false;
      look();
    };
    // A list that grows while it runs is looked at once it rests.
    const sizes = new ResizeObserver(() => {
      if (!isRunning) look();
    });
    sizes.observe(document.body);
    // Its own frame has the whole screen to draw.
    const screens = new MutationObserver(() => {
      forget?.();
      forget = afterFrame(onRest);
    });
    screens.observe(document.body, { subtree: true, attributeFilter: ['data-ready'] });
    window.addEventListener('resize', onRest);
    document.addEventListener('scroll', run, true);
    document.addEventListener('scrollend', rest, true);
    return () => {
      callOff();
      forget?.();
      sizes.disconnect();
      screens.disconnect();
      window.removeEventListener('resize', onRest);
      document.removeEventListener('scroll', run, true);
      document.removeEventListener('scrollend', rest, true);
    };
  }, [onRun, onRest]);
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
  const [isTucked, setTucked] = useState(true);
  const isSettled = useRef(false);
  const settle = useCallback(
    (next: WidgetPlace) => {
      isSettled.current = true;
      const bounds = measureBounds(hasFooter);
      const settled = stepAside(pointOf(next, bounds), boxesOf(SUBMIT_BUTTONS), bounds);
      setPoint(settled);
      setTucked(next.isCollapsed || hidesContent(settled, root.current));
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
  const tuck = useCallback(() => setTucked(true), []);
  useEffect(() => {
    // Another page is shown first: the look would have it laid out twice.
    if (isSettled.current) return afterFrame(settleAgain);
    settleAgain();
    return undefined;
  }, [settleAgain, pageKey]);
  useLayoutWatch(tuck, settleAgain);
  return {
    place,
    point,
    isTucked,
    opensDown: point !== null && point.top < window.innerHeight / 2,
    dragTo: (next) => {
      setPoint(keepInside(next, measureBounds(hasFooter)));
      setTucked(false);
    },
    drop: (next) => keep(snap(next, measureBounds(hasFooter))),
    press: (key) => {
      const moved = moveByKey(place, key, measureBounds(hasFooter));
      if (moved !== null) keep(moved);
      return moved !== null;
    },
    setCollapsed: (isCollapsed) => keep({ ...place, isCollapsed }),
  };
}
