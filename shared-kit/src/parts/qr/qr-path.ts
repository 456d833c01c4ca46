import { encode } from 'uqr';

/** Squares of white that a scanner wants around a code. */
const QUIET = 4;

/** A code as one outline, in squares. */
export interface QrPath {
  /** Edge with its white border. */
  readonly size: number;
  /** Path data of the black squares. */
  readonly data: string;
}

/** The code of a text, readable with up to 15 % of it hidden; throws for what is too long for any code. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  const squares = data.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, data: squares.join('') };
}
