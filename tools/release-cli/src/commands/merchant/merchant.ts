import {
  assertAtMost,
  requireNumber,
  requireRevision,
  textOption,
  type Command,
  type CommandContext,
  type CommandInput,
  type CommandOutcome,
} from '../../command-line/command';
import { FREEZE_OPTIONS, FREEZE_USAGE, freezeOption } from '../../command-line/during-freeze';
import { WrongUsage } from '../../text/user-error';
import { listMerchants, merchantHistory, showBrand, showMerchant } from './merchant-read';
import { testMerchant } from './merchant-test';
import {
  changeBrand,
  closeMerchant,
  createMerchant,
  exportBrand,
  openMerchant,
  rollBackMerchant,
  setFields,
} from './merchant-write';
import { BRAND_OPTIONS, namesBrand } from './ordered-merchant';

const BRAND_USAGE =
  '[--tokens file] [--hue …] [--chroma …] [--accent-hue …] [--lightness …] [--surface-hue …] [--logo file [--logo-dark file]] [--icon file]';
const USAGE =
  'merchant list | merchant show <code> | ' +
  `merchant create <code> --name … --languages EN,TY [--origin https://…] [--trial code] [--like code] [--api-origin https://…] [--dialect file] ${BRAND_USAGE} | ` +
  'merchant create <code> --from environment | merchant set <code> <field>=<value> … [--remove field] [--dialect file] | ' +
  `merchant brand <code> ${BRAND_USAGE} [--no-logo] [--no-icon] | merchant brand <code> --export file | ` +
  'merchant test <code> [--gateway https://…] [--url https://…] [--language EN] [--session file] [--allow-private] | ' +
  `merchant open <code> | merchant close <code> | merchant history <code> [--limit n] | merchant rollback <code> --to revision ${FREEZE_USAGE}`;

const OPTIONS = {
  name: { type: 'string' },
  trial: { type: 'string' },
  languages: { type: 'string' },
  origin: { type: 'string' },
  like: { type: 'string' },
  from: { type: 'string' },
  'api-origin': { type: 'string' },
  dialect: { type: 'string' },
  ...BRAND_OPTIONS,
  export: { type: 'string' },
  remove: { type: 'string', multiple: true },
  gateway: { type: 'string' },
  url: { type: 'string' },
  language: { type: 'string' },
  session: { type: 'string' },
  'allow-private': { type: 'boolean' },
  limit: { type: 'string' },
  to: { type: 'string' },
  ...FREEZE_OPTIONS,
} as const;

type Option = keyof typeof OPTIONS;

interface Action {
  /** How many words it takes after its name. */
  readonly words: number;
  readonly options: readonly Option[];
  /** `words` begins with the merchant's code. */
  readonly run: (
    context: CommandContext,
    input: CommandInput,
    code: string,
    words: readonly string[],
  ) => Promise<CommandOutcome>;
}

const BRAND = Object.keys(BRAND_OPTIONS) as (keyof typeof BRAND_OPTIONS)[];

const brand: Action['run'] = (context, input, code) => {
  if (textOption(input, 'export') === undefined)
    return namesBrand(input) ? changeBrand(context, input, code) : showBrand(context, code);
  if (namesBrand(input)) throw new WrongUsage('--export goes alone: change the brand first, then export it');
  return exportBrand(context, input, code);
};

const history: Action['run'] = (context, input, code) => {
  const limit = textOption(input, 'limit');
  return merchantHistory(
    context,
    code,
    limit === undefined ? undefined : requireNumber(limit, 'a number of revisions'),
  );
};

const rollback: Action['run'] = (context, input, code) => {
  const to = textOption(input, 'to');
  if (to === undefined)
    throw new WrongUsage(`Say which revision of the settings: --to, one of those of "mfe merchant history ${code}"`);
  return rollBackMerchant(context, code, requireRevision(to), freezeOption(input));
};

const ACTIONS: Readonly<Record<string, Action>> = {
  list: { words: 0, options: [], run: (context) => listMerchants(context) },
  show: { words: 1, options: [], run: (context, _input, code) => showMerchant(context, code) },
  create: {
    words: 1,
    options: ['name', 'trial', 'languages', 'origin', 'like', 'from', 'api-origin', 'dialect', ...BRAND],
    run: (context, input, code) => createMerchant(context, input, code),
  },
  set: {
    words: Number.POSITIVE_INFINITY,
    options: ['remove', 'dialect'],
    run: (context, input, _code, words) => setFields(context, input, words),
  },
  brand: { words: 1, options: [...BRAND, 'export'], run: brand },
  test: {
    words: 1,
    options: ['gateway', 'url', 'language', 'session', 'allow-private'],
    run: (context, input, code) => testMerchant(context, input, code),
  },
  open: { words: 1, options: [], run: (context, _input, code) => openMerchant(context, code) },
  close: { words: 1, options: [], run: (context, _input, code) => closeMerchant(context, code) },
  history: { words: 1, options: ['limit'], run: history },
  rollback: { words: 1, options: ['to', 'during-freeze'], run: rollback },
};

export const merchantCommand: Command = {
  name: 'merchant',
  usage: USAGE,
  summary: 'make, brand, test, open and close the merchants of an environment, without a file of the repository',
  options: OPTIONS,
  environments: ({ values: { from } }, environment) => (typeof from === 'string' ? [environment, from] : [environment]),
  async run(context, input) {
    const [name = '', ...words] = input.positionals;
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (action === undefined) throw new WrongUsage(`Say what to do: mfe merchant ${Object.keys(ACTIONS).join(', ')}`);
    assertAtMost(input, action.words + 1, USAGE);
    const [code = ''] = words;
    if (action.words > 0 && code === '') throw new WrongUsage(`Name the merchant: mfe merchant ${name} <code>`);
    const stranger = (Object.keys(OPTIONS) as Option[]).find(
      (option) => input.values[option] !== undefined && !action.options.includes(option),
    );
    if (stranger !== undefined) throw new WrongUsage(`mfe merchant ${name} has no option --${stranger}`);
    return action.run(context, input, code, words);
  },
};
