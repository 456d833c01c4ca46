import { createHash } from 'node:crypto';

/** Whether bytes have the hash that a lockfile or a registry states (`sha512-…`). */
export function hasIntegrity(bytes: Uint8Array, integrity: string): boolean {
  return `sha512-${createHash('sha512').update(bytes).digest('base64')}` === integrity;
}
