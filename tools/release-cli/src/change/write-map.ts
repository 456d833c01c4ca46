import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { counted } from '../text/counted';
import { silent, type Report } from '../text/report';
import { writeRevision, type WriteAccount } from '../revisions/write-revision';
import { readSettings, type EnvironmentSettings } from '../settings/settings';
import type { Store } from '../trust/store';
import { isWriter, requireSigners, thresholdOf } from '../trust/at-hand';
import { canonicalJson } from '../trust/canonical-json';
import { signWith } from '../trust/signed-document';
import { checkWrite } from './check-write';
import type { MapEdit } from '../edits/edits';
import { previewChange, type PreviewRow } from '../map/preview';
import { storeProposal } from './proposals';
import { MAP_DOCUMENT } from '../map/read-map';
import { takeEffect } from './take-effect';
import { NOTHING_ALLOWED, withWaivers, type WriteAllowances } from './waiver-questions';

export interface WriteRequest extends WriteAccount {
  readonly edit: MapEdit;
  /** What it may serve although publish would refuse it; nothing by default. */
  readonly allowed?: WriteAllowances;
  /** Gets the preview before anything is written. */
  readonly report?: Report;
}

export interface WriteResult {
  readonly map: ReleaseMap;
  /** False when the edit changed nothing, or in a dry run. */
  readonly isWritten: boolean;
  readonly preview: readonly PreviewRow[];
  /** Where more keys have to sign: what `mfe sign` calls the write, which has not taken effect. */
  readonly proposal?: string;
}

/** Keeps a write that more keys have to sign. */
async function propose(store: Store, after: ReleaseMap, report: Report): Promise<string> {
  const { environment } = after;
  const signers = (await requireSigners(store, environment, 'release')) ?? [];
  const id = await storeProposal(store, after, [...signWith(signers, 'map', canonicalJson(after)).signatures]);
  const missing = (await thresholdOf(store, environment, 'release')) - signers.length;
  report(
    `Proposed, and not in effect: ${counted(missing, 'other release key')} of ${environment} must sign it with "mfe sign ${id} --env ${environment}".`,
  );
  return id;
}

/**
 * Changes the map of an environment: reads it, applies the edit, verifies every set any merchant could get,
 * signs it, keeps the earlier state, writes if nobody else did meanwhile (else again on the newer map), and
 * makes the pages of those anew whom it concerns. Where more keys have to sign than are at hand, it is kept as a
 * proposal instead. A {@link UserError} leaves everything as it was.
 */
export async function applyEdit(request: WriteRequest): Promise<WriteResult> {
  const { store, environment, allowed = NOTHING_ALLOWED, report = silent } = request;
  let preview: readonly PreviewRow[] = [];
  let settings: EnvironmentSettings | undefined;
  let proposal: string | undefined;
  const { state, isWritten, moment } = await writeRevision({
    ...request,
    document: MAP_DOCUMENT,
    edit: async (before) => withWaivers(store, before, request.edit(before), allowed),
    judge: async ({ state: map, etag }, after) => {
      settings = (await readSettings(store, environment))?.settings;
      preview = previewChange(map, after, Object.keys(settings?.merchants ?? {}));
      const isAsked = allowed !== 'all';
      await checkWrite({ store, stored: { map, etag }, after, settings, preview, report, isAsked });
    },
    propose: async (after) => {
      if (await isWriter(store, environment)) return false;
      proposal = await propose(store, after, report);
      return true;
    },
  });
  if (isWritten) await takeEffect({ store, after: state, settings, moment, report });
  return { map: state, isWritten, preview, ...(proposal === undefined ? {} : { proposal }) };
}
