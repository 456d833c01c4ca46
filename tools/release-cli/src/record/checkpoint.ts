import type { TreeHead } from '../revisions/merkle-tree';
import type { Revision, DocumentReader } from '../revisions/revision';
import { UserError } from '../text/user-error';
import { requireSigners } from '../trust/at-hand';
import type { Store } from '../trust/store';
import { readLog, treeRoot, type DocumentLog } from './document-log';
import { openNote, signNote } from './signed-note';

/** How far a log was at one moment: whoever keeps it can prove later that nothing of it was changed. */
export interface Checkpoint extends TreeHead {
  /** Name of the log. */
  readonly origin: string;
}

const ROOT_BYTES = 32;

/** The body of https://c2sp.org/tlog-checkpoint: origin, size, root in base64. */
function checkpointText({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${Buffer.from(root).toString('base64')}\n`;
}

function parseCheckpoint(text: string, place: string): Checkpoint {
  const [origin = '', size = '', encoded = ''] = text.split('\n');
  const root = Buffer.from(encoded, 'base64');
  if (origin === '' || !/^[1-9]\d{0,8}$/.test(size) || root.length !== ROOT_BYTES)
    throw new UserError(`${place} is not a checkpoint: origin, size and root of a log, each on a line`);
  return { origin, size: Number(size), root };
}

/** The checkpoint of a log as it is now. */
export function checkpointOf(log: DocumentLog): Checkpoint {
  const size = log.hashes.length;
  return { origin: log.origin, size, root: treeRoot(log, size) };
}

/**
 * The checkpoint of a document's log, as a note signed by the `timestamp` keys at hand. Refuses a log with a broken chain,
 * and where no such key is at hand.
 */
export async function makeCheckpoint<State extends Revision>(
  store: Store,
  environment: string,
  document: DocumentReader<State>,
): Promise<{ readonly checkpoint: Checkpoint; readonly log: DocumentLog; readonly note: string }> {
  const signers = await requireSigners(store, environment, 'timestamp');
  if (signers === null) throw new UserError(`${environment} has no keys, so nothing of it can be signed`);
  const log = await readLog(store, environment, document);
  const checkpoint = checkpointOf(log);
  return { checkpoint, log, note: signNote(checkpointText(checkpoint), log.origin, signers) };
}

/** Reads a checkpoint that a key of the environment signed, now or once; refuses any other. */
export async function openCheckpoint(
  store: Store,
  environment: string,
  note: string,
  place: string,
): Promise<Checkpoint> {
  const rings = (await store.trust?.ringsOf(environment)) ?? [];
  const keys = rings.flatMap((ring) => ring.keysOf('timestamp'));
  return parseCheckpoint(openNote(note, keys, place), place);
}

/** Why a log is not the one that a checkpoint was made of; null when it continues it. */
export function checkpointFault(log: DocumentLog, { origin, size, root }: Checkpoint): string | null {
  if (origin !== log.origin) return `it is of the log ${origin}, and this one is ${log.origin}`;
  if (size > log.hashes.length) return `it has ${size} entries, and the log has only ${log.hashes.length}`;
  return Buffer.compare(treeRoot(log, size), root) === 0
    ? null
    : `the first ${size} entries of the log, to revision ${log.first + size - 1}, are not those that it was made of`;
}
