import { brandPalette, brandStyles, type BrandValues } from 'shared-contracts/brand';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { Memory } from '../text/memory';

/** The values of a brand that its merchant sets. */
export function valuesOf({ surfaceHue, lightness, ...values }: MerchantConfig['brand']): BrandValues {
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
    const brand = valuesOf(merchant.brand);
    return kept.get(JSON.stringify(brand), () => work(brand));
  };
}

/** The colours of a merchant's dark theme, in which its icons, its manifest and the browser's bars are drawn. */
export const darkPaletteOf = keptByBrand((brand) => brandPalette(brand, 'dark'));

/** The styles of a merchant's brand, both themes. */
export const stylesOf = keptByBrand(brandStyles);
