/** Words that a start which failed has in common with the staging bar. They are for staff and stand in English only. */
export const OVERRIDE_TEXTS = { barName: 'Staging', resetAll: 'Reset all' } as const;

/** How many overrides, in words. */
export function overridesText(count: number): string {
  if (count === 0) return 'no overrides';
  return count === 1 ? '1 override' : `${count} overrides`;
}
