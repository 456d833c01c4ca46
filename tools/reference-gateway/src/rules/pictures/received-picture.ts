import sharp from 'sharp';
import { PICTURE_START_BYTES, pictureKindOf, type PictureKind } from 'shared-contracts/api/picture-kind';
import { PICTURE_EDGE, PICTURE_PIXELS } from 'shared-contracts/api/picture-limits';

/** What pictures of members' phones may be where nothing else is said. */
export const PHOTO_FORMATS: readonly PictureKind[] = ['jpeg', 'png'];

/** A picture that the gateway has drawn itself: upright, without metadata, and with nothing behind its end. */
export interface ReceivedPicture {
  readonly type: `image/${PictureKind}`;
  readonly bytes: Buffer;
}

/** Why a picture is not kept: `type` for what cannot be decoded whole as one of the formats, `pixels` for too many. */
export type ReceivedFault = 'type' | 'pixels';

export type Reception =
  | { readonly kind: 'picture'; readonly picture: ReceivedPicture }
  | { readonly kind: 'refused'; readonly fault: ReceivedFault };

const refused = (fault: ReceivedFault): Reception => ({ kind: 'refused', fault });

/**
 * Decodes a picture whole and encodes it again. The name and the stated type of a file prove nothing. A header that names
 * too many pixels is refused before anything is decoded; a file that ends early is refused, whatever it shows so far.
 */
export async function receivePicture(
  bytes: Buffer,
  formats: readonly PictureKind[] = PHOTO_FORMATS,
): Promise<Reception> {
  // Before anything is decoded: no other decoder (SVG, TIFF, HEIF, GIF) ever sees what a stranger sent.
  const format = pictureKindOf(bytes.toString('latin1', 0, PICTURE_START_BYTES));
  if (format === undefined || !formats.includes(format)) return refused('type');
  try {
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: false });
    const { width, height } = await image.metadata();
    if (width * height > PICTURE_PIXELS.sent || Math.max(width, height) > PICTURE_EDGE) return refused('pixels');
    const drawn = await image.autoOrient().toFormat(format).toBuffer();
    return { kind: 'picture', picture: { type: `image/${format}`, bytes: drawn } };
  } catch {
    return refused('type');
  }
}
