import { useEffect, useEffectEvent } from 'react';

/** Moves the focus once, when a form takes the place of another step; a surface that opens does so by itself. */
export function useFirstFocus(focus: () => void): void {
  const begin = useEffectEvent(focus);
  useEffect(() => begin(), []);
}
