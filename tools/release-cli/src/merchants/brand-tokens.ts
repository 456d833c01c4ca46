import { brandPalette, type BrandValues } from 'shared-contracts/brand';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { srgbValue, type ColourValue } from './token-colour';

type Brand = MerchantConfig['brand'];
type Group = Readonly<Record<string, unknown>>;

function themeTokens(brand: BrandValues, theme: 'dark' | 'light'): Group {
  const colours = Object.entries(brandPalette(brand, theme)).map(([role, hex]) => [role, { $value: srgbValue(hex) }]);
  return { $type: 'color', ...Object.fromEntries(colours) };
}

/** A brand's roles of colour as design tokens (DTCG, 2025.10), a group for each theme. */
export function brandTokens(brand: BrandValues): Readonly<Record<'dark' | 'light', Group>> {
  return { dark: themeTokens(brand, 'dark'), light: themeTokens(brand, 'light') };
}

function oklch(...components: ColourValue['components']): { readonly $value: ColourValue } {
  return { $value: { colorSpace: 'oklch', components } };
}

/**
 * A brand as a file of design tokens: the group `brand` holds what a merchant decides and what is read again, with `none`
 * for what each theme decides; `dark` and `light` hold the colours that follow from it, for tools that draw.
 */
export function brandDocument(brand: Brand): Group {
  const { hue, chroma, accentHue, lightness, surfaceHue } = brand;
  return {
    brand: {
      $type: 'color',
      main: oklch(lightness ?? 'none', chroma, hue),
      accent: oklch('none', 'none', accentHue),
      ...(surfaceHue === undefined ? {} : { surface: oklch('none', 'none', surfaceHue) }),
    },
    ...brandTokens(brand as BrandValues),
  };
}
