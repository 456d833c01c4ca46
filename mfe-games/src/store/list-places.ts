import { SESSION_KEY, type SiteStorage } from 'shared-contracts/storage';
import { useRemoteContext } from 'shared-kit/remote';
import { useLocation } from 'shared-kit/router';
import { placeOf, readPlaces, withPlace, type ListPlace, type PageLife } from '../model/lists/list-place';

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

/** Where the list of this history entry was left, if it was. */
export function leftPlace(storage: SiteStorage, entry: string): ListPlace | undefined {
  return placeOf(readPlaces(storage.getSession(SESSION_KEY.listPlaces)), entry, PAGE_LIFE);
}

/** Names the present history entry: its key, and its address, for the first entry of a tab has no key of its own. */
export function useHistoryEntry(): { readonly entry: string; readonly storage: SiteStorage } {
  const { storage } = useRemoteContext();
  const { key, pathname, search } = useLocation();
  return { entry: `${key} ${pathname}${search}`, storage };
}
