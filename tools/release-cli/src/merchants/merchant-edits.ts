import type { EnvironmentSettings } from '../settings/settings';
import { parseSettingsToWrite } from '../settings/settings';
import { editFields, type FieldEdit } from '../settings/edit-fields';
import { UserError } from '../text/user-error';
import { assertReadable } from './brand-proof';
import { assertDistinct } from './distinct-names';
import {
  findMerchant,
  requireMerchant,
  tableOf,
  withMerchant,
  type FoundMerchant,
  type MerchantSettings,
  type MerchantTable,
} from './merchant-tables';

type Edit = (settings: EnvironmentSettings) => EnvironmentSettings;

/** What is written of a merchant is checked as a whole: its names among all others, its colours by their contrast. */
function checked(settings: EnvironmentSettings, { table, config }: FoundMerchant): EnvironmentSettings {
  assertDistinct(settings, config);
  assertReadable(config.brand);
  return withMerchant(settings, table, config);
}

/** Adds a merchant, closed; refuses a code that there is. */
export function creating(config: MerchantSettings): Edit {
  return (settings) => {
    const found = findMerchant(settings, config.code);
    if (found !== undefined)
      throw new UserError(
        `The merchant ${config.code} is there already${found.table === 'merchants' ? '' : ', closed'}: change it with "mfe merchant set ${config.code} <field>=<value>", or take another code`,
      );
    return checked(settings, { table: 'closedMerchants', config });
  };
}

/** Sets or takes out fields of a merchant, served or closed; the paths of the fields begin at the merchant. */
export function changing(
  environment: string,
  code: string,
  fieldsOf: (config: MerchantSettings) => readonly FieldEdit[],
): Edit {
  return (settings) => {
    const { table, config: present } = requireMerchant(settings, environment, code);
    const placed = fieldsOf(present).map(({ path, value }) => ({ path: [table, code, ...path], value }));
    const edited = editFields(settings, placed);
    const config = tableOf(edited, table)[code];
    if (config === undefined)
      throw new UserError(`Name a field of ${code}: the merchant itself is closed, not taken out`);
    return checked(edited, { table, config });
  };
}

const STATES: Readonly<Record<MerchantTable, string>> = { merchants: 'open', closedMerchants: 'closed' };

/** What a merchant is, for people: `open` or `closed`. */
export function stateOf({ table }: Pick<FoundMerchant, 'table'>): string {
  return STATES[table];
}

/** Opens or closes a merchant. One that is so already stays as it is. */
export function moving(environment: string, code: string, table: MerchantTable): Edit {
  return (settings) => {
    const { config } = requireMerchant(settings, environment, code);
    return checked(settings, { table, config });
  };
}

/** A merchant of an earlier state again, as it was there; it stays open or closed as it is now. */
export function restoring(environment: string, code: string, earlier: Readonly<Record<string, unknown>>): Edit {
  return (settings) => {
    const { table } = requireMerchant(settings, environment, code);
    const found = findMerchant(parseSettingsToWrite(earlier), code);
    if (found === undefined) throw new UserError(`There was no merchant ${code} at that revision: name a later one`);
    return checked(settings, { table, config: found.config });
  };
}
