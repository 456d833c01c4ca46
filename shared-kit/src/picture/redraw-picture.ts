import type { PictureKind } from 'shared-contracts/api/picture-kind';
import { PICTURE_PIXELS } from 'shared-contracts/api/picture-limits';
import type { PictureCut, PictureSize } from './picture-cut';
import { pictureKind } from './picture-kind';

/** From good to still readable. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3] as const;
/** What shows through a transparent picture: a JPEG has no transparency, and canvases begin black. */
const PAPER = '#fff';

/** How the pictures of one field are redrawn. */
export interface RedrawRule {
  readonly takes: readonly PictureKind[];
  /** The largest file that is decoded, in bytes. */
  readonly fileBytes: number;
  /** The largest JPEG that may come out, in bytes. */
  readonly sentBytes: number;
  readonly cut: (size: PictureSize) => PictureCut;
}

/**
 * Why a picture is refused. `type`: no picture, or none that this field takes or this browser can decode; `size`: too many
 * bytes; `pixels`: too many pixels to decode on a phone; `unreadable`: the device does not give the file.
 */
export type PictureFault = 'type' | 'size' | 'pixels' | 'unreadable';

/** A picture as a JPEG that may be sent, or why there is none. */
export type RedrawnPicture =
  { readonly kind: 'done'; readonly picture: Blob } | { readonly kind: 'refused'; readonly fault: PictureFault };

const refused = (fault: PictureFault): RedrawnPicture => ({ kind: 'refused', fault });

/**
 * The picture with its header read and its pixels not decoded yet. An element is used in place of `createImageBitmap`,
 * which applies the EXIF orientation in some of the supported browsers only.
 */
async function openedPicture(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  await new Promise<void>((resolve, reject) => {
    image.onload = () => resolve();
    image.onerror = () => reject(new Error('the picture has no readable header'));
    image.src = address;
  });
  return image;
}

function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob?.type === 'image/jpeg' ? resolve(blob) : reject(new Error('the canvas could not be encoded'))),
      'image/jpeg',
      quality,
    );
  });
}

async function drawn(image: HTMLImageElement, { from, to }: PictureCut, sentBytes: number): Promise<RedrawnPicture> {
  const canvas = document.createElement('canvas');
  canvas.width = to.width;
  canvas.height = to.height;
  try {
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('the canvas has no context');
    pen.fillStyle = PAPER;
    pen.fillRect(0, 0, to.width, to.height);
    pen.drawImage(image, from.x, from.y, from.width, from.height, 0, 0, to.width, to.height);
    for (const quality of QUALITIES) {
      const picture = await encoded(canvas, quality);
      if (picture.size <= sentBytes) return { kind: 'done', picture };
    }
    return refused('size');
  } finally {
    // Safari counts the pixels of all canvases together, and frees them late.
    canvas.width = 0;
    canvas.height = 0;
  }
}

async function decodedAndDrawn(file: Blob, { cut, sentBytes }: RedrawRule): Promise<RedrawnPicture> {
  const address = URL.createObjectURL(file);
  try {
    const image = await openedPicture(address);
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    const pixels = size.width * size.height;
    if (pixels === 0) return refused('type');
    if (pixels > PICTURE_PIXELS.decoded) return refused('pixels');
    await image.decode();
    return await drawn(image, cut(size), sentBytes);
  } catch {
    return refused('type');
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * A picture of the device as a new JPEG that is short enough to be sent, upright and on white. Nothing of the file but its
 * pixels is kept: no place, owner, camera or thumbnail (EXIF, XMP, IPTC), and nothing behind the picture's end.
 */
export async function redrawPicture(file: Blob, rule: RedrawRule): Promise<RedrawnPicture> {
  try {
    const kind = await pictureKind(file);
    if (kind === undefined || !rule.takes.includes(kind)) return refused('type');
  } catch {
    return refused('unreadable');
  }
  return file.size > rule.fileBytes ? refused('size') : decodedAndDrawn(file, rule);
}
