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

/** Refuses an environment of which a store has nothing: a check of nothing finds no fault. `place` is where the store lies. */
export async function assertEnvironmentIn(store: ObjectStore, environment: string, place: string): Promise<void> {
  const known = await environmentsOf(store);
  if (known.includes(environment)) return;
  throw new UserError(
    known.length === 0
      ? `The store at ${place} is empty: it has neither a map nor settings of ${environment}. Name another by --store or MFE_STORE`
      : `The store at ${place} has no environment ${environment}: it has ${known.join(', ')}`,
  );
}
