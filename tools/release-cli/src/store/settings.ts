import { parseOrExplain } from 'shared-contracts/release/descriptor';
import { merchantConfigSchema } from 'shared-contracts/release/merchant-config';
import * as v from 'valibot';
import { Refusal, sentenceOf } from '../refusal';
import { settingsKey } from './keys';
import { readText, type Store } from './store';

/** Where an environment's packages come from: a path of the site, or an address of another origin. */
const assetsBase = v.pipe(
  v.string(),
  v.regex(/^(\/|https?:\/\/[A-Za-z0-9.-]+(:\d+)?\/)([A-Za-z0-9._~-]+\/)*$/, 'a path or address that ends with a slash'),
);

/** What an environment is besides its map: who its merchants are and how its pages behave. */
export const settingsSchema = v.pipe(
  v.object({
    assetsBase,
    allowsOverrides: v.boolean(),
    liveReload: v.boolean(),
    merchants: v.record(v.string(), merchantConfigSchema),
  }),
  v.check(
    ({ merchants }) => Object.entries(merchants).every(([code, config]) => config.code === code),
    'a merchant stands under another code than its own',
  ),
);
export type EnvironmentSettings = v.InferOutput<typeof settingsSchema>;

/** Names of environments become parts of keys. */
export function assertEnvironment(environment: string): void {
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(environment))
    throw new Refusal(`"${environment}" cannot name an environment: lower-case letters, digits and dashes only`);
}

/** Parses settings; refuses with the field that is wrong. */
export function parseSettings(value: unknown): EnvironmentSettings {
  try {
    return parseOrExplain(settingsSchema, value, 'settings document');
  } catch (error) {
    throw new Refusal(sentenceOf(error));
  }
}

/** The settings of an environment; null when it has none yet. */
export async function readSettings(
  store: Store,
  environment: string,
): Promise<{ settings: EnvironmentSettings; etag: string } | null> {
  assertEnvironment(environment);
  const found = await readText(store, settingsKey(environment));
  if (found === null) return null;
  return { settings: parseSettings(parseStoredJson(found.text, settingsKey(environment))), etag: found.etag };
}

/** Reads JSON that was stored; refuses with the key when it is none. */
export function parseStoredJson(text: string, key: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`${key} in the store is not JSON`);
  }
}
