import { assertServable } from '../map/assert-servable';
import { readMap } from '../map/read-map';
import { renewPages } from '../page/write-pages';
import { Refusal } from '../refusal';
import { canonicalJson } from '../trust/canonical-json';
import { sealDocument } from '../trust/signed-document';
import { settingsKey } from './keys';
import { assertEnvironment, parseSettings, readSettings, type SettingsInput } from './settings';
import type { Store } from './store';

/**
 * Writes the settings of an environment, signed, and makes its pages anew. Refuses settings under which some
 * merchant would get packages that do not fit, and overrides in production. The same settings again change
 * nothing.
 */
export async function saveSettings(
  store: Store,
  environment: string,
  value: SettingsInput,
  now = new Date(),
): Promise<void> {
  assertEnvironment(environment);
  const settings = parseSettings(value);
  if (environment === 'production' && (settings.allowsOverrides || settings.overrideOrigins.length > 0))
    throw new Refusal('Overrides of versions, and origins for them, are never allowed in production');
  const { map } = await readMap(store, environment);
  const present = await readSettings(store, environment);
  if (present === null || canonicalJson(present.settings) !== canonicalJson(settings)) {
    await assertServable(store, map, settings);
    const revision = (present?.revision ?? 0) + 1;
    const sealed = await sealDocument(store, environment, 'settings', { environment, revision, ...settings });
    await store.replace(settingsKey(environment), sealed, present?.etag ?? null);
  }
  await renewPages(store, environment, now);
}
