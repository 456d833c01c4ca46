/** What belongs to one day. */
export interface DayGroup<Item> {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly items: readonly Item[];
}

/** Items in their order, parted where the day changes. */
export function byDay<Item>(items: readonly Item[], dayOf: (item: Item) => string): DayGroup<Item>[] {
  const groups: { day: string; items: Item[] }[] = [];
  for (const item of items) {
    const day = dayOf(item);
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
}
