/** One bar: its value, its length beside the longest in percent, and its part of all in percent. */
export interface Share<Item> {
  readonly item: Item;
  readonly value: number;
  readonly length: number;
  readonly part: number;
}

/** Items by their value, largest first; a loss is as long as a win of its size, and parts are of all sizes together. */
export function sharesOf<Item>(items: readonly Item[], valueOf: (item: Item) => number): Share<Item>[] {
  const sizes = items.map((item) => Math.abs(valueOf(item)));
  const longest = Math.max(0, ...sizes);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const percent = (size: number, of: number): number => (of === 0 ? 0 : (size / of) * 100);
  return items
    .map((item) => {
      const value = valueOf(item);
      return { item, value, length: percent(Math.abs(value), longest), part: percent(Math.abs(value), all) };
    })
    .sort((first, second) => second.value - first.value);
}
