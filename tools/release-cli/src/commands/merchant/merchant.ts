import {
  assertAtMost,
  decimalOption,
  requireNumber,
  requireRevision,
  textOption,
  type Command,
  type CommandContext,
  type CommandInput,
  type CommandOutcome,
} from '../../command-line/command';
import { FREEZE_OPTIONS, FREEZE_USAGE, freezeOption } from '../../command-line/during-freeze';
import { GUARD_OPTIONS, guardOption } from '../../command-line/guard-option';
import { WrongUsage } from '../../text/user-error';
import { canaryBrand, finishCanary } from './brand-canary';
import { listMerchants, merchantHistory, showBrand, showMerchant } from './merchant-read';
import { showSlots, SLOT_OPTIONS } from './merchant-slot';
import { testMerchant } from './merchant-test';
import {
  arrangeSlot,
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
  `merchant brand <code> ${BRAND_USAGE} [--no-logo] [--no-icon] [--percent n [--guard rollback --minimum-loads n]] | merchant brand <code> promote | merchant brand <code> end ${FREEZE_USAGE} | merchant brand <code> --export file | ` +
  'merchant slot <code> | merchant slot <code> <slot> [--first widgets] [--hide widgets] | merchant slot <code> <slot> --reset | ' +
  'merchant test <code> [--gateway https://…] [--url https://…] [--language EN] [--session file] [--allow-private] | ' +
  `merchant open <code> | merchant close <code> ${FREEZE_USAGE} | merchant history <code> [--limit n] | merchant rollback <code> --to revision ${FREEZE_USAGE}`;

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
  ...SLOT_OPTIONS,
  percent: { type: 'string' },
  ...GUARD_OPTIONS,
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

const brand: Action['run'] = (context, input, code, [, word]) => {
  const percent = decimalOption(input, 'percent');
  const isChange = percent !== undefined || namesBrand(input);
  if (word !== undefined) {
    if (isChange) throw new WrongUsage(`${word} goes alone: mfe merchant brand ${code} ${word}`);
    return finishCanary(context, input, code, word);
  }
  if (textOption(input, 'export') !== undefined) {
    if (isChange) throw new WrongUsage('--export goes alone: change the brand first, then export it');
    return exportBrand(context, input, code);
  }
  if (percent === undefined && guardOption(input) !== undefined)
    throw new WrongUsage('--guard goes with --percent: it guards a brand that a share of devices tries');
  if (freezeOption(input) !== undefined) throw new WrongUsage('--during-freeze goes with end, which is a way back');
  if (percent !== undefined) return canaryBrand(context, input, code, percent);
  return isChange ? changeBrand(context, input, code) : showBrand(context, code);
};

const slot: Action['run'] = (context, input, code, [, name]) => {
  if (name !== undefined) return arrangeSlot(context, input, code, name);
  const said = (Object.keys(SLOT_OPTIONS) as (keyof typeof SLOT_OPTIONS)[]).some(
    (option) => input.values[option] !== undefined,
  );
  if (said) throw new WrongUsage(`Name the slot: mfe merchant slot ${code} <slot>, one of "mfe merchant slot ${code}"`);
  return showSlots(context, code);
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
  brand: { words: 2, options: [...BRAND, 'percent', 'guard', 'minimum-loads', 'export', 'during-freeze'], run: brand },
  slot: { words: 2, options: ['first', 'hide', 'reset'], run: slot },
  test: {
    words: 1,
    options: ['gateway', 'url', 'language', 'session', 'allow-private'],
    run: (context, input, code) => testMerchant(context, input, code),
  },
  open: { words: 1, options: [], run: (context, _input, code) => openMerchant(context, code) },
  close: {
    words: 1,
    options: ['during-freeze'],
    run: (context, input, code) => closeMerchant(context, code, freezeOption(input)),
  },
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
