import { type NonEmpty, cycle } from './random';

/** The colours of one picture, as #rgb: three for the air (dark to lit), three for the things in it. */
export interface Palette {
  readonly name: string;
  readonly deep: string;
  readonly base: string;
  readonly glow: string;
  readonly main: string;
  readonly accent: string;
  readonly light: string;
}

function palette(name: string, colours: string): Palette {
  const [deep = '', base = '', glow = '', main = '', accent = '', light = ''] = colours
    .split(' ')
    .map((hex) => toHex([0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))));
  return { name, deep, base, glow, main, accent, light };
}

/** Two or three hues each; ordered so that one differs in hue from the three before it, also round the corner. */
export const PALETTES: NonEmpty<Palette> = [
  palette('royal', '12072e 4a1d94 b161ff 8b3dff ffc53d f3e3ff'),
  palette('jade', '021d17 0b6b4d 48e3a5 16a870 ffd257 e0fff0'),
  palette('dune', '281003 9c4a0c ffbd57 e8801a 2fd6c3 fff0cf'),
  palette('midnight', '040925 17338f 6496ff 2f5fe8 ffcf52 dfe9ff'),
  palette('ruby', '200210 8a0b3f ff5583 d91a55 7fd8ff ffe0ea'),
  palette('lagoon', '011e1d 0b726c 4cf0d8 12b5a5 ff5f9e dcfffa'),
  palette('sunset', '270524 a1224b ff9656 f2503f ffd84a fff0d6'),
  palette('circuit', '07052c 2b22a8 7a78ff 4b3df0 3dffa8 e4e3ff'),
  palette('jungle', '081804 2f6a17 a3de4a 4f9e22 ffa53a f1ffd8'),
  palette('neon', '1f032b 86128a ff5ac8 e0268f 3fe3ff ffe1f6'),
  palette('reef', '02182a 06527a 2ecbec 1293c9 ff7a59 d9fbff'),
  palette('cacao', '1a0a04 6b3214 e0984f b05c2c ff5a63 ffeed8'),
  palette('mermaid', '03161e 0b5a5c 42dcb0 0fa38a b888ff e0fff6'),
  palette('orchid', '1b051f 631a68 c868e6 9a37bd c4f23d f6e4ff'),
  palette('lacquer', '260307 8c0f1a ff5a36 e0202c ffc94a ffe9c9'),
  palette('glacier', '031b29 1c6f96 97ecff 49b4dd cfb0ff f0fdff'),
  palette('rose', '260a12 8f3a50 ffad98 d96a72 ffdca0 fff0e8'),
  palette('forge', '090e16 2b3f57 8db5d8 4c7396 ff7b2b e6f2ff'),
];

/** The palette of a place in the row; each round starts one later, so a scene meets other colours when it returns. */
export function paletteAt(ordinal: number): Palette {
  return cycle(PALETTES, ordinal + Math.floor(ordinal / PALETTES.length));
}

function channels(hex: string): readonly number[] {
  return [1, 2, 3].map((index) => Number.parseInt(hex.charAt(index), 16) * 17);
}

/** Three digits are enough for paint that is lit, grained and shaded, and a picture names some forty colours. */
function toHex(values: readonly number[]): string {
  return `#${values.map((value) => Math.round(value / 17).toString(16)).join('')}`;
}

/** The colour between two, 0 being the first and 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  return toHex(channels(from).map((value, index) => value + ((end[index] ?? value) - value) * share));
}

/** Lighter by a share of the way to white. */
export function lighten(hex: string, share: number): string {
  return mix(hex, '#fff', share);
}

/** Darker by a share of the way to a warm black. */
export function darken(hex: string, share: number): string {
  return mix(hex, '#001', share);
}

/** #rgb of a hue in degrees, saturation and lightness in 0..1. */
function fromHue(hue: number, saturation: number, lightness: number): string {
  const turn = (((hue % 360) + 360) % 360) / 30;
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const position = (offset + turn) % 12;
    return 255 * (lightness - amplitude * Math.max(-1, Math.min(position - 3, 9 - position, 1)));
  };
  return toHex([channel(0), channel(8), channel(4)]);
}

/** A palette round a brand hue in degrees; the accent stays gold unless the brand itself is gold. */
export function brandPalette(hue: number): Palette {
  const warm = hue % 360 > 25 && hue % 360 < 70;
  return {
    name: `brand-${Math.round(hue)}`,
    deep: fromHue(hue, 0.75, 0.08),
    base: fromHue(hue, 0.72, 0.29),
    glow: fromHue(hue + 16, 0.95, 0.66),
    main: fromHue(hue, 0.78, 0.5),
    accent: warm ? '#3ed' : '#fc4',
    light: fromHue(hue, 0.9, 0.93),
  };
}

/** Relative luminance (WCAG) of a colour, 0 black to 1 white. */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The same hue brought to a luminance near 0.2, which reads at better than 3.5:1 on white and on near-black. */
export function readableOnBoth(hex: string): string {
  let colour = hex;
  for (let step = 0; step < 40 && luminance(colour) > 0.24; step += 1) colour = mix(colour, '#000', 0.1);
  for (let step = 0; step < 40 && luminance(colour) < 0.14; step += 1) colour = mix(colour, '#fff', 0.1);
  return colour;
}
