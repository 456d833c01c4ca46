import type { SigningPurpose } from 'shared-contracts/release/signature';
import type { FoundDigests } from './found-digests';
import type { KeyRing } from './key-ring';

/** A private key at hand. */
export interface Signer {
  readonly id: string;
  /** The public half, SubjectPublicKeyInfo in base64. */
  readonly spki: string;
  /** ECDSA P-256 with SHA-256: r and s, in base64. */
  readonly sign: (text: string, purpose: SigningPurpose) => string;
  /** The same as TUF writes signatures: DER, in hex. */
  readonly signBytes: (bytes: Uint8Array) => string;
}

/** The documents whose newest revision a machine remembers. */
export type SignedPart = 'map' | 'settings';

/**
 * How what a store holds is believed. It lives outside the store: whoever can write the store must be able
 * neither to name a key nor to make a machine forget what it has seen.
 */
export interface Trust {
  /**
   * The keys of an environment by each of its roots, the newest last: that one says what is believed now, all of them
   * what was believed once. Null when nobody has named any keys yet.
   */
  readonly ringsOf: (environment: string) => Promise<readonly [...KeyRing[], KeyRing] | null>;
  /** The private keys of the environment's trusted keys that are at hand here, whatever their roles. */
  readonly signersOf: (environment: string) => Promise<readonly Signer[]>;
  /** The highest revision this machine has seen; 0 for none. */
  readonly seen: (environment: string, part: SignedPart) => Promise<number>;
  readonly noteSeen: (environment: string, part: SignedPart, revision: number) => Promise<void>;
  /** What this machine has checked already; absent where it remembers nothing. */
  readonly digests?: FoundDigests;
}

/** The keys of an environment as they are believed now; null when nobody has named any yet. */
export async function presentRing(trust: Trust | undefined, environment: string): Promise<KeyRing | null> {
  return (await trust?.ringsOf(environment))?.at(-1) ?? null;
}
