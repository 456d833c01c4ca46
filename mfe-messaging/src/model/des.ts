/**
 * Single DES, decryption only: browsers have none, and the one use here (D-16) hides an address rather than
 * protects it. Bits are kept in plain lists, most significant first; the tables are those of FIPS 46-3.
 */

const INITIAL_PERMUTATION = [
  58, 50, 42, 34, 26, 18, 10, 2, 60, 52, 44, 36, 28, 20, 12, 4, 62, 54, 46, 38, 30, 22, 14, 6, 64, 56, 48, 40, 32, 24,
  16, 8, 57, 49, 41, 33, 25, 17, 9, 1, 59, 51, 43, 35, 27, 19, 11, 3, 61, 53, 45, 37, 29, 21, 13, 5, 63, 55, 47, 39, 31,
  23, 15, 7,
] as const;

const ROUND_PERMUTATION = [
  16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10, 2, 8, 24, 14, 32, 27, 3, 9, 19, 13, 30, 6, 22, 11, 4, 25,
] as const;

const KEY_CHOICE = [
  57, 49, 41, 33, 25, 17, 9, 1, 58, 50, 42, 34, 26, 18, 10, 2, 59, 51, 43, 35, 27, 19, 11, 3, 60, 52, 44, 36, 63, 55,
  47, 39, 31, 23, 15, 7, 62, 54, 46, 38, 30, 22, 14, 6, 61, 53, 45, 37, 29, 21, 13, 5, 28, 20, 12, 4,
] as const;

const ROUND_KEY_CHOICE = [
  14, 17, 11, 24, 1, 5, 3, 28, 15, 6, 21, 10, 23, 19, 12, 4, 26, 8, 16, 7, 27, 20, 13, 2, 41, 52, 31, 37, 47, 55, 30,
  40, 51, 45, 33, 48, 44, 49, 39, 56, 34, 53, 46, 42, 50, 36, 29, 32,
] as const;

/** How far the halves of the key have turned at each round. */
const KEY_TURNS = [1, 2, 4, 6, 8, 10, 12, 14, 15, 17, 19, 21, 23, 25, 27, 28] as const;

/** The eight boxes, each of four rows of sixteen, a hexadecimal digit per entry. */
const BOXES = [
  'e4d12fb83a6c59070f74e2d1a6cb953841e8d62bfc973a50fc8249175b3ea06d',
  'f18e6b34972dc05a3d47f28ec01a69b50e7ba4d158c6932fd8a13f42b67c05e9',
  'a09e63f51dc7b428d709346a285ecbf1d6498f30b12c5ae71ad069874fe3b52c',
  '7de3069a1285bc4fd8b56f03472c1ae9a690cb7df13e52843f06a1d8945bc72e',
  '2c417ab6853fd0e9eb2c47d150fa3986421bad78f9c5630eb8c71e2d6f09a453',
  'c1af92680d34e75baf427c9561de0b389ef528c3704a1db6432c95fabe17608d',
  '4b2ef08d3c975a61d0b7491ae35c2f8614bdc37eaf6805926bd814a7950fe23c',
  'd2846fb1a93e50c71fd8a374c56b0e927b419ce206adf35821e74a8dfc90356b',
] as const;

type Bits = readonly number[];

/** Decrypts whole blocks of eight bytes with a key of eight bytes, each block on its own (ECB). */
export function decryptBlocks(hidden: Uint8Array, key: Uint8Array): Uint8Array {
  const roundKeys = roundKeysOf(toBits(key)).reverse();
  const blocks = Array.from({ length: hidden.length / 8 }, (_block, index) => hidden.slice(index * 8, index * 8 + 8));
  return Uint8Array.from(blocks.flatMap((block) => toBytes(decryptBlock(toBits(block), roundKeys))));
}

function decryptBlock(block: Bits, roundKeys: readonly Bits[]): Bits {
  const mixed = pick(block, INITIAL_PERMUTATION);
  let left: Bits = mixed.slice(0, 32);
  let right: Bits = mixed.slice(32);
  for (const roundKey of roundKeys) [left, right] = [right, exclusive(left, round(right, roundKey))];
  const joined = [...right, ...left];
  const result = new Array<number>(64).fill(0);
  INITIAL_PERMUTATION.forEach((source, target) => (result[source - 1] = joined[target] ?? 0));
  return result;
}

/** Each box takes four bits of the half with one neighbour on either side, mixed with six bits of the key. */
function round(half: Bits, roundKey: Bits): Bits {
  const boxed = BOXES.flatMap((box, index) => {
    const taken = Array.from({ length: 6 }, (_bit, offset) => half[(index * 4 + offset + 31) % 32] ?? 0);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = exclusive(taken, roundKey.slice(index * 6, index * 6 + 6));
    const row = a * 2 + f;
    const column = b * 8 + c * 4 + d * 2 + e;
    const value = Number.parseInt(box.charAt(row * 16 + column), 16);
    return [8, 4, 2, 1].map((weight) => (value & weight ? 1 : 0));
  });
  return pick(boxed, ROUND_PERMUTATION);
}

function roundKeysOf(key: Bits): Bits[] {
  const chosen = pick(key, KEY_CHOICE);
  const [one, other] = [chosen.slice(0, 28), chosen.slice(28)];
  return KEY_TURNS.map((turn) => pick([...turned(one, turn), ...turned(other, turn)], ROUND_KEY_CHOICE));
}

/** The bits at the places of a table, which count from 1. */
function pick(bits: Bits, places: readonly number[]): number[] {
  return places.map((place) => bits[place - 1] ?? 0);
}

function turned(bits: Bits, by: number): number[] {
  return [...bits.slice(by), ...bits.slice(0, by)];
}

function exclusive(one: Bits, other: Bits): number[] {
  return one.map((bit, index) => bit ^ (other[index] ?? 0));
}

function toBits(bytes: Uint8Array): number[] {
  return Array.from(bytes).flatMap((byte) => Array.from({ length: 8 }, (_bit, index) => (byte >> (7 - index)) & 1));
}

function toBytes(bits: Bits): number[] {
  return Array.from({ length: bits.length / 8 }, (_byte, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
}
