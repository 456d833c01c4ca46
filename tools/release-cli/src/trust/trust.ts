import type { TrustedKey } from 'shared-contracts/release/boot-document';
import type { SigningPurpose } from 'shared-contracts/release/signature';

/** A public key with the time it may be used. */
export interface DatedKey extends TrustedKey {
  readonly from: string;
  /** Nothing it signed is believed from then on, except as history. */
  readonly until?: string | undefined;
}

/** A private key at hand. */
export interface Signer {
  readonly id: string;
  /** The public half, SubjectPublicKeyInfo in base64. */
  readonly spki: string;
  /** ECDSA P-256 with SHA-256: r and s, in base64. */
  readonly sign: (text: string, purpose: SigningPurpose) => string;
}

/** The documents whose newest revision a machine remembers. */
export type SignedPart = 'map' | 'settings';

/**
 * How what a store holds is believed. It lives outside the store: whoever can write the store must be able
 * neither to name a key nor to make a machine forget what it has seen.
 */
export interface Trust {
  /** Every key that an environment has or had; null when nobody has named any yet. */
  readonly keysOf: (environment: string) => Promise<readonly DatedKey[] | null>;
  /** The private keys of the environment's trusted keys that are at hand here. */
  readonly signersOf: (environment: string) => Promise<readonly Signer[]>;
  /** The highest revision this machine has seen; 0 for none. */
  readonly seen: (environment: string, part: SignedPart) => Promise<number>;
  readonly noteSeen: (environment: string, part: SignedPart, revision: number) => Promise<void>;
}

/** The keys that may sign at a moment, as pages carry them. */
export function activeKeys(keys: readonly DatedKey[], now = new Date()): readonly TrustedKey[] {
  return keys
    .filter(({ until }) => until === undefined || now.getTime() < Date.parse(until))
    .map(({ id, spki }) => ({ id, spki }));
}
