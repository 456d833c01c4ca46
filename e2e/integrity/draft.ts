import type { DeliveryHeaders } from 'shared-contracts/release/delivery-rules';

/** A case before it is a page. */
export interface Draft {
  readonly name: string;
  readonly files?: Readonly<Record<string, string>>;
  /** What the page believes of a file; its own bytes when not named, nothing when null. */
  readonly believed?: Readonly<Record<string, string | null>>;
  /**
   * `outside`: the page's import map lists no file, only its script knows their hashes. `second map`: the script adds another
   * map that lists them, which the policy allows. `added map`: the only map of the page is added that way.
   */
  readonly hashes?: 'outside' | 'second map' | 'added map';
  readonly head?: (address: (file: string) => string, hash: (file: string) => string) => string;
  /** An expression that settles with whether the bytes of the case took effect. */
  readonly runs: string;
  readonly headers?: DeliveryHeaders;
}

/** Bytes that no file of a case has. */
export const OTHER = '/* the bytes of the release */';
/** Settles with whether the entry ran. */
export const IMPORT_ENTRY = `import(address('entry.mjs')).then(({ value }) => value)`;
/** A script that says that it ran. */
export const ENTRY = `export const value = true;`;
/** The same by a chunk that it imports statically. */
export const WITH_CHUNK = `import { value as found } from './chunk.mjs'; export const value = found;`;
/** The same by a chunk that it imports when it runs. */
export const WITH_LATE_CHUNK = `export const value = (await import('./chunk.mjs')).value;`;

/** A link that asks for a module with a hash. */
export const modulePreload = (address: string, hash: string): string =>
  `<link rel="modulepreload" crossorigin integrity="${hash}" href="${address}">`;
