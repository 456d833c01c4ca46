import * as v from 'shared-kit/schema';

/** Where a list was left: its history entry, how far it had been read, and what was at the top of the view. */
const listPlaceSchema = v.object({
  /** The entry's key in the history, with its path: another list under the same key is another place. */
  entry: v.string(),
  /** The page's life it was left in. */
  life: v.number(),
  /** Pages that were asked for. */
  reach: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  /** A game by its number, the first of its row; a part of a page that has parts. */
  item: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  /** Pixels of it above the view; negative where it begins below the view's top. */
  offset: v.pipe(v.number(), v.finite()),
});
export type ListPlace = v.InferOutput<typeof listPlaceSchema>;

/** Places remembered at once; the oldest goes first. */
const MOST_PLACES = 10;

/** How the page came to be: a page that was newly opened begins its lists at the top. */
export interface PageLife {
  readonly id: number;
  readonly isReturn: boolean;
}

/** The stored places; anything unreadable counts as none. */
export function readPlaces(text: string | null): readonly ListPlace[] {
  try {
    const places = v.safeParse(v.array(listPlaceSchema), JSON.parse(text ?? '[]'));
    return places.success ? places.output : [];
  } catch {
    return [];
  }
}

/** The address of a history entry, which comes behind its key. */
export function pathOfEntry(entry: string): string {
  return entry.slice(entry.indexOf(' ') + 1);
}

/** The places with one more, the newest last. */
export function withPlace(places: readonly ListPlace[], place: ListPlace): readonly ListPlace[] {
  return [...places.filter(({ entry }) => entry !== place.entry), place].slice(-MOST_PLACES);
}

/** Where this entry's list was left. Entries of an earlier page count only where the player came back to it. */
export function placeOf(places: readonly ListPlace[], entry: string, life: PageLife): ListPlace | undefined {
  const place = places.find((left) => left.entry === entry);
  return place !== undefined && (place.life === life.id || life.isReturn) ? place : undefined;
}

/** Where the list at this path was left last in this life of the page, whichever entry it had. */
export function lastPlaceAt(places: readonly ListPlace[], path: string, life: PageLife): ListPlace | undefined {
  return places.filter((left) => left.life === life.id && pathOfEntry(left.entry) === path).at(-1);
}
