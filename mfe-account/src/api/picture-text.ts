const LONGEST_EDGE = 1280;
/** From good to still readable. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3] as const;
const TYPES: readonly string[] = ['image/jpeg', 'image/png'];

/** What the file chooser offers. */
export const PICTURE_TYPES = TYPES.join(',');

export type PictureResult =
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'refused'; readonly fault: 'pictureType' | 'pictureSize' };

function drawn(picture: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, LONGEST_EDGE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A picture of the phone as a data URL short enough to be sent; drawn anew, so that place and device stay home. */
export async function pictureText(file: Blob, maxLength: number): Promise<PictureResult> {
  if (!TYPES.includes(file.type)) return { kind: 'refused', fault: 'pictureType' };
  try {
    const picture = await createImageBitmap(file);
    const canvas = drawn(picture);
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
