/** Attributes of a page's root while nothing answers touches there, with their values. */
export const UNANSWERED = [
  ['inert', ''],
  ['aria-disabled', 'true'],
] as const;
