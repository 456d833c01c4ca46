/** Names of the headers both sides agree on (decisions, part 4). */
export const HEADER = {
  merchant: 'Merchant',
  language: 'Language',
  gateway: 'Gateway',
  device: 'Device',
  requestId: 'X-Request-Id',
  release: 'X-Release',
  module: 'ModuleId',
  encryption: 'Encryption',
  idempotencyKey: 'Idempotency-Key',
} as const;

/** The gateway number of the mobile site; 1 is the desktop site (D-17). */
export const MOBILE_GATEWAY = '3';

/** `OTHERS` inside the app or installed, `MOBILE` in a browser (D-10). */
export type DeviceHeader = 'MOBILE' | 'OTHERS';

/** The `Encryption` header for a key id (D-15). */
export function encryptionHeader(kid: string): string {
  return `JWE;kid=${kid}`;
}
