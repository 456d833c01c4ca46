import { assertServable } from '../map/assert-servable';
import { readMap } from '../map/read-map';
import { renewPagesOf } from '../page/write-pages';
import { assertMerchantGateway } from 'shared-contracts/release/merchant-config';
import { Refusal, sentenceOf } from '../refusal';
import { canonicalJson } from '../trust/canonical-json';
import { sealDocument } from '../trust/signed-document';
import { settingsKey } from './keys';
import {
  assertEnvironment,
  parseSettings,
  readSettings,
  type EnvironmentSettings,
  type SettingsInput,
} from './settings';
import { StoreConflict, type Store } from './store';

/** How often a write is tried again because somebody else wrote first. */
const ATTEMPTS = 20;

function assertGateways({ merchants }: EnvironmentSettings, environment: string): void {
  try {
    for (const merchant of Object.values(merchants)) assertMerchantGateway(merchant, environment);
  } catch (error) {
    throw new Refusal(sentenceOf(error));
  }
}

export interface SaveOptions {
  readonly now?: Date;
  /** Checks everything, writes nothing. */
  readonly dryRun?: boolean;
}

/**
 * Writes the settings of an environment, signed, and makes its pages anew. Refuses settings under which some
 * merchant would get packages that do not fit, and overrides in production. The same settings again change
 * nothing.
 */
export async function saveSettings(
  store: Store,
  environment: string,
  value: SettingsInput,
  { now = new Date(), dryRun = false }: SaveOptions = {},
): Promise<void> {
  assertEnvironment(environment);
  const settings = parseSettings(value);
  assertGateways(settings, environment);
  if (environment === 'production' && (settings.allowsOverrides || settings.overrideOrigins.length > 0))
    throw new Refusal('Overrides of versions, and origins for them, are never allowed in production');
  if (dryRun) return assertServable(store, (await readMap(store, environment)).map, settings);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (!(await hasStored(store, environment, settings))) continue;
    return renewPagesOf('The settings document', store, environment, now);
  }
  throw new Refusal(`Others kept writing the settings of ${environment}; nothing was written, try again`);
}

/** Stores settings that differ from the present ones; false when somebody else was first. */
async function hasStored(store: Store, environment: string, settings: EnvironmentSettings): Promise<boolean> {
  const { map } = await readMap(store, environment);
  const present = await readSettings(store, environment);
  if (present !== null && canonicalJson(present.settings) === canonicalJson(settings)) return true;
  await assertServable(store, map, settings);
  const revision = (present?.revision ?? 0) + 1;
  const sealed = await sealDocument(store, environment, 'settings', { environment, revision, ...settings });
  try {
    await store.replace(settingsKey(environment), sealed, present?.etag ?? null);
    return true;
  } catch (error) {
    if (error instanceof StoreConflict) return false;
    throw error;
  }
}
