import type { Signed } from 'shared-contracts/release/feed';
import { sha256Hex } from '../store/digest';
import { canonicalJson } from '../trust/canonical-json';
import type { SignedPart } from '../trust/trust';

/** What every state of a document says of its own writing. */
export interface Revision {
  readonly environment: string;
  /** Grows by one with every write. */
  readonly revision: number;
  /** ISO 8601. */
  readonly writtenAt: string;
  readonly author: string;
  readonly reason: string;
  /** {@link contentHash} of the state before; absent in the first, and in those written before states named it. */
  readonly parent?: string;
}

/** How a document of an environment is read that is written whole, signed, and whose earlier states are kept. */
export interface DocumentReader<State extends Revision> {
  readonly part: SignedPart;
  /** In sentences: `the map`. */
  readonly noun: string;
  readonly keyOf: (environment: string) => string;
  /** Reads what was stored or is about to be; throws a sentence that names the field. */
  readonly parse: (value: unknown, environment: string) => State;
  /** Placeholder of the state before the first write. */
  readonly empty: (environment: string) => State;
}

/** The same document for who writes it too. */
export interface RevisedDocument<State extends Revision> extends DocumentReader<State> {
  /** A state as it is stored and signed. */
  readonly contentOf: (state: State) => object;
}

/** What is signed of a stored document. */
export function contentOf(value: unknown): object {
  const { signatures: _signatures, ...content } = value as { readonly signatures?: Signed['signatures'] };
  return content;
}

/** The name of a state: SHA-256 (hex) of what is signed of it. It stays when other keys sign the same state. */
export function contentHash(value: unknown): string {
  return sha256Hex(canonicalJson(contentOf(value)));
}
