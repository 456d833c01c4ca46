import { UserError } from '../text/user-error';
import type { EnvironmentSettings } from '../settings/settings';
import { everyMerchant, type MerchantSettings } from './merchant-tables';

/** What no two merchants of an environment may have, each with what to do about it. */
function namesOf({ code, trialMerchantCode, origin }: MerchantSettings): ReadonlyMap<string, string> {
  return new Map([
    [code, 'take another code'],
    [trialMerchantCode, 'give another --trial'],
    ...(origin === undefined ? [] : [[origin.toLowerCase(), 'give another --origin'] as const]),
  ]);
}

/** Refuses a merchant that has a code or an address of another one, served or closed. */
export function assertDistinct(settings: EnvironmentSettings, merchant: MerchantSettings): void {
  const own = namesOf(merchant);
  for (const { config } of everyMerchant(settings)) {
    if (config.code === merchant.code) continue;
    for (const name of namesOf(config).keys()) {
      const remedy = own.get(name);
      if (remedy !== undefined) throw new UserError(`${name} is ${config.code}'s already: ${remedy}`);
    }
  }
}
