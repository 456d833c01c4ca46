import type { ScheduledWrite } from 'shared-contracts/release/scheduled';
import * as v from 'valibot';
import { Overtaken } from '../../change/apply-edit';
import { dueScheduled, refuseScheduled } from '../../edits/scheduled-edits';
import { readMap } from '../../map/read-map';
import { scheduledText } from '../../locks/scheduled-text';
import { counted } from '../../text/counted';
import { silent } from '../../text/report';
import { messageOf, UserError } from '../../text/user-error';
import { isWriter, thresholdOf } from '../../trust/at-hand';
import type { CommandContext } from '../../command-line/command';
import { findCommand, parseWords } from '../../command-line/program';
import { writtenValueSchema } from '../../command-line/written-value';
import { canaryCommand } from './canary';
import { changeMap } from './change-map';
import { previewDigest } from './plan-write';
import { promoteCommand } from './promote';
import { switchCommand } from './switch';

/** The commands that take `--at`. */
const SCHEDULABLE = [promoteCommand, switchCommand, canaryCommand];

/** Nobody expects a planned write any more that is so late: what carries it out was away. */
const LATEST_MS = 60 * 60 * 1000;

/** What came of the planned writes whose moment has come, one phrase each. */
export interface ScheduledReport {
  readonly made: readonly string[];
  /** Not made, and not tried again. */
  readonly refused: readonly string[];
  /** Tried again by the next tick. */
  readonly waiting: readonly string[];
}

/** Carries out one planned write as it was previewed; gives what was done, or refuses. */
async function carryOut(context: CommandContext, entry: ScheduledWrite, now: Date): Promise<void> {
  const { id, at, words, reason, by, preview } = entry;
  if (now.getTime() - Date.parse(at) > LATEST_MS)
    throw new UserError('no tick ran within an hour of its moment; plan it again');
  const command = findCommand(SCHEDULABLE, words[0] ?? '');
  const input = parseWords(command, words.slice(1));
  const own = {
    ...context,
    command: command.name,
    author: 'schedule',
    reason: `${reason} [planned as ${id} by ${by}]`,
  };
  const closing = { ...own, closes: id, report: silent };
  const dry = v.parse(writtenValueSchema, (await command.run({ ...closing, isDryRun: true }, input)).value);
  if (previewDigest(dry.preview) !== preview)
    throw new UserError('who gets what would change otherwise than when it was planned; look at it and plan it again');
  if (!context.isDryRun) await command.run({ ...closing, expected: dry.revision - 1 }, input);
}

async function refuse(context: CommandContext, { id, words }: ScheduledWrite, fault: string): Promise<void> {
  const reason = `planned as ${id} and not made: mfe ${words.join(' ')}: ${fault}`;
  await changeMap(
    { ...context, command: 'schedule', author: 'schedule', reason, report: silent },
    { edit: (map) => refuseScheduled(map, id, fault) },
  );
}

/**
 * Carries out every planned write whose moment has come. One that would give somebody something else than was previewed,
 * that is held, or that comes too late is not made: the plan keeps why, and whoever hears of writes is told.
 */
export async function runScheduled(context: CommandContext, now: Date): Promise<ScheduledReport> {
  const { store, environment, isDryRun } = context;
  const due = dueScheduled((await readMap(store, environment)).map, now);
  const [made, refused, waiting]: [string[], string[], string[]] = [[], [], []];
  const isAble = due.length === 0 || isDryRun || (await isWriter(store, environment));
  const count = isAble ? 0 : await thresholdOf(store, environment, 'release');
  for (const entry of due) {
    const text = scheduledText(entry);
    if (!isAble) {
      waiting.push(`${text}: this takes ${counted(count, 'release key')} of ${environment} at hand`);
      continue;
    }
    try {
      await carryOut(context, entry, now);
      made.push(text);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      if (error instanceof Overtaken) waiting.push(`${text}: ${error.message}`);
      else {
        await refuse(context, entry, messageOf(error));
        refused.push(`${text}: ${messageOf(error)}`);
      }
    }
  }
  return { made, refused, waiting };
}
