/** Mixing of colours as `color-mix(in oklab, …)` does it, so that what a style mixes can be measured. */

/** A colour as lightness (0 to 1) and the two opponent axes of OKLab. */
type Oklab = readonly [lightness: number, greenRed: number, blueYellow: number];

function decoded(byte: number): number {
  const channel = byte / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function encoded(channel: number): number {
  const clamped = Math.min(1, Math.max(0, channel));
  return Math.round((clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055) * 255);
}

/** The place of `#rrggbb` in OKLab. */
function oklabOf(hex: string): Oklab {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    decoded(Number.parseInt(hex.slice(start, start + 2), 16)),
  );
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** `#rrggbb` of a place in OKLab; what a screen cannot show is cut off at its channels. */
function oklabToHex([lightness, greenRed, blueYellow]: Oklab): string {
  const long = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const medium = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const short = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map((channel) => encoded(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Both colours are `#rrggbb`; `share` is how much of the second is in the mixture, 0 to 1. */
export function mixColours(first: string, second: string, share: number): string {
  const from = oklabOf(first);
  const to = oklabOf(second);
  const between = (start: number, end: number): number => start + (end - start) * share;
  return oklabToHex([between(from[0], to[0]), between(from[1], to[1]), between(from[2], to[2])]);
}
