import { assertServable } from '../map/assert-servable';
import { readMap } from '../map/read-map';
import { writePages } from '../page/write-pages';
import { Refusal } from '../refusal';
import { settingsKey } from './keys';
import { assertEnvironment, parseSettings, type EnvironmentSettings } from './settings';
import { jsonBytes, type Store } from './store';

/**
 * Writes the settings of an environment and makes its pages anew. Refuses settings under which some merchant
 * would get packages that do not fit, and overrides in production.
 */
export async function saveSettings(store: Store, environment: string, value: EnvironmentSettings): Promise<void> {
  assertEnvironment(environment);
  const settings = parseSettings(value);
  if (environment === 'production' && settings.allowsOverrides)
    throw new Refusal('Overrides of versions are never allowed in production');
  const { map } = await readMap(store, environment);
  await assertServable(store, map, settings);
  const present = await store.get(settingsKey(environment));
  await store.replace(settingsKey(environment), jsonBytes(settings), present?.etag ?? null);
  await writePages(store, environment);
}
