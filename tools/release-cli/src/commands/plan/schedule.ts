import type { ScheduledWrite } from 'shared-contracts/release/scheduled';
import { closeScheduled } from '../../edits/scheduled-edits';
import { readMap } from '../../map/read-map';
import { momentText } from '../../text/moment-text';
import { tableLines } from '../../text/table-lines';
import { WrongUsage } from '../../text/user-error';
import {
  assertAtMost,
  ownEnvironment,
  type Command,
  type CommandContext,
  type CommandOutcome,
} from '../../command-line/command';
import { changeMap } from '../map/change-map';

const USAGE = 'schedule list | schedule cancel <id>';

function cells({ at, id, words, by, reason, refused }: ScheduledWrite): readonly string[] {
  return [
    momentText(at),
    id,
    `mfe ${words.join(' ')}`,
    by,
    reason,
    refused === undefined ? 'waits' : `not made: ${refused}`,
  ];
}

async function list({ store, environment, report }: CommandContext): Promise<CommandOutcome> {
  const { scheduled = [] } = (await readMap(store, environment)).map;
  if (scheduled.length === 0) report(`Nothing is planned for ${environment}.`);
  else
    for (const line of tableLines([['at', 'id', 'command', 'by', 'reason', 'state'], ...scheduled.map(cells)]))
      report(line);
  return { value: { environment, scheduled } };
}

export const scheduleCommand: Command = {
  name: 'schedule',
  usage: USAGE,
  summary: 'list the writes that are planned with --at, or cancel one',
  options: {},
  environments: ownEnvironment,
  async run(context, input) {
    const [action, id] = input.positionals;
    switch (action) {
      case 'list':
        assertAtMost(input, 1, USAGE);
        return list(context);
      case 'cancel':
        assertAtMost(input, 2, USAGE);
        if (id === undefined)
          throw new WrongUsage('Name the planned write: mfe schedule cancel <id>; mfe schedule list');
        return changeMap(context, { edit: (map) => closeScheduled(map, id) });
      default:
        throw new WrongUsage(`Say what to do: mfe ${USAGE}`);
    }
  },
};
