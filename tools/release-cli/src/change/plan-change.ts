import type { WriteScope } from 'shared-contracts/release/locks';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { servedChanges } from '../capabilities/served-changes';
import { assertRequiredSuites } from '../evidence/required-suites';
import { NO_NOTE, unprovenNote } from '../evidence/unproven-note';
import { fileFaults } from '../fit/file-faults';
import { assertAdmitted } from '../map/admission';
import { closeScheduled } from '../edits/scheduled-edits';
import { assertNotEmptied } from '../map/emptied';
import { planLines } from '../map/map-changes';
import { previewChange, type PreviewRow } from '../map/preview';
import { changeLines } from '../map/preview-table';
import { MAP_DOCUMENT } from '../map/read-map';
import { versionId, versionsServed } from '../map/references';
import { readRelease } from '../map/releases';
import { touchedBy } from '../edits/touched';
import { assertNoTrials } from '../map/trial-versions';
import type { PagePlan } from '../page/plan-pages';
import { merchantsOf, type SiteState } from '../page/site-state';
import { nextRevision, type RevisionRecord } from '../revisions/write-revision';
import { UserError } from '../text/user-error';
import { assertPublishers } from '../trust/statement';
import { assertProvenance } from '../provenance/demanded';
import { assertOpen, holdsOf, openReason } from './assert-open';
import { planServable } from './plan-servable';
import {
  assertWaived,
  NOTHING_ALLOWED,
  questionsOf,
  withWaivers,
  type Question,
  type WriteAllowances,
} from './waiver-questions';

/**
 * One change of a map. It may read what never changes, such as releases that publishers signed, and is made again from the
 * newer state when another writer was first. It may name who writes and when. The very map given back changes nothing.
 */
export type SiteEdit = (map: ReleaseMap, site: SiteState, record: RevisionRecord) => ReleaseMap | Promise<ReleaseMap>;

/** What a change may do, and who makes it. */
export interface ChangeRequest extends RevisionRecord {
  readonly edit: SiteEdit;
  /** What it may serve although publish would refuse it; nothing by default. */
  readonly allowed?: WriteAllowances;
  /** Whether it says, there and in its reason, which sets players would get without proof. */
  readonly isNoted?: boolean;
  /** Why it cannot wait for the end of a lock or freeze; without it what is held is refused. */
  readonly duringFreeze?: string | undefined;
  /** For when locks and freezes are asked, where it is only planned for later; now by default. */
  readonly openAt?: Date | undefined;
  /** The planned write that it carries out, which is planned no longer. */
  readonly closes?: string | undefined;
}

/** What a change would do to an environment; nothing of it is written. */
export interface ChangePlan {
  /** What it was planned from: it is committed to this very state, or planned again. */
  readonly site: SiteState;
  /** The map as it would be. */
  readonly map: ReleaseMap;
  /** False where the edit changes nothing. */
  readonly isChange: boolean;
  /** What is told whatever comes of it. */
  readonly notes: readonly string[];
  /** Why it may not be written; null when it may. */
  readonly refusal: UserError | null;
  /** Who gets something else than before. */
  readonly preview: readonly PreviewRow[];
  /** The same, and what else whoever signs it should see; empty where it is refused. */
  readonly lines: readonly string[];
  /** The pages that it changes, by merchant, each rendered once; null where it is refused or there are no merchants. */
  readonly pages: PagePlan | null;
}

/** Refuses a version that nobody was served before and whose files are not all in the store as they were published. */
async function assertFiles({ store, map: { state: before } }: SiteState, after: ReleaseMap): Promise<void> {
  const known = new Set(versionsServed(before).map(versionId));
  for (const release of versionsServed(after).filter((served) => !known.has(versionId(served)))) {
    const descriptor = await readRelease(store, after, release.name, release.version);
    const [fault, ...others] = descriptor === undefined ? [] : await fileFaults(store, descriptor);
    if (fault === undefined) continue;
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
    throw new UserError(
      `${fault}${more}: publish ${release.name} ${release.version} again from the same sources, or name another version`,
    );
  }
}

