/** A picture as its pixels: red, green and blue of each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** How far two pictures of one size are apart, in steps of 0 to 255. */
export interface Difference {
  /** Over the whole picture. */
  readonly mean: number;
  /** Of the square that differs most. */
  readonly worst: number;
  /** The corner of that square, pixels of the picture. */
  readonly at: { readonly left: number; readonly top: number };
}

/** Squares so large are judged by themselves, each half over the next: a small part cannot fall between them. */
export const SQUARE = 8;
const STEP = SQUARE / 2;
const CHANNELS = 3;

/** By how much a pixel differs: in the colour that differs most, for two colours can be equally light. */
function steps(one: Uint8Array, other: Uint8Array, pixel: number): number {
  let most = 0;
  for (let at = pixel * CHANNELS; at < (pixel + 1) * CHANNELS; at += 1)
    most = Math.max(most, Math.abs((one[at] ?? 0) - (other[at] ?? 0)));
  return most;
}

/** Differences summed up over everything above and to the left of a pixel: any square is then four look-ups. */
function summed(one: Pixels, other: Pixels): Float64Array {
  const { width, height } = one;
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let top = 0; top < height; top += 1) {
    let line = 0;
    for (let left = 0; left < width; left += 1) {
      line += steps(one.bytes, other.bytes, top * width + left);
      sums[(top + 1) * (width + 1) + left + 1] = (sums[top * (width + 1) + left + 1] ?? 0) + line;
    }
  }
  return sums;
}

/** Where squares begin along one side; the last one ends at the end of it. */
function starts(length: number): readonly number[] {
  const last = Math.max(0, length - SQUARE);
  return [...Array.from({ length: Math.ceil(last / STEP) }, (_none, index) => index * STEP), last];
}

/** Compares two pictures of one size; others are as far apart as pictures can be. */
export function differenceOf(one: Pixels, other: Pixels): Difference {
  const { width, height } = one;
  if (width !== other.width || height !== other.height) return { mean: 255, worst: 255, at: { left: 0, top: 0 } };
  const sums = summed(one, other);
  const sum = (left: number, top: number): number => sums[top * (width + 1) + left] ?? 0;
  const [wide, high] = [Math.min(SQUARE, width), Math.min(SQUARE, height)];
  let worst = 0;
  let at = { left: 0, top: 0 };
  for (const top of starts(height))
    for (const left of starts(width)) {
      const inside = sum(left + wide, top + high) - sum(left, top + high) - sum(left + wide, top) + sum(left, top);
      if (inside > worst) {
        worst = inside;
        at = { left, top };
      }
    }
  return { mean: sum(width, height) / (width * height), worst: worst / (wide * high), at };
}

/** How far the colours of a picture stray from their middle, in the channel where they do most: nothing on a blank page. */
export function liveliness({ bytes }: Pixels): number {
  const strayIn = (channel: number): number => {
    let [sum, squares, count] = [0, 0, 0];
    for (let at = channel; at < bytes.length; at += CHANNELS) {
      const value = bytes[at] ?? 0;
      sum += value;
      squares += value * value;
      count += 1;
    }
    const middle = sum / count;
    return Math.sqrt(Math.max(0, squares / count - middle * middle));
  };
  return Math.max(...Array.from({ length: CHANNELS }, (_none, channel) => strayIn(channel)));
}
