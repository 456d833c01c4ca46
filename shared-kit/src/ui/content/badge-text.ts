const HIGHEST_SHOWN = 99;

/** What a count's badge reads: empty at zero and below, `99+` above 99. */
export function badgeText(count: number): string {
  if (!(count > 0)) return '';
  return count > HIGHEST_SHOWN ? `${HIGHEST_SHOWN}+` : String(Math.floor(count));
}
