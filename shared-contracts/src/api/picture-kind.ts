/** The formats of pictures that clients send. */
export type PictureKind = 'jpeg' | 'png' | 'webp';

/** So many first bytes tell what a picture is. */
export const PICTURE_START_BYTES = 12;

const SIGNATURES: readonly (readonly [PictureKind, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n.\n/s],
  ['webp', /^RIFF.{4}WEBP/s],
];

/**
 * What a file is by its first bytes, a character for each; undefined for everything else. Its name and stated type prove
 * nothing: phones give photos without an extension, and with the type of another format.
 */
export function pictureKindOf(start: string): PictureKind | undefined {
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0];
}
