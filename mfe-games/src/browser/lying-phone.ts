import { useSyncExternalStore } from 'react';

/** A phone on its side, as the styles have it. */
const LYING = '(orientation: landscape) and (max-height: 560px)';

/** What a server renders stands upright until the page is taken over. */
const isUpright = (): boolean => false;

const isLying = (): boolean => window.matchMedia(LYING).matches;

function watchTurns(onTurn: () => void): () => void {
  const turns = window.matchMedia(LYING);
  turns.addEventListener('change', onTurn);
  return () => turns.removeEventListener('change', onTurn);
}

/** Whether the phone lies on its side now. */
export function useLyingPhone(): boolean {
  return useSyncExternalStore(watchTurns, isLying, isUpright);
}
