import { WrongUsage } from '../../text/user-error';
import { emptyOption, EMPTY_OPTIONS, EMPTY_USAGE } from '../../command-line/empty-option';
import { FREEZE_OPTIONS, FREEZE_USAGE, freezeOption } from '../../command-line/during-freeze';
import { parseFieldEdit } from '../../settings/edit-fields';
import {
  assertAtMost,
  requireNumber,
  requireRevision,
  textOption,
  textsOption,
  type Command,
  type CommandContext,
  type CommandInput,
  type CommandOutcome,
} from '../../command-line/command';
import { diffRevisions, listSettings, showRevision, showSettings } from './settings-read';
import { applyFields, applyFile, diffFile, rollBackSettings } from './settings-write';

const USAGE =
  `settings show [revision] | settings apply <file.json> ${EMPTY_USAGE} | settings edit <field>=<value> … [--remove field] ${EMPTY_USAGE} | ` +
  'settings diff <file.json> | settings diff <revision> [revision] | settings history [--limit n] [revision] | ' +
  `settings rollback --to revision ${EMPTY_USAGE} ${FREEZE_USAGE} | settings rollback --last ${EMPTY_USAGE} ${FREEZE_USAGE}`;

const IS_NUMBER = /^\d+$/;

type Action = (context: CommandContext, input: CommandInput, words: readonly string[]) => Promise<CommandOutcome>;

function revisionOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : requireRevision(text);
}

function requireFile(word: string | undefined, action: string): string {
  if (word === undefined) throw new WrongUsage(`Name the file: mfe settings ${action} <file.json>`);
  return word;
}

const history: Action = (context, input, [revision]) => {
  const limit = textOption(input, 'limit');
  if (revision === undefined)
    return listSettings(context, limit === undefined ? undefined : requireNumber(limit, 'a number of revisions'));
  if (limit !== undefined) throw new WrongUsage('--limit goes with the list, not with one revision');
  return showRevision(context, requireRevision(revision));
};

const rollback: Action = (context, input) => {
  const [to, isLast] = [textOption(input, 'to'), input.values['last'] === true];
  if ((to === undefined) !== isLast)
    throw new WrongUsage('Say which revision to go back to: mfe settings rollback --to <revision>, or --last');
  return rollBackSettings(context, revisionOf(to), emptyOption(input), freezeOption(input));
};

/** By action: how many words it takes, and which options. */
const ACTIONS: Readonly<Record<string, { readonly words: number; readonly options: readonly string[]; run: Action }>> =
  {
    show: { words: 1, options: [], run: (context, _input, [revision]) => showSettings(context, revisionOf(revision)) },
    apply: {
      words: 1,
      options: ['allow-empty'],
      run: (context, input, [file]) => applyFile(context, requireFile(file, 'apply'), emptyOption(input)),
    },
    edit: {
      words: Number.POSITIVE_INFINITY,
      options: ['remove', 'allow-empty'],
      run: (context, input, words) => {
        const removed = textsOption(input, 'remove').map((path) => ({ path: path.split('.'), value: undefined }));
        return applyFields(context, [...words.map(parseFieldEdit), ...removed], emptyOption(input));
      },
    },
    diff: {
      words: 2,
      options: [],
      run: (context, _input, [first, second]) =>
        first !== undefined && IS_NUMBER.test(first)
          ? diffRevisions(context, requireRevision(first), revisionOf(second))
          : diffFile(context, requireFile(first, 'diff')),
    },
    history: { words: 1, options: ['limit'], run: history },
    rollback: { words: 0, options: ['to', 'last', 'allow-empty', 'during-freeze'], run: rollback },
  };

const OPTIONS = {
  remove: { type: 'string', multiple: true },
  limit: { type: 'string' },
  to: { type: 'string' },
  last: { type: 'boolean' },
  ...EMPTY_OPTIONS,
  ...FREEZE_OPTIONS,
} as const;

export const settingsCommand: Command = {
  name: 'settings',
  usage: USAGE,
  summary: 'who the merchants of an environment are and how its pages behave: show, write, compare, take back',
  options: OPTIONS,
  // A new environment begins with its settings.
  environments: ({ positionals: [action] }, environment) =>
    ['show', 'history', 'rollback'].includes(action ?? '') ? [environment] : [],
  async run(context, input) {
    const [name = '', ...words] = input.positionals;
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (action === undefined) throw new WrongUsage(`Say what to do: mfe ${USAGE}`);
    assertAtMost(input, action.words + 1, USAGE);
    const stranger = Object.keys(OPTIONS).find(
      (option) => input.values[option] !== undefined && !action.options.includes(option),
    );
    if (stranger !== undefined) throw new WrongUsage(`mfe settings ${name} has no option --${stranger}`);
    return action.run(context, input, words);
  },
};
