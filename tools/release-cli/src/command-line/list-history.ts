import { tableLines } from '../text/table-lines';
import type { Revision } from '../revisions/revision';
import type { CommandContext, CommandOutcome } from './command';

/** How a document's history is listed. */
export interface HistoryList<State extends Revision> {
  /** Oldest first. */
  readonly states: readonly State[];
  /** Why others cannot be shown. */
  readonly faults: readonly string[];
  /** How many of the newest to list; all when undefined. */
  readonly limit: number | undefined;
  /** What a state changed, in one line; the first of all is compared with nothing. */
  readonly summaryOf: (before: State | undefined, after: State) => string;
  /** Which writes are listed; all where it is not said. */
  readonly isListed?: (before: State | undefined, after: State) => boolean;
}

/** One write of a document, for people. */
export interface HistoryEntry {
  readonly revision: number;
  readonly writtenAt: string;
  readonly author: string;
  readonly reason: string;
  /** Null where the one before is not kept or cannot be read. */
  readonly changed: string | null;
}

/** The writes of a document, newest first. */
export function historyEntries<State extends Revision>({
  states,
  limit,
  summaryOf,
  isListed = () => true,
}: Omit<HistoryList<State>, 'faults'>): readonly HistoryEntry[] {
  return states
    .flatMap((state, index) => {
      const { revision, writtenAt, author, reason } = state;
      const kept = states[index - 1];
      const before = kept?.revision === revision - 1 ? kept : undefined;
      // What follows one that is not kept or cannot be read cannot be compared, unless it is the very first.
      const changed = before === undefined && revision > 1 ? null : summaryOf(before, state);
      return isListed(before, state) ? [{ revision, writtenAt, author, reason, changed }] : [];
    })
    .toReversed()
    .slice(0, limit);
}

/** Lists the writes of a document, newest first. */
export function reportHistory<State extends Revision>(
  { environment, report }: CommandContext,
  { faults, ...list }: HistoryList<State>,
): CommandOutcome {
  const revisions = historyEntries(list);
  const rows = revisions.map((entry) => [
    String(entry.revision),
    entry.reason === '' ? '-' : entry.writtenAt,
    entry.author === '' ? '-' : entry.author,
    entry.reason === '' ? '-' : entry.reason,
    entry.changed ?? '-',
  ]);
  if (rows.length === 0) report(`${environment} has no history yet.`);
  else
    for (const line of tableLines([['revision', 'written', 'author', 'reason', 'what changed'], ...rows])) report(line);
  for (const fault of faults) report(`Not shown: ${fault}.`);
  return { value: { environment, revisions, unreadable: faults } };
}
