/** The page's root once it answers touches: one that a server rendered shows its screen before. */
export const ANSWERING_ROOT = '#root:not([aria-disabled])';
