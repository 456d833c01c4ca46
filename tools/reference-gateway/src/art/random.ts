/** A source of numbers in [0, 1). */
export type Random = () => number;

/** A list with at least one element, so that picking from it always answers. */
export type NonEmpty<Item> = readonly [Item, ...Item[]];

/** 32-bit hash of a text (xmur3 with its final avalanche): the same on every machine. */
export function hashText(text: string): number {
  let hash = 1779033703 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Deterministic generator (sfc32) started from a text; the first draws are thrown away to mix the state. */
export function seededRandom(seed: string): Random {
  let [a, b, c, counter] = [hashText(`a${seed}`), hashText(`b${seed}`), hashText(`c${seed}`), 1];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4294967296;
  };
  for (let draw = 0; draw < 12; draw += 1) next();
  return next;
}

/** One element of the list, each as likely as the others. */
export function pick<Item>(random: Random, list: NonEmpty<Item>): Item {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

/** The element at a position counted round the list, so that any whole number is valid. */
export function cycle<Item>(list: NonEmpty<Item>, position: number): Item {
  return list[((position % list.length) + list.length) % list.length] ?? list[0];
}

/** A number in [low, high). */
export function range(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** A whole number from low to high, both included. */
export function wholeRange(random: Random, low: number, high: number): number {
  return Math.floor(range(random, low, high + 1));
}

/**
 * The place of a seed in its row: seeds that end in consecutive numbers get consecutive places. Choices made by
 * place (rather than by chance) are what keeps two neighbours from ever looking alike.
 */
export function seedOrdinal(seed: string): number {
  const digits = /\d{1,9}$/.exec(seed)?.[0] ?? '';
  const prefix = seed.slice(0, seed.length - digits.length);
  const start = prefix === '' ? 0 : hashText(prefix) % 5040;
  return digits === '' ? hashText(seed) % 1000003 : start + Number(digits);
}
