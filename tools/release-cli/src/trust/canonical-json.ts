function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inside]) => inside !== undefined);
  return Object.fromEntries(
    entries.toSorted(([first], [second]) => (first < second ? -1 : 1)).map(([key, inside]) => [key, sorted(inside)]),
  );
}

/** The one text of a value: keys in order, no spaces. What is signed, so that a copy may be laid out again. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}
