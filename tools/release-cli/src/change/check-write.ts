import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { servedChanges } from '../capabilities/served-changes';
import { assertRequiredSuites } from '../evidence/required-suites';
import { assertPublishers } from '../trust/statement';
import type { Report } from '../text/report';
import type { EnvironmentSettings } from '../settings/settings';
import type { Store } from '../trust/store';
import { assertAdmitted } from '../map/admission';
import { assertServable } from './assert-servable';
import { planLines } from '../map/map-changes';
import type { PreviewRow } from '../map/preview';
import { changeLines } from '../map/preview-table';
import type { StoredMap } from '../map/read-map';
import { assertNoTrials } from '../map/trial-versions';
import { assertWaived } from './waiver-questions';

/** A write of the map that is about to be signed. */
export interface PlannedWrite {
  readonly store: Store;
  readonly stored: StoredMap;
  readonly after: ReleaseMap;
  readonly settings: EnvironmentSettings | undefined;
  readonly preview: readonly PreviewRow[];
  readonly report: Report;
  /** False for the site of a working tree, which may lose anything. */
  readonly isAsked?: boolean;
}

/** Refuses what an environment does not serve, then tells who gets what: whoever signs a write sees this first. */
export async function checkWrite(write: PlannedWrite): Promise<void> {
  const { store, stored, after, settings, preview, report } = write;
  const { map: before, etag } = stored;
  await assertPublishers(store, before, after);
  assertNoTrials(before, after, settings);
  assertAdmitted(before, after, settings);
  await assertServable(store, after, settings, etag === null ? undefined : before);
  if (write.isAsked !== false) await assertWaived({ store, before, after, settings });
  await assertRequiredSuites(store, before, after, settings);
  const asked = await servedChanges(store, after, preview);
  for (const line of [...planLines(before, after), ...changeLines(preview), ...asked]) report(line);
}
