/** Colours of a brand: OKLCH in, `#rrggbb` out, mixed as `color-mix(in oklab, …)` does it. */
import {
  clampChroma,
  formatHex,
  interpolate,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as registerMode,
  type Oklch,
} from 'culori/fn';

registerMode(modeRgb);
registerMode(modeOklab);
registerMode(modeOklch);

/** The colour with its chroma lowered until it fits a screen; hue and lightness stay. */
function fitting(lightness: number, chroma: number, hue: number): Oklch {
  return clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch');
}

/** The chroma of an OKLCH colour, lowered until the colour fits a screen. */
export function fittingChroma(lightness: number, chroma: number, hue: number): number {
  return fitting(lightness, chroma, hue).c;
}

/** `#rrggbb` for an OKLCH colour, of the chroma that fits. */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  return formatHex(fitting(lightness, chroma, hue));
}

/** Both colours are `#rrggbb`; `share` is how much of the second is in the mixture, 0 to 1. */
export function mixColours(first: string, second: string, share: number): string {
  return formatHex(interpolate([first, second], 'oklab')(share));
}
