/** A page on which one of these vitals is above its value is a failure of that vital: what web.dev calls "poor". */
export const POOR_ABOVE = {
  /** Milliseconds. */
  LCP: 4000,
  /** Milliseconds. */
  INP: 500,
  /** A score. */
  CLS: 0.25,
} as const;

/** The vitals that guards judge. */
export type JudgedVital = keyof typeof POOR_ABOVE;

/** Their names. */
export const JUDGED_VITALS = Object.keys(POOR_ABOVE) as readonly JudgedVital[];
