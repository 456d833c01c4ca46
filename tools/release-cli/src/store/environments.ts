import type { Store } from './store';

/** Every environment that has a map or settings, sorted. */
export async function environmentsOf(store: Store): Promise<readonly string[]> {
  const [maps, settings] = await Promise.all([store.list('maps/'), store.list('settings/')]);
  const named = [
    ...maps.map((key) => /^maps\/([^/]+)\/map\.json$/.exec(key)?.[1]),
    ...settings.map((key) => /^settings\/([^/]+)\.json$/.exec(key)?.[1]),
  ];
  return [...new Set(named.filter((name) => name !== undefined))].toSorted();
}
