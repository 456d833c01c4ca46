import {
  readDataUrl,
  redrawPicture,
  type PictureCut,
  type PictureFault,
  type PictureKind,
  type PictureSize,
} from 'shared-kit/picture';

const TAKEN: readonly PictureKind[] = ['jpeg', 'png', 'webp'];
/** What the file chooser offers. */
export const PICTURE_TYPES = TAKEN.map((kind) => `image/${kind}`).join(',');

/** The largest file that is decoded, in bytes. */
const FILE_BYTES = 20 * 1024 * 1024;
const PREFIX = 'data:image/jpeg;base64,';

/** A redrawn picture as base64, without the prefix of a data URL. */
export type SentPicture =
  { readonly kind: 'done'; readonly base64: string } | { readonly kind: 'refused'; readonly fault: PictureFault };

/** A redrawn picture as a data URL. */
export function dataUrlOf(base64: string): string {
  return PREFIX + base64;
}

/** A chosen picture, redrawn, as base64 of at most this length. */
export async function sentPicture(
  file: File,
  cut: (size: PictureSize) => PictureCut,
  mostLetters: number,
): Promise<SentPicture> {
  const sentBytes = Math.floor(mostLetters / 4) * 3;
  const redrawn = await redrawPicture(file, { takes: TAKEN, fileBytes: FILE_BYTES, sentBytes, cut });
  if (redrawn.kind === 'refused') return redrawn;
  return { kind: 'done', base64: (await readDataUrl(redrawn.picture)).slice(PREFIX.length) };
}
