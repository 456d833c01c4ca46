import { relative } from 'node:path';
import { scopeRegistry } from 'create-section/scope-registry';
import { writeEndpoint } from 'create-section/write-endpoint';
import { writeMerchant } from 'create-section/write-merchant';
import { movingSteps, writeRepository } from 'create-section/write-repository';
import { writeScreen } from 'create-section/write-screen';
import { nextSteps, writeSection } from 'create-section/write-section';
import {
  assertAtMost,
  decimalOption,
  textOption,
  type Command,
  type CommandContext,
  type CommandInput,
} from '../command-line/command';
import { messageOf, UserError, WrongUsage } from '../text/user-error';

/** One kind of thing that can be new. */
interface Kind {
  readonly usage: string;
  readonly options: readonly string[];
  /** Writes it, and says what was done. Throws a sentence, and writes nothing, where it cannot be. */
  readonly write: (name: string, input: CommandInput, context: CommandContext) => Made;
}

interface Made {
  readonly value: object;
  readonly lines: readonly string[];
}

interface Files {
  readonly created: readonly string[];
  readonly edited: readonly string[];
  readonly decisions: readonly string[];
}

function lines(title: string, { created, edited, decisions }: Files): readonly string[] {
  return [
    `${title}. New files: ${created.length}, changed: ${edited.length}.`,
    ...created.map((file) => `  new      ${file}`),
    ...edited.map((file) => `  changed  ${file}`),
    'Still to decide:',
    ...decisions.map((decision) => `  ${decision}`),
  ];
}

/** The options that were given, by the names that the writers know them by. */
function given(input: CommandInput, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = textOption(input, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The section that is meant: the one that is named, or that of the workspace in whose folder the command runs. */
function sectionHere(input: CommandInput, { repository }: CommandContext): { readonly section?: string } {
  const named = textOption(input, 'in')?.replace(/\/$/, '');
  if (named !== undefined) return { section: named };
  const [first = ''] = relative(repository, process.cwd()).split(/[/\\]/);
  return first.startsWith('mfe-') ? { section: first } : {};
}

const SECTION: Kind = {
  usage: 'new section <name> [--into folder]',
  options: ['into'],
  write(name, input) {
    const value = writeSection(name, textOption(input, 'into'), scopeRegistry());
    return { value, lines: nextSteps(value) };
  },
};

const REPOSITORY: Kind = {
  usage: 'new repository <mfe-…> [--into folder]',
  options: ['into'],
  write(section, input, { repository }) {
    const value = writeRepository({
      folder: repository,
      section,
      registry: scopeRegistry(),
      ...given(input, ['into']),
    });
    return { value, lines: movingSteps(value) };
  },
};

const SCREEN: Kind = {
  usage: 'new screen <name> [--path /m/…] [--in mfe-…]',
  options: ['path', 'in'],
  write(name, input, context) {
    const order = { name, folder: context.repository, ...sectionHere(input, context), ...given(input, ['path']) };
    const value = writeScreen(order);
    return { value, lines: lines(`The screen ${name} is at ${value.path}`, value) };
  },
};

const ENDPOINT_TEXTS = ['path', 'method', 'auth', 'request', 'reply', 'example', 'about', 'area'];

const ENDPOINT: Kind = {
  usage:
    'new endpoint <name> [--method …] [--path …] [--auth …] [--request …] [--reply … | --example file] [--about …] [--area …] [--in mfe-…]',
  options: [...ENDPOINT_TEXTS, 'in'],
  write(name, input, context) {
    const place = { folder: context.repository, ...sectionHere(input, context) };
    const value = writeEndpoint({ name, ...place, ...given(input, ENDPOINT_TEXTS) });
    return { value, lines: lines(`${value.id} is the call ${name}`, value) };
  },
};

const MERCHANT: Kind = {
  usage:
    'new merchant <code> [--name …] [--hue …] [--chroma …] [--accent-hue …] [--languages TY,EN] [--origin https://…] [--like code]',
  options: ['name', 'hue', 'chroma', 'accent-hue', 'languages', 'origin', 'like'],
  write(code, input, { repository }) {
    const values = { hue: 'hue', chroma: 'chroma', accentHue: 'accent-hue' };
    const brand = Object.entries(values).flatMap(([field, option]) => {
      const value = decimalOption(input, option);
      return value === undefined ? [] : [[field, value] as const];
    });
    const languages = textOption(input, 'languages')?.split(',');
    const value = writeMerchant({
      code,
      folder: repository,
      brand: Object.fromEntries(brand),
      ...(languages === undefined ? {} : { languages }),
      ...given(input, ['name', 'origin', 'like']),
    });
    return { value, lines: lines(`The merchant ${code} is there`, value) };
  },
};

const KINDS: Readonly<Record<string, Kind>> = {
  section: SECTION,
  repository: REPOSITORY,
  screen: SCREEN,
  endpoint: ENDPOINT,
  merchant: MERCHANT,
};

/** The options of `mfe new`, each with the kinds that take it. */
const OPTIONS = [...new Set(Object.values(KINDS).flatMap(({ options }) => options))];

function kindOf(input: CommandInput): readonly [kind: Kind, name: string] {
  const [word = '', name] = input.positionals;
  const kind = Object.hasOwn(KINDS, word) ? KINDS[word] : undefined;
  if (kind === undefined || name === undefined)
    throw new WrongUsage(`Say what is new: mfe ${(kind ?? SECTION).usage}; there are ${Object.keys(KINDS).join(', ')}`);
  assertAtMost(input, 2, kind.usage);
  const other = OPTIONS.find((option) => input.values[option] !== undefined && !kind.options.includes(option));
  if (other !== undefined) throw new WrongUsage(`--${other} is nothing of a ${word}: mfe ${kind.usage}`);
  return [kind, name];
}

export const newCommand: Command = {
  name: 'new',
  usage: Object.values(KINDS)
    .map(({ usage }) => usage)
    .join(' | '),
  summary: 'write a new section, screen, endpoint or merchant, with tests that pass, or the repository of a section',
  options: Object.fromEntries(OPTIONS.map((option) => [option, { type: 'string' as const }])),
  run(context, input) {
    const [kind, name] = kindOf(input);
    try {
      const { value, lines: told } = kind.write(name, input, context);
      told.forEach(context.report);
      return Promise.resolve({ value });
    } catch (error) {
      return Promise.reject(error instanceof WrongUsage ? error : new UserError(messageOf(error)));
    }
  },
};
