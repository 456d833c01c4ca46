import {
  converter,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  useMode as registerMode,
  type Color,
} from 'culori/fn';
import { fieldsOf } from '../text/fields';

registerMode(modeHsl);
registerMode(modeLrgb);
registerMode(modeOklab);
registerMode(modeOklch);
registerMode(modeP3);
const rgb = registerMode(modeRgb);
const oklch = converter('oklch');

/** A colour as the Design Tokens format (DTCG, 2025.10) writes it. */
export interface ColourValue {
  readonly colorSpace: string;
  /** `none` for a component that is left open. */
  readonly components: readonly (number | 'none')[];
  readonly hex?: string;
}

/** A colour in OKLCH; undefined for what is left open: the hue of a grey, a component that says `none`. */
export interface TokenColour {
  readonly lightness: number | undefined;
  readonly chroma: number | undefined;
  readonly hue: number | undefined;
}

type Make = (first: number | undefined, second: number | undefined, third: number | undefined) => Color;

/** The colour spaces that are read; of others the `hex` beside the components is taken. */
const SPACES: Readonly<Record<string, Make>> = {
  srgb: (r = 0, g = 0, b = 0) => ({ mode: 'rgb', r, g, b }),
  'srgb-linear': (r = 0, g = 0, b = 0) => ({ mode: 'lrgb', r, g, b }),
  'display-p3': (r = 0, g = 0, b = 0) => ({ mode: 'p3', r, g, b }),
  hsl: (h, s = 0, l = 0) => ({ mode: 'hsl', ...(h !== undefined && { h }), s: s / 100, l: l / 100 }),
  oklab: (l = 0, a = 0, b = 0) => ({ mode: 'oklab', l, a, b }),
};

/** Below this chroma a hue is what rounding left. */
const GREY = 0.0005;

const HEX = /^#[0-9a-f]{6}$/i;

function ofColour(colour: Color | undefined): TokenColour {
  const { l, c = 0, h } = oklch(colour) ?? {};
  return { lightness: l, chroma: c, hue: c < GREY ? undefined : h };
}

function componentsOf(value: unknown): readonly (number | undefined)[] {
  if (!Array.isArray(value) || value.length !== 3) throw new Error('has no three components');
  return value.map((component: unknown) => {
    if (component === 'none') return undefined;
    if (typeof component === 'number' && Number.isFinite(component)) return component;
    throw new Error('has a component that is neither a number nor "none"');
  });
}

/** Reads the value of a colour token; throws what is wrong with it, as the end of a sentence. */
export function readColour(value: unknown): TokenColour {
  // Earlier drafts of the format, and many tools still, write colours as hexadecimal texts.
  if (typeof value === 'string' && HEX.test(value)) return ofColour(rgb(value));
  const { colorSpace, components, alpha = 1, hex } = fieldsOf(value);
  if (typeof colorSpace !== 'string') throw new Error('is neither #rrggbb nor a colour space with components');
  if (alpha !== 1) throw new Error('is not opaque: leave its alpha out');
  const [first, second, third] = componentsOf(components);
  if (colorSpace === 'oklch') return { lightness: first, chroma: second, hue: third };
  const make = Object.hasOwn(SPACES, colorSpace) ? SPACES[colorSpace] : undefined;
  if (make !== undefined) return ofColour(make(first, second, third));
  if (typeof hex === 'string' && HEX.test(hex)) return ofColour(rgb(hex));
  throw new Error(
    `is in the colour space ${JSON.stringify(colorSpace)}: give it in ${Object.keys(SPACES).join(', ')} or oklch, or with its hex`,
  );
}

/** The value of a colour token for `#rrggbb`: components of sRGB, and the text beside them. */
export function srgbValue(hex: string): ColourValue {
  const { r = 0, g = 0, b = 0 } = rgb(hex) ?? {};
  return { colorSpace: 'srgb', components: [r, g, b].map((channel) => Number(channel.toFixed(4))), hex };
}
