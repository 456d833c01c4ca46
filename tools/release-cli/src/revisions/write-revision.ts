import { UserError } from '../text/user-error';
import { momentAfter } from '../store/clock';
import { revisionKey } from '../store/keys';
import { bytesOf, parseStoredJson, readText, StoreConflict } from '../store/store';
import type { Store } from '../trust/store';
import { assertPlainName, assertPlainText } from '../text/plain-text';
import { requireSigners } from '../trust/at-hand';
import { roleOf } from '../trust/roles';
import type { SignedPart } from '../trust/trust';
import { authorOfWrite } from '../trust/written-by';
import type { StoredState } from './read-revisions';
import { contentHash, contentOf, type RevisedDocument, type Revision } from './revision';
import { assertReadWhole } from './unread-fields';

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

/** Who answers for a state, and when it is dated. */
export interface RevisionRecord {
  readonly author: string;
  readonly reason: string;
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

/** The author of a write: the owners of the keys that sign it; in a dry run who asks. Refuses whoever cannot sign. */
export async function authorOf(
  { store, environment, author, reason, dryRun }: WriteAccount,
  part: SignedPart,
): Promise<string> {
  assertAccount(author, reason);
  if (dryRun === true) return author;
  const role = roleOf(part);
  await requireSigners(store, environment, role);
  return authorOfWrite(store, environment, role, author);
}

/** The state that follows the present one once it is edited. Refuses where the present one could not be read whole. */
export function nextRevision<State extends Revision>(
  document: RevisedDocument<State>,
  stored: StoredState<State>,
  edited: State,
  { author, reason, moment }: RevisionRecord,
): State {
  const { state: before, text } = stored;
  const { environment } = before;
  const key = document.keyOf(environment);
  if (text !== null)
    assertReadWhole(
      contentOf(parseStoredJson(text, key)),
      document.contentOf(before),
      `${document.noun} of ${environment}`,
    );
  const { parent: _parent, ...content } = edited;
  const next = {
    ...content,
    environment,
    revision: before.revision + 1,
    writtenAt: momentAfter(moment, before.writtenAt),
    author,
    reason,
    ...(text === null ? {} : { parent: hashOf(text, key) }),
  } as State;
  return document.parse(document.contentOf(next), environment);
}

/**
 * Keeps the present state and puts the next one in its place; gives its etag. A `StoreConflict` says that somebody else
 * wrote first.
 */
export async function storeRevision<State extends Revision>(
  store: Store,
  document: RevisedDocument<State>,
  stored: StoredState<State>,
  sealed: Uint8Array,
): Promise<string> {
  const { environment } = stored.state;
  await keepPresent(store, environment, document, stored);
  return store.replace(document.keyOf(environment), sealed, stored.etag);
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

/** Plans and writes a document until nobody else wrote it in between: each attempt begins with the newest state. */
export async function untilWritten<Result>(noun: string, attempt: () => Promise<Result>): Promise<Result> {
  for (let count = 0; count < ATTEMPTS; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
    }
  }
  throw new UserError(`Others kept changing ${noun} at the same time; nothing was written, try again`);
}
