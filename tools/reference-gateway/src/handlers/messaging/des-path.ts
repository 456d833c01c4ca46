import { createCipheriv } from 'node:crypto';

/**
 * Hides a customer-service path the way the client undoes it: DES-ECB over UTF-8, base64, the key of eight
 * characters behind it. Node's OpenSSL has no single DES any more; triple DES with the key three times is the same.
 */
export function encryptedPath(path: string, key: string): string {
  const bytes = Buffer.from(key, 'utf8');
  const cipher = createCipheriv('des-ede3', Buffer.concat([bytes, bytes, bytes]), null);
  return `${Buffer.concat([cipher.update(path, 'utf8'), cipher.final()]).toString('base64')}${key}`;
}
