import { createStore } from 'zustand/vanilla';

/**
 * The newly registered name whose login form was already used: the event that told it is told again to every
 * form that comes later, and only the first shall listen (D-58).
 */
const hint = createStore<{ readonly usedName: string | null }>(() => ({ usedName: null }));

export function isHintUsed(userName: string): boolean {
  return hint.getState().usedName === userName;
}

export function markHintUsed(userName: string): void {
  hint.setState({ usedName: userName });
}
