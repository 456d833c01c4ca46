import { readStart } from './read-file';

/** The formats that any file field takes. */
export type PictureKind = 'jpeg' | 'png' | 'webp';

const START_LENGTH = 12;
/** The first bytes of each format; a dot stands for any byte. */
const SIGNATURES: readonly (readonly [PictureKind, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n.\n/s],
  ['webp', /^RIFF.{4}WEBP/s],
];

/**
 * What a file is by its first bytes; undefined for everything else. Its name and stated type prove nothing: phones give
 * photos without an extension, and with the type of another format. Rejects when the device does not give the file.
 */
export async function pictureKind(file: Blob): Promise<PictureKind | undefined> {
  const start = String.fromCharCode(...(await readStart(file, START_LENGTH)));
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0];
}
