import type { Command, CommandInput } from 'release-cli/command-line/command';
import { optionWords } from 'release-cli/command-line/option-words';
import { WrongUsage } from 'release-cli/text/user-error';
import type { SignedPart } from 'release-cli/trust/trust';
import type { FormField, FormPart, FormSite } from '../forms/field';
import type { Scope } from '../people/people';

/** Something that an operator can do in the console: a command, and the form that gives its words. */
export interface Action {
  /** Its place in addresses. */
  readonly id: string;
  readonly title: string;
  /** What it does, in one sentence. */
  readonly about: string;
  readonly group: 'Give a version' | 'Roll out' | 'Take away' | 'Go back' | 'Keep as it is' | 'Merchants';
  /** The very command of `mfe`: preview, checks and write are its own. */
  readonly command: Command;
  /** Words that stand before and after those of the fields. */
  readonly before?: readonly string[];
  readonly after?: readonly string[];
  readonly fields: readonly FormField[];
  /** What it writes; the map where it is not said. */
  readonly writes?: SignedPart;
  /** The merchant's screens are shown before it is written. */
  readonly showsScreens?: boolean;
  /** A file can be sent with its form. */
  readonly takesFile?: boolean;
}

/** A form that was read: what the command is given, and whom it names. */
export interface ReadForm {
  readonly input: CommandInput;
  /** What is piped into the command. */
  readonly piped: string | undefined;
  readonly scope: Scope;
  /** The same as a command line, without the reason. */
  readonly words: readonly string[];
}

type Options = CommandInput['values'];

/** Options of the parts; one that several parts give has all their values. */
function optionsOf(parts: readonly FormPart[]): Options {
  const all: Record<string, Options[string]> = {};
  for (const [name, value] of parts.flatMap(({ options = {} }) => Object.entries(options))) {
    const known = all[name];
    all[name] = Array.isArray(known) && Array.isArray(value) ? [...known, ...value] : value;
  }
  return all;
}

/** All that the parts name; everything where none names any. */
function named(lists: readonly (readonly string[] | 'all' | undefined)[]): readonly string[] | 'all' {
  const found = lists.filter((list) => list !== undefined);
  if (found.length === 0) return 'all';
  return found.reduce<readonly string[] | 'all'>(
    (all, list) => (all === 'all' || list === 'all' ? 'all' : [...all, ...list]),
    [],
  );
}

/** Reads a form; refuses in one sentence what it does not offer. What names no merchant concerns all of them. */
export function readForm(
  { command, before = [], after = [], fields }: Action,
  site: FormSite,
  given: URLSearchParams,
): ReadForm {
  const parts = fields.map((field) => field.read(site, given));
  const values = optionsOf(parts);
  const stranger = Object.keys(values).find((name) => !Object.hasOwn(command.options, name));
  if (stranger !== undefined) throw new WrongUsage(`${command.name} takes no ${stranger}`);
  const positionals = [...before, ...parts.flatMap(({ words = [] }) => words), ...after];
  return {
    input: { positionals, values },
    piped: parts.find(({ piped }) => piped !== undefined)?.piped,
    scope: {
      merchants: named(parts.map(({ merchants }) => merchants)),
      packages: named(parts.map(({ packages }) => packages)),
    },
    words: [command.name, ...positionals, ...optionWords(values)],
  };
}
