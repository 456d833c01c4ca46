/** Names of the headers both sides agree on. */
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

/** The gateway number of the mobile site; 1 is the desktop site. */
export const MOBILE_GATEWAY = '3';

/** `OTHERS` inside the app or installed, `MOBILE` in a browser. */
export type DeviceHeader = 'MOBILE' | 'OTHERS';

/** The `Encryption` header for a key id. */
export function encryptionHeader(kid: string): string {
  return `JWE;kid=${kid}`;
}
