import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { emptyReleaseMap } from 'shared-contracts/release/release-map';
import { changeSummary, mapChanges } from '../map/map-changes';
import { newestStates } from '../map/newest-states';
import { previewChange } from '../map/preview';
import { changeLines, tableLines } from '../map/preview-table';
import { readHistory, readMap, readRevision } from '../map/read-map';
import { Refusal, WrongUsage } from '../refusal';
import { readSettings } from '../store/settings';
import { assertAtMost, textOption, type Command, type CommandContext, type CommandOutcome } from './command';

const USAGE = 'history [--limit n] | history <revision>';

function positiveNumber(text: string, what: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new WrongUsage(`"${text}" is not ${what}`);
  return Number(text);
}

async function list(context: CommandContext, limit: number | undefined): Promise<CommandOutcome> {
  const { store, environment, report } = context;
  const states =
    limit === undefined ? await readHistory(store, environment) : await newestStates(store, environment, limit);
  const revisions = states
    .map((state, index) => {
      const { revision, writtenAt, author, reason } = state;
      const before = states[index - 1];
      // The oldest that is kept cannot be compared, unless it is the very first.
      const changes =
        before === undefined && revision > 1 ? null : mapChanges(before ?? emptyReleaseMap(environment), state);
      return { revision, writtenAt, author, reason, changed: changes === null ? null : changeSummary(changes) };
    })
    .toReversed()
    .slice(0, limit);
  const rows = revisions.map((entry) => [
    String(entry.revision),
    entry.writtenAt,
    entry.author,
    entry.reason,
    entry.changed ?? '-',
  ]);
  if (rows.length === 0) report(`${environment} has no history yet.`);
  else
    for (const line of tableLines([['revision', 'written', 'author', 'reason', 'what changed'], ...rows])) report(line);
  return { value: { environment, revisions } };
}

async function stateOf({ store, environment }: CommandContext, revision: number): Promise<ReleaseMap> {
  const { map } = await readMap(store, environment);
  if (revision > map.revision)
    throw new Refusal(`${environment} is at revision ${map.revision}: there is no ${revision}`);
  const state = revision === map.revision ? map : await readRevision(store, environment, revision);
  if (state === null) throw new Refusal(`Revision ${revision} of ${environment} is not kept any more`);
  return state;
}

async function show(context: CommandContext, revision: number): Promise<CommandOutcome> {
  const { store, environment, report } = context;
  const after = await stateOf(context, revision);
  const before = revision === 1 ? emptyReleaseMap(environment) : await stateOf(context, revision - 1);
  const merchants = Object.keys((await readSettings(store, environment))?.settings.merchants ?? {});
  const changes = mapChanges(before, after);
  const preview = previewChange(before, after, merchants);
  const { writtenAt, author, reason } = after;
  report(`Revision ${revision} of ${environment}, ${writtenAt}, by ${author}: ${reason}`);
  for (const change of changes) report(`  ${change.text}`);
  for (const line of changeLines(preview)) report(line);
  return { value: { environment, revision, writtenAt, author, reason, changes, preview } };
}

export const historyCommand: Command = {
  name: 'history',
  usage: USAGE,
  summary: 'every write of the map: when, who, why and what; or one of them in full',
  options: { limit: { type: 'string' } },
  async run(context, input) {
    assertAtMost(input, 1, USAGE);
    const limit = textOption(input, 'limit');
    const [revision] = input.positionals;
    if (revision === undefined)
      return list(context, limit === undefined ? undefined : positiveNumber(limit, 'a number of revisions'));
    if (limit !== undefined) throw new WrongUsage('--limit goes with the list, not with one revision');
    return show(context, positiveNumber(revision, 'a revision such as 12'));
  },
};
