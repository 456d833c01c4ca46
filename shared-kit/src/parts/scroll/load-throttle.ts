/** When the next page is asked for: 300 px before the end, at most once a second. */
export const INFINITE_SCROLL = { triggerPixels: 300, throttleMilliseconds: 1000 } as const;
