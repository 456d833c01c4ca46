import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Command, CommandInput } from '../commands/command';
import { sentenceOf, WrongUsage } from '../refusal';
import { COMMON_OPTIONS } from './common-options';
import { meantNote } from './nearest-name';

/** Every option a command takes. */
export function optionsOf(command: Command): NonNullable<ParseArgsConfig['options']> {
  return { ...COMMON_OPTIONS, ...command.options };
}

/** Whether a word stands among the options, before everything after it is meant literally. */
export function hasFlag(words: readonly string[], flag: string): boolean {
  const end = words.indexOf('--');
  return words.slice(0, end === -1 ? words.length : end).includes(flag);
}

function unknownOption(command: Command, words: readonly string[]): string | undefined {
  const options = optionsOf(command);
  const names = words.filter((word) => /^--[^=]/.test(word)).map((word) => word.slice(2).split('=')[0] ?? '');
  return names.find((name) => !Object.hasOwn(options, name));
}

/** Reads what was typed after a command's name; one sentence about what is wrong with it. */
export function parseWords(command: Command, words: readonly string[]): CommandInput {
  const stranger = unknownOption(command, words);
  if (stranger !== undefined) {
    const names = Object.keys(optionsOf(command)).map((name) => `--${name}`);
    const note = meantNote(`--${stranger}`, names);
    throw new WrongUsage(
      `mfe ${command.name} has no option --${stranger}${note === '' ? `: mfe help ${command.name}` : note}`,
    );
  }
  try {
    return parseArgs({ args: [...words], options: optionsOf(command), allowPositionals: true, strict: true });
  } catch (error) {
    const [sentence = ''] = sentenceOf(error).split(/\. |\n/);
    throw new WrongUsage(`${sentence.replace(/\.$/, '')}: mfe help ${command.name}`);
  }
}

/** The command of a name. */
export function findCommand(commands: readonly Command[], name: string): Command {
  const found = commands.find((command) => command.name === name);
  if (found !== undefined) return found;
  const note = meantNote(
    name,
    commands.map((command) => command.name),
  );
  throw new WrongUsage(`"${name}" is not a command${note === '' ? '; they are listed by: mfe help' : note}`);
}
