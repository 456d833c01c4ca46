import { BRAND_PATH } from 'shared-contracts/remote/site-logo';
import { sha256Hex } from '../store/digest';
import { messageOf, UserError } from '../text/user-error';
import { isPng, readPng } from './read-png';
import { readSvg, type PictureSize } from './read-svg';

/** What a picture is for. */
export type PictureUse = 'logo' | 'icon';

/** A picture that was found right, under the address it will have. */
export interface BrandPicture extends PictureSize {
  /** Its address at the site; without the slash, its key in the store. */
  readonly src: string;
  readonly bytes: Uint8Array;
}

const KB = 1024;
/** Every visitor loads the logo with the first view; the icon's file is only what icons are drawn from. */
const LARGEST: Readonly<Record<PictureUse, Readonly<Record<'svg' | 'png', number>>>> = {
  logo: { svg: 32 * KB, png: 64 * KB },
  icon: { svg: 32 * KB, png: 256 * KB },
};

/** A logo is drawn 28 px high, on screens with up to three points a pixel. */
const LEAST_LOGO_HEIGHT = 84;
/** The header of a phone has room for some 160 px beside the buttons. */
const WIDEST_LOGO = 6;
/** The largest icon that phones ask for. */
const LEAST_ICON_SIDE = 512;

function checkLogo({ width, height }: PictureSize, kind: 'svg' | 'png'): void {
  if (width > WIDEST_LOGO * height)
    throw new Error(
      `is ${width} x ${height}: a header has room for ${WIDEST_LOGO} times the height, take a shorter one`,
    );
  if (height > 2 * width)
    throw new Error(`is ${width} x ${height}: in a header it would be too small, take a wider one`);
  if (kind === 'png' && height < LEAST_LOGO_HEIGHT)
    throw new Error(`is ${height} pixels high: make it ${LEAST_LOGO_HEIGHT} at least, or take an SVG`);
}

function checkIcon({ width, height }: PictureSize, kind: 'svg' | 'png'): void {
  if (width !== height) throw new Error(`is ${width} x ${height}: an icon is square`);
  if (kind === 'png' && width < LEAST_ICON_SIDE)
    throw new Error(`is ${width} pixels wide: make it ${LEAST_ICON_SIDE} at least, or take an SVG`);
}

const CHECKS = { logo: checkLogo, icon: checkIcon };

function kindOf(bytes: Uint8Array): 'svg' | 'png' {
  if (isPng(bytes)) return 'png';
  // An SVG in another encoding, or packed, is told so where it is read.
  const begin = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart();
  const isSvg = begin.startsWith('<') || bytes[0] === 0x1f || bytes[0] === 0xfe || bytes[0] === 0xff;
  if (isSvg && !(bytes[0] === 0xff && bytes[1] === 0xd8)) return 'svg';
  throw new Error('is neither an SVG nor a PNG: export it as one of them');
}

function checkedSize(bytes: Uint8Array, use: PictureUse): { readonly size: PictureSize; readonly kind: 'svg' | 'png' } {
  const kind = kindOf(bytes);
  const most = LARGEST[use][kind];
  if (bytes.length > most)
    throw new Error(
      `has ${Math.ceil(bytes.length / KB)} kB: ${most / KB} kB are the most of ${kind === 'svg' ? 'an SVG' : 'a PNG'}, make it simpler`,
    );
  const size = kind === 'png' ? readPng(bytes) : readSvg(bytes);
  CHECKS[use](size, kind);
  return { size, kind };
}

/** A picture by its bytes, whatever its name says. Refuses, with the file and what to do, what no player may be sent. */
export function readPicture(file: string, bytes: Uint8Array, use: PictureUse): BrandPicture {
  try {
    const { size, kind } = checkedSize(bytes, use);
    return { src: `${BRAND_PATH}${sha256Hex(bytes)}.${kind}`, bytes, ...size };
  } catch (error) {
    throw new UserError(`${file} ${messageOf(error)}`);
  }
}
