import { parseDescriptor, parseOrExplain, type ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import {
  assertMerchantGateway,
  merchantSettingsSchema,
  type MerchantConfig,
} from 'shared-contracts/release/merchant-config';
import { isFolderAddress } from 'shared-contracts/release/written-texts';
import { UserError, messageOf } from '../text/user-error';
import { isOverrideOrigin, type PageSettings } from '../settings/settings';

/**
 * What a page, its manifest and its feed are made of was parsed when it was read. Whoever writes them asks the same rules
 * again: a descriptor or a setting that came by another way is refused here, before it is anybody's markup or policy.
 */

function asRefusal(check: () => unknown): void {
  try {
    check();
  } catch (error) {
    throw new UserError(messageOf(error));
  }
}

const merchantSettings = merchantSettingsSchema();

/** What was asked already; who reads it cannot change it. */
const written = new WeakSet<ReleaseDescriptor | MerchantConfig>();

function assertOnce(asked: ReleaseDescriptor | MerchantConfig, check: () => void): void {
  if (written.has(asked)) return;
  asRefusal(check);
  written.add(asked);
}

/** Refuses a release whose descriptor no build could have stated. */
export function assertWrittenRelease(release: ReleaseDescriptor): void {
  assertOnce(release, () => parseDescriptor(release));
}

/** Refuses a merchant whose settings break the rules for writing them. */
export function assertWrittenMerchant(merchant: MerchantConfig): void {
  assertOnce(merchant, () => {
    parseOrExplain(merchantSettings, merchant, `merchant configuration of ${merchant.code}`);
    if (merchant.gateway !== undefined) assertMerchantGateway(merchant);
  });
}

/** Refuses places of files or origins of overrides that break the rules for writing them. */
export function assertWrittenPlaces({ assetsBase, overrideOrigins }: PageSettings): void {
  if (!isFolderAddress(assetsBase)) throw new UserError(`${JSON.stringify(assetsBase)} cannot be the place of files`);
  const strange = overrideOrigins.find((origin) => !isOverrideOrigin(origin));
  if (strange !== undefined) throw new UserError(`${JSON.stringify(strange)} cannot be an origin of overrides`);
}
