import { SESSION_KEY, type SiteStorage } from 'shared-contracts/storage';
import {
  lastPlaceAt,
  pathOfEntry,
  placeOf,
  readPlaces,
  withPlace,
  type ListPlace,
  type PageLife,
} from '../model/lists/list-place';
import { afterSignIn } from './after-sign-in';

function pageLife(): PageLife {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return { id: performance.timeOrigin, isReturn: navigation !== undefined && navigation.type !== 'navigate' };
}

/** The present page's life: the way back from a game begins a new one, and so does a typed address. */
const PAGE_LIFE = pageLife();

/** Keeps where a list was left. */
export function keepPlace(storage: SiteStorage, place: Omit<ListPlace, 'life'>): void {
  const places = readPlaces(storage.getSession(SESSION_KEY.listPlaces));
  storage.setSession(SESSION_KEY.listPlaces, JSON.stringify(withPlace(places, { ...place, life: PAGE_LIFE.id })));
}

/** Where the list of this history entry was left, if it was. A sign-in leads back to the list by an entry of its own. */
export function savedPlace(storage: SiteStorage, entry: string): ListPlace | undefined {
  const places = readPlaces(storage.getSession(SESSION_KEY.listPlaces));
  const path = pathOfEntry(entry);
  const place = placeOf(places, entry, PAGE_LIFE);
  return place ?? (afterSignIn(storage, path) && lastPlaceAt(places, path, PAGE_LIFE));
}

/** Makes the place that a sign-in leads back to this entry's own, for as long as the page goes on. */
export function restorePlace(storage: SiteStorage, entry: string): void {
  const place = savedPlace(storage, entry);
  if (place) keepPlace(storage, { ...place, entry });
}
