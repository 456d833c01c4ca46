import { CommanderError, InvalidArgumentError, Option, type Command as Program } from 'commander';
import type { Command, CommandInput, CommandOptions } from './command';
import { meantNote, silentProgram, suggestionOf } from '../text/meant';
import { WrongUsage } from '../text/user-error';
import { COMMON_OPTIONS } from './common-options';

/** Every option a command takes. */
export function optionsOf(command: Command): CommandOptions {
  return { ...COMMON_OPTIONS, ...command.options };
}

/** Whether a word stands among the options, before everything after it is meant literally. */
export function hasFlag(words: readonly string[], flag: string): boolean {
  const end = words.indexOf('--');
  return words.slice(0, end === -1 ? words.length : end).includes(flag);
}

function programOf(command: Command, words: readonly string[]): Program {
  const program = silentProgram(command.name).argument('[words...]');
  for (const [name, { type, short, multiple }] of Object.entries(optionsOf(command))) {
    const flags = `${short === undefined ? '' : `-${short}, `}--${name}`;
    if (type === 'boolean') {
      program.addOption(new Option(flags));
      continue;
    }
    const option = new Option(`${flags} <value>`);
    option.argParser<string | string[]>((value, earlier) => {
      // What looks like an option is one: a forgotten reason must not turn a dry run into a write.
      if (value.startsWith('-') && !words.includes(`--${name}=${value}`))
        throw new InvalidArgumentError(`Option '--${name} <value>' argument is ambiguous`);
      return multiple === true ? [...(Array.isArray(earlier) ? earlier : []), value] : value;
    });
    program.addOption(option);
  }
  return program;
}

function sentenceFor(command: Command, error: CommanderError): string {
  const help = `mfe help ${command.name}`;
  const [, flag = ''] = /^error: unknown option '(.*)'/.exec(error.message) ?? [];
  if (error.code !== 'commander.unknownOption') {
    const sentence = error.message.replace(/^error: (?:option .* is invalid\. )?/, '');
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}: ${help}`;
  }
  const [name = ''] = flag.split('=');
  if (Object.hasOwn(optionsOf(command), name.slice(2))) return `Option '${name}' does not take an argument: ${help}`;
  return `mfe ${command.name} has no option ${name}${suggestionOf(error) || `: ${help}`}`;
}

/** Reads what was typed after a command's name; one sentence about what is wrong with it. */
export function parseWords(command: Command, words: readonly string[]): CommandInput {
  const program = programOf(command, words);
  try {
    program.parse(words, { from: 'user' });
  } catch (error) {
    throw error instanceof CommanderError ? new WrongUsage(sentenceFor(command, error)) : error;
  }
  const values = program.opts<Record<string, string | boolean | string[]>>();
  return {
    positionals: program.args,
    values: Object.fromEntries(program.options.map((option) => [option.name(), values[option.attributeName()]])),
  };
}

/** The command of a name. */
export function findCommand(commands: readonly Command[], name: string): Command {
  const found = commands.find((command) => command.name === name);
  if (found !== undefined) return found;
  const names = commands.map((command) => command.name);
  throw new WrongUsage(`"${name}" is not a command${meantNote(name, names) || '; they are listed by: mfe help'}`);
}
