/** Where a key leads in a list; it does not go round. Undefined for keys that mean nothing here. */
export function nextIndex(index: number, count: number, key: string): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  const places: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(last, index + 1),
    ArrowUp: Math.max(0, index - 1),
    PageDown: Math.min(last, index + 8),
    PageUp: Math.max(0, index - 8),
  };
  return Object.hasOwn(places, key) ? places[key] : undefined;
}
