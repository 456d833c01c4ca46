import type { BrandValues } from 'shared-contracts/brand';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';

/** The values of a merchant's brand that it sets. */
export function brandOf({ brand }: MerchantConfig): BrandValues {
  const { surfaceHue, ...values } = brand;
  return surfaceHue === undefined ? values : { ...values, surfaceHue };
}
