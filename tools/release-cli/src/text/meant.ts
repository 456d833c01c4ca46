import { Command, CommanderError } from 'commander';

/** A program that prints nothing and ends no process: what is wrong is thrown. */
export function silentProgram(name: string): Command {
  const silent = { writeOut: () => undefined, writeErr: () => undefined };
  return new Command(name).helpOption(false).helpCommand(false).exitOverride().configureOutput(silent);
}

/** The names that a refusal suggests, as its end; empty where none is near. */
export function suggestionOf({ message }: CommanderError): string {
  const [, names] = /\(Did you mean (.*)\?\)/.exec(message) ?? [];
  return names === undefined ? '' : `; did you mean ${names}?`;
}

/** The names of a list that were probably meant by another, as the end of a refusal: found as commands and options are. */
export function meantNote(text: string, names: readonly string[]): string {
  const program = silentProgram('names');
  for (const name of new Set(names)) program.addCommand(silentProgram(name));
  try {
    program.parse(['--', text], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return suggestionOf(error);
    throw error;
  }
  return '';
}
