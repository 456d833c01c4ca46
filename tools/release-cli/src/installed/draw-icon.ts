import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { PNG } from 'pngjs';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { isPng } from '../brand/read-png';
import { darkPaletteOf } from '../markup/brand-of';
import { markOf } from './marks';

/** `rounded` is drawn as it is seen; `full` is cut by the phone, so that only its middle is sure to be seen. */
export type IconShape = 'rounded' | 'full';

/** Of the picture, which is 100 wide and high. */
const CORNER: Readonly<Record<IconShape, number>> = { rounded: 23, full: 0 };
const MARK_HEIGHT: Readonly<Record<IconShape, number>> = { rounded: 46, full: 36 };

/** Of the mark's own box ({@link markOf}). */
const MARK = { width: 86, height: 100, stroke: 21 };
const HALO = { rings: 10, reach: 21, opacity: 0.45 };
const GLOW = { steps: 16, opacity: 0.62 };

/** A value that falls off with the square of the distance, from the nearest step to the farthest. */
function fallingOff(steps: number, opacity: number): readonly number[] {
  return Array.from({ length: steps + 1 }, (_step, index) => opacity * (1 - index / steps) ** 2);
}

function glowStops(colour: string): string {
  return fallingOff(GLOW.steps, GLOW.opacity)
    .map((opacity, index) => `<stop offset="${index / GLOW.steps}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');
}

/** The shadow around the mark: rings one upon the other, the widest first, each as strong as still lacks there. */
function haloRings(path: string, colour: string): string {
  const wanted = fallingOff(HALO.rings, HALO.opacity).toReversed();
  return wanted
    .slice(1)
    .map((opacity, index) => {
      const own = 1 - (1 - opacity) / (1 - (wanted[index] ?? 0));
      const width = MARK.stroke + 2 * HALO.reach * (1 - (index + 0.5) / HALO.rings);
      return `<path d="${path}" stroke="${colour}" stroke-width="${width}" stroke-opacity="${own}"/>`;
    })
    .join('');
}

/** A dark room with one light: the brand's glow from the upper left, the initial in the colour of money. */
function iconSvg(merchant: MerchantConfig, shape: IconShape): string {
  const palette = darkPaletteOf(merchant);
  const path = markOf(merchant.name);
  const scale = MARK_HEIGHT[shape] / MARK.height;
  const [left, top] = [50 - (MARK.width * scale) / 2, 50 - (MARK.height * scale) / 2];
  const all = `width="100" height="100"`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs>',
    `<linearGradient id="deep" gradientUnits="userSpaceOnUse" x2="23.53" y2="105.88"><stop stop-color="${palette.raised}"/><stop offset="1" stop-color="${palette.page}"/></linearGradient>`,
    `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="22" cy="8" r="95">${glowStops(palette.brand)}</radialGradient>`,
    `<linearGradient id="mark" gradientUnits="userSpaceOnUse" x2="0" y2="${MARK.height}"><stop stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
    `<clipPath id="shape"><rect ${all} rx="${CORNER[shape]}"/></clipPath></defs>`,
    `<g clip-path="url(#shape)"><rect ${all} fill="url(#deep)"/><rect ${all} fill="url(#glow)"/>`,
    `<g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    haloRings(path, palette.page),
    ...[palette['accent-fill'], 'url(#mark)'].map(
      (paint) => `<path d="${path}" stroke="${paint}" stroke-width="${MARK.stroke}"/>`,
    ),
    '</g></g></svg>',
  ].join('');
}

/** The bytes of the picture that a brand has for its icons, SVG or PNG; null where it has none. */
export type OwnIcon = Uint8Array | null;

/** How much of the side of an icon that phones cut is the brand's own: what is in the middle is seen on all of them. */
const OWN_SIDE: Readonly<Record<IconShape, number>> = { rounded: 100, full: 60 };

/** The brand's own picture: as it is, or with the dark theme's page around it where the phone cuts. */
function ownIconSvg(merchant: MerchantConfig, shape: IconShape, own: Uint8Array): string {
  const side = OWN_SIDE[shape];
  const type = isPng(own) ? 'png' : 'svg+xml';
  const around = shape === 'full' ? `<rect width="100" height="100" fill="${darkPaletteOf(merchant).page}"/>` : '';
  const place = `x="${50 - side / 2}" y="${50 - side / 2}" width="${side}" height="${side}"`;
  const data = Buffer.from(own).toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${around}<image ${place} href="data:image/${type};base64,${data}"/></svg>`;
}

const OPAQUE = 255;

/** Points as a file has them: the library multiplies each colour by its alpha, and divides by it as this does. */
function withOwnAlpha(points: Uint8Array): Buffer {
  const own = Buffer.from(points);
  for (let index = 0; index < own.length; index += 4) {
    const alpha = own[index + 3] ?? 0;
    if (alpha === OPAQUE) continue;
    for (let colour = index; colour < index + 3; colour += 1)
      own[colour] = alpha === 0 ? 0 : Math.min(OPAQUE, Math.floor((own[colour] ?? 0) / (alpha / OPAQUE) + 0.5));
  }
  return own;
}

const WASM = createRequire(import.meta.filename).resolve('@resvg/resvg-wasm/index_bg.wasm');
let ready: Promise<void> | undefined;

/** Draws a merchant's icon: the same merchant and the same picture of its own give the same points. */
export async function drawIcon(
  merchant: MerchantConfig,
  size: number,
  shape: IconShape,
  own: OwnIcon = null,
): Promise<PNG> {
  ready ??= readFile(WASM).then(initWasm);
  await ready;
  const svg = own === null ? iconSvg(merchant, shape) : ownIconSvg(merchant, shape, own);
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: size } });
  const picture = drawing.render();
  const drawn = new PNG({ width: picture.width, height: picture.height });
  drawn.data = withOwnAlpha(picture.pixels);
  // Memory of WebAssembly is not collected.
  picture.free();
  drawing.free();
  return drawn;
}
