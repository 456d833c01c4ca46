import { contentFinder } from './covers-content';
import {
  boundsOf,
  boxAt,
  freePoint,
  meets,
  stepAside,
  type Box,
  type WidgetBounds,
  type WidgetPoint,
} from './widget-position';

/** What a button must not cover. */
const SUBMIT_BUTTONS = 'button[type="submit"]';
/** Bars that stand at the window's edges. */
const TOP_BARS = '[data-header], [data-title-bar]';
const BOTTOM_BARS = 'nav[data-footer]';
/** The place of a bottom bar that a section draws itself. */
const BAR_HEIGHT = 64;

function boxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
}

/** Where a floating button may be on the page as it stands. */
export function measureBounds(hasFooter: boolean): WidgetBounds {
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

/** The place nearest to the wanted one where the button lies over nothing that is read or pressed. */
export function findFreePoint(wanted: WidgetPoint, bounds: WidgetBounds, own: Element | null): WidgetPoint {
  const submits = boxesOf(SUBMIT_BUTTONS);
  const aside = stepAside(wanted, submits, bounds);
  const coversContent = contentFinder(own);
  const isFree = (point: WidgetPoint): boolean =>
    !submits.some((box) => meets(boxAt(point), box)) && !coversContent(point);
  return freePoint(aside, bounds, isFree);
}
