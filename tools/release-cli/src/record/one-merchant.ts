import type { ReleaseMap } from 'shared-contracts/release/release-map';
import type { SettingsState } from '../settings/settings';

type Layer = { readonly merchants?: readonly string[] | undefined };

/** The entries of a layer that are for a merchant, without the names of others. */
function layerOf<Entry extends Layer>(entries: readonly Entry[], merchant: string): Entry[] {
  return entries.flatMap((entry) => {
    if (entry.merchants === undefined) return [entry];
    return entry.merchants.includes(merchant) ? [{ ...entry, merchants: [merchant] }] : [];
  });
}

function ownOf<Value>(table: Readonly<Record<string, Value>>, merchant: string): Record<string, Value> {
  const own = Object.hasOwn(table, merchant) ? table[merchant] : undefined;
  return own === undefined ? {} : { [merchant]: own };
}

/** A map as it concerns one merchant: nothing in it names another. */
export function mapOfMerchant(map: ReleaseMap, merchant: string): ReleaseMap {
  return {
    ...map,
    pins: ownOf(map.pins, merchant),
    previousPins: ownOf(map.previousPins, merchant),
    rollouts: layerOf(map.rollouts, merchant),
    switches: layerOf(map.switches, merchant),
  };
}

type Settings = SettingsState['settings'];

/** Settings without any merchant. */
export function settingsOfNobody({ merchants: _merchants, closedMerchants: _closed, ...rest }: Settings): Settings {
  return rest;
}

/** Of settings what is one merchant's alone. */
export function settingsOfMerchant({ merchants = {}, closedMerchants = {} }: Settings, merchant: string): Settings {
  const of = (table: unknown): Record<string, unknown> => ownOf(table as Readonly<Record<string, unknown>>, merchant);
  return { merchants: of(merchants), closedMerchants: of(closedMerchants) };
}