/** Checks that may refuse a map; gives the pages that it changes. */
async function assertSound(
  site: SiteState,
  after: ReleaseMap,
  assertAnswered: () => Promise<void>,
): Promise<PagePlan | null> {
  const { store, map, settings: found } = site;
  const [before, settings] = [map.state, found?.settings];
  await assertPublishers(store, before, after);
  assertNoTrials(before, after, settings);
  assertAdmitted(before, after, settings);
  const pages = await planServable(site, after);
  await assertFiles(site, after);
  await assertAnswered();
  await assertProvenance(store, before, after, settings);
  await assertRequiredSuites(store, before, after, settings);
  return pages;
}

async function judged(
  site: SiteState,
  after: ReleaseMap,
  notes: readonly string[],
  empty: readonly string[] | 'any',
  assertAnswered: () => Promise<void>,
): Promise<ChangePlan> {
  const before = site.map.state;
  const preview = previewChange(before, after, merchantsOf(site));
  const plan = { site, map: after, isChange: true, notes, preview };
  try {
    if (empty !== 'any') {
      const served = { merchants: merchantsOf(site), sections: site.settings?.settings.sections ?? {} };
      assertNotEmptied({ ...served, map: before }, { ...served, map: after }, empty);
    }
    const pages = await assertSound(site, after, assertAnswered);
    const asked = await servedChanges(site.store, after, preview);
    return { ...plan, refusal: null, lines: [...planLines(before, after), ...changeLines(preview), ...asked], pages };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { ...plan, refusal: error, lines: [], pages: null };
  }
}

/** Whom a change is about. */
function touchedIn(site: SiteState, after: ReleaseMap): readonly WriteScope[] {
  const before = site.map.state;
  return touchedBy(before, after, previewChange(before, after, merchantsOf(site)));
}

/** What a map has to be asked about, found at the first call. */
function askedOnce(site: SiteState, after: ReleaseMap): () => Promise<readonly Question[]> {
  let asked: Promise<readonly Question[]> | undefined;
  return async () => (asked ??= questionsOf(site, after));
}

/**
 * Plans a change of an environment's map from its state: the map, why it may not be written, who gets what, and the pages.
 * Preview, dry run, proposal and write all show this plan.
 */
export async function planChange(site: SiteState, change: ChangeRequest): Promise<ChangePlan> {
  const before = site.map.state;
  const { allowed = NOTHING_ALLOWED, isNoted = false, duringFreeze, openAt, closes, ...record } = change;
  const asked = await change.edit(before, site, record);
  const edited = closes === undefined ? asked : closeScheduled(asked, closes);
  if (JSON.stringify(edited) === JSON.stringify(before))
    return { site, map: before, isChange: false, notes: [], refusal: null, preview: [], lines: [], pages: null };
  const open = openReason(holdsOf(site), () => touchedIn(site, edited), {
    reason: record.reason,
    moment: openAt ?? record.moment,
    duringFreeze,
  });
  const questions = askedOnce(site, edited);
  const isWaiving = allowed !== 'all' && (allowed.gaps.length > 0 || allowed.isOverBudget);
  const waived = isWaiving ? withWaivers(edited, await questions(), allowed) : edited;
  const note = isNoted ? await unprovenNote(site.store, before, edited, site.settings?.settings) : NO_NOTE;
  const reason = note.reason === '' ? open : `${open} [${note.reason}]`;
  const after = nextRevision(MAP_DOCUMENT, site.map, waived, { ...record, reason });
  const empty = allowed === 'all' ? 'any' : (allowed.empty ?? []);
  return judged(site, after, note.lines, empty, async () => {
    // The site of a working tree may lose anything.
    if (allowed !== 'all') assertWaived(after, await questions());
  });
}

/** Plans a map that somebody else has proposed, by the same rules at this moment: what it waives is in it. */
export async function planProposed(site: SiteState, after: ReleaseMap, moment: Date): Promise<ChangePlan> {
  assertOpen(holdsOf(site), () => touchedIn(site, after), { reason: after.reason, moment });
  // Whoever proposed it was asked what may be empty; who signs it sees the preview.
  return judged(site, after, [], 'any', async () => assertWaived(after, await questionsOf(site, after)));
}

/** Tells a plan to whoever is about to write it; refuses one that may not be written. */
export function tellPlan({ notes, refusal, lines }: ChangePlan, report: (line: string) => void): void {
  notes.forEach((line) => report(line));
  if (refusal !== null) throw refusal;
  lines.forEach((line) => report(line));
}
