import { urlPart } from '../../url/url-part';

/** Bytes in their own buffer, as WebCrypto requires. */
export type Bytes = Uint8Array<ArrayBuffer>;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The UTF-8 bytes of a text; a lone surrogate is replaced, as everywhere on the web. */
export function utf8Bytes(text: string): Bytes {
  const escaped = urlPart(text);
  const bytes: number[] = [];
  for (let index = 0; index < escaped.length; index += 1) {
    if (escaped[index] === '%') {
      bytes.push(Number.parseInt(escaped.slice(index + 1, index + 3), 16));
      index += 2;
    } else bytes.push(escaped.charCodeAt(index));
  }
  return Uint8Array.from(bytes);
}

/** The text of UTF-8 bytes; null when they are not valid. */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return decodeURIComponent([...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return null;
  }
}

/** URL-safe base64: `-` and `_`, no padding. */
export function base64UrlOf(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(index, index + 3);
    const value = (first << 16) | (second << 8) | third;
    const digits = [18, 12, 6, 0].map((shift) => ALPHABET[(value >> shift) & 63] ?? '');
    text += digits.slice(0, Math.min(3, bytes.length - index) + 1).join('');
  }
  return text.replaceAll('+', '-').replaceAll('/', '_');
}

/** The bytes of base64 of either alphabet, with or without padding; null when it is none. */
export function bytesOfBase64(text: string): Bytes | null {
  const digits = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/={1,2}$/, '');
  if (digits.length % 4 === 1 || !/^[A-Za-z0-9+/]*$/.test(digits)) return null;
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let [value, bits, filled] = [0, 0, 0];
  for (const digit of digits) {
    value = ((value << 6) | ALPHABET.indexOf(digit)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[filled] = (value >> bits) & 0xff;
    filled += 1;
  }
  return bytes;
}
