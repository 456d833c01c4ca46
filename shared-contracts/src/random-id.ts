/** What browsers and Node have alike; the contract knows the types of neither. */
declare const crypto: { readonly getRandomValues: (bytes: Uint8Array) => Uint8Array };

/** Bits of a version 4 UUID that are drawn, by hexadecimal digit; the other digits are fixed (RFC 9562, 5.4). */
const FORM = '10000000-1000-4000-8000-100000000000';

/**
 * A fresh random UUID: `crypto.randomUUID` exists in secure contexts only, and a site may be opened over http in a test
 * network. Its randomness is the same.
 */
export function randomId(): string {
  return FORM.replace(/[018]/g, (digit) =>
    (+digit ^ ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & (15 >> (+digit / 4)))).toString(16),
  );
}
