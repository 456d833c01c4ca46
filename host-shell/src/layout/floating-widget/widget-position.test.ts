import {
  boundsOf,
  FIRST_PLACE,
  freePoint,
  keepInside,
  moveByKey,
  pointOf,
  readWidgetPlace,
  snap,
  stepAside,
  type WidgetPlace,
  type WidgetPoint,
} from './widget-position';

/** A phone of 390 x 844 with a header of 56 and a bottom menu of 64. */
const BOUNDS = boundsOf({ width: 390, height: 844, above: 56, below: 64 });
const place = (changes: Partial<WidgetPlace> = {}): WidgetPlace => ({
  side: 'right',
  share: 0.5,
  isCollapsed: false,
  ...changes,
});

test('the bounds leave header, bottom menu and both edges free', () => {
  expect(BOUNDS).toEqual({ minLeft: 24, maxLeft: 318, minTop: 64, maxTop: 724 });
});

test('a window that is too small keeps the button at its top', () => {
  expect(boundsOf({ width: 50, height: 100, above: 56, below: 64 })).toEqual({
    minLeft: 24,
    maxLeft: 24,
    minTop: 64,
    maxTop: 64,
  });
});

test.each([
  ['left', 0, { left: 24, top: 64 }],
  ['left', 1, { left: 24, top: 724 }],
  ['right', 0.5, { left: 318, top: 394 }],
] as const)('%s at %s', (side, share, point) => {
  expect(pointOf(place({ side, share }), BOUNDS)).toEqual(point);
});

test.each([
  ['the left edge', { left: 60, top: 64 }, place({ side: 'left', share: 0 })],
  ['the right edge', { left: 300, top: 724 }, place({ side: 'right', share: 1 })],
  ['the middle', { left: 171, top: 394 }, place({ side: 'right', share: 0.5 })],
  ['just left of the middle', { left: 170, top: 394 }, place({ side: 'left', share: 0.5 })],
  ['above the header', { left: 0, top: -50 }, place({ side: 'left', share: 0 })],
  ['below the bottom menu', { left: 390, top: 900 }, place({ side: 'right', share: 1 })],
])('let go near %s', (_where, point, expected) => {
  expect(snap(point, BOUNDS)).toEqual(expected);
});

test('no room to move in is no fault', () => {
  const tight = boundsOf({ width: 50, height: 100, above: 56, below: 64 });
  expect(snap({ left: 24, top: 64 }, tight)).toEqual(place({ share: 0 }));
});

test.each([
  [
    { left: -20, top: 10 },
    { left: 24, top: 64 },
  ],
  [
    { left: 500, top: 900 },
    { left: 318, top: 724 },
  ],
  [
    { left: 100, top: 200 },
    { left: 100, top: 200 },
  ],
])('dragged to %j it is at %j', (point, expected) => {
  expect(keepInside(point, BOUNDS)).toEqual(expected);
});

test.each([
  ['ArrowLeft', { left: 24, top: 394 }],
  ['ArrowRight', { left: 318, top: 394 }],
  ['ArrowUp', { left: 318, top: 378 }],
  ['ArrowDown', { left: 318, top: 410 }],
])('%s moves it to %j', (key, point) => {
  const moved = moveByKey(place(), key, BOUNDS);
  expect(moved === null ? null : pointOf(moved, BOUNDS)).toEqual(point);
});

test('keys stop at the ends, keep it collapsed, and others do nothing', () => {
  expect(moveByKey(place({ share: 0 }), 'ArrowUp', BOUNDS)).toEqual(place({ share: 0 }));
  expect(moveByKey(place({ share: 1, isCollapsed: true }), 'ArrowDown', BOUNDS)).toEqual(
    place({ share: 1, isCollapsed: true }),
  );
  expect(moveByKey(place(), 'Enter', BOUNDS)).toBeNull();
});

const button = (top: number, left = 16, right = 374) => ({ left, right, top, bottom: top + 48 });

test.each([
  ['nothing there', [], 394],
  ['a button elsewhere', [button(100)], 394],
  ['a button that ends beside it', [button(394, 16, 318)], 394],
  ['a button that it touches', [button(442)], 394],
  ['a button under it', [button(394)], 338],
  ['a button under its upper half', [button(380)], 436],
  ['two buttons, one over the other', [button(394), button(340)], 450],
])('%s: the button is at %s', (_case, boxes, top) => {
  expect(stepAside({ left: 318, top: 394 }, boxes, BOUNDS).top).toBe(top);
});

test('stays where there is no free place', () => {
  const wall = { left: 0, right: 390, top: 0, bottom: 844 };
  expect(stepAside({ left: 318, top: 394 }, [wall], BOUNDS)).toEqual({ left: 318, top: 394 });
});

test.each([
  ['where it is wanted', (top: number) => top === 394, 394],
  ['a little above', (top: number) => top <= 380, 378],
  ['a little below, where nothing above is free', (top: number) => top >= 400, 402],
  ['inside the bounds', (top: number) => top < 64, 394],
])('finds its free place %s', (_where, isFree, top) => {
  expect(freePoint({ left: 318, top: 394 }, BOUNDS, (point) => isFree(point.top))).toEqual({ left: 318, top });
});

test.each([
  ['the other side, where a form takes all of its own', ({ left }: WidgetPoint) => left === 24, { left: 24, top: 724 }],
  ['far above, where both sides near it are taken', ({ top }: WidgetPoint) => top < 300, { left: 318, top: 292 }],
  ['where it is wanted, where all is taken', () => false, { left: 318, top: 724 }],
])('finds its free place on %s', (_where, isFree, point) => {
  expect(freePoint({ left: 318, top: 724 }, BOUNDS, isFree)).toEqual(point);
});

test.each([
  [
    JSON.stringify(place({ side: 'left', share: 0.25, isCollapsed: true })),
    place({ side: 'left', share: 0.25, isCollapsed: true }),
  ],
  [null, FIRST_PLACE],
  ['', FIRST_PLACE],
  ['{', FIRST_PLACE],
  ['7', FIRST_PLACE],
  [JSON.stringify(place({ share: 1.5 })), FIRST_PLACE],
  [JSON.stringify({ ...place(), side: 'top' }), FIRST_PLACE],
])('%s is read as %j', (text, expected) => {
  expect(readWidgetPlace(text)).toEqual(expected);
});
