import { createHash } from 'node:crypto';

/** SHA-256 in hex: how maps name descriptors, and how the store names contents. */
export function sha256Hex(data: Uint8Array | string): string {
  return createHash('sha256').update(data).digest('hex');
}

/** How hashes of files are made. The first is what builds write; the other is in descriptors from before that. */
const INTEGRITY_ALGORITHMS = ['sha256', 'sha384'] as const;

/** A hash as the browser's integrity attribute wants it. */
export function integrityOf(bytes: Uint8Array, algorithm: (typeof INTEGRITY_ALGORITHMS)[number] = 'sha256'): string {
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}

/** Whether bytes are those that a descriptor's hash was made of. */
export function hasIntegrity(bytes: Uint8Array, integrity: string | undefined): boolean {
  return INTEGRITY_ALGORITHMS.some((algorithm) => integrityOf(bytes, algorithm) === integrity);
}

/** The source expression by which a content security policy allows one inline text. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
