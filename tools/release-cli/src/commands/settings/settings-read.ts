import { readReadableStates, requireState } from '../../revisions/read-revisions';
import { summaryOf } from '../../revisions/summary';
import { reportLines } from '../../text/report';
import { settingsChanges } from '../../settings/settings-changes';
import { readSettings, requireSettings, SETTINGS_DOCUMENT, type SettingsState } from '../../settings/settings';
import { shownJson } from '../../text/plain-text';
import type { CommandContext, CommandOutcome } from '../../command-line/command';
import { reportHistory } from '../../command-line/list-history';

/** Who wrote a state and why, as far as that was kept. */
function recordText({ author, reason, writtenAt }: SettingsState): string {
  return reason === '' ? 'written before settings had a history' : `${writtenAt}, by ${author}: ${reason}`;
}

/** Prints the settings as `settings apply` takes them: with environment and revision, so that no other write is lost. */
export async function showSettings(context: CommandContext, revision: number | undefined): Promise<CommandOutcome> {
  const { store, environment, report } = context;
  const present = await requireSettings(store, environment);
  const found =
    revision === undefined ? undefined : await requireState(store, environment, SETTINGS_DOCUMENT, revision);
  const settings = found?.settings ?? present.settings;
  const number = revision ?? present.record.revision;
  reportLines(report, shownJson({ environment, revision: number, ...settings }));
  return { value: { environment, revision: number, settings } };
}

/** Lists every write of the settings, newest first. */
export async function listSettings(context: CommandContext, limit: number | undefined): Promise<CommandOutcome> {
  const { store, environment } = context;
  return reportHistory(context, {
    ...(await readReadableStates(store, environment, SETTINGS_DOCUMENT, limit)),
    limit,
    summaryOf: (before, after) => summaryOf(settingsChanges(before?.settings ?? {}, after.settings)),
  });
}

/** Shows one write of the settings in full. */
export async function showRevision(context: CommandContext, revision: number): Promise<CommandOutcome> {
  const { store, environment, report } = context;
  const after = await requireState(store, environment, SETTINGS_DOCUMENT, revision);
  const before = revision === 1 ? undefined : await requireState(store, environment, SETTINGS_DOCUMENT, revision - 1);
  const changes = settingsChanges(before?.settings ?? {}, after.settings);
  report(`Revision ${revision} of the settings of ${environment}, ${recordText(after)}`);
  for (const change of changes) report(`  ${change}`);
  const { writtenAt, author, reason } = after;
  return { value: { environment, revision, writtenAt, author, reason, changes } };
}

/** Says what differs between two revisions. */
export async function diffRevisions(
  context: CommandContext,
  from: number,
  to: number | undefined,
): Promise<CommandOutcome> {
  const { store, environment, report } = context;
  const before = await requireState(store, environment, SETTINGS_DOCUMENT, from);
  const present = await readSettings(store, environment);
  const until = to ?? present?.record.revision ?? from;
  const after = await requireState(store, environment, SETTINGS_DOCUMENT, until);
  const changes = settingsChanges(before.settings, after.settings);
  report(`From revision ${from} to revision ${until} of the settings of ${environment}:`);
  for (const change of changes.length === 0 ? ['nothing changes'] : changes) report(`  ${change}`);
  return { value: { environment, from, to: until, changes } };
}
