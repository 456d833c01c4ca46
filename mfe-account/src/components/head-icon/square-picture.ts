import { HEAD_ICON_MAX_LENGTH } from 'shared-contracts/api/endpoints/member';

/** What the phone's picker offers; what is in a file only shows when it is drawn. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

const SIDE = 256;
/** A picture beyond this would take a phone's memory, bytes. */
const LARGEST_FILE = 20 * 1024 * 1024;
const QUALITIES = [0.85, 0.7, 0.5] as const;

/** The side of the largest square in the middle of a picture, and where it begins. */
export function middleSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

/** The base64 part of a data URL; null where it is none or too long for R-25. */
export function base64Of(dataUrl: string): string | null {
  const base64 = /^data:image\/jpeg;base64,(.+)$/.exec(dataUrl)?.[1];
  return base64 !== undefined && base64.length <= HEAD_ICON_MAX_LENGTH ? base64 : null;
}

/**
 * A picture as a small square JPEG in base64; null for what is no picture. Drawing it anew leaves behind where and with
 * what it was taken.
 */
export async function squarePicture(file: File): Promise<string | null> {
  if (file.size > LARGEST_FILE) return null;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  const { x, y, side } = middleSquare(bitmap.width, bitmap.height);
  pen.drawImage(bitmap, x, y, side, side, 0, 0, SIDE, SIDE);
  bitmap.close();
  for (const quality of QUALITIES) {
    const base64 = base64Of(canvas.toDataURL('image/jpeg', quality));
    if (base64 !== null) return base64;
  }
  return null;
}
