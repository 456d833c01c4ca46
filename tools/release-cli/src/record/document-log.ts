import { readChain, type Chain } from '../revisions/chain-problems';
import { leafHash, rootHash, type TreeHash } from '../revisions/merkle-tree';
import type { DocumentReader, Revision } from '../revisions/revision';
import { UserError } from '../text/user-error';
import type { Store } from '../trust/store';

/** Where the chain of a document begins. */
export interface ChainStart {
  readonly revision: number;
  /** `first`: nothing was before it; `collected`: what was before it; `unlinked`: it does not name what it followed. */
  readonly why: 'first' | 'collected' | 'unlinked';
}

/** The lowest state from which each is the one that the next followed; null of a document that was never written. */
export function chainStart<State extends Revision>({ newest, states }: Chain<State>): ChainStart | null {
  for (let revision = newest; revision > 0; revision -= 1) {
    const link = states.get(revision)?.state;
    if (link?.parent === undefined) return { revision, why: revision === 1 ? 'first' : 'unlinked' };
    if (!states.has(revision - 1)) return { revision, why: 'collected' };
  }
  return null;
}

/** The hashes of a document's states as the entries of a log (RFC 6962): the state `first + n` is entry n. */
export interface DocumentLog {
  /** Names the log in its checkpoints. Another beginning makes another log. */
  readonly origin: string;
  /** The revision of the first entry. */
  readonly first: number;
  /** {@link contentHash} of each state, oldest first. */
  readonly hashes: readonly string[];
}

/** The entries of a chain: every state down to the first that is gone, and before it the hashes of what was collected. */
export function logOf<State extends Revision>(
  { newest, states, collected }: Chain<State>,
  name: string,
): DocumentLog | null {
  const kept: string[] = [];
  let revision = newest;
  for (; states.has(revision); revision -= 1) kept.unshift(states.get(revision)?.hash ?? '');
  if (kept.length === 0) return null;
  const reaching = collected.first + collected.hashes.length > revision && collected.first <= revision;
  const before = reaching ? collected.hashes.slice(0, revision + 1 - collected.first) : [];
  const first = revision + 1 - before.length;
  const origin = first === 1 ? name : `${name}/from/${first}`;
  return { origin, first, hashes: [...before, ...kept] };
}

/** The log of a document that is whole; refuses one with a broken chain, and one that has no state yet. */
export async function readLog<State extends Revision>(
  store: Store,
  environment: string,
  document: DocumentReader<State>,
): Promise<DocumentLog> {
  const chain = await readChain(store, environment, document);
  const [fault] = chain.faults;
  if (fault !== undefined)
    throw new UserError(
      `The chain of ${document.noun} of ${environment} is broken at revision ${fault.revision}: ${fault.sentence}`,
    );
  const log = logOf(chain, logName(environment, document));
  if (log === null) throw new UserError(`${environment} has no revision of ${document.noun} yet`);
  return log;
}

/** The name of a document's log. */
export function logName(environment: string, { part }: Pick<DocumentReader<Revision>, 'part'>): string {
  return `mfe/${environment}/${part}`;
}

/** The leaves of a log's tree: each is made of the 32 bytes of a state's hash. */
export function leavesOf({ hashes }: DocumentLog): readonly TreeHash[] {
  return hashes.map((hash) => leafHash(Buffer.from(hash, 'hex')));
}

/** The tree over the first entries of a log. */
export function treeRoot(log: DocumentLog, size: number): TreeHash {
  return rootHash(leavesOf(log).slice(0, size));
}
