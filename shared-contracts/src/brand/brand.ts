import { mixColours, oklchToHex } from './brand-colours';
import { brandFill } from './brand-fill';
import { derivedProperties } from './brand-mixtures';
import type { BrandValues } from './brand-values';
import { contrast } from './color';
import { COLOUR_ROLES, type ColourRole } from './colour-roles';

export type { BrandValues } from './brand-values';
export { COLOUR_ROLES, type ColourRole } from './colour-roles';

type Palette = Readonly<Record<ColourRole, string>>;

/** WCAG 2.2 AA: text; and signs, borders of controls, the focus ring. */
const READABLE = 4.5;
const VISIBLE = 3;

/** The strongest tint of its own that a colour is read on: chips, marks. */
const TINT = 0.19;

/** The most that the glow covers a raised surface with where words stand on it. */
const GLOW_SHARE = 0.62;

interface Wish {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
  /** Where to go when the wished lightness does not fit. */
  readonly towards: 'light' | 'dark';
}

/** The wished colour, or the nearest lightness at which it fits: a hue decides how much contrast a lightness gives. */
function settle({ lightness, chroma, hue, towards }: Wish, isFit: (colour: string) => boolean): string {
  const step = towards === 'light' ? 0.01 : -0.01;
  for (let tried = lightness; tried >= 0 && tried <= 1; tried += step) {
    const colour = oklchToHex(tried, chroma, hue);
    if (isFit(colour)) return colour;
  }
  return towards === 'light' ? '#ffffff' : '#000000';
}

function standsOut(colour: string, grounds: readonly string[], ratio: number): boolean {
  return grounds.every((ground) => contrast(colour, ground) >= ratio);
}

/** An ink that can be read on every ground, bare or tinted with itself. */
function ink(wish: Wish, grounds: readonly string[]): string {
  return settle(wish, (colour) =>
    standsOut(colour, [...grounds, ...grounds.map((ground) => mixColours(ground, colour, TINT))], READABLE),
  );
}

/** Gold keeps its glow only when it is light; other hues are richer a little darker. Good on dark and on light alike. */
function accentFill(hue: number): string {
  const nearGold = Math.max(0, Math.cos(((hue - 95) * Math.PI) / 180)) ** 2;
  return oklchToHex(0.76 + 0.07 * nearGold, 0.155, hue);
}

/** The red of what destroys and of what waits to be seen: the same in both themes, deep enough for white words. */
function lossFill(): Pick<Palette, 'loss-fill' | 'on-loss'> {
  const onLoss = oklchToHex(0.99, 0.005, 25);
  const fill = settle({ lightness: 0.58, chroma: 0.21, hue: 25, towards: 'dark' }, (colour) =>
    standsOut(onLoss, [mixColours(colour, onLoss, 0.09)], READABLE),
  );
  return { 'loss-fill': fill, 'on-loss': onLoss };
}

function darkPalette(brand: BrandValues): Palette {
  const surface = brand.surfaceHue ?? brand.hue;
  const towards = 'light';
  const page = oklchToHex(0.165, 0.024, surface);
  const card = oklchToHex(0.215, 0.032, surface);
  const raised = oklchToHex(0.275, 0.042, surface);
  const line = oklchToHex(0.34, 0.04, surface);
  const shade = oklchToHex(0.1, 0.02, surface);
  // The upper edge of a raised surface is the lightest ground of all.
  const crest = mixColours(raised, line, 0.4);
  const grounds = [page, card, raised, crest];
  const text = oklchToHex(0.965, 0.01, surface);
  const muted = settle({ lightness: 0.76, chroma: 0.03, hue: surface, towards }, (colour) =>
    standsOut(colour, grounds, READABLE),
  );
  const onBrand = oklchToHex(0.16, 0.03, brand.hue);
  const sign = settle({ lightness: 0.68, chroma: brand.chroma, hue: brand.hue, towards }, (colour) =>
    standsOut(onBrand, [mixColours(colour, mixColours(colour, '#000000', 0.14), 0.34)], READABLE),
  );
  const accent = ink({ lightness: 0.83, chroma: 0.15, hue: brand.accentHue, towards }, grounds);
  const glow = settle({ lightness: 0.5, chroma: brand.chroma, hue: brand.hue, towards: 'dark' }, (colour) =>
    [text, muted, accent].every((word) => standsOut(word, [mixColours(crest, colour, GLOW_SHARE)], READABLE)),
  );
  return {
    page,
    card,
    raised,
    line,
    edge: settle({ lightness: 0.46, chroma: 0.04, hue: surface, towards }, (colour) =>
      standsOut(colour, grounds, VISIBLE),
    ),
    text,
    muted,
    faint: settle({ lightness: 0.56, chroma: 0.03, hue: surface, towards }, (colour) =>
      standsOut(colour, grounds, VISIBLE),
    ),
    brand: sign,
    ...brandFill(brand, { sign, surfaces: [0.165, 0.3], lit: [[text, 0.16]] }),
    'brand-ink': ink({ lightness: 0.72, chroma: brand.chroma, hue: brand.hue, towards }, grounds),
    accent,
    'accent-fill': accentFill(brand.accentHue),
    'on-accent': oklchToHex(0.2, 0.05, brand.accentHue),
    win: ink({ lightness: 0.8, chroma: 0.17, hue: 152, towards }, grounds),
    loss: ink({ lightness: 0.73, chroma: 0.17, hue: 25, towards }, grounds),
    ...lossFill(),
    warn: ink({ lightness: 0.83, chroma: 0.14, hue: 80, towards }, grounds),
    info: ink({ lightness: 0.78, chroma: 0.11, hue: 235, towards }, grounds),
    focus: accent,
    glow,
    shade,
  };
}

