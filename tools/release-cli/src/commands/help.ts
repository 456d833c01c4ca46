import { commandLines, overviewLines } from '../command-line/help-text';
import { COMMON_OPTIONS } from '../command-line/common-options';
import { findCommand } from '../command-line/program';
import { assertAtMost, type Command } from '../command-line/command';

const USAGE = 'help [command]';

export const helpCommand: Command = {
  name: 'help',
  usage: USAGE,
  summary: 'all commands, or one of them with its options and examples',
  options: {},
  run({ commands, report }, input) {
    assertAtMost(input, 1, USAGE);
    const [name] = input.positionals;
    const only = name === undefined ? undefined : findCommand(commands, name);
    for (const line of only === undefined ? overviewLines(commands) : commandLines(only)) report(line);
    const listed = (only === undefined ? commands : [only]).map((command) => ({
      name: command.name,
      usage: command.usage,
      summary: command.summary,
      options: [...Object.keys(command.options), ...Object.keys(COMMON_OPTIONS)],
    }));
    return Promise.resolve({ value: { commands: listed } });
  },
};
