import { oklchToHex } from './color';

/** What a merchant sets of its looks; every colour of the site follows from these (look.md, "Colour"). */
export interface BrandValues {
  /** OKLCH hue of surfaces and the main action, degrees. */
  readonly hue: number;
  /** OKLCH chroma of the main action, 0 to 0.3. */
  readonly chroma: number;
  /** OKLCH hue of money and wins, degrees. */
  readonly accentHue: number;
  /** OKLCH hue of dark surfaces where it differs from the brand's. */
  readonly surfaceHue?: number;
}

/** Roles of colour; each is a custom property `--brand-<role>`. */
export const COLOUR_ROLES = [
  'page',
  'card',
  'raised',
  'line',
  'text',
  'muted',
  'brand',
  'brand-strong',
  'on-brand',
  'accent',
  'on-accent',
  'win',
  'loss',
  'warn',
  'info',
  'glow',
  'shade',
] as const;
export type ColourRole = (typeof COLOUR_ROLES)[number];

type Palette = Readonly<Record<ColourRole, string>>;

function darkPalette(brand: BrandValues): Palette {
  const surface = brand.surfaceHue ?? brand.hue;
  return {
    page: oklchToHex(0.165, 0.024, surface),
    card: oklchToHex(0.215, 0.032, surface),
    raised: oklchToHex(0.275, 0.042, surface),
    line: oklchToHex(0.34, 0.04, surface),
    text: oklchToHex(0.965, 0.01, surface),
    muted: oklchToHex(0.76, 0.03, surface),
    brand: oklchToHex(0.68, brand.chroma, brand.hue),
    'brand-strong': oklchToHex(0.58, brand.chroma, brand.hue),
    'on-brand': oklchToHex(0.16, 0.03, brand.hue),
    accent: oklchToHex(0.83, 0.15, brand.accentHue),
    'on-accent': oklchToHex(0.22, 0.05, brand.accentHue),
    win: oklchToHex(0.8, 0.17, 152),
    loss: oklchToHex(0.73, 0.17, 25),
    warn: oklchToHex(0.83, 0.14, 80),
    info: oklchToHex(0.78, 0.11, 235),
    glow: oklchToHex(0.5, brand.chroma, brand.hue),
    shade: oklchToHex(0.1, 0.02, surface),
  };
}

function lightPalette(brand: BrandValues): Palette {
  return {
    page: oklchToHex(0.965, 0.008, 80),
    card: oklchToHex(1, 0, 0),
    raised: oklchToHex(0.985, 0.006, 80),
    line: oklchToHex(0.89, 0.012, 80),
    text: oklchToHex(0.23, 0.03, brand.hue),
    muted: oklchToHex(0.47, 0.025, brand.hue),
    brand: oklchToHex(0.5, brand.chroma, brand.hue),
    'brand-strong': oklchToHex(0.43, brand.chroma, brand.hue),
    'on-brand': oklchToHex(0.99, 0.005, brand.hue),
    accent: oklchToHex(0.52, 0.12, brand.accentHue),
    'on-accent': oklchToHex(0.99, 0.005, brand.accentHue),
    win: oklchToHex(0.5, 0.14, 152),
    loss: oklchToHex(0.53, 0.19, 25),
    warn: oklchToHex(0.52, 0.12, 70),
    info: oklchToHex(0.5, 0.13, 245),
    glow: oklchToHex(0.88, 0.06, brand.hue),
    shade: oklchToHex(0.86, 0.02, brand.hue),
  };
}

/** The colours of a merchant in one theme, as `#rrggbb`. */
export function brandPalette(brand: BrandValues, theme: 'dark' | 'light'): Palette {
  return theme === 'dark' ? darkPalette(brand) : lightPalette(brand);
}

/** The custom properties of both themes, ready to stand in the page before anything else. */
export function brandStyles(brand: BrandValues): string {
  const block = (theme: 'dark' | 'light'): string =>
    Object.entries(brandPalette(brand, theme))
      .map(([role, value]) => `--brand-${role}:${value}`)
      .join(';');
  return `:root{color-scheme:dark;${block('dark')}}:root[data-theme=light]{color-scheme:light;${block('light')}}`;
}
