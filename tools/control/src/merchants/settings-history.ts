import { historyEntries, type HistoryEntry } from 'release-cli/command-line/list-history';
import { html, type Html } from 'release-cli/console/html';
import { nothing, section, table, timeElement, typed } from 'release-cli/console/parts';
import type { SettingsState } from 'release-cli/settings/settings';

/** Writes of the settings, and what of them is shown. */
export interface SettingsHistory {
  /** Oldest first. */
  readonly states: readonly SettingsState[];
  readonly limit?: number | undefined;
  /** What a write changed, one line for each field; one that changed nothing is not listed. */
  readonly changesOf: (before: SettingsState | undefined, after: SettingsState) => readonly string[];
  /** What can be done with a write. */
  readonly actionOf?: (entry: HistoryEntry) => Html | null;
}

/** Writes of the settings, newest first: what each changed, why, who and when. */
export function settingsHistory({ states, limit, changesOf, actionOf }: SettingsHistory): Html {
  const entries = historyEntries({
    states,
    limit,
    summaryOf: (before, after) => changesOf(before, after).join('\n'),
    isListed: (before, after) => changesOf(before, after).length > 0,
  });
  const rows = entries.map((entry) => {
    const { revision, changed, reason, author, writtenAt } = entry;
    return {
      head: html`${revision}`,
      cells: [
        changed === null ? html`<span class="none">the one before is not kept</span>` : typed(changed),
        typed(reason),
        typed(author),
        timeElement(writtenAt),
        ...(actionOf === undefined ? [] : [html`${actionOf(entry)}`]),
      ],
    };
  });
  const titles = ['revision', 'what changed', 'why', 'who', 'when', ...(actionOf === undefined ? [] : [''])];
  const columns = titles.map((title) => ({ title }));
  return section(
    'history',
    'History',
    rows.length === 0
      ? nothing('No write that is kept changed it.')
      : table('Writes of the settings, newest first', columns, rows),
  );
}
