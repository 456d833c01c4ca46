import { assertMerchantGateway } from 'shared-contracts/release/merchant-config';
import { renewConsole } from '../console/renew-console';
import { assertServable } from './assert-servable';
import { readMap } from '../map/read-map';
import { waitingText } from '../page/waiting-text';
import { renewPagesOf } from '../page/write-pages';
import { UserError, messageOf } from '../text/user-error';
import { silent, type Report } from '../text/report';
import { writeRevision, type WriteAccount } from '../revisions/write-revision';
import {
  parseSettings,
  SETTINGS_DOCUMENT,
  type EnvironmentSettings,
  type SettingsInput,
  type SettingsState,
} from '../settings/settings';
import type { Store } from '../trust/store';
import { assertPlainTexts } from '../text/plain-text';
import { canonicalJson } from '../trust/canonical-json';
import { settingsChanges } from '../settings/settings-changes';

/** One change of settings; pure, so that it can be done again on newer ones when another writer was first. */
export type SettingsEdit = (present: SettingsState) => SettingsInput;

export interface SettingsWrite extends WriteAccount {
  readonly edit: SettingsEdit;
  /** Gets what changed once it is accepted: written, or in a dry run found to be possible. */
  readonly report?: Report;
}

export interface SettingsWritten {
  /** The present revision, or the one that a dry run would have written. */
  readonly revision: number;
  /** False when the edit changed nothing, or in a dry run. */
  readonly isWritten: boolean;
  /** One line for each field. */
  readonly changes: readonly string[];
}

function assertGateways({ merchants }: EnvironmentSettings, environment: string): void {
  try {
    for (const merchant of Object.values(merchants)) assertMerchantGateway(merchant, environment);
  } catch (error) {
    throw new UserError(messageOf(error));
  }
}

/** Refuses settings that could not be served with the present map, and overrides in production. */
async function assertSound(store: Store, environment: string, settings: EnvironmentSettings): Promise<void> {
  assertPlainTexts(settings, 'The settings');
  assertGateways(settings, environment);
  if (environment === 'production' && (settings.allowsOverrides || settings.overrideOrigins.length > 0))
    throw new UserError('Overrides of versions, and origins for them, are never allowed in production');
  await assertServable(store, (await readMap(store, environment)).map, settings);
}

/** The same settings in another spelling, such as without a default, are no change. */
function isSame(present: SettingsState, next: EnvironmentSettings): boolean {
  try {
    return canonicalJson(parseSettings(present.settings)) === canonicalJson(next);
  } catch {
    // What today's rules refuse, or what is not there yet, is what this write replaces.
    return false;
  }
}

/**
 * Changes the settings of an environment as `applyEdit` changes its map: one signed revision that names its author and
 * reason, the earlier one kept, and the pages made anew. Refuses settings under which some merchant would get packages
 * that do not fit, and overrides in production. The same settings again change nothing.
 */
export async function applySettings(write: SettingsWrite): Promise<SettingsWritten> {
  const { store, environment, report = silent } = write;
  let changes: readonly string[] = [];
  const { state, isWritten, moment } = await writeRevision({
    ...write,
    document: SETTINGS_DOCUMENT,
    edit: (present) => {
      const settings = parseSettings(write.edit(present));
      return isSame(present, settings) ? present : { ...present, settings };
    },
    judge: async (before, after) => {
      const settings = parseSettings(after.settings);
      await assertSound(store, environment, settings);
      changes = settingsChanges(before.state.settings, settings);
    },
  });
  for (const line of changes) report(line);
  if (write.dryRun !== true) {
    const { waiting } = await renewPagesOf(`Revision ${state.revision} of the settings`, store, environment, moment);
    if (waiting > 0) report(waitingText(waiting));
  }
  if (isWritten && state.settings['allowsOverrides'] === true) await renewConsole(store, environment, report);
  return { revision: state.revision, isWritten, changes };
}
