import { tableLines } from '../map/preview-table';
import { readHistory } from '../map/read-map';
import { assertAtMost, type Command } from './command';

const USAGE = 'history';

export const historyCommand: Command = {
  name: 'history',
  usage: USAGE,
  summary: 'every write of the map: when, who, why',
  options: {},
  async run({ store, environment, report }, input) {
    assertAtMost(input, 0, USAGE);
    const states = await readHistory(store, environment);
    const revisions = states
      .map(({ revision, writtenAt, author, reason }) => ({ revision, writtenAt, author, reason }))
      .toReversed();
    const rows = revisions.map((entry) => [String(entry.revision), entry.writtenAt, entry.author, entry.reason]);
    if (rows.length === 0) report(`${environment} has no history yet.`);
    else for (const line of tableLines([['revision', 'written', 'author', 'reason'], ...rows])) report(line);
    return { value: { environment, revisions } };
  },
};
