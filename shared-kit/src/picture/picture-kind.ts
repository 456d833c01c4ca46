import { PICTURE_START_BYTES, pictureKindOf, type PictureKind } from 'shared-contracts/api/picture-kind';
import { readStart } from './read-file';

/** What a file is by its first bytes; undefined for no picture. Rejects when the device does not give the file. */
export async function pictureKind(file: Blob): Promise<PictureKind | undefined> {
  return pictureKindOf(String.fromCharCode(...(await readStart(file, PICTURE_START_BYTES))));
}
