/** So long ahead that it never comes, ms. */
const NEVER = 1e9;

/**
 * Tells the browser that code moves the element from now on, as it follows a finger. Chromium sorts the layers of the
 * whole page anew for each place a style gives an element, `will-change` or not, unless an animation of that property is
 * ahead: then what lies over what was worked out for every place it may come to, and the move alone is handed on. So one
 * is promised that never begins; of what it would set only the properties count. Answers the way to take it back: before
 * a transition, which would else be alone no more.
 */
export function announceMoves(element: HTMLElement, moved: Keyframe = { transform: 'none' }): () => void {
  if (typeof element.animate !== 'function') return () => undefined;
  const promised = element.animate([moved], { delay: NEVER, duration: 1 });
  return () => promised.cancel();
}
