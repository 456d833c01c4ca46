const SUMMED_UP_AT_MOST = 3;

/** Changes in one line, as a history lists them. */
export function summaryOf(changes: readonly string[]): string {
  if (changes.length === 0) return 'nothing';
  const rest = changes.length - SUMMED_UP_AT_MOST;
  return `${changes.slice(0, SUMMED_UP_AT_MOST).join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`;
}