function lightPalette(brand: BrandValues): Palette {
  const towards = 'dark';
  const page = oklchToHex(0.965, 0.008, 80);
  const card = oklchToHex(1, 0, 0);
  const raised = oklchToHex(0.985, 0.006, 80);
  const grounds = [page, card, raised];
  const text = oklchToHex(0.23, 0.03, brand.hue);
  // The track of segments is a little darker than the page.
  const muted = settle({ lightness: 0.47, chroma: 0.025, hue: brand.hue, towards }, (colour) =>
    standsOut(colour, [...grounds, mixColours(page, text, 0.06)], READABLE),
  );
  const onBrand = oklchToHex(0.99, 0.005, brand.hue);
  const sign = settle({ lightness: 0.52, chroma: brand.chroma, hue: brand.hue, towards }, (colour) =>
    standsOut(onBrand, [mixColours(colour, card, 0.09)], READABLE),
  );
  const brandInk = ink({ lightness: 0.52, chroma: brand.chroma, hue: brand.hue, towards }, grounds);
  const accent = ink({ lightness: 0.55, chroma: 0.13, hue: brand.accentHue, towards }, grounds);
  return {
    page,
    card,
    raised,
    line: oklchToHex(0.89, 0.012, 80),
    edge: settle({ lightness: 0.68, chroma: 0.02, hue: brand.hue, towards }, (colour) =>
      standsOut(colour, grounds, VISIBLE),
    ),
    text,
    muted,
    faint: settle({ lightness: 0.66, chroma: 0.02, hue: brand.hue, towards }, (colour) =>
      standsOut(colour, grounds, VISIBLE),
    ),
    brand: sign,
    ...brandFill(brand, {
      sign,
      surfaces: [0.965, 1],
      lit: [
        [card, 0.09],
        [text, 0.16],
      ],
    }),
    'brand-ink': brandInk,
    accent,
    // As light as in the dark theme, with dark words on it: an accent dark enough to read is no gold any more.
    'accent-fill': accentFill(brand.accentHue),
    'on-accent': oklchToHex(0.2, 0.05, brand.accentHue),
    win: ink({ lightness: 0.5, chroma: 0.14, hue: 152, towards }, grounds),
    loss: ink({ lightness: 0.55, chroma: 0.19, hue: 25, towards }, grounds),
    ...lossFill(),
    warn: ink({ lightness: 0.52, chroma: 0.12, hue: 70, towards }, grounds),
    info: ink({ lightness: 0.5, chroma: 0.13, hue: 245, towards }, grounds),
    focus: brandInk,
    glow: settle({ lightness: 0.88, chroma: 0.06, hue: brand.hue, towards: 'light' }, (colour) =>
      [text, muted, accent].every((word) => standsOut(word, [mixColours(raised, colour, GLOW_SHARE)], READABLE)),
    ),
    shade: oklchToHex(0.86, 0.02, brand.hue),
  };
}

/** The colours of a merchant in one theme, as `#rrggbb`. */
export function brandPalette(brand: BrandValues, theme: 'dark' | 'light'): Palette {
  return theme === 'dark' ? darkPalette(brand) : lightPalette(brand);
}

/** The custom properties of a brand in one theme, by their names: every role, and what is derived of the roles. */
export function brandProperties(brand: BrandValues, theme: 'dark' | 'light'): ReadonlyMap<string, string> {
  const palette = brandPalette(brand, theme);
  const roles = COLOUR_ROLES.map((role) => [`--brand-${role}`, palette[role]] as const);
  return new Map([...roles, ...derivedProperties(palette, theme)]);
}

/**
 * The custom properties of both themes for the element of this selector. Behind the styles of another brand, `:root` with
 * an attribute has them take their place where the page has the attribute.
 */
export function brandStylesAt(root: string, brand: BrandValues): string {
  const dark = brandProperties(brand, 'dark');
  const block = (properties: Iterable<readonly [string, string]>): string =>
    [...properties].map(([name, value]) => `${name}:${value}`).join(';');
  // The light theme leaves out what it has in common with the dark one.
  const light = [...brandProperties(brand, 'light')].filter(([name, value]) => dark.get(name) !== value);
  return `${root}{color-scheme:dark;${block(dark)}}${root}[data-theme=light]{color-scheme:light;${block(light)}}`;
}

/** The custom properties of both themes, ready to stand in the page before anything else. */
export function brandStyles(brand: BrandValues): string {
  return brandStylesAt(':root', brand);
}
