import { applySettings, type SettingsEdit } from '../../change/apply-settings';
import { reportWritten, type CommandContext, type CommandOutcome } from '../../command-line/command';
import { afterWrite } from '../../notify/after-write';

/**
 * Writes an edit of the settings, or in a dry run says what it would change; `empty` is what merchants may be left without.
 * `duringFreeze` says why a way back is written although a lock or a freeze window holds.
 */
export async function writeSettings(
  context: CommandContext,
  edit: SettingsEdit,
  empty: readonly string[],
  duringFreeze?: string,
): Promise<CommandOutcome> {
  const { store, environment, author, reason, report, isDryRun, expected, onPlanned } = context;
  const { revision, isWritten, changes, stored } = await applySettings({
    store,
    environment,
    author,
    reason,
    report,
    edit,
    empty,
    duringFreeze,
    expected,
    onPlanned,
    dryRun: isDryRun,
  });
  reportWritten(context, `Revision ${revision} of the settings of ${environment}`, isWritten);
  if (stored !== null)
    await afterWrite(context, { record: stored.record, changes, merchants: Object.keys(stored.settings.merchants) });
  return { value: { environment, revision, isWritten, changes } };
}
