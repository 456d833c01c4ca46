/** Whether the player asked the device for less motion; asked anew each time, for it can change. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
