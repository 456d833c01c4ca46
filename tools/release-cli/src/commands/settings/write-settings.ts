import { applySettings, type SettingsEdit, type SettingsWrite } from '../../change/apply-settings';
import { reportWritten, type CommandContext, type CommandOutcome } from '../../command-line/command';
import { afterWrite } from '../../notify/after-write';

/** What a write of the settings may do that others may not, and the pictures that are stored with it. */
export type SettingsLeave = Pick<SettingsWrite, 'empty' | 'duringFreeze' | 'isWayBack' | 'pictures'>;

/** Writes an edit of the settings, or in a dry run says what it would change. */
export async function writeSettings(
  context: CommandContext,
  edit: SettingsEdit,
  leave: SettingsLeave = {},
): Promise<CommandOutcome> {
  const { store, environment, author, reason, report, isDryRun, expected, onPlanned } = context;
  const { revision, isWritten, changes, stored } = await applySettings({
    store,
    environment,
    author,
    reason,
    report,
    edit,
    ...leave,
    expected,
    onPlanned,
    dryRun: isDryRun,
  });
  reportWritten(context, `Revision ${revision} of the settings of ${environment}`, isWritten);
  if (stored !== null)
    await afterWrite(context, { record: stored.record, changes, merchants: Object.keys(stored.settings.merchants) });
  return { value: { environment, revision, isWritten, changes } };
}
