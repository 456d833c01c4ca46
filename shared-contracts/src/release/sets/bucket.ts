/** The number of buckets that devices are spread over: 10 % is exactly 1,000 of them. */
export const BUCKET_COUNT = 10_000;

// Computed once: a preview of every bucket hashes millions of characters.
const { imul } = Math;

const HALF_BITS = 7;
const HALF_MASK = (1 << HALF_BITS) - 1;
const ROUNDS = 6;

/** A 32-bit hash of a text (FNV-1a with a final mix); the same everywhere. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = imul(hash ^ text.charCodeAt(index), 0x01000193);
  return mix(hash);
}

function mix(value: number): number {
  let mixed = value;
  mixed = imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** One step of a Feistel network over 14 bits: a bijection whatever the round function. */
function shuffle(position: number, seed: number): number {
  let left = position >> HALF_BITS;
  let right = position & HALF_MASK;
  for (let round = 0; round < ROUNDS; round += 1) {
    [left, right] = [right, left ^ (mix(seed + round * 0x9e3779b1 + right) & HALF_MASK)];
  }
  return (left << HALF_BITS) | right;
}

/**
 * The position of a device's bucket in the queue of one rollout, 0 to 9,999. For each rollout this is another
 * permutation of all buckets, so a share of p % takes exactly p % of them, a growing share only adds devices, and two
 * rollouts choose independently of each other.
 */
export function queuePosition(bucket: number, rollout: string): number {
  const seed = hashText(rollout);
  let position = shuffle(bucket, seed);
  while (position >= BUCKET_COUNT) position = shuffle(position, seed);
  return position;
}

/** Reads a saved bucket; anything but a whole number in range is null, and the device draws again. */
export function parseBucket(text: string | null): number | null {
  if (text === null || !/^\d{1,4}$/.test(text)) return null;
  return Number(text);
}
