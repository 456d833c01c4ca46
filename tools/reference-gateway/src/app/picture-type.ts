/** What a player may send as a picture (S2 5). */
export type PictureType = 'image/jpeg' | 'image/png';

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The first chunk of every PNG: its length is always 13. */
const PNG_HEADER = Buffer.from([0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
/** Markers from C0 to CF that do not begin a frame. */
const NO_FRAME: readonly number[] = [0xc4, 0xc8, 0xcc];

/** Told by the bytes alone: what a sender calls a file means nothing. Undefined for whatever is no JPEG and no PNG. */
export function pictureType(bytes: Buffer): PictureType | undefined {
  if (isPng(bytes)) return 'image/png';
  return isJpeg(bytes) ? 'image/jpeg' : undefined;
}

function isPng(bytes: Buffer): boolean {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(PNG_START) || !bytes.subarray(8, 16).equals(PNG_HEADER)) {
    return false;
  }
  return bytes.readUInt32BE(16) > 0 && bytes.readUInt32BE(20) > 0;
}

/** Walks over the segments to the frame and looks at its size: three right bytes at the start are no picture. */
function isJpeg(bytes: Buffer): boolean {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.includes(marker)) {
      return bytes.readUInt16BE(at + 5) > 0 && bytes.readUInt16BE(at + 7) > 0;
    }
    // A filling byte has no length; everything else up to the frame has one.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}
