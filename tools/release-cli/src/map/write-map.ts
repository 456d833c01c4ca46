import { parseReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { writeConsole } from '../console/write-console';
import { renewPagesOf } from '../page/write-pages';
import { Refusal, sentenceOf } from '../refusal';
import { silent, type Report } from '../report';
import { mapKey, revisionKey } from '../store/keys';
import { readSettings } from '../store/settings';
import { bytesOf, StoreConflict, type Store } from '../store/store';
import { requireSigners, sealDocument } from '../trust/signed-document';
import { assertServable } from './assert-servable';
import type { MapEdit } from './edits';
import { planLines } from './map-changes';
import { previewChange, type PreviewRow } from './preview';
import { changeLines } from './preview-table';
import { readMap, type StoredMap } from './read-map';

/** How often a write is tried again because somebody else wrote first. */
const ATTEMPTS = 200;

export interface WriteRequest {
  readonly store: Store;
  readonly environment: string;
  readonly edit: MapEdit;
  readonly author: string;
  readonly reason: string;
  /** Shows and checks everything, writes nothing. */
  readonly dryRun?: boolean;
  /** Gets the preview before anything is written. */
  readonly report?: Report;
  readonly now?: () => Date;
}

export interface WriteResult {
  readonly map: ReleaseMap;
  /** False when the edit changed nothing, or in a dry run. */
  readonly isWritten: boolean;
  readonly preview: readonly PreviewRow[];
}

async function keepRevision(store: Store, { map, text }: StoredMap): Promise<void> {
  if (text === null) return;
  try {
    await store.create(revisionKey(map.environment, map.revision), bytesOf(text));
  } catch (error) {
    // Another writer kept the very same state a moment ago.
    if (!(error instanceof StoreConflict)) throw error;
  }
}

/** The map is written by then: a console that cannot be renewed is no reason to say that it is not. */
async function renewConsole(store: Store, environment: string, report: Report): Promise<void> {
  try {
    await writeConsole(store, environment);
  } catch (error) {
    report(`The console of ${environment} is not renewed: ${sentenceOf(error)}`);
  }
}

/** Refuses a write that nobody answers for. */
export function assertAccount(author: string, reason: string): void {
  if (author.trim() === '') throw new Refusal('Every write of the map needs an author');
  if (reason.trim() === '') throw new Refusal('Every write of the map needs a reason');
}

/**
 * Changes the map of an environment: reads it, applies the edit, verifies every set any merchant could get,
 * signs it, keeps the earlier state, writes if nobody else did meanwhile (else again on the newer map), and
 * makes the pages of those anew whom it concerns. A {@link Refusal} leaves everything as it was.
 */
export async function applyEdit(request: WriteRequest): Promise<WriteResult> {
  const { store, environment, report = silent, now = () => new Date() } = request;
  assertAccount(request.author, request.reason);
  // Whoever cannot sign hears of it before being shown what would change.
  if (request.dryRun !== true) await requireSigners(store, environment);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const stored = await readMap(store, environment);
    const { map: before } = stored;
    const settings = (await readSettings(store, environment))?.settings;
    const edited = request.edit(before);
    const preview = previewChange(before, edited, Object.keys(settings?.merchants ?? {}));
    if (JSON.stringify(edited) === JSON.stringify(before)) return { map: before, isWritten: false, preview };
    const after = parseReleaseMap({
      ...edited,
      environment,
      revision: before.revision + 1,
      writtenAt: now().toISOString(),
      author: request.author,
      reason: request.reason,
    });
    await assertServable(store, after, settings, stored.etag === null ? undefined : before);
    for (const line of [...planLines(before, after), ...changeLines(preview)]) report(line);
    if (request.dryRun === true) return { map: after, isWritten: false, preview };
    const sealed = await sealDocument(store, environment, 'map', after);
    try {
      await keepRevision(store, stored);
      await store.replace(mapKey(environment), sealed, stored.etag);
    } catch (error) {
      if (error instanceof StoreConflict) continue;
      throw error;
    }
    await renewPagesOf(`Revision ${after.revision}`, store, environment, now());
    if (settings?.allowsOverrides === true) await renewConsole(store, environment, report);
    return { map: after, isWritten: true, preview };
  }
  throw new Refusal('Others kept changing the map at the same time; nothing was written, try again');
}
