import { brandId } from 'shared-contracts/release/brand-canary';
import type { BrandCanary, MerchantConfig } from 'shared-contracts/release/merchant-config';
import type { FieldEdit } from '../settings/edit-fields';
import { UserError } from '../text/user-error';
import type { MerchantSettings } from './merchant-tables';

/** The colours of a brand: no share of devices tries pictures. */
type Brand = BrandCanary['brand'];
type FieldsOf = (config: MerchantSettings) => readonly FieldEdit[];

const FIELD = ['brandCanary'];

/** What a canary is to become. */
export interface CanaryRequest {
  /** The brand that is tried, from the merchant's own; the one that is tried already when absent. */
  readonly change?: (present: Brand) => Brand;
  /** Share of devices, 0 to 100. */
  readonly percent: number;
  /** Pages of each brand before the try may be ended by its guard; as it is already when absent. */
  readonly minimumLoads?: number | undefined;
  /** When it is asked for. */
  readonly now: Date;
}

function picturesOf({ logo, icon }: MerchantConfig['brand']): Pick<MerchantConfig['brand'], 'logo' | 'icon'> {
  return { ...(logo === undefined ? {} : { logo }), ...(icon === undefined ? {} : { icon }) };
}

/** A brand without its pictures. */
export function coloursOf({ logo: _logo, icon: _icon, ...colours }: MerchantConfig['brand']): Brand {
  return colours;
}

function isSameBrand(first: Brand, second: Brand): boolean {
  return brandId(first) === brandId(second);
}

/** The brand that a merchant tries; refuses where it tries none. */
export function requireCanary({ code, brandCanary }: MerchantSettings): BrandCanary {
  if (brandCanary !== undefined) return brandCanary;
  throw new UserError(
    `${code} tries no brand: begin with "mfe merchant brand ${code} --tokens <file> --percent 10", which names one and its share of devices`,
  );
}

/** The brand that is asked for; refuses the merchant's own, and a second one beside the one that is tried. */
function wantedBrand(config: MerchantSettings, change: CanaryRequest['change']): Brand {
  if (change === undefined) return requireCanary(config).brand;
  const { code, brand: own, brandCanary: present } = config;
  const brand = change(coloursOf(own));
  if (isSameBrand(brand, own))
    throw new UserError(`This is the brand of ${code} already: name another one, whose values differ`);
  if (present !== undefined && !isSameBrand(brand, present.brand))
    throw new UserError(
      `${code} tries another brand already, on ${present.percent} % of devices: end that first with "mfe merchant brand ${code} end"`,
    );
  return brand;
}

/** Has a share of a merchant's devices try a brand, or changes the share. The same again changes nothing. */
export function canarying({ change, percent, minimumLoads, now }: CanaryRequest): FieldsOf {
  return (config) => {
    const brand = wantedBrand(config, change);
    const { brandCanary: present } = config;
    const since = present?.percent === percent ? present.since : now.toISOString();
    const guard = minimumLoads === undefined ? present?.guard : { minimumLoads };
    return [{ path: FIELD, value: { brand, percent, since, ...(guard === undefined ? {} : { guard }) } }];
  };
}

/** Takes the brand that is tried back from all devices. */
export const endingCanary: FieldsOf = (config) => {
  requireCanary(config);
  return [{ path: FIELD, value: undefined }];
};

/** Makes the brand that is tried the merchant's own. */
export const promotingCanary: FieldsOf = (config) => {
  const { brand } = requireCanary(config);
  return [
    { path: ['brand'], value: { ...picturesOf(config.brand), ...brand } },
    { path: FIELD, value: undefined },
  ];
};
