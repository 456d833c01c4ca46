import { useSyncExternalStore } from 'react';
import { prefersReducedMotion } from './reduced-motion';

function watchWish(onChange: () => void): () => void {
  const wish = window.matchMedia('(prefers-reduced-motion: reduce)');
  wish.addEventListener('change', onChange);
  return () => wish.removeEventListener('change', onChange);
}

/** A server knows of no wish. */
const unknown = (): boolean => false;

/** Whether the player asked the device for less motion, followed. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(watchWish, prefersReducedMotion, unknown);
}
