import { UserError } from '../text/user-error';
import type { ObjectStore } from './store';

/** Names of environments become parts of keys. */
export function assertEnvironment(environment: string): void {
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(environment))
    throw new UserError(`"${environment}" cannot name an environment: lower-case letters, digits and dashes only`);
}

/** Every environment that has a map or settings, sorted. */
export async function environmentsOf(store: ObjectStore): Promise<readonly string[]> {
  const [maps, settings] = await Promise.all([store.list('maps/'), store.list('settings/')]);
  const named = [
    ...maps.map((key) => /^maps\/([^/]+)\/map\.json$/.exec(key)?.[1]),
    ...settings.map((key) => /^settings\/([^/]+)\.json$/.exec(key)?.[1]),
  ];
  return [...new Set(named.filter((name) => name !== undefined))].toSorted();
}
