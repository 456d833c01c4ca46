import { emptyReleaseMap } from 'shared-contracts/release/release-map';
import { changeSummary, mapChanges } from '../../map/map-changes';
import { previewChange } from '../../map/preview';
import { changeLines } from '../../map/preview-table';
import { MAP_DOCUMENT } from '../../map/read-map';
import { WrongUsage } from '../../text/user-error';
import { readReadableStates, requireState } from '../../revisions/read-revisions';
import { readSettings } from '../../settings/settings';
import {
  assertAtMost,
  requireNumber,
  requireRevision,
  textOption,
  type Command,
  type CommandContext,
  type CommandOutcome,
  ownEnvironment,
} from '../../command-line/command';
import { reportHistory } from '../../command-line/list-history';

const USAGE = 'history [--limit n] | history <revision>';

async function list(context: CommandContext, limit: number | undefined): Promise<CommandOutcome> {
  const { store, environment } = context;
  return reportHistory(context, {
    ...(await readReadableStates(store, environment, MAP_DOCUMENT, limit)),
    limit,
    summaryOf: (before, after) => changeSummary(mapChanges(before ?? emptyReleaseMap(environment), after)),
  });
}

async function show({ store, environment, report }: CommandContext, revision: number): Promise<CommandOutcome> {
  const after = await requireState(store, environment, MAP_DOCUMENT, revision);
  const before =
    revision === 1 ? emptyReleaseMap(environment) : await requireState(store, environment, MAP_DOCUMENT, revision - 1);
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
  environments: ownEnvironment,
  async run(context, input) {
    assertAtMost(input, 1, USAGE);
    const limit = textOption(input, 'limit');
    const [revision] = input.positionals;
    if (revision === undefined)
      return list(context, limit === undefined ? undefined : requireNumber(limit, 'a number of revisions'));
    if (limit !== undefined) throw new WrongUsage('--limit goes with the list, not with one revision');
    return show(context, requireRevision(revision));
  },
};
