import * as v from 'valibot';

/** The button's edge length, px. */
export const WIDGET_SIZE = 48;
/** Its distance from bars and from what it must not cover, px. */
export const WIDGET_GAP = 8;
/** Its distance from the sides, px: what is nearer belongs to the system's swipe back. */
export const WIDGET_EDGE = 24;
/** How far it looks for a free place on both sides before it looks beyond, and in which steps, px. */
const REACH = 160;
const REACH_STEP = 8;
/** How far an arrow key moves it, px. */
export const KEY_STEP = 16;

const placeSchema = v.object({
  side: v.picklist(['left', 'right']),
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  isCollapsed: v.boolean(),
});

/** Where the button was left: an edge, how far down as a share of the free height, and whether it is put away. */
export type WidgetPlace = v.InferOutput<typeof placeSchema>;

/** Just above the bottom menu, where a thumb is. */
export const FIRST_PLACE: WidgetPlace = { side: 'right', share: 1, isCollapsed: false };

/** The upper left corner of the button, px. */
export interface WidgetPoint {
  readonly left: number;
  readonly top: number;
}

/** Where the corner may be, px: between header and bottom menu, from edge to edge. */
export interface WidgetBounds {
  readonly minLeft: number;
  readonly maxLeft: number;
  readonly minTop: number;
  readonly maxTop: number;
}

/** The free space of a window, px. */
export interface WidgetRoom {
  readonly width: number;
  readonly height: number;
  /** Height of what stands at the top and at the bottom of the window. */
  readonly above: number;
  readonly below: number;
}

/** A thing on the page, px from the window's upper left corner. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** What was stored, or the first place where there is nothing that can be used. */
export function readWidgetPlace(text: string | null): WidgetPlace {
  try {
    const parsed = v.safeParse(placeSchema, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : FIRST_PLACE;
  } catch {
    return FIRST_PLACE;
  }
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The bounds of a room; in one that is too small the button stands at its top. */
export function boundsOf({ width, height, above, below }: WidgetRoom): WidgetBounds {
  const minTop = above + WIDGET_GAP;
  return {
    minLeft: WIDGET_EDGE,
    maxLeft: Math.max(WIDGET_EDGE, width - WIDGET_SIZE - WIDGET_EDGE),
    minTop,
    maxTop: Math.max(minTop, height - below - WIDGET_SIZE - WIDGET_GAP),
  };
}

/** The corner of a place. */
export function pointOf(place: WidgetPlace, bounds: WidgetBounds): WidgetPoint {
  return {
    left: place.side === 'left' ? bounds.minLeft : bounds.maxLeft,
    top: Math.round(bounds.minTop + place.share * (bounds.maxTop - bounds.minTop)),
  };
}

/** Keeps a button that is being dragged inside. */
export function keepInside({ left, top }: WidgetPoint, bounds: WidgetBounds): WidgetPoint {
  return {
    left: within(left, bounds.minLeft, bounds.maxLeft),
    top: within(top, bounds.minTop, bounds.maxTop),
  };
}

/** The place a button falls to when it is let go: the nearer edge. */
export function snap(point: WidgetPoint, bounds: WidgetBounds): WidgetPlace {
  const { left, top } = keepInside(point, bounds);
  const height = bounds.maxTop - bounds.minTop;
  return {
    side: left - bounds.minLeft < bounds.maxLeft - left ? 'left' : 'right',
    share: height === 0 ? 0 : (top - bounds.minTop) / height,
    isCollapsed: false,
  };
}

/** Where an arrow key moves the button; null for any other key. */
export function moveByKey(place: WidgetPlace, key: string, bounds: WidgetBounds): WidgetPlace | null {
  const { left, top } = pointOf(place, bounds);
  switch (key) {
    case 'ArrowLeft':
      return { ...place, side: 'left' };
    case 'ArrowRight':
      return { ...place, side: 'right' };
    case 'ArrowUp':
      return { ...snap({ left, top: top - KEY_STEP }, bounds), isCollapsed: place.isCollapsed };
    case 'ArrowDown':
      return { ...snap({ left, top: top + KEY_STEP }, bounds), isCollapsed: place.isCollapsed };
    default:
      return null;
  }
}

/** The button's box at a place. */
export function boxAt({ left, top }: WidgetPoint): Box {
  return { left, top, right: left + WIDGET_SIZE, bottom: top + WIDGET_SIZE };
}

/** Whether two things lie over one another. */
export function meets(one: Box, two: Box): boolean {
  return one.right > two.left && one.left < two.right && one.bottom > two.top && one.top < two.bottom;
}

/** Moves the button off what it must not cover, as little as possible and rather up than down. */
export function stepAside(point: WidgetPoint, boxes: readonly Box[], bounds: WidgetBounds): WidgetPoint {
  const tops = [
    point.top,
    ...boxes.flatMap((box) => [Math.floor(box.top) - WIDGET_SIZE - WIDGET_GAP, Math.ceil(box.bottom) + WIDGET_GAP]),
  ];
  const free = tops
    .filter((top) => top >= bounds.minTop && top <= bounds.maxTop)
    .map((top) => ({ left: point.left, top }))
    .filter((candidate) => !boxes.some((box) => meets(boxAt(candidate), box)))
    .sort((one, two) => Math.abs(one.top - point.top) - Math.abs(two.top - point.top) || one.top - two.top);
  return free[0] ?? point;
}

/** The free place nearest above or below the wanted one, else on the other side; the wanted one where all is covered. */
export function freePoint(
  wanted: WidgetPoint,
  bounds: WidgetBounds,
  isFree: (point: WidgetPoint) => boolean,
): WidgetPoint {
  const other = wanted.left === bounds.minLeft ? bounds.maxLeft : bounds.minLeft;
  const ranges = [
    [0, REACH],
    [REACH + REACH_STEP, bounds.maxTop - bounds.minTop],
  ] as const;
  for (const [nearest, farthest] of ranges)
    for (const left of [wanted.left, other])
      for (let away = nearest; away <= farthest; away += REACH_STEP)
        for (const top of [wanted.top - away, wanted.top + away]) {
          const point = { left, top };
          if (top >= bounds.minTop && top <= bounds.maxTop && isFree(point)) return point;
        }
  return wanted;
}
