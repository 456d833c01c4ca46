const TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** What the file chooser offers. */
export const PICTURE_TYPES = TYPES.join(',');

const LONGEST_EDGE = 1280;
/** The side of a square picture, pixels. */
const SQUARE_SIDE = 256;
/** A picture beyond this would take a phone's memory, bytes. */
const LARGEST_FILE = 20 * 1024 * 1024;
/** From good to still readable. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3] as const;

export type PictureResult =
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'refused'; readonly fault: 'pictureType' | 'pictureSize' };

/** A size in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Which part of a picture is drawn, and how large. */
export interface PictureCut {
  readonly from: Size & { readonly x: number; readonly y: number };
  readonly to: Size;
}

/** All of a picture, at most 1280 pixels long. */
export function wholePicture({ width, height }: Size): PictureCut {
  const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height));
  const scaled = (length: number): number => Math.max(1, Math.round(length * scale));
  return { from: { x: 0, y: 0, width, height }, to: { width: scaled(width), height: scaled(height) } };
}

/** The largest square in the middle of a picture, drawn small. */
export function middleSquare({ width, height }: Size): PictureCut {
  const side = Math.min(width, height);
  const [x, y] = [Math.floor((width - side) / 2), Math.floor((height - side) / 2)];
  return { from: { x, y, width: side, height: side }, to: { width: SQUARE_SIDE, height: SQUARE_SIDE } };
}

function drawn(picture: ImageBitmap, { from, to }: PictureCut): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = to.width;
  canvas.height = to.height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('there is nothing to draw with');
  pen.drawImage(picture, from.x, from.y, from.width, from.height, 0, 0, to.width, to.height);
  return canvas;
}

/**
 * A picture of the phone as the data URL of a JPEG that is short enough to be sent. Drawing it anew leaves behind where
 * and with what it was taken.
 */
export async function drawnPicture(
  file: Blob,
  cut: (size: Size) => PictureCut,
  maxLength: number,
): Promise<PictureResult> {
  if (!TYPES.includes(file.type)) return { kind: 'refused', fault: 'pictureType' };
  if (file.size > LARGEST_FILE) return { kind: 'refused', fault: 'pictureSize' };
  try {
    const picture = await createImageBitmap(file);
    const canvas = drawn(picture, cut(picture));
    picture.close();
    for (const quality of QUALITIES) {
      const text = canvas.toDataURL('image/jpeg', quality);
      if (text.length <= maxLength) return { kind: 'done', text };
    }
    return { kind: 'refused', fault: 'pictureSize' };
  } catch {
    return { kind: 'refused', fault: 'pictureType' };
  }
}
