import { createHash } from 'node:crypto';

/** SHA-256 in hex: how maps name descriptors, and how the store names contents. */
export function sha256Hex(data: Uint8Array | string): string {
  return createHash('sha256').update(data).digest('hex');
}

/** SHA-384 as the browser's integrity attribute wants it. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** The source expression by which a content security policy allows one inline text. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
