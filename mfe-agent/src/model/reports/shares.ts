/** One bar: its value, its length beside the longest in percent, and its part of all in percent, to a tenth. */
export interface Share<Item> {
  readonly item: Item;
  readonly value: number;
  readonly length: number;
  readonly part: number;
}

/** A whole in tenths of a percent. */
const WHOLE = 1000;

/**
 * Parts of a whole in tenths of a percent, which add up to all of it: each is cut, and the largest remainders get what is
 * left over.
 */
function tenthsOf(sizes: readonly number[]): readonly number[] {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  if (all === 0) return sizes.map(() => 0);
  const exact = sizes.map((size) => (size / all) * WHOLE);
  const tenths = exact.map(Math.floor);
  const left = WHOLE - tenths.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .sort((first, second) => second.remainder - first.remainder);
  for (const { index } of byRemainder.slice(0, left)) tenths[index] = (tenths[index] ?? 0) + 1;
  return tenths;
}

/** Items by their value, largest first; a loss is as long as a win of its size, and parts are of all sizes together. */
export function sharesOf<Item>(items: readonly Item[], valueOf: (item: Item) => number): Share<Item>[] {
  const sizes = items.map((item) => {
    const size = Math.abs(valueOf(item));
    return Number.isFinite(size) ? size : 0;
  });
  const longest = Math.max(0, ...sizes);
  const tenths = tenthsOf(sizes);
  return items
    .map((item, index) => ({
      item,
      value: valueOf(item),
      length: longest === 0 ? 0 : ((sizes[index] ?? 0) / longest) * 100,
      part: (tenths[index] ?? 0) / 10,
    }))
    .sort((first, second) => second.value - first.value);
}
