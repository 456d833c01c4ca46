/** So long ahead that it never comes, ms. */
const NEVER = 1e9;

/** What code may move without the page being painted. */
export type MovedProperty = 'transform' | 'opacity';

/** Moves nothing itself: what it sets it would set in its time, which never comes. */
const KEYFRAMES: Readonly<Record<MovedProperty, Keyframe>> = {
  transform: { transform: 'none' },
  opacity: { opacity: 1 },
};

/**
 * Tells the browser that code moves the element from now on, as it follows a finger. Chromium sorts the layers of the
 * whole page anew for each place a style gives an element, `will-change` or not, unless an animation of that property is
 * ahead: then what lies over what was worked out for every place it may come to, and the move alone is handed on. So one
 * is promised that never begins. Answers the way to take it back: before a transition, which would else be alone no more.
 */
export function announceMoves(element: HTMLElement, properties: readonly MovedProperty[] = ['transform']): () => void {
  if (typeof element.animate !== 'function') return () => undefined;
  const keyframe = Object.assign({}, ...properties.map((property) => KEYFRAMES[property])) as Keyframe;
  const promised = element.animate([keyframe], { delay: NEVER, duration: 1 });
  return () => promised.cancel();
}
