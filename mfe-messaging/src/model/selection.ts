/** The chosen ids with this one in, or out where it was in. */
export function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Those of the chosen ids that are still there. */
export function stillThere(chosen: ReadonlySet<string>, ids: readonly string[]): readonly string[] {
  return ids.filter((id) => chosen.has(id));
}
