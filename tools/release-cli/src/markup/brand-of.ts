import { brandPalette, brandStyles, type BrandValues } from 'shared-contracts/brand';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { Memory } from '../text/memory';

/** The values of a merchant's brand that it sets. */
export function brandOf({ brand }: MerchantConfig): BrandValues {
  const { surfaceHue, lightness, ...values } = brand;
  return {
    ...values,
    ...(lightness !== undefined && { lightness }),
    ...(surfaceHue !== undefined && { surfaceHue }),
  };
}

/** Finding readable colours takes milliseconds a brand, and each write of the map renders the pages of all merchants. */
function keptByBrand<Result>(work: (brand: BrandValues) => Result): (merchant: MerchantConfig) => Result {
  const kept = new Memory<Result>(2000);
  return (merchant) => {
    const brand = brandOf(merchant);
    return kept.get(JSON.stringify(brand), () => work(brand));
  };
}

/** The colours of a merchant's dark theme, in which its icons, its manifest and the browser's bars are drawn. */
export const darkPaletteOf = keptByBrand((brand) => brandPalette(brand, 'dark'));

/** The styles of a merchant's brand, both themes. */
export const stylesOf = keptByBrand(brandStyles);
