import { UserError } from '../text/user-error';
import { assertClock, momentAfter } from '../store/clock';
import { revisionKey } from '../store/keys';
import { bytesOf, parseStoredJson, readText, StoreConflict } from '../store/store';
import type { Store } from '../trust/store';
import { assertPlainName, assertPlainText } from '../text/plain-text';
import { requireSigners } from '../trust/at-hand';
import { roleOf } from '../trust/roles';
import { sealDocument } from '../trust/signed-document';
import { authorOfWrite } from '../trust/written-by';
import { readPresent, type StoredState } from './read-revisions';
import { contentHash, type RevisedDocument, type Revision } from './revision';

/** How often a write is tried again because somebody else wrote first. */
const ATTEMPTS = 200;

/** Who writes, why and when; the same for every document. */
export interface WriteAccount {
  readonly store: Store;
  readonly environment: string;
  readonly author: string;
  readonly reason: string;
  /** Shows and checks everything, writes nothing. */
  readonly dryRun?: boolean;
  readonly now?: () => Date;
}

export interface RevisionWrite<State extends Revision> extends WriteAccount {
  readonly document: RevisedDocument<State>;
  /** Changes nothing else: it is done again on a newer state when another writer was first. The very state given back changes nothing. */
  readonly edit: (present: State) => State | Promise<State>;
  /** Refuses what may not be written, and tells what is about to be. */
  readonly judge: (before: StoredState<State>, after: State) => Promise<void>;
  /** Keeps the write elsewhere where more keys have to sign it; true then. */
  readonly propose?: (after: State) => Promise<boolean>;
}

export interface RevisionWritten<State extends Revision> {
  readonly before: State;
  /** The state that was written, or would be; the present one when the edit changed nothing. */
  readonly state: State;
  /** False when the edit changed nothing, or in a dry run. */
  readonly isWritten: boolean;
  /** When it was written, by a clock that the store's agreed with; what follows the write need not ask again. */
  readonly moment: Date;
}

/** Refuses a write that nobody answers for, and a name or reason that could forge what is shown of it. */
export function assertAccount(author: string, reason: string): void {
  if (author.trim() === '') throw new UserError('Every write needs an author: name one with --author or MFE_AUTHOR');
  if (reason.trim() === '') throw new UserError('Every write needs a reason: give one with --reason');
  assertPlainName(author, 'The author');
  assertPlainText(reason, 'The reason');
}

function hashOf(text: string, key: string): string {
  return contentHash(parseStoredJson(text, key));
}

/** Keeps the present state and puts the next one in its place; a `StoreConflict` says that somebody else wrote first. */
export async function storeRevision<State extends Revision>(
  store: Store,
  document: RevisedDocument<State>,
  stored: StoredState<State>,
  sealed: Uint8Array,
): Promise<void> {
  const { environment } = stored.state;
  await keepPresent(store, environment, document, stored);
  await store.replace(document.keyOf(environment), sealed, stored.etag);
}

async function keepPresent<State extends Revision>(
  store: Store,
  environment: string,
  { part, noun }: RevisedDocument<State>,
  { state, text }: StoredState<State>,
): Promise<void> {
  if (text === null) return;
  const key = revisionKey(environment, state.revision, part);
  try {
    await store.create(key, bytesOf(text));
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
    // Another writer kept the very same state a moment ago.
    const kept = await readText(store, key);
    if (kept !== null && hashOf(kept.text, key) === hashOf(text, key)) return;
    throw new UserError(
      `${key} in the store is another revision ${state.revision} of ${noun} than the present one, so nothing was written: mfe verify --env ${environment}`,
    );
  }
}

/**
 * Changes a document of an environment: reads it, applies the edit, has it judged, signs it, keeps the earlier state
 * and writes if nobody else did meanwhile; else again on the newer state. A {@link UserError} leaves everything as it was.
 */
export async function writeRevision<State extends Revision>(
  write: RevisionWrite<State>,
): Promise<RevisionWritten<State>> {
  const { store, environment, document, reason, now = () => new Date() } = write;
  assertAccount(write.author, reason);
  const role = roleOf(document.part);
  // Whoever cannot sign hears of it before being shown what would change.
  if (write.dryRun !== true) await requireSigners(store, environment, role);
  const author = write.dryRun === true ? write.author : await authorOfWrite(store, environment, role, write.author);
  const key = document.keyOf(environment);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const stored = await readPresent(store, environment, document);
    const before = stored.state;
    const edited = await write.edit(before);
    if (JSON.stringify(edited) === JSON.stringify(before))
      return { before, state: before, isWritten: false, moment: now() };
    const moment = await assertClock(store, now(), { writtenAt: before.writtenAt, noun: document.noun });
    const { parent: _parent, ...content } = edited;
    const next = {
      ...content,
      environment,
      revision: before.revision + 1,
      writtenAt: momentAfter(moment, before.writtenAt),
      author,
      reason,
      ...(stored.text === null ? {} : { parent: hashOf(stored.text, key) }),
    } as State;
    const state = document.parse(document.contentOf(next), environment);
    await write.judge(stored, state);
    if (write.dryRun === true) return { before, state, isWritten: false, moment };
    if ((await write.propose?.(state)) === true) return { before, state, isWritten: false, moment };
    const sealed = await sealDocument(store, environment, document.part, document.contentOf(state));
    try {
      await storeRevision(store, document, stored, sealed);
    } catch (error) {
      if (error instanceof StoreConflict) continue;
      throw error;
    }
    return { before, state, isWritten: true, moment };
  }
  throw new UserError(`Others kept changing ${document.noun} at the same time; nothing was written, try again`);
}
