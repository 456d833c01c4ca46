import { modeRgb, useMode as registerMode } from 'culori/fn';
import { brandPalette, type BrandValues } from 'shared-contracts/brand';

const rgb = registerMode(modeRgb);

/** A colour as the Design Tokens format (DTCG, 2025.10) writes it. */
interface ColourToken {
  readonly $value: {
    readonly colorSpace: 'srgb';
    readonly components: readonly [red: number, green: number, blue: number];
    readonly hex: string;
  };
}

function tokenOf(hex: string): ColourToken {
  const { r = 0, g = 0, b = 0 } = rgb(hex) ?? {};
  const [red, green, blue] = [r, g, b].map((channel) => Number(channel.toFixed(4)));
  return { $value: { colorSpace: 'srgb', components: [red ?? 0, green ?? 0, blue ?? 0], hex } };
}

function themeTokens(brand: BrandValues, theme: 'dark' | 'light'): Readonly<Record<string, unknown>> {
  const colours = Object.entries(brandPalette(brand, theme)).map(([role, hex]) => [role, tokenOf(hex)]);
  return { $type: 'color', ...Object.fromEntries(colours) };
}

/** A brand's roles of colour as design tokens, a group for each theme. */
export function brandTokens(brand: BrandValues): Readonly<Record<'dark' | 'light', Readonly<Record<string, unknown>>>> {
  return { dark: themeTokens(brand, 'dark'), light: themeTokens(brand, 'light') };
}
