import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { renewConsole } from '../console/renew-console';
import { renewPagesOf } from '../page/write-pages';
import { waitingText } from '../page/waiting-text';
import type { Report } from '../text/report';
import type { EnvironmentSettings } from '../settings/settings';
import type { Store } from '../trust/store';
import { thresholdOf } from '../trust/at-hand';
import { removeStale } from './proposals';

/** A write of the map that is in the store. */
export interface StoredWrite {
  readonly store: Store;
  readonly after: ReleaseMap;
  readonly settings: EnvironmentSettings | undefined;
  readonly moment: Date;
  readonly report: Report;
}

/** Makes the pages of those anew whom a write of the map concerns, and drops the proposals that it overtook. */
export async function takeEffect({ store, after, settings, moment, report }: StoredWrite): Promise<void> {
  const { environment, revision } = after;
  if ((await thresholdOf(store, environment, 'release')) > 1) await removeStale(store, environment, revision);
  const { waiting } = await renewPagesOf(`Revision ${revision}`, store, environment, moment);
  if (waiting > 0) report(waitingText(waiting));
  if (settings?.allowsOverrides === true) await renewConsole(store, environment, report);
}
