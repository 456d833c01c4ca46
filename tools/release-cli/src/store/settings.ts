import { parseOrExplain } from 'shared-contracts/release/descriptor';
import { merchantConfigSchema } from 'shared-contracts/release/merchant-config';
import * as v from 'valibot';
import { Refusal, sentenceOf } from '../refusal';
import { assertBelieved, assertNeverSeen } from '../trust/signed-document';
import { settingsKey } from './keys';
import { readText, type Store } from './store';

/** Where an environment's packages come from: a path of the site, or an address of another origin. */
const assetsBase = v.pipe(
  v.string(),
  v.regex(/^(\/|https?:\/\/[A-Za-z0-9.-]+(:\d+)?\/)([A-Za-z0-9._~-]+\/)*$/, 'a path or address that ends with a slash'),
);

/** Any port of this machine, for remotes that are being worked on. */
export const ANY_LOCAL_PORT = 'http://localhost:*';

/** A whole origin as browsers write it, nothing shortened and no pattern: what is compared is exactly this text. */
function isExactOrigin(text: string): boolean {
  if (text === ANY_LOCAL_PORT) return true;
  return (
    /^https?:\/\/[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*(:\d+)?$/.test(text) &&
    URL.canParse(text) &&
    new URL(text).origin === text
  );
}

/** What an environment is besides its map: who its merchants are and how its pages behave. */
export const settingsSchema = v.pipe(
  v.object({
    assetsBase,
    allowsOverrides: v.boolean(),
    liveReload: v.boolean(),
    /** Origins that overrides may take remotes from; {@link ANY_LOCAL_PORT} stands for those of this machine. */
    overrideOrigins: v.optional(
      v.array(v.pipe(v.string(), v.check(isExactOrigin, 'not an exact origin such as http://localhost:4301'))),
      [],
    ),
    merchants: v.record(v.string(), merchantConfigSchema),
  }),
  v.check(
    ({ merchants }) => Object.entries(merchants).every(([code, config]) => config.code === code),
    'a merchant stands under another code than its own',
  ),
);
export type EnvironmentSettings = v.InferOutput<typeof settingsSchema>;

/** The same before defaults are filled in. */
export type SettingsInput = v.InferInput<typeof settingsSchema>;

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

/** Settings as they are in the store. */
export interface StoredSettings {
  readonly settings: EnvironmentSettings;
  readonly etag: string;
  /** Grows with every write. */
  readonly revision: number;
}

/**
 * The settings of an environment, believed: signed by a trusted key and not older than some this machine has
 * seen; else a {@link Refusal}. Null when it has none yet.
 */
export async function readSettings(store: Store, environment: string): Promise<StoredSettings | null> {
  assertEnvironment(environment);
  const key = settingsKey(environment);
  const found = await readText(store, key);
  if (found === null) {
    await assertNeverSeen(store, { environment, part: 'settings', key });
    return null;
  }
  const value = parseStoredJson(found.text, key);
  await assertBelieved(store, { environment, part: 'settings', key, value });
  const { revision } = v.parse(v.object({ revision: v.optional(v.number(), 0) }), value);
  return { settings: parseSettings(value), etag: found.etag, revision };
}

/** Reads JSON that was stored; refuses with the key when it is none. */
export function parseStoredJson(text: string, key: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`${key} in the store is not JSON`);
  }
}
