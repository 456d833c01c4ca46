import { meantNote } from '../text/meant';
import { UserError } from '../text/user-error';
import { mapKey, settingsKey } from './keys';
import type { ObjectStore } from './store';

/** The name of an environment: it becomes a part of keys and of file names. */
export const ENVIRONMENT_NAME = /^[a-z][a-z0-9-]{0,31}$/;

/** Refuses what cannot name an environment. */
export function assertEnvironment(environment: string): void {
  if (!ENVIRONMENT_NAME.test(environment))
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

const NAME_ANOTHER = 'Name another by --store or MFE_STORE';

/** Refuses a store without any environment, where nothing would say what is in use. */
export async function assertAnyEnvironment(store: ObjectStore, place: string): Promise<void> {
  if ((await environmentsOf(store)).length > 0) return;
  throw new UserError(`The store at ${place} has no environment: it has neither maps nor settings. ${NAME_ANOTHER}`);
}

/** Refuses an environment of which a store has nothing: a check of nothing finds no fault. `place` is where the store lies. */
export async function assertEnvironmentIn(store: ObjectStore, environment: string, place: string): Promise<void> {
  assertEnvironment(environment);
  const documents = await Promise.all([store.get(settingsKey(environment)), store.get(mapKey(environment))]);
  if (documents.some((found) => found !== null)) return;
  const known = await environmentsOf(store);
  throw new UserError(
    known.length === 0
      ? `The store at ${place} is empty: it has neither a map nor settings of ${environment}. ${NAME_ANOTHER}`
      : `The store at ${place} has no environment ${environment}: it has ${known.join(', ')}${meantNote(environment, known)}`,
  );
}
