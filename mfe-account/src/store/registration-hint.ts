import { createStore } from 'zustand/vanilla';

/**
 * The newly registered name that a login form has already used. `member.registered` is replayed to every form that
 * comes later; only the first one fills the name in.
 */
const hint = createStore<{ readonly usedName: string | null }>(() => ({ usedName: null }));

export function isHintUsed(userName: string): boolean {
  return hint.getState().usedName === userName;
}

export function markHintUsed(userName: string): void {
  hint.setState({ usedName: userName });
}
