/** Colour arithmetic for brand palettes: OKLCH in, sRGB out, and the contrast of WCAG 2. */

function linearRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function isInGamut(rgb: readonly number[]): boolean {
  return rgb.every((channel) => channel >= -0.0001 && channel <= 1.0001);
}

function toByte(channel: number): number {
  const clamped = Math.min(1, Math.max(0, channel));
  const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}

/** The chroma of an OKLCH colour, lowered until the colour fits a screen; hue and lightness stay. */
export function fittingChroma(lightness: number, chroma: number, hue: number): number {
  let fitting = chroma;
  while (fitting > 0 && !isInGamut(linearRgb(lightness, fitting, hue))) fitting -= 0.002;
  return Math.max(0, fitting);
}

/** `#rrggbb` for an OKLCH colour, of the chroma that fits. */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const bytes = linearRgb(lightness, fittingChroma(lightness, chroma, hue), hue).map(toByte);
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
