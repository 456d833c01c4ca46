import * as v from 'valibot';
import { addScheduled } from '../../edits/scheduled-edits';
import { parseMoment } from '../../edits/schedule';
import type { PreviewRow } from '../../map/preview';
import { changeLines } from '../../map/preview-table';
import { readMap } from '../../map/read-map';
import { sha256Hex } from '../../store/digest';
import { momentText } from '../../text/moment-text';
import { silent } from '../../text/report';
import { UserError } from '../../text/user-error';
import { canonicalJson } from '../../trust/canonical-json';
import {
  textOption,
  type Command,
  type CommandContext,
  type CommandInput,
  type CommandOutcome,
} from '../../command-line/command';
import { optionWords } from '../../command-line/option-words';
import { writtenValueSchema } from '../../command-line/written-value';
import { changeMap } from './change-map';

/** The option by which a write is planned for a moment. */
export const AT_OPTIONS = { at: { type: 'string' } } as const;

/** The same in the usage of a command. */
export const AT_USAGE = '[--at time]';

const ID_LENGTH = 12;

/** By what a preview is known again: who gets what before and after. */
export function previewDigest(preview: readonly PreviewRow[]): string {
  return sha256Hex(canonicalJson(preview));
}

/** The words of a command without the moment, and without what every command takes. */
function wordsOf(command: Pick<Command, 'name' | 'options'>, { positionals, values }: CommandInput): readonly string[] {
  const own = Object.entries(values).filter(([name]) => name !== 'at' && Object.hasOwn(command.options, name));
  return [command.name, ...positionals, ...optionWords(Object.fromEntries(own))];
}

type Run = (context: CommandContext, input: CommandInput) => Promise<CommandOutcome>;

async function plan(
  context: CommandContext,
  command: Pick<Command, 'name' | 'options'>,
  input: CommandInput,
  run: Run,
  at: Date,
): Promise<CommandOutcome> {
  const { store, environment, reason, report } = context;
  const later = { ...input, values: { ...input.values, at: undefined } };
  // Locks and windows count as they will be then; everything else is checked again by the tick.
  const { value } = await run({ ...context, report: silent, isDryRun: true, openAt: at }, later);
  const { preview, revision } = v.parse(writtenValueSchema, value);
  const { map: present } = await readMap(store, environment);
  if (revision <= present.revision)
    throw new UserError(`There is nothing to plan: ${environment} is so already, and --at needs a change`);
  const words = wordsOf(command, input);
  const id = sha256Hex(canonicalJson({ at: at.toISOString(), words })).slice(0, ID_LENGTH);
  report(
    `Planned for ${momentText(at.toISOString())}, as ${id}; if somebody would get something else then, it is not made.`,
  );
  for (const line of changeLines(preview)) report(line);
  const entry = { id, at: at.toISOString(), words: [...words], reason, preview: previewDigest(preview) };
  const outcome = await changeMap(
    { ...context, command: 'schedule' },
    {
      edit: (map, _site, { author, moment }) =>
        addScheduled(map, { ...entry, by: author, since: moment.toISOString() }),
    },
  );
  return { value: { ...outcome.value, preview, scheduled: id } };
}

/** Runs a command now, or plans it where `--at` names a moment: then the tick carries it out. */
export async function nowOrLater(
  context: CommandContext,
  command: Pick<Command, 'name' | 'options'>,
  input: CommandInput,
  run: Run,
): Promise<CommandOutcome> {
  const at = textOption(input, 'at');
  return at === undefined ? run(context, input) : plan(context, command, input, run, parseMoment(at, new Date()));
}
