import type { ListState } from './list-state';

/** The key that all lists of a mode start with. Apart from the lists: home marks favourites and has none of them. */
export function listKey(mode: ListState['mode']): readonly unknown[] {
  return ['game-pages', mode];
}
