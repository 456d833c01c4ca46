import { UserError } from '../text/user-error';
import type { EnvironmentSettings } from '../settings/settings';
import { strangerText } from './merchant-names';

/** The settings of one merchant. */
export type MerchantSettings = EnvironmentSettings['merchants'][string];

/** Where a merchant is: served, or kept ready and served to nobody. */
export type MerchantTable = 'merchants' | 'closedMerchants';

/** A merchant and where it is. */
export interface FoundMerchant {
  readonly table: MerchantTable;
  readonly config: MerchantSettings;
}

/** The settings of a table of merchants; an environment without a closed one has no such table. */
export function tableOf(
  settings: EnvironmentSettings,
  table: MerchantTable,
): Readonly<Record<string, MerchantSettings>> {
  return settings[table] ?? {};
}

/** Every merchant of an environment, the served ones first. */
export function everyMerchant(settings: EnvironmentSettings): readonly FoundMerchant[] {
  return (['merchants', 'closedMerchants'] as const).flatMap((table) =>
    Object.values(tableOf(settings, table)).map((config) => ({ table, config })),
  );
}

/** A merchant of an environment; undefined where there is none of this code. */
export function findMerchant(settings: EnvironmentSettings, code: string): FoundMerchant | undefined {
  return everyMerchant(settings).find(({ config }) => config.code === code);
}

/** A merchant of an environment; refuses a code that it does not have, and says which was probably meant. */
export function requireMerchant(settings: EnvironmentSettings, environment: string, code: string): FoundMerchant {
  const found = findMerchant(settings, code);
  if (found !== undefined) return found;
  const codes = everyMerchant(settings).map(({ config }) => config.code);
  throw new UserError(strangerText(environment, code, codes));
}

/** Settings with a merchant in one table and in no other. */
export function withMerchant(
  settings: EnvironmentSettings,
  table: MerchantTable,
  config: MerchantSettings,
): EnvironmentSettings {
  const { merchants, closedMerchants = {}, ...rest } = settings;
  const others = (all: Readonly<Record<string, MerchantSettings>>): Record<string, MerchantSettings> =>
    Object.fromEntries(Object.entries(all).filter(([code]) => code !== config.code));
  // One that stays where it is keeps its place in the list.
  const put = (all: Readonly<Record<string, MerchantSettings>>, isHere: boolean): Record<string, MerchantSettings> =>
    isHere ? { ...all, [config.code]: config } : others(all);
  const closed = put(closedMerchants, table === 'closedMerchants');
  return {
    ...rest,
    merchants: put(merchants, table === 'merchants'),
    ...(Object.keys(closed).length === 0 ? {} : { closedMerchants: closed }),
  };
}
