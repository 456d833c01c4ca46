/** The favourites of this session: whose ids they are, and what was taken out since, so that open lists hide it. */
export interface FavouriteBook {
  readonly ids: readonly string[];
  readonly removed: readonly string[];
}

export function emptyBook(ids: readonly string[]): FavouriteBook {
  return { ids, removed: [] };
}

/** Puts a game in; one that is there already stays where it is. */
export function withFavourite(book: FavouriteBook, nodeId: string): FavouriteBook {
  const ids = book.ids.includes(nodeId) ? book.ids : [nodeId, ...book.ids];
  return { ids, removed: book.removed.filter((id) => id !== nodeId) };
}

/** Takes a game out. */
export function withoutFavourite(book: FavouriteBook, nodeId: string): FavouriteBook {
  const removed = book.removed.includes(nodeId) ? book.removed : [...book.removed, nodeId];
  return { ids: book.ids.filter((id) => id !== nodeId), removed };
}
