export type Point = readonly [x: number, y: number];

/** A line drawn in one go, in a box one high and one wide, y down. */
export type Stroke = readonly Point[];

const ARC_STEPS = 14;

/** A part of an ellipse; degrees clockwise from the right. */
function arc([x, y]: Point, [radiusX, radiusY]: Point, from: number, to: number): Stroke {
  return Array.from({ length: ARC_STEPS + 1 }, (_step, index) => {
    const angle = ((from + ((to - from) * index) / ARC_STEPS) * Math.PI) / 180;
    return [x + radiusX * Math.cos(angle), y + radiusY * Math.sin(angle)] as const;
  });
}

const LEFT = 0.14;
const RIGHT = 0.86;
const line = (...points: readonly Point[]): Stroke => points;
const STEM = line([LEFT, 0], [LEFT, 1]);
const BOWL: Stroke = [[LEFT, 0], ...arc([0.5, 0.27], [0.32, 0.27], -90, 90), [LEFT, 0.54]];
const RING = arc([0.5, 0.5], [0.44, 0.5], 0, 360);

/** The capitals, as strokes of one width. */
const LETTERS: Readonly<Record<string, readonly Stroke[]>> = {
  A: [line([0.06, 1], [0.5, 0], [0.94, 1]), line([0.22, 0.66], [0.78, 0.66])],
  B: [
    STEM,
    [[LEFT, 0], ...arc([0.5, 0.24], [0.28, 0.24], -90, 90), [LEFT, 0.48]],
    arc([0.52, 0.74], [0.32, 0.26], -90, 90),
    line([0.52, 1], [LEFT, 1]),
  ],
  C: [arc([0.54, 0.5], [0.44, 0.5], 310, 50)],
  D: [STEM, [[LEFT, 0], ...arc([0.42, 0.5], [0.46, 0.5], -90, 90), [LEFT, 1]]],
  E: [line([RIGHT, 0], [LEFT, 0], [LEFT, 1], [RIGHT, 1]), line([LEFT, 0.5], [0.74, 0.5])],
  F: [line([RIGHT, 0], [LEFT, 0], [LEFT, 1]), line([LEFT, 0.5], [0.74, 0.5])],
  G: [arc([0.52, 0.5], [0.44, 0.5], 310, 90), line([0.52, 1], [0.94, 0.86], [0.94, 0.56], [0.6, 0.56])],
  H: [STEM, line([RIGHT, 0], [RIGHT, 1]), line([LEFT, 0.5], [RIGHT, 0.5])],
  I: [line([0.5, 0], [0.5, 1])],
  J: [[[0.72, 0], ...arc([0.42, 0.7], [0.3, 0.3], 0, 150)]],
  K: [STEM, line([RIGHT, 0], [LEFT, 0.6]), line([0.38, 0.43], [RIGHT, 1])],
  L: [line([LEFT, 0], [LEFT, 1], [RIGHT, 1])],
  M: [line([0.06, 1], [0.06, 0], [0.5, 0.66], [0.94, 0], [0.94, 1])],
  N: [line([LEFT, 1], [LEFT, 0], [RIGHT, 1], [RIGHT, 0])],
  O: [RING],
  P: [STEM, BOWL],
  Q: [RING, line([0.6, 0.68], [0.92, 1])],
  R: [STEM, BOWL, line([0.46, 0.54], [RIGHT, 1])],
  S: [[...arc([0.5, 0.26], [0.34, 0.26], 330, 90), ...arc([0.5, 0.76], [0.36, 0.24], -90, 150)]],
  T: [line([0.08, 0], [0.92, 0]), line([0.5, 0], [0.5, 1])],
  U: [[[LEFT, 0], ...arc([0.5, 0.64], [0.36, 0.36], 180, 0), [RIGHT, 0]]],
  V: [line([0.06, 0], [0.5, 1], [0.94, 0])],
  W: [line([0, 0], [0.26, 1], [0.5, 0.3], [0.74, 1], [1, 0])],
  X: [line([LEFT, 0], [RIGHT, 1]), line([RIGHT, 0], [LEFT, 1])],
  Y: [line([0.06, 0], [0.5, 0.5], [0.94, 0]), line([0.5, 0.5], [0.5, 1])],
  Z: [line([LEFT, 0], [RIGHT, 0], [LEFT, 1], [RIGHT, 1])],
};

/** A star of four rays: for names that begin with no capital of these. */
const STAR: readonly Stroke[] = [
  line([0.5, 0], [0.62, 0.38], [1, 0.5], [0.62, 0.62], [0.5, 1], [0.38, 0.62], [0, 0.5], [0.38, 0.38], [0.5, 0]),
];

/** The mark that stands for a name: its initial. */
export function markOf(name: string): readonly Stroke[] {
  const initial = name.normalize('NFD').charAt(0).toUpperCase();
  return LETTERS[initial] ?? STAR;
}
